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

  init(absentFrom texts: [[UInt8]]) {
    // The order of a dictionary must not matter: the hashes of the texts are added up.
    var seed: UInt64 = 0
    for text in texts {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      seed &+= hash &* 0x9E37_79B9_7F4A_7C15
    }
    var prefix: [UInt8] = []
    repeat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      prefix = MarkdownMarkers.letters(of: seed)
    } while texts.contains { MarkdownMarkers.contains($0, prefix) }
    self.prefix = prefix
  }

  /// Lower-case letters only, so that no step between here and the page has a reason to change one.
  private static func letters(of number: UInt64) -> [UInt8] {
    var number = number
    return (0..<13).map { _ in
      defer { number /= 26 }
      return UInt8(ascii: "a") + UInt8(number % 26)
    }
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
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
