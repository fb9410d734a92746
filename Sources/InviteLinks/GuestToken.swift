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
    guard text.utf8.count == 26, text.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    self.text = text
  }

  /// The token itself.
  public var description: String { text }

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}
