/// The lines of a calendar file as bytes: folded, escaped by the type of each value, CR LF.
///
/// RFC 5545, 3.1: no line is longer than 75 octets without its end; a longer one goes on behind a
/// line end and a space. It is never cut inside a scalar, which some readers do not join again.
struct ContentLines {
  private(set) var bytes: [UInt8] = []

  /// A line whose value stands as it is: dates, rules, numbers, words.
  mutating func add(_ name: String, _ value: String) {
    fold("\(name):\(value)")
  }

  /// A line whose value is TEXT (3.3.11).
  mutating func add(_ name: String, text: String) {
    fold("\(name):\(ContentLines.escaped(text))")
  }

  /// A line whose value is a URI, which is never escaped (3.3.13).
  mutating func add(_ name: String, uri: String) {
    fold("\(name):\(ContentLines.withoutControls(uri))")
  }

  private mutating func fold(_ line: String) {
    var length = 0
    for scalar in line.unicodeScalars {
      let encoded = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      if length + encoded.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += encoded
      length += encoded.count
    }
    bytes += [0x0D, 0x0A]
  }

  /// A text value: the four escapes in one pass, other controls left out (3.3.11).
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
      case "\n" where previous == "\r": break
      case "\n", "\r": result.append(contentsOf: ["\\", "n"])
      case "\t": result.append(scalar)
      case _ where scalar.isControl: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// A parameter value in quotes; it cannot hold quotes or controls, not even escaped (3.2).
  static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append("'")
      case _ where scalar.isControl: result.append(" ")
      default: result.append(scalar)
      }
    }
    return "\"\(String(result))\""
  }

  private static func withoutControls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
}
