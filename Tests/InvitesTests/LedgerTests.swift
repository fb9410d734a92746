import Diagnostics
import Invites
import SiteModel
import Testing

struct LedgerTests {
  private static let keynote = Ledger.Meeting(id: "keynote", uid: "keynote@h", sequence: 0)
  private static let workshop = Ledger.Meeting(id: "workshop", uid: "workshop@h", sequence: 2)

  private static func guest(_ key: String, _ name: String) -> Guest {
    var guest = Guest(key: key)
    guest.name = name
    guest.email = key
    guest.phone = "+4930123456"
    guest.language = LanguageTag("de")
    guest.timezone = "Europe/Berlin"
    guest.tags = ["a", "b"]
    guest.note = "One\n\"two\""
    guest.role = "speaker"
    guest.fields = [.init("room", "7")]
    return guest
  }

  private static func ledger() -> Ledger {
    var ledger = Ledger()
    ledger.invite(guest("ana@example.com", "Ana Lima"), to: [keynote])
    ledger.invite(guest("bo@example.com", "Bo Łødz"), to: [keynote, workshop])
    return ledger
  }

  @Test func comesBackAsItWasWritten() throws {
    let ledger = Self.ledger()
    let read = try #require(Ledger.read(SourceText(path: "l", bytes: ledger.bytes)).ledger)
    #expect(read == ledger)
    #expect(read.entries.map(\.fileName) == ["0001-ana-lima", "0002-bo-lodz"])
  }

  @Test func whoIsKnownKeepsNumberAndRotation() {
    var ledger = Self.ledger()
    _ = ledger.change("ana@example.com", uid: "keynote@h") { $0.rotation = 4 }
    var corrected = Self.guest("ana@example.com", "Anna Lima")
    corrected.email = "ANA@example.com"
    ledger.invite(corrected, to: [Self.keynote, Self.workshop])
    let entry = ledger["ana@example.com"]
    #expect(entry?.number == 1)
    #expect(entry?.fileName == "0001-ana-lima")
    #expect(entry?.guest.name == "Anna Lima")
    #expect(entry?.invites.map(\.rotation) == [4, 0])
    #expect(entry?.invites.map(\.sequence) == [0, 2])
  }

  @Test func aMeetingWithAnotherIDIsKnownByItsUID() {
    var ledger = Self.ledger()
    ledger.invite(
      Self.guest("ana@example.com", "Ana"),
      to: [.init(id: "opening", uid: "keynote@h", sequence: 5)])
    #expect(ledger["ana@example.com"]?.invites.map(\.meeting) == ["opening"])
    #expect(ledger["ana@example.com"]?.invites.map(\.sequence) == [0])
  }

  @Test func pruningForgetsAPersonButNotThatALinkWasRevoked() {
    var ledger = Self.ledger()
    ledger.invite(Self.guest("cy@example.com", "Cy"), to: [Self.keynote])
    _ = ledger.change("cy@example.com", uid: "keynote@h") { $0.isRevoked = true }
    let pruned = ledger.prune(keeping: [], uids: ["keynote@h"])
    #expect(pruned.map(\.guest.key) == ["ana@example.com", "bo@example.com", "cy@example.com"])
    #expect(ledger["ana@example.com"] == nil)
    #expect(ledger["bo@example.com"]?.invites.map(\.meeting) == ["workshop"])
    let cy = ledger["cy@example.com"]
    #expect(cy?.isGone == true)
    #expect(cy?.guest.name == nil && cy?.guest.email == nil)
    #expect(cy?.invites.map(\.isRevoked) == [true])
    ledger.invite(Self.guest("dee@example.com", "Dee"), to: [Self.keynote])
    #expect(ledger["dee@example.com"]?.number == 4)
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"format\":2,\"guests\":[]}", "{\"format\":1,\"guests\":[{}]}",
    "{\"format\":1,\"guests\":[{\"number\":1,\"file\":\"../x\",\"key\":\"a\",\"meetings\":[]}]}",
  ])
  func refusesADamagedFile(text: String) {
    let (ledger, diagnostics) = Ledger.read(SourceText(path: "ledger.json", text: text))
    #expect(ledger == nil)
    #expect(diagnostics.map(\.id) == ["damaged-ledger"])
  }
}
