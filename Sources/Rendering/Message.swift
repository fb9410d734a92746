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
