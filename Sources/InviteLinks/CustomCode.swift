/// A code of a short link that somebody chose: `[a-z0-9][a-z0-9-]{2,31}`, for instance `all-hands`.
///
/// Like a ``MeetingID`` it becomes a folder, so the same names are reserved.
public struct CustomCode: Hashable, Sendable, CustomStringConvertible {
  /// The code as it stands in links.
  public let text: String

  /// Checks a code; nothing in it is changed.
  public init(_ text: String) throws(Problem) {
    let found = text.firstScalar {
      switch $0 {
      case "a"..."z", "0"..."9", "-": false
      default: true
      }
    }
    if let found { throw .character(found.scalar, offset: found.offset) }
    if text.utf8.first == UInt8(ascii: "-") { throw .leadingHyphen }
    if !(3...32).contains(text.utf8.count) { throw .length(text.utf8.count) }
    if text.isReservedName { throw .reserved(text) }
    self.text = text
  }

  /// The code itself.
  public var description: String { text }
}

extension CustomCode {
  /// Why a text is no code.
  public enum Problem: TextProblem {
    case character(Unicode.Scalar, offset: Int)
    case leadingHyphen
    case length(Int)
    case reserved(String)

    /// What is wrong, with the character that was found.
    public var message: String {
      switch self {
      case .character(let scalar, _): "the code has \(scalar.shown)"
      case .leadingHyphen: "the code begins with a hyphen"
      case .length(let count): "the code has \(count) characters, 3 to 32 are allowed"
      case .reserved(let word): "the code \"\(word)\" is reserved"
      }
    }

    /// The nearest allowed spelling, or the rule.
    public var help: String {
      switch self {
      case .character("A"..."Z", _): "write it in lower case"
      case .character(" ", _), .character("_", _): "write a hyphen instead"
      case .character(let scalar, _) where scalar.isInvisible:
        "delete it, it was probably pasted along"
      case .character, .leadingHyphen:
        "a code is made of a–z, 0–9 and hyphens and begins with a letter or a digit"
      case .length: "use between 3 and 32 characters"
      case .reserved: "web servers or Windows keep this name for themselves: use another"
      }
    }

    /// Where the refused character stands.
    public var offset: Int? {
      if case .character(_, let offset) = self { return offset }
      return self == .leadingHyphen ? 0 : nil
    }
  }
}
