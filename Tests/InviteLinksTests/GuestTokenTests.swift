import InviteLinks
import Testing

struct GuestTokenTests {
  @Test func takes26SymbolsOfCrockfordBase32() {
    #expect(GuestToken("0123456789abcdefghjkmnpqrs")?.text == "0123456789abcdefghjkmnpqrs")
    #expect(GuestToken("zzzzzzzzzzzzzzzzzzzzzzzzzz") != nil)
  }

  @Test(arguments: [
    "", "0123456789abcdefghjkmnpqr", "0123456789abcdefghjkmnpqrst", "0123456789ABCDEFGHJKMNPQRS",
    "i123456789abcdefghjkmnpqrs", "l123456789abcdefghjkmnpqrs", "o123456789abcdefghjkmnpqrs",
    "u123456789abcdefghjkmnpqrs", "é123456789abcdefghjkmnpqr", "-123456789abcdefghjkmnpqrs",
  ])
  func ignoresEverythingElse(text: String) {
    #expect(GuestToken(text) == nil)
  }
}
