/// The script as it stands in pages.
enum ScriptText {
  /// The built-in script without its indentation, empty lines and lines of comment: every page has
  /// it, and guests have bad lines.
  ///
  /// A script of the user's stays as it is, since a template literal may go over several lines.
  static func inPage(_ script: [UInt8]) -> [UInt8] {
    guard script == builtIn else { return script }
    return shortened
  }

  private static let builtIn =
    BuiltInTemplates.all.first { $0.name == "page.js" }.map { Array($0.text.utf8) } ?? []

  private static let shortened = withoutNotes(builtIn)

  static func withoutNotes(_ script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for line in script.split(separator: 0x0A) {
      let text = line.drop { $0 == 0x20 }
      if text.isEmpty || text.starts(with: [0x2F, 0x2F]) { continue }
      result += text
      result.append(0x0A)
    }
    return result
  }
}
