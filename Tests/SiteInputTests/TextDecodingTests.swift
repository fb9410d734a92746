import Diagnostics
import Testing

@testable import SiteInput

struct TextDecodingTests {
  private func findings(_ bytes: [UInt8]) -> (
    id: String, message: String, help: String?, offset: Int?
  )? {
    TextDecoding.problem(in: SourceText(path: "a", bytes: bytes)).map { problem in
      (problem.id, problem.message, problem.help, problem.place?.offset)
    }
  }

  @Test(arguments: [
    "", "a", "eight by", "eight bytes and more", "é", "日本語のテキスト", "👩‍💻", "\u{FEFF}a", "\u{7F}\u{1}",
    "0123456é", "01234567é", "\u{10FFFF}\u{E000}\u{D7FF}\u{800}\u{7FF}",
  ])
  func takesUTF8WithOrWithoutAMark(text: String) {
    #expect(findings(Array(text.utf8)) == nil)
  }

  @Test func findsTheStartOfTheText() {
    #expect(TextDecoding.contentStart(of: SourceText(path: "a", text: "\u{FEFF}b")) == 3)
    #expect(TextDecoding.contentStart(of: SourceText(path: "a", text: "b")) == 0)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16 (little endian)"),
      ([0xFE, 0xFF, 0, 0x61], "UTF-16 (big endian)"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x61, 0, 0x2C, 0, 0x62, 0], "UTF-16 (little endian)"),
      ([0, 0x61, 0, 0x2C, 0, 0x62], "UTF-16 (big endian)"),
      ([0x69, 0, 0x64, 0, 0x3A, 0, 0x20, 0, 0x22, 0x21], "UTF-16 (little endian)"),
    ] as [([UInt8], String)])
  func namesAnEncodingOfSeveralBytes(bytes: [UInt8], name: String) throws {
    let problem = try #require(findings(bytes))
    #expect(problem.id == "utf16")
    #expect(problem.message == "this file is \(name), not UTF-8")
    #expect(problem.help == "save it as UTF-8")
    #expect(problem.offset == 0)
  }

  @Test(
    arguments: [[0xE9], [0x96, 0x20], [0x80], [0xC0, 0xAF], [0xF5, 0x80], [0xE9, 0x74]] as [[UInt8]]
  )
  func takesAWrongByteForAnOldEncoding(bytes: [UInt8]) throws {
    let problem = try #require(findings(Array("title: caf".utf8) + bytes + Array(" x\n".utf8)))
    let code = String(bytes[0], radix: 16, uppercase: true)
    #expect(problem.id == "not-utf8")
    #expect(problem.message == "byte 0x\(code) is not UTF-8")
    #expect(problem.help == "the file looks like Windows-1252 or Latin-1: save it as UTF-8")
    #expect(problem.offset == 10)
  }

  @Test(
    arguments: [
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func seesACharacterThatIsCutOff(bytes: [UInt8]) throws {
    let problem = try #require(findings(Array("title: caf".utf8) + bytes))
    #expect(problem.id == "not-utf8")
    #expect(
      problem.help == "a character is cut off here: complete it, or save the file as UTF-8 again")
    #expect(problem.offset == 10)
  }

  /// A NUL in a short file makes no other encoding of it.
  @Test(arguments: [
    ("// \0\n", 3), ("a\0", 1), ("a\0bc\n", 1), ("a\0b\0cdef", 1), ("\0\0\0\0\0\0", 0),
    ("\0\u{1}", 0),
    ("id,a\0b\0c\0d\0e\0\nid,title", 4),
  ])
  func refusesANULInAShortFile(text: String, offset: Int) throws {
    let problem = try #require(findings(Array(text.utf8)))
    #expect(problem.id == "nul-byte")
    #expect(problem.offset == offset)
  }

  @Test(arguments: [0, 3, 7, 8, 9, 200])
  func refusesANULAtItsPlace(offset: Int) throws {
    var bytes = [UInt8](repeating: 0x61, count: 300)
    bytes[offset] = 0
    let problem = try #require(findings(bytes))
    #expect(problem.id == "nul-byte")
    #expect(problem.message == "a NUL byte stands in the text")
    #expect(
      problem.help == "delete it; if the file holds many of them, it is damaged or no text file")
    #expect(problem.offset == offset)
  }
}
