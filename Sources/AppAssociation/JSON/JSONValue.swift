/// A JSON text as it was written: every value with its place, members in their order.
///
/// ```swift
/// switch JSONValue.read(bytes) {
/// case .success(let value): print(value["applinks"]?.offset ?? value.offset)
/// case .failure(let error): print(error.offset, error.message)
/// }
/// ```
///
/// Nothing is lost that a check could need: numbers keep their text, and a name that occurs twice in
/// an object is there twice, so that the caller decides what that means. RFC 8259.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as it was written, for instance `1.50e+3`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The value without its place.
  public var content: Content
  /// The byte at which the value begins; of a string its opening quote.
  public var offset: Int
  /// The byte after the last one of the value.
  public var end: Int

  /// Makes a value that stands at the bytes `offset..<end` of some text.
  public init(_ content: Content, offset: Int, end: Int) {
    self.content = content
    self.offset = offset
    self.end = end
  }
}

/// One name with its value in an object.
public struct JSONMember: Sendable {
  /// The name without quotes, escapes resolved.
  public var name: String
  /// The byte of the name's opening quote.
  public var offset: Int
  /// What the name stands for.
  public var value: JSONValue

  /// Makes a member whose name stands at byte `offset`.
  public init(name: String, offset: Int, value: JSONValue) {
    self.name = name
    self.offset = offset
    self.value = value
  }
}

extension JSONValue {
  /// The text of a string, nil for every other kind.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements of an array, nil for every other kind.
  public var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object in their order, nil for every other kind.
  public var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// True or false, nil for every other kind: 0 and 1 are numbers.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The value of the *last* member with this name.
  ///
  /// Most readers, among them those of Apple and Android, let the last of equal names win.
  public subscript(name: String) -> JSONValue? {
    object?.last { $0.name == name }?.value
  }

  /// The kind in words for messages: "a string", "an object".
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// True when both texts say the same, wherever they stand; the order of members does not matter.
  ///
  /// Numbers are compared as text. Names that occur twice must occur twice in both, in equal order.
  public func means(sameAs other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.means(sameAs: $1) }
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      return zip(left.sortedByName(), right.sortedByName()).allSatisfy {
        $0.name.utf8.elementsEqual($1.name.utf8) && $0.value.means(sameAs: $1.value)
      }
    default: return false
    }
  }
}

extension [JSONMember] {
  /// By the bytes of the names, equal ones by their place.
  fileprivate func sortedByName() -> [JSONMember] {
    sorted { left, right in
      if left.name.utf8.elementsEqual(right.name.utf8) { return left.offset < right.offset }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }
}
