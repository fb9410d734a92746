/// An id as it arrives in an address, mended like the page for missing ones does it.
struct ArrivedID {
  /// Without the signs of the text that stood around the link.
  let asWritten: String
  /// The same in lower case where a keyboard made the first letter or all of them large, if the ids
  /// of the site are in lower case.
  let text: String

  init(_ arrived: String, isLowerCase: Bool) {
    var bytes = Array(arrived.utf8.prefix { !"<>\"".utf8.contains($0) })
    while let last = bytes.last, last <= 0x20 || ".,;:!?'\"*)]}".utf8.contains(last) {
      bytes.removeLast()
    }
    asWritten = String(decoding: bytes, as: UTF8.self)
    let letters = bytes.filter { ArrivedID.isLarge($0) || ArrivedID.isSmall($0) }
    let isFirst =
      bytes.first.map(ArrivedID.isLarge) == true
      && !letters.dropFirst().contains(where: ArrivedID.isLarge)
    let isShouted = !letters.isEmpty && letters.allSatisfy(ArrivedID.isLarge)
    text = isLowerCase && (isFirst || isShouted) ? asWritten.lowercased() : asWritten
  }

  private static func isLarge(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
