package import Diagnostics
import InviteLinks
package import SiteModel

/// Refuses passcodes that would stand in the site although they must not.
///
/// What static files bring in besides is found by looking through the finished files.
package struct PasscodeCheck {
  /// - Parameters:
  ///   - words: what the description of each meeting says when it is read, nil where there is none.
  ///   - templates: all of them, by name: their words stand on pages in any case.
  ///   - statics: names of the files that are copied, below `staticsName`.
  package static func diagnostics(
    of site: Site, words: [String?] = [], templates: [String: SourceText],
    statics: [String] = [], staticsName: String = "Content/static"
  ) -> [Diagnostic] {
    guard var check = PasscodeCheck(site.meetings) else { return [] }
    for source in templates.values { check.everywhere.formUnion(check.found(in: source.bytes)) }
    for text in ["https", "join", "index", "html"] + site.settings.publicTexts {
      check.everywhere.formUnion(check.found(in: text))
    }
    check.words = words
    for index in site.meetings.indices { check.look(through: site.meetings[index], index) }
    for name in statics {
      for passcode in check.found(in: name) where check.files[passcode] == nil {
        check.files[passcode] = name
      }
    }
    return check.diagnostics(of: site.meetings, staticsName)
  }

  /// In any case: codes and former ids are in lower case whatever the passcode is.
  private let search: TokenSearch
  /// By their texts in lower case: many meetings may have the same one.
  private let numbers: [String: Int]
  private var words: [String?] = []
  /// Those that every page, link or file name has in it.
  private var everywhere: Set<Int> = []
  /// Places in other meetings than those that have the passcode.
  private var elsewhere: [Int: [(text: PublicText, meeting: Meeting)]] = [:]
  /// The first static file that is named so.
  private var files: [Int: String] = [:]

  /// Nil when no meeting has a passcode.
  private init?(_ meetings: [Meeting]) {
    var numbers: [String: Int] = [:]
    var texts: [[UInt8]] = []
    for text in meetings.compactMap(\.passcode?.text.folded) where numbers[text] == nil {
      numbers[text] = texts.count
      texts.append(Array(text.utf8))
    }
    guard !texts.isEmpty else { return nil }
    self.numbers = numbers
    search = TokenSearch(texts, ignoringCase: true)
  }

  private func texts(of meeting: Meeting, _ index: Int) -> [PublicText] {
    PublicText.all(of: meeting, words: words.indices.contains(index) ? words[index] : nil)
  }

  private func found(in text: String) -> Set<Int> { found(in: Array(text.utf8)) }

  private func found(in text: [UInt8]) -> Set<Int> { search.found(in: text[...]) }

  /// Notes the passcodes of others; those of its own are looked for later.
  private mutating func look(through meeting: Meeting, _ index: Int) {
    guard meeting.isPublished else { return }
    let own = meeting.passcode.flatMap { numbers[$0.text.folded] }
    var told: Set<Int> = []
    for text in PublicText.names(of: meeting) + texts(of: meeting, index) {
      for passcode in found(in: text.text) where passcode != own {
        if told.insert(passcode).inserted {
          elsewhere[passcode, default: []].append((text, meeting))
        }
      }
    }
  }

  private func diagnostics(of meetings: [Meeting], _ staticsName: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var told: Set<Int> = []
    for (index, meeting) in meetings.enumerated() {
      guard let passcode = meeting.passcode, let number = numbers[passcode.text.folded] else {
        continue
      }
      func isFound(_ text: PublicText) -> Bool { found(in: text.text).contains(number) }
      if everywhere.contains(number) || PublicText.names(of: meeting).contains(where: isFound) {
        diagnostics.append(.commonPasscode(passcode))
        continue
      }
      if meeting.isPublished,
        let text = texts(of: meeting, index).first(where: {
          (passcode.shownIn != .page || $0.reach != .page) && isFound($0)
        })
      {
        diagnostics.append(.passcode(passcode, standsIn: text))
      }
      // What others have in their texts is told once, for the first that has this passcode.
      guard told.insert(number).inserted else { continue }
      for place in elsewhere[number] ?? [] {
        diagnostics.append(.passcode(passcode, standsIn: place.text, of: place.meeting))
      }
      if let name = files[number] {
        diagnostics.append(.passcode(passcode, standsInNameOf: "\(staticsName)/\(name)"))
      }
    }
    return diagnostics
  }
}

extension String {
  /// In lower case as far as ASCII goes.
  fileprivate var folded: String {
    String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func commonPasscode(_ passcode: Meeting.Passcode) -> Diagnostic {
    .error(
      "common-passcode",
      "the passcode \"\(passcode.text)\" is a word that stands in the site in any case",
      at: passcode.place, help: "choose one that is no part of a link, a date or a page")
  }

  fileprivate static func passcode(
    _ passcode: Meeting.Passcode, standsIn text: PublicText
  ) -> Diagnostic {
    let help =
      switch text.reach {
      case .address: "take it out there, or choose another: links and apps show what stands there"
      case .preview where passcode.shownIn == .page:
        "take it out of the \(text.name), which previews show"
      case .calendar where passcode.shownIn == .page:
        "take it out there: the page shows it anyway, the calendar of all meetings must not"
      case .page, .calendar, .preview: "take it out there, or write passcode_in: page"
      }
    return .error(
      "passcode-in-text", "the passcode stands in \"\(text.name)\", which everybody can read",
      at: passcode.place, help: help)
  }

  fileprivate static func passcode(
    _ passcode: Meeting.Passcode, standsIn text: PublicText, of meeting: Meeting
  ) -> Diagnostic {
    .error(
      "passcode-in-text",
      "the passcode stands in \"\(text.name)\" of \"\(meeting.id.value)\", which everybody can read",
      at: passcode.place, help: "take it out there, or choose another",
      notes: [.init("\"\(meeting.id.value)\" is defined here", at: meeting.place)])
  }

  fileprivate static func passcode(
    _ passcode: Meeting.Passcode, standsInNameOf file: String
  ) -> Diagnostic {
    .error(
      "passcode-in-text", "the passcode stands in the name of a file, which everybody can read",
      at: passcode.place, help: "rename the file, or choose another passcode",
      notes: [.init("the file is this one", at: .file(file))])
  }
}
