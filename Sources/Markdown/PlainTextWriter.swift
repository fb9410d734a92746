/// Lines of text in nested blocks: each line begins with what its quotes and lists ask for.
struct PlainTextWriter {
  private(set) var bytes: [UInt8] = []
  /// Line breaks before the next block: 2 leave an empty line.
  var separation = 2
  private var margins: [Margin] = []

  private struct Margin {
    /// For the first line, such as `- `; nil when that line is written.
    var first: [UInt8]?
    var rest: [UInt8]
  }

  var count: Int { bytes.count }

  mutating func pushMargin(first: String, rest: String) {
    margins.append(Margin(first: Array(first.utf8), rest: Array(rest.utf8)))
  }

  /// Leaves a quote or list item; an empty one still shows its mark.
  mutating func popMargin() {
    if margins.last?.first != nil { startBlock() }
    margins.removeLast()
  }

  mutating func startBlock() {
    if !bytes.isEmpty { for _ in 0..<separation { breakLine() } }
    writeMargin()
  }

  /// A line break inside a block.
  mutating func startLine() {
    breakLine()
    writeMargin()
  }

  /// Adds text of a node, which forges no line whatever it says.
  ///
  /// Its line breaks start a line of the same block; other controls and separators are spaces.
  mutating func write(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: startLine()
      case 0x09: bytes.append(0x09)
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: bytes.append(0x20)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// The text without white space at its end.
  func finished() -> [UInt8] {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return Array(bytes[..<end])
  }

  /// Ends the line, which then ends in no space; an empty line keeps the marks of its quotes.
  private mutating func breakLine() {
    if bytes.last == 0x0A {
      for margin in margins where margin.first == nil { bytes.append(contentsOf: margin.rest) }
    }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    bytes.append(0x0A)
  }

  private mutating func writeMargin() {
    for index in margins.indices {
      bytes.append(contentsOf: margins[index].first ?? margins[index].rest)
      margins[index].first = nil
    }
  }
}
