import Foundation

/// What one guest gets: everything that the writers of files need, in the guest's language.
package struct PersonalInvite: Sendable {
  /// The link to one of the meetings.
  package struct Link: Sendable {
    package var meeting: String
    package var title: String
    package var url: String
    /// The start for the guest's own clock; nil for an open room.
    package var start: String?

    package init(meeting: String, title: String, url: String, start: String?) {
      self.meeting = meeting
      self.title = title
      self.url = url
      self.start = start
    }
  }

  package var number: Int
  /// `0001-ana-lima`, what the guest's files are called.
  package var fileName: String
  package var guest: Guest
  package var language: String
  package var isRightToLeft: Bool
  /// Those that hold.
  package var links: [Link]
  /// Ids of the meetings whose link was taken back.
  package var revoked: [String] = []
  package var subject: String
  /// The message of a mail and of a chat, with LF and without one at its end.
  package var text: String
  /// The short one.
  package var sms: String
  /// The same as long as the guest need not be told anything else.
  package var mark = ""
  package var html: [UInt8] = []
  /// The calendar file, where a meeting has a time.
  package var calendar: [UInt8]?

  package init(
    number: Int, fileName: String, guest: Guest, language: String, isRightToLeft: Bool,
    links: [Link] = [], subject: String = "", text: String = "", sms: String = ""
  ) {
    self.number = number
    self.fileName = fileName
    self.guest = guest
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.links = links
    self.subject = subject
    self.text = text
    self.sms = sms
  }

  /// True when every link of the guest was taken back: then there is nothing to send.
  package var isRevoked: Bool { links.isEmpty }

  /// The number makes it unlike every other name, on every system.
  static func fileName(_ number: Int, _ label: String) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let slug = PersonalInvite.slug(label)
    return slug.isEmpty ? padded : "\(padded)-\(slug)"
  }

  /// True for a name that `fileName` makes, whoever the guest was.
  package static func isFileName(_ name: some StringProtocol) -> Bool {
    let digits = name.utf8.prefix { (0x30...0x39).contains($0) }
    guard digits.count >= 4 else { return false }
    let rest = name.utf8.dropFirst(digits.count)
    return rest.isEmpty
      || rest.first == UInt8(ascii: "-")
        && rest.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
        }
  }

  /// Latin letters that no normalisation takes apart.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ß": "ss", "æ": "ae", "Æ": "ae",
    "œ": "oe", "Œ": "oe", "ı": "i", "þ": "th", "Þ": "th", "ð": "d", "Ð": "d",
  ]

  /// ASCII letters and digits, at most 40; letters with marks lose them.
  private static func slug(_ text: String) -> String {
    var slug: [UInt8] = []
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    for scalar in (isPlain ? text : text.decomposedStringWithCanonicalMapping).unicodeScalars {
      guard slug.count < 40 else { break }
      if scalar == "@" { break }
      if scalar.isLetterOrDigit {
        slug.append(UInt8(scalar.value).lowered)
      } else if let letters = PersonalInvite.letters[scalar] {
        slug += letters.utf8
      } else if scalar.properties.generalCategory == .nonspacingMark {
        continue
      } else if let last = slug.last, last != UInt8(ascii: "-") {
        slug.append(UInt8(ascii: "-"))
      }
    }
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}
