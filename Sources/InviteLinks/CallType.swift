/// The kind of a call in links of style `stream`: 1–256 characters, mostly `default`.
///
/// The names belong to the video service (`livestream`, `audio_room`, own ones); here one only has
/// to be a single line of text. Types are equal when their bytes are, like call ids.
public struct CallType: Hashable, Sendable, CustomStringConvertible {
  /// What a link without a type means.
  public static let `default` = CallType(unchecked: "default")

  /// The type as the service knows it.
  public let text: String

  /// Checks a type; nothing in it is changed.
  public init(_ text: String) throws(Problem) {
    if text.isEmpty { throw .empty }
    if let found = text.firstScalar(where: \.breaksLine) {
      throw .control(found.scalar, offset: found.offset)
    }
    let count = text.unicodeScalars.count
    if count > 256 { throw .tooLong(count) }
    self.text = text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// The type itself.
  public var description: String { text }

  /// Compares bytes.
  public static func == (left: CallType, right: CallType) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension CallType {
  /// Why a text is no call type.
  public enum Problem: TextProblem {
    case empty
    case control(Unicode.Scalar, offset: Int)
    case tooLong(Int)

    /// What is wrong, with the character that was found.
    public var message: String {
      switch self {
      case .empty: "the call type is empty"
      case .control(let scalar, _): "the call type has \(scalar.shown)"
      case .tooLong(let count): "the call type has \(count) characters, 256 are allowed"
      }
    }

    /// What to do about it.
    public var help: String {
      switch self {
      case .empty: "leave it out to get the type default"
      case .control: "delete it"
      case .tooLong: "use a shorter type"
      }
    }

    /// Where the refused character stands.
    public var offset: Int? {
      if case .control(_, let offset) = self { return offset }
      return nil
    }
  }
}
