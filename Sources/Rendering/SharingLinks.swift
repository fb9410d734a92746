import InviteLinks

/// Links that put a finished message into another program; every value is encoded once.
enum SharingLinks {
  /// RFC 6068: line breaks are CR LF.
  static func mail(_ message: Message) -> String {
    var link = "mailto:?"
    if let subject = message.subject { link += "subject=\(PercentEncoding.encode(subject))&" }
    link += "body="
    var lines = message.body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      link += PercentEncoding.encode(String(decoding: line, as: UTF8.self))
      if !lines.isEmpty { link += line.last == 0x0D ? "%0A" : "%0D%0A" }
    }
    return link
  }

  /// `?&` is the one form that both iOS (`&body`) and Android (`?body`) read.
  static func sms(_ message: Message) -> String {
    "sms:?&body=\(PercentEncoding.encode(message.body))"
  }

  static func whatsApp(_ message: Message) -> String {
    "https://wa.me/?text=\(PercentEncoding.encode(message.body))"
  }
}

/// A rendered message: `Subject: …` and an empty line may stand before its text.
struct Message {
  var subject: String?
  /// Without the line break at its end.
  var body: String

  init(_ text: String) {
    var body = text[...]
    let marker = "Subject: "
    if body.utf8.starts(with: marker.utf8), let end = body.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      subject = String(
        decoding: body.utf8[..<end].dropFirst(marker.utf8.count), as: UTF8.self)
      body = body[body.utf8.index(after: end)...]
      if body.utf8.first == UInt8(ascii: "\n") { body = body.dropFirst() }
    }
    while body.utf8.last == UInt8(ascii: "\n") { body = body.dropLast() }
    self.body = String(body)
  }
}
