import Diagnostics
import Testing

struct LineIndexTests {
  private func positions(_ text: String, _ offsets: [Int]) -> [[Int]] {
    let index = LineIndex(SourceText(path: "a.md", text: text))
    return offsets.map { offset in
      let (line, column) = index.position(of: offset)
      return [line, column]
    }
  }

  @Test(arguments: [
    ("ab\ncd\n", [0, 1, 2, 3, 5, 6], [[1, 1], [1, 2], [1, 3], [2, 1], [2, 3], [3, 1]]),
    ("ab\r\ncd", [2, 3, 4, 5], [[1, 3], [1, 4], [2, 1], [2, 2]]),
    ("ab\rcd\r", [2, 3, 6], [[1, 3], [2, 1], [3, 1]]),
    ("a\n\r\n\rb", [1, 2, 3, 4, 5], [[1, 2], [2, 1], [2, 2], [3, 1], [4, 1]]),
    ("a\r\r\nb", [1, 2, 3, 4], [[1, 2], [2, 1], [2, 2], [3, 1]]),
    ("", [0], [[1, 1]]),
    ("\n", [0, 1], [[1, 1], [2, 1]]),
  ])
  func endsLinesWithEveryKindOfLineEnd(text: String, offsets: [Int], expected: [[Int]]) {
    #expect(positions(text, offsets) == expected)
  }

  @Test func countsScalarsNotBytesAndNotUTF16() {
    // a, é, combining acute, a telephone (astral), b
    let text = "aée\u{301}📞b\n📞x"
    #expect(
      positions(text, [0, 1, 3, 4, 6, 10, 12, 16])
        == [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 1], [2, 2]])
  }

  @Test func countsABrokenByteLikeAScalarOfItsOwn() {
    let index = LineIndex(SourceText(path: "a.md", bytes: [0x61, 0xFF, 0x62, 0x0A, 0xC3]))
    #expect(index.position(of: 2).column == 3)
    #expect(index.text(ofLine: 1) == "a\u{FFFD}b")
    #expect(index.text(ofLine: 2) == "\u{FFFD}")
  }

  @Test func givesTheByteOrderMarkNoColumn() {
    let text = "\u{FEFF}ab\n\u{FEFF}c"
    #expect(
      positions(text, [0, 1, 3, 4, 6, 9])
        == [[1, 1], [1, 1], [1, 1], [1, 2], [2, 1], [2, 2]])
    let index = LineIndex(SourceText(path: "a.md", text: text))
    #expect(index.text(ofLine: 1) == "ab")
    #expect(index.text(ofLine: 2) == "\u{FEFF}c")
  }

  @Test func takesOffsetsOutsideForTheEnds() {
    #expect(positions("ab\nc", [-5, 4, 400]) == [[1, 1], [2, 2], [2, 2]])
  }

  @Test(arguments: [
    ("ab\ncd\n", ["ab", "cd", ""]), ("ab\r\ncd", ["ab", "cd"]), ("ab\rcd\r", ["ab", "cd", ""]),
    ("a\n\r\n\rb", ["a", "", "", "b"]), ("", [""]), ("é\r\n📞", ["é", "📞"]),
  ])
  func givesTheTextOfALineWithoutItsEnd(text: String, lines: [String]) {
    let index = LineIndex(SourceText(path: "a.md", text: text))
    #expect((1...lines.count).map(index.text(ofLine:)) == lines)
  }

  @Test func findsItsWayInALongLine() {
    let text = "x\n" + String(repeating: "aé📞", count: 1000)
    let index = LineIndex(SourceText(path: "a.json", text: text))
    var column = 1
    var offset = 2
    for scalar in text.unicodeScalars.dropFirst(2) {
      #expect(index.position(of: offset) == (2, column))
      column += 1
      offset += UTF8.width(scalar)
    }
    #expect(index.position(of: offset) == (2, column))
    #expect(index.position(of: .max) == (2, column))
  }

  /// Ten thousand findings in one line of a megabyte: seconds if each were counted from its start.
  @Test func countsALineOnceForAllPlacesInIt() {
    let index = LineIndex(
      SourceText(path: "a.json", bytes: Array(repeating: 0x61, count: 1 << 20)))
    let clock = ContinuousClock()
    let time = clock.measure {
      for offset in 0..<10_000 {
        #expect(index.position(of: (1 << 20) - offset).column == (1 << 20) - offset + 1)
        #expect(index.excerpt(around: (1 << 20) - offset).text.utf8.count >= 60)
      }
    }
    #expect(time < .seconds(30))
  }

  @Test func findsItsWayInManyLines() {
    let text = (1...10_000).map { "line \($0)\r\n" }.joined()
    let index = LineIndex(SourceText(path: "a.csv", text: text))
    var offset = 0
    for line in 1...10_000 {
      let (found, column) = index.position(of: offset + 5)
      #expect(found == line && column == 6)
      offset += "line \(line)\r\n".utf8.count
    }
  }
}
