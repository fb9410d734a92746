/// The script as it stands in pages.
enum ScriptText {
  /// The built-in script without its indentation, empty lines and lines of comment: every page has
  /// it, and guests have bad lines.
  ///
  /// A script of the user's stays as it is, since a template literal may go over several lines.
  ///
  /// - Parameter isMeeting: True for the page of a meeting, which has no use for what only other pages
  ///   need; the script says itself what that is.
  static func inPage(_ script: [UInt8], isMeeting: Bool = false) -> [UInt8] {
    guard script == builtIn else { return script }
    return isMeeting ? ofMeetings : shortened
  }

  private static let builtIn =
    BuiltInTemplates.all.first { $0.name == "page.js" }.map { Array($0.text.utf8) } ?? []

  private static let shortened = withoutNotes(builtIn)
  private static let ofMeetings = withoutNotes(builtIn, isMeeting: true)

  static func withoutNotes(_ script: [UInt8], isMeeting: Bool = false) -> [UInt8] {
    var isLeftOut = false
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for line in script.split(separator: 0x0A) {
      let text = line.drop { $0 == 0x20 }
      if text.starts(with: Array("// >>>".utf8)) { isLeftOut = isMeeting }
      if text.starts(with: Array("// <<<".utf8)) { isLeftOut = false }
      if isLeftOut || text.isEmpty || text.starts(with: [0x2F, 0x2F]) { continue }
      result += text
      result.append(0x0A)
    }
    return result
  }
}
