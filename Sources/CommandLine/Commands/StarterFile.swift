import Diagnostics
import SiteOutput

/// A file that a command makes in the user's folder, and never over one that is there.
struct StarterFile {
  var path: String
  var text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// A file that is there with other bytes; the same bytes are no problem.
  static func problems(of files: [StarterFile]) throws -> [Diagnostic] {
    try files.compactMap { file in
      guard try NewFile.exists(at: file.path) else { return nil }
      if try readFile(at: file.path) == Array(file.text.utf8) { return nil }
      return .error(
        "file-exists", "the file is there already, with other contents", at: .file(file.path),
        help: "nothing was written; rename or remove it first")
    }
  }

  func write() throws {
    try NewFile.write(Array(text.utf8), at: path)
  }
}
