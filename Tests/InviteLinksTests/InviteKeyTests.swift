import Foundation
import Testing

@testable import InviteLinks

struct InviteKeyTests {
  private static let hex = String(repeating: "0b", count: 32)

  /// RFC 4231, 4.2 to 4.8 without the shortened one.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Array(1...25), [UInt8](repeating: 0xCD, count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      Array(
        ("This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ])
  func isTheHMACOfThePublishedVectors(key: [UInt8], text: [UInt8], expected: String) {
    let code = HMACSHA256(key: key).code(for: text)
    #expect(code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
  }

  @Test func makesTheTokenThatOpenSSLMakes() throws {
    guard Subprocess.has("openssl") else { return }
    let key = try #require(InviteKey(hex: Self.hex))
    for (guest, rotation) in [("ana@example.com", 0), ("bo@example.com", 3), ("Ærø 😀", 12)] {
      let text = "linksite-invite-1\0keynote@calls.example.com\0\(guest)\0\(rotation)"
      let digest = try Subprocess.output(
        of: [
          "openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", "hexkey:\(Self.hex)", "-binary",
        ], input: Data(text.utf8))
      let token = key.token(
        meetingUID: "keynote@calls.example.com", guestKey: guest, rotation: rotation)
      #expect(token.text == Self.crockford([UInt8](digest)))
    }
  }

  /// Bit by bit, unlike the code under test.
  private static func crockford(_ digest: [UInt8]) -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let bits = digest.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    return String(
      (0..<26).map { index in
        alphabet[bits[(5 * index)..<(5 * index + 5)].reduce(0) { $0 * 2 + Int($1) }]
      })
  }

  @Test func tokensDependOnKeyMeetingGuestAndRotation() throws {
    let key = try #require(InviteKey(hex: Self.hex))
    let other = try #require(InviteKey([UInt8](repeating: 1, count: 32)))
    let tokens = [
      key.token(meetingUID: "a@h", guestKey: "x"), key.token(meetingUID: "b@h", guestKey: "x"),
      key.token(meetingUID: "a@h", guestKey: "y"),
      key.token(meetingUID: "a@h", guestKey: "x", rotation: 1),
      other.token(meetingUID: "a@h", guestKey: "x"),
    ]
    #expect(Set(tokens).count == 5)
    #expect(tokens[0] == key.token(meetingUID: "a@h", guestKey: "x", rotation: 0))
    #expect(GuestToken(tokens[0].text) == tokens[0])
  }

  @Test(arguments: [
    "", "0b", String(repeating: "0b", count: 31), String(repeating: "0b", count: 33),
    String(repeating: "0g", count: 32), String(repeating: "0b", count: 31) + "0 b",
  ])
  func refusesWhatIsNoKey(text: String) {
    #expect(InviteKey(hex: text) == nil)
  }

  @Test func takesAKeyWithBlanksAroundIt() throws {
    let key = try #require(InviteKey(hex: " \(Self.hex.uppercased())\r\n"))
    #expect(key.fingerprint == InviteKey(hex: Self.hex)?.fingerprint)
    #expect(key.fingerprint.utf8.count == 16)
    #expect(!Self.hex.contains(key.fingerprint))
  }

  @Test func findsTheTokenInWhatSomebodyCopied() throws {
    let key = try #require(InviteKey(hex: Self.hex))
    let token = key.token(meetingUID: "a@h", guestKey: "x")
    #expect(GuestToken(in: token.text) == token)
    #expect(GuestToken(in: "https://calls.example.com/join/a/?type=default&t=\(token)") == token)
    #expect(GuestToken(in: "https://calls.example.com/join/a/") == nil)
    #expect(GuestToken(in: "no link") == nil)
  }

  @Test func verifierTellsWhoseATokenIsAndWhetherItHolds() throws {
    let key = try #require(InviteKey(hex: Self.hex))
    let uid = "keynote@calls.example.com"
    let verifier = TokenVerifier(
      key: key, meetingUID: uid,
      guests: [
        .init(key: "ana@example.com"), .init(key: "bo@example.com", rotation: 2),
        .init(key: "cy@example.com", rotation: 1, isRevoked: true),
      ])
    func verdict(_ guest: String, _ rotation: Int, uid: String = uid) -> TokenVerifier.Verdict {
      verifier.verdict(on: key.token(meetingUID: uid, guestKey: guest, rotation: rotation))
    }
    #expect(verdict("ana@example.com", 0) == .valid(guestKey: "ana@example.com"))
    #expect(verdict("ana@example.com", 1) == .unknown)
    #expect(verdict("bo@example.com", 0) == .replaced(guestKey: "bo@example.com"))
    #expect(verdict("bo@example.com", 2) == .valid(guestKey: "bo@example.com"))
    #expect(verdict("cy@example.com", 0) == .revoked(guestKey: "cy@example.com"))
    #expect(verdict("cy@example.com", 1) == .revoked(guestKey: "cy@example.com"))
    #expect(verdict("dee@example.com", 0) == .unknown)
    // A copied meeting has another UID.
    #expect(verdict("ana@example.com", 0, uid: "copy@calls.example.com") == .unknown)
  }
}
