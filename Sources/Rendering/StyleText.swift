/// The style sheet as it stands in pages.
enum StyleText {
  /// The built-in sheet in one line, without comments and the blanks that only its readers need: every
  /// page has it, and guests have bad lines.
  ///
  /// A sheet of the user's stays as it is, since blanks in its texts may matter.
  static func inPage(_ style: [UInt8]) -> [UInt8] {
    style == builtIn ? shortened : style
  }

  private static let builtIn =
    BuiltInTemplates.all.first { $0.name == "style.css" }.map { Array($0.text.utf8) } ?? []

  private static let shortened = withoutBlanks(builtIn)

  /// Comments stand on lines of their own, and no text in the sheet holds a sign with a blank behind it.
  static func withoutBlanks(_ style: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(style.count)
    for line in style.split(separator: 0x0A) {
      let text = line.drop { $0 == 0x20 }
      if text.starts(with: Array("/*".utf8)) { continue }
      for byte in text {
        if byte == 0x20, result.last?.endsWord ?? true { continue }
        if byte == UInt8(ascii: "{"), result.last == 0x20 { result.removeLast() }
        result.append(byte)
      }
    }
    return result
  }
}

extension UInt8 {
  /// True for a sign of CSS behind which a blank means nothing.
  fileprivate var endsWord: Bool {
    switch self {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
