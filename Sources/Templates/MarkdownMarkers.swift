/// Words that stand for holes while Markdown becomes HTML.
///
/// To Markdown a marker is a plain word, so whatever is set in later, the document has the structure
/// that it has for a plain word. Values and markup are not there when it is converted and cannot
/// forge one; templates cannot either, since the word is made from all their bytes.
///
/// The middle of the word is a character reference. Text and attributes of links resolve it, raw
/// HTML keeps it, and code shows it: so it tells where the tag stood.
struct MarkdownMarkers: Sendable {
  /// Where a marker was found.
  enum Spelling { case resolved, kept, shown }

  private let prefix: [UInt8]

  init(madeFrom texts: [[UInt8]]) {
    // The order of a dictionary must not matter: the hashes of the texts are added up.
    let seed = texts.reduce(0) { $0 &+ MarkdownMarkers.hash($1) &* 0x9E37_79B9_7F4A_7C15 }
    prefix = MarkdownMarkers.letters(of: seed)
  }

  /// FNV-1a, eight bytes at a time.
  ///
  /// A template that forges markers would have to hold the very 13 letters that come of it.
  private static func hash(_ text: [UInt8]) -> UInt64 {
    text.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x100_0000_01B3
        // Multiplying carries upwards only.
        hash ^= hash >> 32
      }
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      mix(bytes[whole...].reduce(0) { $0 << 8 | UInt64($1) })
      return hash
    }
  }

  /// Lower-case letters only, so that no step between here and the page has a reason to change one.
  private static func letters(of number: UInt64) -> [UInt8] {
    var number = number
    return (0..<13).map { _ in
      defer { number /= 26 }
      return UInt8(ascii: "a") + UInt8(number % 26)
    }
  }

  func append(_ number: Int, to output: inout [UInt8]) {
    output += prefix
    output += "&#113;\(number)q".utf8
  }

  /// The next marker at or after `start`: its bytes, its number and how it is spelled there.
  func next(
    in text: [UInt8], from start: Int
  ) -> (range: Range<Int>, number: Int, spelling: Spelling)? {
    var index = start
    while index + prefix.count < text.count {
      if text[index] == prefix[0], text[index...].starts(with: prefix),
        let (end, number, spelling) = ending(in: text, from: index + prefix.count)
      {
        return (index..<end, number, spelling)
      }
      index += 1
    }
    return nil
  }

  private func ending(in text: [UInt8], from start: Int) -> (Int, Int, Spelling)? {
    let spellings: [(String, Spelling)] = [
      ("q", .resolved), ("&#113;", .kept), ("&amp;#113;", .shown),
    ]
    for (middle, spelling) in spellings where text[start...].starts(with: middle.utf8) {
      var index = start + middle.utf8.count
      var number = 0
      while index < text.count, case let digit = text[index] &- 0x30, digit < 10 {
        number = number * 10 + Int(digit)
        index += 1
      }
      guard index < text.count, text[index] == UInt8(ascii: "q") else { continue }
      return (index + 1, number, spelling)
    }
    return nil
  }
}
