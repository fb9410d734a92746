/// How large links by reference can make a text: each `[a]` gets its own copy of the address and the
/// title that one definition somewhere gives to `a`.
///
/// Some versions of cmark stop such a growth and some do not, so it is told before anything is
/// parsed.
struct ReferenceSize {
  /// Bytes that all copies together may have; far more than a list of some hundred sources comes to
  /// by this count.
  static let limit = 16_000_000

  /// The most that the links can add.
  let bytes: Int
  /// Where the longest definition may begin.
  let offset: Int

  /// Takes every `]:` for a definition that goes on to the next empty line, as it can at most, and
  /// every `[` for a link to the longest of them.
  init(_ text: [UInt8]) {
    var brackets = 0
    var longest = (size: 0, start: 0)
    var definition: Int?
    var lineIsEmpty = true
    func end(_ index: Int) {
      if let start = definition, index - start > longest.size { longest = (index - start, start) }
      definition = nil
    }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\n"):
        if lineIsEmpty { end(index) }
        lineIsEmpty = true
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: ":") where index > 0 && text[index - 1] == UInt8(ascii: "]"):
        if definition == nil { definition = index }
      default: break
      }
      lineIsEmpty = false
    }
    end(text.count)
    bytes = longest.size * brackets
    offset = longest.start
  }
}
