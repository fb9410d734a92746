/// What an app joins: 1–256 characters, without line breaks, controls and direction marks.
///
/// Two ids are equal when their bytes are: unlike `String`, `é` in one code point and in two are
/// different, as they are for the service that holds the call. Whether an id can also stand in the
/// path of a link is another question; see ``PathID``.
public struct CallID: Hashable, Sendable, CustomStringConvertible {
  /// The id as the service knows it.
  public let text: String

  /// Checks an id that stands in a query or in a file.
  public init(_ text: String) throws(Problem) {
    if text.isEmpty { throw .empty }
    if let found = text.firstScalar(where: \.breaksLine) {
      throw .control(found.scalar, offset: found.offset)
    }
    let count = text.unicodeScalars.count
    if count > 256 { throw .tooLong(count) }
    self.text = text
  }

  /// Every id that fits a path is a call id.
  public init(_ id: PathID) {
    text = id.text
  }

  /// A meeting without a call id of its own is joined by its id.
  public init(_ id: MeetingID) {
    text = id.text
  }

  /// The id itself.
  public var description: String { text }

  /// Compares bytes.
  public static func == (left: CallID, right: CallID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension CallID {
  /// Why a text is no call id, or none that can stand in a path.
  public enum Problem: TextProblem {
    case empty
    case control(Unicode.Scalar, offset: Int)
    case tooLong(Int)
    case notInPath(Unicode.Scalar, offset: Int)
    case tooLongForPath(Int)

    /// What is wrong, with the character that was found.
    public var message: String {
      switch self {
      case .empty: "the call id is empty"
      case .control(let scalar, _): "the call id has \(scalar.shown)"
      case .tooLong(let count): "the call id has \(count) characters, 256 are allowed"
      case .notInPath(let scalar, _):
        "the call id has \(scalar.shown), which cannot stand in the path of a link"
      case .tooLongForPath(let count):
        "the call id has \(count) characters, 64 are allowed in the path of a link"
      }
    }

    /// The rule, and the styles between which one can choose.
    public var help: String {
      switch self {
      case .empty: "give the id that the app joins, or leave the key out"
      case .control: "delete it"
      case .tooLong: "use a shorter id"
      case .notInPath(let scalar, _) where scalar.isInvisible && scalar != " ":
        "delete it, it was probably pasted along"
      case .notInPath, .tooLongForPath:
        "links of style stream carry call ids of 1–64 characters A–Z a–z 0–9 _ -; "
          + "style cometchat carries any"
      }
    }

    /// Where the refused character stands.
    public var offset: Int? {
      switch self {
      case .control(_, let offset), .notInPath(_, let offset): offset
      case .empty, .tooLong, .tooLongForPath: nil
      }
    }
  }
}
