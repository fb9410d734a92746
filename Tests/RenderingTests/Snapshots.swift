import Foundation
import TestSupport
import Testing

/// Expected outputs that lie in files: `UPDATE_SNAPSHOTS=1 swift test` writes them anew.
///
/// The difference in version control is what is then reviewed.
struct Snapshots: Sendable {
  let folder: URL

  /// - Parameter folder: below `Tests/Fixtures`.
  init(_ folder: String) {
    self.folder = Fixtures.repository.appendingPathComponent("Tests/Fixtures/\(folder)")
  }

  static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
  }

  /// Compares `bytes` with the file, or writes it.
  func expect(
    _ bytes: [UInt8], in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    if Snapshots.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    guard let expected = try? Data(contentsOf: file) else {
      Issue.record(
        "there is no snapshot \(name); UPDATE_SNAPSHOTS=1 writes it", sourceLocation: sourceLocation
      )
      return
    }
    guard !expected.elementsEqual(bytes) else { return }
    let (old, new) = (lines(of: expected), lines(of: bytes))
    let line = zip(old, new).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> Substring {
      line < lines.count ? lines[line] : "(end of file)"
    }
    Issue.record(
      """
      \(name):\(line + 1) differs; UPDATE_SNAPSHOTS=1 writes it anew
      expected: \(shown(old))
      found:    \(shown(new))
      """, sourceLocation: sourceLocation)
  }

  /// The names of all files, sorted; a test holds them against those that are used.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !isFolder($0) }.sorted()
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder.appendingPathComponent(name).path
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  private func lines(of bytes: some Sequence<UInt8>) -> [Substring] {
    String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
