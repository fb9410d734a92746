import Foundation
import InviteLinks
import Testing

@testable import SiteOutput

/// One line of the record of own files.
struct FileLineTests {
  /// The processor's instructions say what FIPS 180-4 says, at every border of a block.
  @Test func isTheFirstHalfOfASHA256() {
    for length in [0, 1, 40, 54, 55, 56, 62, 63, 64, 118, 119, 127, 200] {
      let path = String(repeating: "p", count: length)
      for size in [0, 1, 7, 8, 9, 54, 55, 56, 63, 64, 65, 119, 128, 1000] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let expected = FileLine(SHA256.digest(Array(path.utf8) + [0] + bytes))
        #expect(FileLine(path: path, bytes: bytes) == expected, "\(length) and \(size)")
      }
    }
  }

  /// Read in one go or in parts, and from the beginning wherever reading has stopped before.
  @Test(arguments: [0, 5000, 1 << 20, (1 << 20) + 1])
  func isTheSameForAFileOnTheDisk(size: Int) throws {
    let site = try TestSite()
    let bytes = [UInt8](repeating: 7, count: size)
    let line = FileLine(path: "a/b", bytes: bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(site.path)/file"))
    let file = try Folder(path: site.path).openFile("file")
    // Stops somewhere before the end.
    _ = try file.holds([UInt8](repeating: 8, count: size), size: size)
    let first = try FileLine(path: "a/b", reading: file)
    let second = try FileLine(path: "a/b", reading: file)
    #expect([first, second] == [line, line])
  }
}
