import Testing

@testable import InviteLinks

struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""),
    ("AZaz09-._~", "AZaz09-._~"),
    (" ", "%20"),
    ("+", "%2B"),
    ("a%20b", "a%2520b"),
    ("!*'();:@&=+$,/?#[]", "%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%23%5B%5D"),
    ("\"<>\\^`{|}\u{7F}\0\r\n", "%22%3C%3E%5C%5E%60%7B%7C%7D%7F%00%0D%0A"),
    ("é", "%C3%A9"),
    ("e\u{301}", "e%CC%81"),
    ("📞", "%F0%9F%93%9E"),
    (
      "R&D + Q&A = 50% #1 📞",
      "R%26D%20%2B%20Q%26A%20%3D%2050%25%20%231%20%F0%9F%93%9E"
    ),
  ])
  func encodesEverythingButUnreservedCharacters(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded)?.bytes == text.bytes)
  }

  @Test(arguments: [
    ("a+b", "a+b"), ("%2b%2B", "++"), ("%c3%A9", "é"), ("é", "é"), ("a&b=c", "a&b=c"),
    ("%2525", "%25"), ("%00", "\0"),
  ])
  func decodesWhatOthersWrite(encoded: String, text: String) {
    #expect(PercentEncoding.decode(encoded)?.bytes == text.bytes)
  }

  @Test(arguments: [
    "%", "a%", "%4", "%zz", "%4g", "%g4", "%%41", "%é", "%C3", "%C3x", "%80", "%FF", "%C0%AF",
    "%ED%A0%80", "%F4%90%80%80", "%E2%82", "\u{e9}%CC",
  ])
  func refusesBrokenEscapesAndBytesThatAreNotUTF8(encoded: String) {
    #expect(PercentEncoding.decode(encoded) == nil)
  }

  @Test func givesBackEveryHostileText() {
    for hostile in HostileText.all {
      let encoded = PercentEncoding.encode(hostile.text)
      #expect(encoded.utf8.allSatisfy { $0.isUnreserved || $0 == UInt8(ascii: "%") })
      #expect(PercentEncoding.decode(encoded)?.bytes == hostile.text.bytes)
    }
  }
}
