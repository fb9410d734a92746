/// A rendered message: `Subject: …` and an empty line may stand before its text.
struct Message {
  var subject: String?
  /// Without the line break at its end.
  var body: String

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    var body = bytes[...]
    let marker = "Subject: ".utf8
    if body.starts(with: marker), let end = body.firstIndex(of: 0x0A) {
      subject = String(decoding: body[..<end].dropFirst(marker.count), as: UTF8.self)
      body = body[(end + 1)...]
      if body.first == 0x0A { body.removeFirst() }
    }
    while body.last == 0x0A {
      body.removeLast()
      if body.last == 0x0D { body.removeLast() }
    }
    self.body = String(decoding: body, as: UTF8.self)
  }
}
