import Foundation
package import InviteLinks

/// What one guest gets: the form that many guests share, and the guest's own values for it.
package struct PersonalInvite: Sendable {
  package let number: Int
  /// `0001-ana-lima`, what the guest's files are called.
  package let fileName: String
  package let guest: Guest
  package let form: InviteForm
  package private(set) var values = OwnValues()
  /// Ids of the meetings whose link was taken back.
  package let revoked: [String]

  /// - Parameters:
  ///   - fields: the values of the fields that templates know, in their order.
  ///   - tokens: those in the links of the form, in their order.
  ///   - escape: appends text as HTML has it.
  package init(
    _ entry: Ledger.Entry, _ form: InviteForm, fields: [String?], tokens: [GuestToken],
    revoked: [String], escape: ([UInt8], inout [UInt8]) -> Void
  ) {
    let guest = entry.guest
    number = entry.number
    fileName = entry.fileName
    self.guest = guest
    self.form = form
    self.revoked = revoked
    for (index, token) in tokens.enumerated() { values.set(.token(index), token.text.utf8) }
    for (index, field) in fields.enumerated() {
      if let field { values.set(.field(index), field.utf8) }
    }
    values.set(.key, guest.key.utf8)
    values.set(.label, guest.label.utf8)
    values.set(.number, String(entry.number).utf8)
    if let email = guest.email {
      values.set(.linkAddress, MessageLinks.encoded(address: email).utf8)
    }
    if let phone = guest.phone {
      values.set(.linkNumber, phone.utf8)
      values.set(.whatsAppNumber, phone.utf8.drop { $0 == UInt8(ascii: "+") })
    }
    // As many digits as no two of a list have in common.
    if !isRevoked {
      values.set(.mark, PersonalInvite.hex(form.content.facts.bytes(values), 8))
    }
    values.prepare(form.needs, escape: escape)
  }

  /// Encodes what a text needs that is not a part of the form.
  package mutating func prepare(
    _ needs: [FormText.Gap], escape: ([UInt8], inout [UInt8]) -> Void
  ) {
    values.prepare(needs, escape: escape)
  }

  /// True when every link of the guest was taken back: then there is nothing to send.
  package var isRevoked: Bool { form.content.links.isEmpty }

  package var subject: String { form.content.subject.text(values) }
  package var text: String { form.content.text.text(values) }
  package var urls: [String] { form.content.links.map { $0.url.text(values) } }

  /// `txt/*.txt`.
  package var textFile: [UInt8] { form.textFile.bytes(values) }

  /// The calendar file, where a meeting has a time.
  package var calendar: [UInt8]? { form.content.calendar?.bytes(values) }

  /// The draft; nil for a guest without an address that a header may hold.
  package mutating func mail(with calendar: [UInt8]?) -> [UInt8]? {
    guard let mail = form.mail, let email = guest.email.flatMap({ MailAddress($0)?.text }) else {
      return nil
    }
    values.set(.mailbox, MailForm.mailbox(guest.shownName, email).utf8)
    values.set(.subject, EncodedWords.text(subject, after: 9).utf8)
    values.set(.mailMark, PersonalInvite.hex(form.mailSeed.bytes(values), 12))
    return mail.bytes(values, calendar: calendar ?? [])
  }

  /// The beginning of a hash.
  private static func hex(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    let digits: StaticString = "0123456789abcdef"
    let digest = SHA256.digest(bytes)
    return (0..<2 * count).map { index in
      let byte = digest[index / 2]
      return digits.utf8Start[Int(index.isMultiple(of: 2) ? byte >> 4 : byte & 15)]
    }
  }

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
