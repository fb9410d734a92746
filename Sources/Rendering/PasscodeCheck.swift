package import Diagnostics
import InviteLinks
package import SiteModel

/// Refuses passcodes that would stand in the site although they must not.
///
/// What the templates bring in besides is found by looking through the finished files.
package enum PasscodeCheck {
  /// - Parameter templates: all of them, by name: their words stand on pages in any case.
  package static func diagnostics(
    of site: Site, templates: [String: SourceText]
  ) -> [Diagnostic] {
    let meetings = site.meetings.filter { $0.passcode != nil }
    guard !meetings.isEmpty else { return [] }
    let words = words(of: site.settings, templates)
    return meetings.flatMap { meeting -> [Diagnostic] in
      guard let passcode = meeting.passcode else { return [] }
      if let word = commonWord(passcode, of: meeting, words) { return [word] }
      return leaks(of: passcode, in: meeting)
    }
  }

  // MARK: Words that stand everywhere

  /// A passcode of one word that each page, link or file name has could not be told from it.
  private static func commonWord(
    _ passcode: Meeting.Passcode, of meeting: Meeting, _ words: Set<ArraySlice<UInt8>>
  ) -> Diagnostic? {
    let text = Array(passcode.text.utf8)[...]
    guard text.allSatisfy(\.isTokenByte) else { return nil }
    var own = Set(tokens(of: meeting.callID.value.text) + tokens(of: meeting.id.value.text))
    if let schedule = meeting.schedule {
      own.formUnion(tokens(of: schedule.startText) + tokens(of: schedule.endText))
    }
    guard words.contains(text) || own.contains(text) else { return nil }
    return .error(
      "common-passcode",
      "the passcode \"\(passcode.text)\" is a word that stands in the site in any case",
      at: passcode.place, help: "choose one that is no part of a link, a date or a page")
  }

  private static func words(
    of settings: SiteSettings, _ templates: [String: SourceText]
  ) -> Set<ArraySlice<UInt8>> {
    var words: Set<ArraySlice<UInt8>> = []
    for source in templates.values { words.formUnion(tokens(of: source.bytes[...])) }
    let texts = ["https", "join", "index", "html", settings.host.text, settings.name]
    for text in texts + [settings.description].compactMap({ $0 }) {
      words.formUnion(tokens(of: text))
    }
    return words
  }

  private static func tokens(of text: String) -> [ArraySlice<UInt8>] {
    tokens(of: Array(text.utf8)[...])
  }

  private static func tokens(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { !$0.isTokenByte }
  }

  // MARK: Texts of the meeting

  /// A title stands in previews, too; the others where the page shows the passcode anyway.
  private static func leaks(of passcode: Meeting.Passcode, in meeting: Meeting) -> [Diagnostic] {
    guard meeting.isPublished else { return [] }
    var texts = [("title", meeting.title)]
    if passcode.shownIn != .page {
      texts += [meeting.description.map { ("description", $0.value) }].compactMap { $0 }
      texts += [meeting.location.map { ("location", $0) }].compactMap { $0 }
      texts += meeting.extras.map { ($0.name, $0.text) }
      for point in meeting.entryPoints {
        texts += [
          ("label", point.label), ("note", point.note), ("uri", point.uri), ("pin", point.pin),
          ("meeting_code", point.meetingCode),
        ].compactMap { name, text in text.map { (name, $0) } }
      }
    }
    return texts.filter { holds(passcode.text, $0.1) }.prefix(1).map { name, _ in
      .error(
        "passcode-in-text", "the passcode stands in \"\(name)\", which everybody can read",
        at: passcode.place,
        help: passcode.shownIn == .page
          ? "take it out of the title, which previews show"
          : "take it out there, or write passcode_in: page")
    }
  }

  /// True where the passcode stands between two signs that are no letters or digits.
  private static func holds(_ passcode: String, _ text: String) -> Bool {
    let wanted = Array(passcode.utf8)
    let bytes = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
    func isEdge(_ index: Int) -> Bool {
      index == 0 || index == bytes.count || !bytes[index - 1].isTokenByte
        || !bytes[index].isTokenByte
    }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start] == wanted[0] && bytes[start...].starts(with: wanted) && isEdge(start)
        && isEdge(start + wanted.count)
    }
  }
}

extension UInt8 {
  /// ASCII letters and digits, and every byte of a character beyond ASCII.
  fileprivate var isTokenByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
