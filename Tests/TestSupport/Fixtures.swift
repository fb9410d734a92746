package import Foundation

/// Files that tests read: `Tests/Fixtures/<path>`, and the public conformance suites.
package enum Fixtures {
  /// The top of the repository, found from this file.
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func bytes(_ path: String) throws -> [UInt8] {
    let url = repository.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
    return [UInt8](try Data(contentsOf: url))
  }

  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The folder of a public conformance suite (`json`, `mustache`, `uri-template`), or nil.
  ///
  /// They are read where they lie: `LINKSITE_CONFORMANCE` names their folder. Without it the
  /// tests that need them are skipped, and say so.
  package static func conformance(_ suite: String) -> URL? {
    guard let folder = ProcessInfo.processInfo.environment["LINKSITE_CONFORMANCE"] else {
      print("skipped: LINKSITE_CONFORMANCE is not set, the public suite '\(suite)' was not run")
      return nil
    }
    return URL(fileURLWithPath: folder).appendingPathComponent(suite)
  }
}
