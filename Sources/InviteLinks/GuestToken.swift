/// The personal part of an invite, `?t=…`: 26 symbols of lower-case Crockford base32.
///
/// An app or its backend can tell from it who was invited; a static page cannot and only hands it on.
/// Whatever else stands in `t` is not a token and is ignored, since other programs add query items
/// of their own.
public struct GuestToken: Hashable, Sendable, CustomStringConvertible {
  /// The symbols, as they stand in the link.
  public let text: String

  /// Takes a token as it was printed; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == GuestToken.length, text.utf8.allSatisfy(Self.alphabet.contains) else {
      return nil
    }
    self.text = text
  }

  /// The token in a link, or in what somebody copied of one: a whole URL with `t=…`, or the bare
  /// token.
  ///
  /// The link need not belong to any site that is known here.
  public init?(in text: String) {
    if let token = GuestToken(text) {
      self = token
    } else if let guest = (try? LinkText(text))?.guest {
      self = guest
    } else {
      return nil
    }
  }

  /// The first 130 bits of a digest, five to a symbol.
  init(_ digest: [UInt8]) {
    var symbols: [UInt8] = []
    symbols.reserveCapacity(GuestToken.length)
    for index in 0..<GuestToken.length {
      let bit = index * 5
      let pair = UInt16(digest[bit / 8]) << 8 | UInt16(digest[bit / 8 + 1])
      symbols.append(GuestToken.alphabet[Int(pair >> UInt16(11 - bit % 8)) & 31])
    }
    text = String(decoding: symbols, as: UTF8.self)
  }

  /// The token itself.
  public var description: String { text }

  private static let length = 26
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}
