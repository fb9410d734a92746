/// The secret from which the tokens of a site's guests are made: 32 bytes.
///
/// Whoever has it can make and check every personal link, so it belongs on the organiser's machine
/// and on the app's backend, and nowhere else. It never prints itself.
///
/// ```swift
/// guard let hex = secrets["LINKSITE_INVITE_KEY"], let key = InviteKey(hex: hex) else { … }
/// let token = key.token(meetingUID: "keynote@calls.example.com", guestKey: "ana@example.com")
/// ```
public struct InviteKey: Sendable {
  let bytes: [UInt8]

  /// Takes exactly 32 bytes; they must come from a good source of chance.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == InviteKey.length else { return nil }
    self.bytes = bytes
  }

  /// Takes 64 hex digits, as the file and the environment hold them; blanks around them do no harm.
  public init?(hex: String) {
    let digits = hex.utf8.drop { $0 <= 0x20 }
    var values: [UInt8] = []
    for byte in digits {
      guard let value = byte.hexValue else {
        guard byte <= 0x20 else { return nil }
        break
      }
      values.append(value)
    }
    guard values.count == 2 * InviteKey.length,
      digits.dropFirst(values.count).allSatisfy({ $0 <= 0x20 })
    else { return nil }
    bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  /// How many bytes a key has.
  public static let length = 32

  /// What the lock file says of the key: enough to tell two apart, useless for making tokens.
  ///
  /// The first 16 hex digits of SHA-256 over `"linksite-invite-key-1\0"` and the key.
  public var fingerprint: String {
    let digest = SHA256.digest(Array("linksite-invite-key-1\0".utf8) + bytes)
    return InviteKey.hex(digest.prefix(8))
  }

  /// The key as the file holds it.
  package var hex: String { InviteKey.hex(bytes[...]) }

  /// The token of a guest: the same on every machine that has the key.
  ///
  /// HMAC-SHA-256 of `"linksite-invite-1\0" uid "\0" guestKey "\0" rotation` (UTF-8, the rotation in
  /// decimal), its first 130 bits as 26 symbols. Bound to the meeting's UID, so that a copied meeting
  /// has other tokens.
  public func token(meetingUID: String, guestKey: String, rotation: Int = 0) -> GuestToken {
    TokenMaker(self).token(meetingUID: meetingUID, guestKey: guestKey, rotation: rotation)
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// Makes many tokens with one key, which is prepared once.
package struct TokenMaker: Sendable {
  private let hash: HMACSHA256

  package init(_ key: InviteKey) { hash = HMACSHA256(key: key.bytes) }

  package func token(meetingUID: String, guestKey: String, rotation: Int) -> GuestToken {
    GuestToken(hash.code(for: "linksite-invite-1\0\(meetingUID)\0\(guestKey)\0\(rotation)".utf8))
  }
}
