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
}
