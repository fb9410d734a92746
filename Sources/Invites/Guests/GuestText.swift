import Foundation
import InviteLinks
import SiteModel

/// A cell without what nobody can see in it, in one Unicode form.
///
/// Two rows that look the same must be the same guest: `é` may be one scalar or two, and a copied
/// address often has a no-break or zero-width blank beside it.
enum GuestText {
  /// Without white space and invisible scalars at both ends; nothing inside is changed.
  static func trimmed(_ text: String) -> String {
    if isPlain(text) { return text }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isInvisible($0) }),
      let last = scalars.lastIndex(where: { !isInvisible($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Trimmed and in normalisation form C.
  static func normalized(_ text: String) -> String {
    let trimmed = trimmed(text)
    return trimmed.utf8.allSatisfy { $0 < 0x80 }
      ? trimmed : trimmed.precomposedStringWithCanonicalMapping
  }

  /// The same for an address or a header in any case.
  static func folded(_ text: String) -> String { normalized(text).lowercased() }

  static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    if first > 0x20, first < 0x80 { return false }
    return text.unicodeScalars.allSatisfy(isInvisible)
  }

  static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The first scalar that cannot stand in a line of a header, a link or a message.
  static func control(in text: String) -> Unicode.Scalar? {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return nil }
    return text.unicodeScalars.first(where: \.breaksLine)
  }

  /// The same where lines may end.
  static func controlInBlock(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first(where: \.isRefusedInBlock)
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first != 0x20 && bytes.last != 0x20 && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
