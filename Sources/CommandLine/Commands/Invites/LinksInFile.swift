import InviteLinks

extension GuestToken {
  /// The text of every token that stands behind `t=` in a file.
  static func texts(in bytes: [UInt8]) -> Set<String> {
    var texts: Set<String> = []
    for index in bytes.indices.dropFirst(2)
    where bytes[index - 1] == UInt8(ascii: "=") && bytes[index - 2] == UInt8(ascii: "t") {
      let symbols = bytes[index...].prefix { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      }
      if let token = GuestToken(String(decoding: symbols, as: UTF8.self)) {
        texts.insert(token.text)
      }
    }
    return texts
  }
}
