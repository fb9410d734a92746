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

  /// Writes all of them, or none when one would replace a file with other bytes.
  static func write(_ files: [StarterFile], for command: CommandContext) throws -> ExitCode {
    let isThere = try files.map { try $0.isThere() }
    let problems = zip(files, isThere).compactMap { file, isThere in
      isThere == false ? file.inTheWay : nil
    }
    guard problems.isEmpty else {
      command.console.report(problems, .text)
      return .findings
    }
    for (file, isThere) in zip(files, isThere) {
      if isThere == nil { try NewFile.write(Array(file.text.utf8), at: file.path) }
      try command.console.print("\(file.path)\(isThere == nil ? "" : " (unchanged)")\n")
    }
    return .fine
  }

  /// Nil when nothing has this name, true for a file with the same bytes.
  private func isThere() throws -> Bool? {
    guard try NewFile.exists(at: path) else { return nil }
    return try !isFolder(path) && readFile(at: path) == Array(text.utf8)
  }

  private var inTheWay: Diagnostic {
    .error(
      "file-exists", "the file is there already, with other contents", at: .file(path),
      help: "nothing was written; rename or remove it first")
  }
}
