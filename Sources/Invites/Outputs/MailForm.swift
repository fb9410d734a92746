import InviteLinks

/// `eml/*.eml`: a draft that mail programs open ready to be sent (RFC 5322, RFC 2045 and 2046).
///
/// Plain text and HTML of the same message, and the calendar file attached. No date and nothing
/// random: the same invite gives the same bytes.
package struct MailForm: Sendable {
  package struct Sender: Sendable {
    package var name: String?
    package var address: String

    package init(name: String?, address: String) {
      self.name = name
      self.address = address
    }
  }

  /// In their order.
  private enum Part: Sendable {
    case text(FormText)
    /// Lines with values in them, which make other lines of each.
    case quoted(FormText)
    case calendar
  }

  private var parts: [Part] = []
  private var open = FormText()

  init(_ content: InviteForm.Content, from sender: Sender?, host: String) {
    if let sender { header("From", MailForm.mailbox(sender.name, sender.address)) }
    open.append("To: ")
    open.append(.mailbox)
    open.append("\r\nSubject: ")
    open.append(.subject)
    open.append("\r\nMessage-ID: <")
    open.append(.mailMark)
    open.append("@\(host)>\r\n")
    header("X-Unsent", "1")
    header("MIME-Version", "1.0")
    header("Content-Language", content.language)
    multipart("mixed", "mixed")
    boundary("mixed")
    multipart("alternative", "text")
    var text = content.text
    text.append("\n")
    part("text/plain; charset=utf-8", text)
    part("text/html; charset=utf-8", content.html)
    boundary("text", isLast: true)
    if let calendar = content.calendar {
      boundary("mixed")
      let method = calendar.hasMethod ? "; method=PUBLISH" : ""
      header("Content-Type", "text/calendar; charset=utf-8\(method);\r\n name=\"invite.ics\"")
      header("Content-Disposition", "attachment; filename=\"invite.ics\"")
      header("Content-Transfer-Encoding", "base64")
      open.append("\r\n")
      add(.calendar)
    }
    boundary("mixed", isLast: true)
    parts.append(.text(open))
  }

  /// The mail to one guest.
  ///
  /// - Parameter calendar: the guest's own file.
  func bytes(_ values: OwnValues, calendar: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 2 * calendar.count)
    var line: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let text): text.append(values, to: &bytes)
      case .quoted(let text):
        line.removeAll(keepingCapacity: true)
        text.append(values, to: &line)
        QuotedPrintable.append(line, to: &bytes)
      case .calendar: Base64.appendLines(calendar, to: &bytes)
      }
    }
    return bytes
  }

  /// About as many bytes as one needs.
  private var size: Int {
    parts.reduce(1024) { size, part in
      switch part {
      case .text(let text), .quoted(let text): size + text.bytes.count + 40 * text.gaps.count
      case .calendar: size
      }
    }
  }

  private mutating func add(_ part: Part) {
    parts.append(.text(open))
    parts.append(part)
    open = FormText()
  }

  private mutating func header(_ name: String, _ value: String) {
    open.append("\(name): \(value)\r\n")
  }

  private mutating func multipart(_ kind: String, _ name: String) {
    open.append("Content-Type: multipart/\(kind);\r\n boundary=\"=_\(name)_")
    open.append(.mailMark)
    open.append("\"\r\n\r\n")
  }

  private mutating func boundary(_ name: String, isLast: Bool = false) {
    open.append("--=_\(name)_")
    open.append(.mailMark)
    open.append(isLast ? "--\r\n" : "\r\n")
  }

  private mutating func part(_ type: String, _ content: FormText) {
    boundary("text")
    header("Content-Type", type)
    header("Content-Transfer-Encoding", "quoted-printable")
    open.append("\r\n")
    for line in content.lines {
      if line.gaps.isEmpty {
        open.append(quoted: line)
      } else {
        add(.quoted(line))
      }
    }
    // The line break before a boundary belongs to the boundary.
    open.append("\r\n")
  }
}

extension MailForm {
  /// A display name is quoted or encoded, so that no sign in it is structure.
  static func mailbox(_ name: String?, _ address: String) -> String {
    guard let name, !name.isEmpty else { return address }
    // Encoded words can be cut anywhere, a word between blanks cannot.
    let longest = name.utf8.split(separator: 0x20).map(\.count).max() ?? 0
    guard EncodedWords.isPlain(name), longest <= 60 else {
      return "\(EncodedWords.text(name, after: 6, isAlways: true))\r\n <\(address)>"
    }
    // Folded before a blank, which stays a part of the name.
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    var column = 6
    for byte in name.utf8 {
      column += 1
      if byte == 0x20, column > 60 {
        quoted += "\r\n".utf8
        column = 1
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        quoted.append(UInt8(ascii: "\\"))
      }
      quoted.append(byte)
    }
    let isLong = column + address.utf8.count > 70
    return
      "\(String(decoding: quoted, as: UTF8.self))\"\(isLong ? "\r\n" : "") <\(address)>"
  }
}
