/// One line of YAML, taken apart for messages: indentation, key, value.
///
/// A look at the line as its writer saw it, which is all that is left when the parser gives up.
struct YAMLLine {
  /// The first byte of the line.
  let start: Int
  /// The byte after its last one, its line break not counted.
  let end: Int
  /// What stands before the first colon with a blank behind it.
  let key: Range<Int>?
  /// What stands behind that colon, or in the line; without outer blanks and a comment.
  let value: Range<Int>

  init(at offset: Int, in bytes: [UInt8], _ range: Range<Int>) {
    func isBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
    let offset = min(max(offset, range.lowerBound), range.upperBound)
    var start = offset
    while start > range.lowerBound, !isBreak(start - 1) { start -= 1 }
    var end = offset
    while end < range.upperBound, !isBreak(end) { end += 1 }
    self.start = start
    self.end = end

    func isBlank(_ index: Int) -> Bool {
      index >= end || bytes[index] == 0x20 || bytes[index] == 0x09
    }
    var content = start
    while content < end,
      isBlank(content) || bytes[content] == UInt8(ascii: "-") && isBlank(content + 1)
    {
      content += 1
    }
    let colon = (content..<end).first { bytes[$0] == UInt8(ascii: ":") && isBlank($0 + 1) }
    var first = content
    if let colon {
      first = colon + 1
      while first < end, isBlank(first) { first += 1 }
    }
    var last = first
    for index in first..<end where !isBlank(index) {
      if bytes[index] == UInt8(ascii: "#"), index > first, isBlank(index - 1), isBlank(index + 1) {
        break
      }
      last = index + 1
    }
    key = colon.map { content..<$0 }
    value = first..<last
  }

  /// The end of the value, or of the line when what looks like a comment stands before `offset`.
  func textEnd(after offset: Int) -> Int {
    value.upperBound > offset ? value.upperBound : max(end, offset)
  }

  /// True for a sign behind which YAML takes a `#` for a comment.
  static func mayEndValue(_ byte: UInt8) -> Bool { " \t,[]{}".utf8.contains(byte) }

  /// The `#` of a comment that looks like text: right behind a value, with no blank after it.
  static func gluedComment(after offset: Int, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = offset
    while index < range.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < range.upperBound, bytes[index] == UInt8(ascii: "#") else { return nil }
    var next = index
    while next < range.upperBound, bytes[next] == UInt8(ascii: "#") { next += 1 }
    guard next < range.upperBound, bytes[next] > 0x20 else { return nil }
    return index
  }
}

/// The text as a YAML value in quotes that mean nothing else: double ones, else single ones.
///
/// A text that its writer put into quotes already, and not well, loses those.
func yamlQuoted(_ text: String) -> String {
  var inner = text.unicodeScalars[...]
  if inner.count > 1, let first = inner.first, first == inner.last, first == "\"" || first == "'" {
    inner = inner.dropFirst().dropLast()
  }
  let text = String(inner)
  if !text.utf8.contains(UInt8(ascii: "\"")), !text.utf8.contains(UInt8(ascii: "\\")) {
    return "\"\(text)\""
  }
  var doubled = ""
  for scalar in text.unicodeScalars {
    doubled.unicodeScalars.append(scalar)
    if scalar == "'" { doubled.unicodeScalars.append(scalar) }
  }
  return "'\(doubled)'"
}
