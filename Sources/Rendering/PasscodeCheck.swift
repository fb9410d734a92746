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
    let words = PasscodeCheck.words(
      of: site.settings, templates,
      among: Set(meetings.compactMap { $0.passcode.map { Array($0.text.utf8) } }))
    return meetings.flatMap { meeting -> [Diagnostic] in
      guard let passcode = meeting.passcode else { return [] }
      if let word = commonWord(passcode, of: meeting, words) { return [word] }
      return leaks(of: passcode, in: meeting)
    }
  }

  // MARK: Words that stand everywhere

  /// A passcode of one word that each page, link or file name has could not be told from it.
  private static func commonWord(
    _ passcode: Meeting.Passcode, of meeting: Meeting, _ words: WordSearch
  ) -> Diagnostic? {
    var own = WordSearch(for: [Array(passcode.text.utf8)])
    own.look(through: meeting.callID.value.text)
    own.look(through: meeting.id.value.text)
    if let schedule = meeting.schedule {
      own.look(through: schedule.startText)
      own.look(through: schedule.endText)
    }
    let text = Array(passcode.text.utf8)
    guard words.found.contains(text) || own.found.contains(text) else { return nil }
    return .error(
      "common-passcode",
      "the passcode \"\(passcode.text)\" is a word that stands in the site in any case",
      at: passcode.place, help: "choose one that is no part of a link, a date or a page")
  }

  private static func words(
    of settings: SiteSettings, _ templates: [String: SourceText], among passcodes: Set<[UInt8]>
  ) -> WordSearch {
    var words = WordSearch(for: passcodes)
    for source in templates.values { words.look(through: source.bytes) }
    for text in ["https", "join", "index", "html", settings.host.text, settings.name] {
      words.look(through: text)
    }
    if let description = settings.description { words.look(through: description) }
    return words
  }

  // MARK: Texts of the meeting

  /// Where the page shows the passcode anyway, a title still stands in previews, and what the common
  /// calendar and search engines are told of a public meeting is not for its own guests alone.
  private static func leaks(of passcode: Meeting.Passcode, in meeting: Meeting) -> [Diagnostic] {
    guard meeting.isPublished else { return [] }
    let isOnPage = passcode.shownIn == .page
    let isTold = meeting.visibility == .public && meeting.schedule != nil
    var texts: [(name: String, text: String?)] = [("title", meeting.title)]
    if !isOnPage || isTold {
      texts += [("description", meeting.description?.value), ("location", meeting.location)]
      for point in meeting.entryPoints { texts += [("label", point.label), ("uri", point.uri)] }
    }
    if !isOnPage {
      texts += meeting.extras.map { ($0.name, $0.text) }
      for point in meeting.entryPoints {
        texts += [
          ("note", point.note), ("pin", point.pin), ("meeting_code", point.meetingCode),
        ]
      }
    }
    let leaking = texts.first { $0.text.map { holds(passcode.text, $0) } ?? false }
    guard let name = leaking?.name else { return [] }
    let help =
      if !isOnPage {
        "take it out there, or write passcode_in: page"
      } else if name == "title" {
        "take it out of the title, which previews show"
      } else {
        "take it out there: the page shows it anyway, the calendar of all meetings must not"
      }
    return [
      .error(
        "passcode-in-text", "the passcode stands in \"\(name)\", which everybody can read",
        at: passcode.place, help: help)
    ]
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

/// Looks for some words in many texts, each of which is read once.
private struct WordSearch {
  private let wanted: Set<[UInt8]>
  private let lengths: ClosedRange<Int>
  private(set) var found: Set<[UInt8]> = []

  init(for wanted: Set<[UInt8]>) {
    self.wanted = wanted
    let lengths = wanted.map(\.count)
    self.lengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }

  mutating func look(through text: String) {
    look(through: Array(text.utf8))
  }

  mutating func look(through text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      var index = 0
      while index <= bytes.count {
        if index == bytes.count || !bytes[index].isTokenByte {
          if lengths.contains(index - start) {
            let word = Array(bytes[start..<index])
            if wanted.contains(word) { found.insert(word) }
          }
          start = index + 1
        }
        index += 1
      }
    }
  }
}

extension UInt8 {
  /// ASCII letters and digits, and every byte of a character beyond ASCII.
  fileprivate var isTokenByte: Bool {
    self >= 0x80 || (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10
  }
}
