/// Words that stand for a guest's values while what many guests share is rendered.
///
/// Letters and digits, which no escaping changes; made by chance, so that nobody can write one.
package struct GapMarks: Sendable {
  private let start: [UInt8]

  package init() {
    var random = SystemRandomNumberGenerator()
    start = (0..<GapMarks.length - 3).map { _ in
      GapMarks.symbols[Int.random(in: 0..<32, using: &random)]
    }
  }

  /// As long as a token, and of the same symbols.
  package func word(for value: OwnValue) -> String {
    let index = value.index
    precondition(index < 1 << 15, "more values than three symbols can count")
    let digits = [index >> 10, index >> 5 & 31, index & 31].map { GapMarks.symbols[$0] }
    return String(decoding: start + digits, as: UTF8.self)
  }

  /// Calls `body` with each piece between two words, and the value of the word behind it.
  func forEachPiece(of text: [UInt8], _ body: (ArraySlice<UInt8>, OwnValue?) -> Void) {
    var rest = text[...]
    var search = rest
    while let index = search.firstIndex(of: start[0]) {
      search = search[index...]
      if let value = value(at: search.prefix(GapMarks.length)) {
        body(rest[..<index], value)
        rest = search.dropFirst(GapMarks.length)
        search = rest
      } else {
        search = search.dropFirst()
      }
    }
    body(rest, nil)
  }

  /// Every byte of a word, where lines were folded within words: its offset, and which it is.
  func forEachByte(
    of text: [UInt8], _ body: (_ offset: Int, _ value: OwnValue, _ place: Int) -> Void
  ) {
    var offset = 0
    while offset < text.count {
      var places: [Int] = []
      var end = offset
      while end < text.count, places.count < GapMarks.length {
        if text[end...].starts(with: GapMarks.fold) {
          end += GapMarks.fold.count
          continue
        }
        if places.count < start.count, text[end] != start[places.count] { break }
        places.append(end)
        end += 1
      }
      if let value = value(at: places.map { text[$0] }[...]) {
        for (place, offset) in places.enumerated() { body(offset, value, place) }
        offset = end
      } else {
        offset += 1
      }
    }
  }

  private func value(at word: ArraySlice<UInt8>) -> OwnValue? {
    guard word.count == GapMarks.length, word.starts(with: start) else { return nil }
    let digits = word.suffix(3).compactMap { GapMarks.symbols.firstIndex(of: $0) }
    return digits.count == 3
      ? OwnValue(index: digits[0] << 10 | digits[1] << 5 | digits[2]) : nil
  }

  private static let length = 26
  private static let symbols = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  /// How a long line of a calendar file goes on (RFC 5545, 3.1).
  private static let fold = Array("\r\n ".utf8)
}
