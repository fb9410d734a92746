/// Reads a URI Template by the grammar of RFC 6570 §2.
struct URITemplateParser {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var index = 0

  init(_ text: String) {
    var offset = 0
    scalars = text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
    end = text.utf8.count
  }

  mutating func parts() throws(URITemplate.SyntaxError) -> [URITemplate.Part] {
    var parts: [URITemplate.Part] = []
    var literal = ""
    while let scalar = current {
      if scalar == "{" {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(try expression())
      } else {
        try takeLiteral(scalar, into: &literal)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private var current: Unicode.Scalar? {
    index < scalars.count ? scalars[index].scalar : nil
  }

  private var offset: Int { index < scalars.count ? scalars[index].offset : end }

  private func failure(_ message: String, at offset: Int? = nil) -> URITemplate.SyntaxError {
    URITemplate.SyntaxError(offset: offset ?? self.offset, message: message)
  }

  /// §2.1; quotes are let through as erratum 6937 and the published tests do.
  private mutating func takeLiteral(
    _ scalar: Unicode.Scalar, into literal: inout String
  ) throws(URITemplate.SyntaxError) {
    switch scalar {
    case "}": throw failure("\"}\" closes no expression")
    case "%":
      literal += try escape()
      return
    case "\"", "<", ">", "\\", "^", "`", "|", " ":
      throw failure("\(scalar.shown) cannot stand in a link; encode it as %XX")
    case _ where scalar.breaksLine || !scalar.mayStandInLiteral:
      throw failure("\(scalar.shown) cannot stand in a link")
    case _ where scalar.isASCII: literal.unicodeScalars.append(scalar)
    default: PercentEncoding.append(String(scalar), to: &literal)
    }
    index += 1
  }

  /// `%` and two hex digits, as they are written.
  private mutating func escape() throws(URITemplate.SyntaxError) -> String {
    let text = scalars[index...].prefix(3).map(\.scalar)
    guard text.count == 3, text.dropFirst().allSatisfy({ $0.isASCIIHexDigit }) else {
      throw failure("\"%\" is not followed by two hex digits")
    }
    index += 3
    return String(String.UnicodeScalarView(text))
  }

  private mutating func expression() throws(URITemplate.SyntaxError) -> URITemplate.Part {
    let opening = offset
    index += 1
    let `operator` = try takeOperator()
    var variables: [URITemplate.Variable] = []
    while true {
      variables.append(try variable(opening: opening))
      switch current {
      case "}":
        index += 1
        return .expression(`operator`, variables)
      case ",": index += 1
      case nil: throw failure("\"{\" is not closed", at: opening)
      case let scalar?: throw failure("\(scalar.shown) cannot stand in an expression")
      }
    }
  }

  private mutating func takeOperator() throws(URITemplate.SyntaxError) -> URITemplate.Operator {
    guard let scalar = current, scalar.isASCII else { return .simple }
    if "=,!@|".unicodeScalars.contains(scalar) {
      throw failure("\"\(scalar)\" is reserved for later versions of URI Templates")
    }
    let `operator` = scalar == "\0" ? nil : URITemplate.Operator(rawValue: UInt8(scalar.value))
    guard let `operator` else { return .simple }
    index += 1
    return `operator`
  }

  /// §2.3 and §2.4: a name, then perhaps `*` or `:n`.
  private mutating func variable(
    opening: Int
  ) throws(URITemplate.SyntaxError) -> URITemplate.Variable {
    let start = offset
    var name = ""
    while let scalar = current {
      if scalar == "%" {
        name += try escape()
      } else if scalar.isVariableCharacter {
        name.unicodeScalars.append(scalar)
        index += 1
      } else if scalar == ".", !name.isEmpty, name.utf8.last != UInt8(ascii: ".") {
        name += "."
        index += 1
      } else {
        break
      }
    }
    if name.isEmpty || name.utf8.last == UInt8(ascii: ".") {
      guard let scalar = current else { throw failure("\"{\" is not closed", at: opening) }
      throw failure(
        "}, *:".unicodeScalars.contains(scalar)
          ? "a variable name is missing" : "\(scalar.shown) cannot stand in a variable name")
    }
    let variableName = URITemplate.VariableName(name: name, offset: start)
    return URITemplate.Variable(name: variableName, modifier: try modifier())
  }

  private mutating func modifier() throws(URITemplate.SyntaxError) -> URITemplate.Modifier? {
    if current == "*" {
      index += 1
      return .explode
    }
    guard current == ":" else { return nil }
    let start = offset
    index += 1
    var length = 0
    var digits = 0
    while let scalar = current, scalar.isASCII, UInt8(scalar.value).isDigit, digits < 5 {
      if digits == 0, scalar == "0" { break }
      length = length * 10 + Int(scalar.value - 0x30)
      digits += 1
      index += 1
    }
    guard (1...9999).contains(length) else {
      throw failure("\":\" needs a length from 1 to 9999", at: start)
    }
    return .prefix(length)
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIHexDigit: Bool { isASCII && UInt8(value).hexValue != nil }

  fileprivate var isVariableCharacter: Bool {
    self == "_" || (isASCII && (UInt8(value).isLetter || UInt8(value).isDigit))
  }

  /// §1.5: `ucschar` and `iprivate`, without the code points that are no characters.
  fileprivate var mayStandInLiteral: Bool {
    switch value {
    case 0xFDD0...0xFDEF, 0xFFF0...0xFFFF, 0xE0000...0xE0FFF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
