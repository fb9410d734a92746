import Diagnostics
import Testing

@testable import SiteCheck

/// The search for secrets: whole tokens, every spelling, and no more time than the text is long.
struct LeakSearchTests {
  private func found(_ texts: [String], in text: String) -> [String] {
    let search = TokenSearch(texts.map { Array($0.utf8) })
    return search.found(in: Array(text.utf8)[...]).map { texts[$0] }.sorted()
  }

  @Test(arguments: [
    ("4711", "247110", false), ("4711", "PIN 4711#", true), ("4711", "4711", true),
    ("4711", "x4711", false), ("4711", "4711x", false), ("4711", "ä4711", false),
    ("4711", "4711ä", false), ("4711", "47114711", false), ("4711", "4711 4711x", true),
    ("#4711", "a#4711", true), ("#4711", "#47110", false), ("Board dinner", "Board dinners", false),
    ("Board dinner", "<b>Board dinner</b>", true), ("----", "a----b", true), ("aab", "aaab", false),
    ("aab", "aa aab", true), ("ä", "a ä b", true), ("a", "", false),
  ])
  func findsWholeTokens(text: String, place: String, isFound: Bool) {
    #expect(found([text], in: place) == (isFound ? [text] : []))
  }

  @Test func findsTextsInAnyCase() {
    let search = TokenSearch([Array("Zebra-77".utf8), Array("@[É".utf8)], ignoringCase: true)
    #expect(search.found(in: Array("x zEBRA-77 y".utf8)[...]) == [0])
    #expect(search.found(in: Array("ZEBRA-77@[É".utf8)[...]) == [0, 1])
    #expect(search.found(in: Array("zebra-770 `{É".utf8)[...]) == [])
  }

  @Test func findsTextsWithinTexts() {
    #expect(found(["a b c", "b", "b c", "c d"], in: "a b c d") == ["a b c", "b", "b c", "c d"])
    #expect(found(["x a b", "a b c", "b"], in: "x a b c") == ["a b c", "b", "x a b"])
    #expect(found(["a b a c", "a b a b a d"], in: "a b a b a b a c") == ["a b a c"])
    #expect(found([""], in: "anything") == [])
  }

  @Test(arguments: [
    ("R&amp;D &quot;x&quot; &#39;y&#39; &#x27;z&#X27; &lt;b&gt;", "R&D \"x\" 'y' 'z' <b>"),
    ("R%26D%20%C3%BC%2f", "R&D ü/"),
    ("\\u0052\\u00e9 \\ud83d\\udcde \\\"q\\\" \\/", "Ré 📞 \"q\" /"),
    ("a\\, b\\; c\\nd", "a, b; c\nd"), ("Board din\r\n ner", "Board dinner"),
    ("&#109;&#46;", "m."), ("&amp;lt;", "&lt;"),
  ])
  func undoesEscapes(escaped: String, text: String) throws {
    let bytes = try #require(UnescapedText.bytes(of: Array(escaped.utf8)[...]))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    "100% & more", "%zz %4", "&nothing; &#; &#x; &#99999999999; &", "\\x \\", "\\ud83d \\u12",
    "a\r\nb\r", "%",
  ])
  func leavesAloneWhatIsNoEscape(text: String) throws {
    let bytes = try #require(UnescapedText.bytes(of: Array(text.utf8)[...]))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func sparesATextWithoutEscapes() {
    #expect(UnescapedText.bytes(of: Array("plain text\n".utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("+491701234567", "call +49 170 1234567 now", true),
    ("+491701234567", "+49-170-1234567", true), ("+491701234567", "0049 170 1234567", true),
    ("+491701234567", "wa.me/491701234567", true), ("+491701234567", "+49 (170) 123 45 67.", true),
    ("+491701234567", "0170/1234567", true), ("+491701234567", "tel:+491701234567,,4711#", true),
    ("+491701234567", "2 +49\u{A0}170\u{2011}1234567 (9 to 5)", true),
    ("+491701234567", "+49 170 12345678", false), ("+491701234567", "9491701234567", false),
    ("+491701234567", "4917012345670", false), ("+491701234567", "a491701234567f", false),
    ("+491701234567", "+49 170; 1234567", false), ("+491701234567", "", false),
    ("+12025550123", "(202) 555-0123", false), ("+12025550123", "1 202 555 0123", true),
  ])
  func findsNumbersInAnyGrouping(number: String, place: String, isFound: Bool) {
    var search = NumberSearch()
    search.add(number, 7)
    #expect(search.found(in: Array(place.utf8)[...]) == (isFound ? [7] : []))
  }

  @Test(arguments: [
    ("ANA.LIMA@X.EXAMPLE", "ana.lima@x.example"), ("Ana\u{A0}\n  Lima", "ana lima"),
    ("Jose\u{301} RAMI\u{301}REZ", "josé ramírez"), ("ÉÈ a\u{301}", "éè á"), ("Ł 😀 Ж", "ł 😀 ж"),
    ("a\u{200B}b", "ab"), ("\u{301}x", "\u{301}x"), ("", ""),
  ])
  func foldsWhatIsTheSameToAReader(text: String, folded: String) {
    #expect(FoldedText.text(text) == Array(folded.utf8))
  }

  @Test func anyBytesAreSearched() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = UnescapedText.bytes(of: bytes[...])
      _ = FoldedText.bytes(of: bytes[...])
      _ = NumberSearch().found(in: bytes[...])
      _ = TokenSearch([Array(bytes[10..<20]), Array(bytes[15..<40])]).found(in: bytes[...])
    }
  }

  /// Steps are counted by size: a search that went back for each beginning would not end here.
  @Test(.timeLimit(.minutes(1)))
  func takesNoLongerForTextsThatBeginAlike() {
    let texts = (1...400).map { Array(repeating: UInt8(ascii: "a"), count: $0) + [0x62] }
    let search = TokenSearch(texts)
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(search.found(in: bytes[...]).isEmpty)
    let many = (0..<20_000).map { Array("The meeting number \($0) of the week".utf8) }
    let page = Array(String(repeating: "The meeting number of the week ", count: 10_000).utf8)
    #expect(TokenSearch(many).found(in: page[...]).isEmpty)
  }
}
