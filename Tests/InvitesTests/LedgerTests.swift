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

  @Test func aFolderWhoseNameFitsTwoKeepsItsOwner() throws {
    var ledger = Self.ledger()
    ledger.claim("keynote", for: .meeting)
    #expect(ledger.folders.isEmpty)
    ledger.claim("tag-summit", for: .tag)
    ledger.prune(keeping: [], uids: ["keynote@h"])
    let read = try #require(Ledger.read(SourceText(path: "l", bytes: ledger.bytes)).ledger)
    #expect(read.folders == ["tag-summit": .tag])
    #expect(read == ledger)
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

  @Test func noNumberIsGivenTwice() throws {
    var ledger = Self.ledger()
    ledger.prune(keeping: ["ana@example.com"], uids: ["keynote@h", "workshop@h"])
    #expect(ledger.entries.map(\.number) == [1])
    var read = try #require(Ledger.read(SourceText(path: "l", bytes: ledger.bytes)).ledger)
    read.invite(Self.guest("cy@example.com", "Cy"), to: [Self.keynote])
    #expect(read["cy@example.com"]?.number == 3)
    let older = SourceText(
      path: "l",
      text:
        "{\"format\":1,\"guests\":[{\"number\":7,\"file\":\"0007\",\"key\":\"a\",\"meetings\":[]}]}"
    )
    #expect(try #require(Ledger.read(older).ledger).nextNumber == 8)
  }

  @Test func aMeetingCanBeTakenAway() {
    var ledger = Self.ledger()
    ledger.withdraw("bo@example.com", from: ["workshop@h"])
    #expect(ledger["bo@example.com"]?.invites.map(\.meeting) == ["keynote"])
    _ = ledger.change("bo@example.com", uid: "keynote@h") { $0.rotation = 1 }
    ledger.withdraw("bo@example.com", from: ["keynote@h"])
    #expect(ledger["bo@example.com"]?.invites.map(\.isRevoked) == [true])
  }

  @Test(arguments: [
    ("7", "Bo Łødz", "BO@example.com", "bo@example.com"),
    ("7", "", "BO@example.com", "bo@example.com"),
    ("7", "Cy", "bo@example.com", nil), ("7", "bo łødz", "cy@example.com", "bo@example.com"),
    ("7", "Bo", "cy@example.com", nil),
    ("bo@example.com", "Bo Łødz", "bo@example.com", nil),
  ])
  func tellsUnderWhichKeySomebodyWasInvited(
    key: String, name: String, email: String, former: String?
  ) {
    var guest = Guest(key: key)
    guest.name = name.isEmpty ? nil : name
    guest.email = email
    func found(_ uid: String, listed: Bool = false) -> String? {
      FormerKeys(Self.ledger(), uids: [uid]).entry(of: guest, isListed: { _ in listed })?
        .entry.guest.key
    }
    #expect(found("keynote@h") == former)
    #expect(found("keynote@h", listed: true) == nil)
    #expect(found("other@h") == nil)
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
    ledger.prune(keeping: [], uids: ["keynote@h"])
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
