/// A URI Template (RFC 6570, all four levels): `examplecalls://join/{callId}{?type,t}`.
///
/// Values go in encoded, each for the part of the URL in which it stands, so that no value can
/// change what the link means.
///
/// ```swift
/// let template = try URITemplate("examplecalls://join/{callId}{?type,t}")
/// template.expand(["callId": "stand-up", "type": "R&D"])
/// // examplecalls://join/stand-up?type=R%26D
/// ```
public struct URITemplate: Hashable, Sendable, CustomStringConvertible {
  /// The template as it was written.
  public let text: String

  /// Every variable in the order of the text; one that stands twice is here twice.
  public let variableNames: [VariableName]

  let parts: [Part]

  /// Checks a template; a part that breaks the grammar refuses the whole.
  public init(_ text: String) throws(SyntaxError) {
    var parser = URITemplateParser(text)
    self.text = text
    parts = try parser.parts()
    variableNames = parts.flatMap(\.variables).map(\.name)
  }

  /// The scheme in lower case, when it stands before the first expression: `examplecalls`.
  ///
  /// Nil for a relative template, and when a value takes part in the scheme; a template over foreign
  /// values with a nil scheme is not safe to open.
  public var scheme: String? {
    guard case .literal(let literal)? = parts.first,
      let colon = literal.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let scheme = literal.utf8[..<colon]
    let fits = scheme.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    guard fits, scheme.first?.isLetter == true else { return nil }
    return String(literal[..<colon]).loweredASCII
  }

  /// The template as it was written.
  public var description: String { text }
}

extension URITemplate {
  /// What a variable stands for; a variable without a value leaves nothing behind.
  public enum Value: Hashable, Sendable, ExpressibleByStringLiteral {
    case text(String)
    /// An empty list counts as no value.
    case list([String])
    /// Names and values in the order in which they are printed; none count as no value.
    case associative([Pair])

    /// A text.
    public init(stringLiteral text: String) {
      self = .text(text)
    }
  }

  /// One member of an associative value.
  public struct Pair: Hashable, Sendable {
    /// The name, printed before `=` or as a member of its own.
    public var name: String
    /// The value that belongs to it.
    public var value: String

    /// A name with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A variable, and where its name begins.
  public struct VariableName: Hashable, Sendable {
    /// The name as it is written; escapes in it stay as they are (§2.3).
    public let name: String
    /// UTF-8 bytes from the start of the template.
    public let offset: Int
  }

  /// Where a text stops being a template, and why.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// UTF-8 bytes from the start of the template.
    public let offset: Int
    /// What is wrong, in one line without a full stop.
    public let message: String
  }

  enum Part: Hashable, Sendable {
    /// Literal text, encoded as it will be printed.
    case literal(String)
    case expression(Operator, [Variable])

    var variables: [Variable] {
      if case .expression(_, let variables) = self { variables } else { [] }
    }
  }

  struct Variable: Hashable, Sendable {
    var name: VariableName
    var modifier: Modifier?
  }

  enum Modifier: Hashable, Sendable {
    /// `*`: the members of a list or an associative value one by one.
    case explode
    /// `:n`: at most n characters of a text.
    case prefix(Int)
  }

  /// §2.2; the raw value is the character after the opening brace.
  enum Operator: UInt8, Sendable {
    case simple = 0
    case reserved = 0x2B
    case fragment = 0x23
    case label = 0x2E
    case path = 0x2F
    case parameter = 0x3B
    case query = 0x3F
    case continuation = 0x26
  }
}
