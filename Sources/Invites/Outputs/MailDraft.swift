import InviteLinks

/// `eml/*.eml`: a draft that mail programs open ready to be sent (RFC 5322, RFC 2045 and 2046).
///
/// Plain text and HTML of the same message, and the calendar file attached. No date and nothing
/// random: the same invite gives the same bytes.
package enum MailDraft {
  package struct Sender: Sendable {
    package var name: String?
    package var address: String

    package init(name: String?, address: String) {
      self.name = name
      self.address = address
    }
  }

  /// Nil for a guest without an address that a header may hold.
  ///
  /// - Parameter host: the right side of the Message-ID.
  package static func bytes(
    of invite: PersonalInvite, from sender: Sender?, host: String
  ) -> [UInt8]? {
    guard let email = invite.guest.email.flatMap({ MailAddress($0)?.text }) else { return nil }
    let links = invite.links.map(\.url).joined(separator: " ")
    // What is told later is another message, which programs must not take for this one.
    let content = "\(links)\0\(invite.subject)\0\(invite.text)"
    let seed = SHA256.digest("linksite-mail-1\0\(invite.guest.key)\0\(content)".utf8)
    let mark = hex(seed.prefix(12))
    var mail = Mail()
    mail.bytes.reserveCapacity(
      1024 + 3 * (invite.text.utf8.count + invite.html.count + (invite.calendar?.count ?? 0)) / 2)
    if let sender { mail.header("From", mailbox(sender.name, sender.address)) }
    mail.header("To", mailbox(invite.guest.shownName, email))
    mail.header("Subject", EncodedWords.text(invite.subject, after: 9))
    mail.header("Message-ID", "<\(mark)@\(host)>")
    mail.header("X-Unsent", "1")
    mail.header("MIME-Version", "1.0")
    mail.header("Content-Language", invite.language)
    mail.header("Content-Type", "multipart/mixed;\r\n boundary=\"=_mixed_\(mark)\"")
    mail.line("")
    mail.line("--=_mixed_\(mark)")
    mail.header("Content-Type", "multipart/alternative;\r\n boundary=\"=_text_\(mark)\"")
    mail.line("")
    mail.part("=_text_\(mark)", "text/plain; charset=utf-8", Array("\(invite.text)\n".utf8))
    mail.part("=_text_\(mark)", "text/html; charset=utf-8", invite.html)
    mail.line("--=_text_\(mark)--")
    if let calendar = invite.calendar {
      mail.line("--=_mixed_\(mark)")
      let method = calendar.holds("METHOD:PUBLISH\r\n") ? "; method=PUBLISH" : ""
      mail.header("Content-Type", "text/calendar; charset=utf-8\(method);\r\n name=\"invite.ics\"")
      mail.header("Content-Disposition", "attachment; filename=\"invite.ics\"")
      mail.header("Content-Transfer-Encoding", "base64")
      mail.line("")
      mail.base64(calendar)
    }
    mail.line("--=_mixed_\(mark)--")
    return mail.bytes
  }

  /// A display name is quoted or encoded, so that no sign in it is structure.
  private static func mailbox(_ name: String?, _ address: String) -> String {
    guard let name, !name.isEmpty else { return address }
    // Encoded words can be cut anywhere, a word between blanks cannot.
    let longest = name.utf8.split(separator: 0x20).map(\.count).max() ?? 0
    guard EncodedWords.isPlain(name), longest <= 60 else {
      return "\(EncodedWords.text(name, after: 6, isAlways: true))\r\n <\(address)>"
    }
    // Folded before a blank, which stays a part of the name.
    var quoted = "\""
    var column = 6
    for scalar in name.unicodeScalars {
      column += 1
      if scalar == " ", column > 60 {
        quoted += "\r\n"
        column = 1
      }
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    let isLong = column + address.utf8.count > 70
    return "\(quoted)\"\(isLong ? "\r\n" : "") <\(address)>"
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

/// The lines of a mail, all with CR LF.
private struct Mail {
  var bytes: [UInt8] = []

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes += "\r\n".utf8
  }

  mutating func header(_ name: String, _ value: String) { line("\(name): \(value)") }

  mutating func part(_ boundary: String, _ type: String, _ content: [UInt8]) {
    line("--\(boundary)")
    header("Content-Type", type)
    header("Content-Transfer-Encoding", "quoted-printable")
    line("")
    QuotedPrintable.append(content, to: &bytes)
    // The line break before a boundary belongs to the boundary.
    line("")
  }

  mutating func base64(_ content: [UInt8]) { Base64.appendLines(content, to: &bytes) }
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: wanted) }
  }
}
