import Diagnostics
import InviteLinks

/// The rule for every value that stands on one line of a page, a message or a header.
///
/// Outer white space is trimmed. Controls, line separators and bidi controls could forge a line or
/// turn the text around it, so they are refused; nothing else is changed or refused.
struct OneLineText {
  struct Refusal: Error {
    var scalar: Unicode.Scalar
    /// UTF-8 offset in the untrimmed text.
    var offset: Int
  }

  /// Without outer white space; may be empty.
  var text: String
  /// UTF-8 offset of the text in the untrimmed one.
  var offset: Int

  /// The trimmed text, or the first scalar that cannot be there.
  static func checked(_ text: String) -> Result<OneLineText, Refusal> {
    if text.utf8.isPlainLine { return .success(OneLineText(text: text, offset: 0)) }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return .success(OneLineText(text: "", offset: 0)) }
    let inner = scalars[first...last]
    if let refused = inner.firstIndex(where: \.breaksLine) {
      let offset = text.utf8.distance(from: text.startIndex, to: refused)
      return .failure(Refusal(scalar: scalars[refused], offset: offset))
    }
    let offset = text.utf8.distance(from: text.startIndex, to: first)
    return .success(OneLineText(text: String(inner), offset: offset))
  }
}

extension String.UTF8View {
  /// True for what most values are: printable ASCII without blanks around it.
  fileprivate var isPlainLine: Bool {
    first != 0x20 && last != 0x20 && allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension Unicode.Scalar {
  /// Controls without the tab and the two line ends.
  package var isRefusedInBlock: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
