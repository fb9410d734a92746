/// The name of a meeting: `[a-z0-9][a-z0-9-]{0,63}`, for instance `keynote-2027`.
///
/// It becomes a folder and a part of links, on every file system and in every chat program; that is
/// why nothing else is allowed in it, and why names that a file system or a web server keeps for
/// itself are refused.
public struct MeetingID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The id as it stands in links.
  public let text: String

  /// Checks an id; nothing in it is changed.
  public init(_ text: String) throws(Problem) {
    if let problem = Self.problem(in: text) { throw problem }
    self.text = text
  }

  /// The id itself.
  public var description: String { text }

  /// By bytes, the same on every machine.
  public static func < (left: MeetingID, right: MeetingID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func problem(in text: String) -> Problem? {
    if text.isEmpty { return .empty }
    let found = text.firstScalar {
      switch $0 {
      case "a"..."z", "0"..."9", "-": false
      default: true
      }
    }
    if let found { return .character(found.scalar, offset: found.offset) }
    if text.utf8.first == UInt8(ascii: "-") { return .leadingHyphen }
    if text.utf8.count > 64 { return .tooLong(text.utf8.count) }
    return text.isReservedName ? .reserved(text) : nil
  }
}

extension MeetingID {
  /// Why a text is no meeting id.
  public enum Problem: TextProblem {
    case empty
    case character(Unicode.Scalar, offset: Int)
    case leadingHyphen
    case tooLong(Int)
    case reserved(String)

    /// What is wrong, with the character that was found.
    public var message: String {
      switch self {
      case .empty: "the id is empty"
      case .character(let scalar, _): "the id has \(scalar.shown)"
      case .leadingHyphen: "the id begins with a hyphen"
      case .tooLong(let count): "the id has \(count) characters, 64 are allowed"
      case .reserved(let word): "the id \"\(word)\" is reserved"
      }
    }

    /// The nearest allowed spelling, or the rule.
    public var help: String {
      switch self {
      case .character("A"..."Z", _): "write it in lower case"
      case .character(" ", _), .character("_", _): "write a hyphen instead"
      case .character(let scalar, _) where scalar.isInvisible:
        "delete it, it was probably pasted along"
      case .empty, .character, .leadingHyphen:
        "an id is made of a–z, 0–9 and hyphens and begins with a letter or a digit"
      case .tooLong: "use a shorter id; the title may be long"
      case .reserved("index"), .reserved("404"):
        "web servers keep this name for their own pages: use another"
      case .reserved:
        "Windows keeps this name for a device and cannot hold such a folder: use another"
      }
    }

    /// Where the refused character stands.
    public var offset: Int? {
      if case .character(_, let offset) = self { return offset }
      return self == .leadingHyphen ? 0 : nil
    }
  }
}

extension String {
  /// True for names that a web server or Windows keeps for itself, written in lower case.
  var isReservedName: Bool {
    switch self {
    case "index", "404", "con", "prn", "aux", "nul": true
    default:
      utf8.count == 4 && (hasPrefix("com") || hasPrefix("lpt")) && utf8.last?.isDigit == true
    }
  }
}
