import Foundation
import Invites
import SiteModel
import Testing

struct GuestTests {
  @Test(arguments: [
    ("a@x.example\nBcc: e@x.example", "a line break stands in \"email\""),
    ("a@x.example\u{0}", "the control U+0000 stands in \"email\""),
  ])
  func refusesWhatCouldForgeAHeader(cell: String, message: String) {
    let read = ReadRoster("[{\"email\": \(jsonText(cell))}]", named: "g.json")
    #expect(read.findings == ["1:12 error: row 1: \(message) [control-in-cell]"])
  }

  private func jsonText(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\u{0}", with: "\\u0000") + "\""
  }

  @Test(arguments: [
    "a", "a@", "@x.example", "a@x", "a b@x.example", "a@x.example, b@x.example", "a@@x.example",
    "Ana <a@x.example> Lima", "a@x..example", "a\u{200B}b@x.example",
  ])
  func refusesWhatIsNoAddress(text: String) {
    let read = ReadRoster("email;name\n\"\(text)\";Ana\n")
    #expect(
      read.findings == ["2:1 error: row 2: \"\(text)\" is no mail address [bad-guest-address]"])
  }

  @Test func warnsOfLettersBeyondASCIIBeforeTheAt() {
    let read = ReadRoster("email\nána@x.example\n")
    #expect(read.emails == ["ána@x.example"])
    #expect(read.findings.count == 1)
    #expect(read.findings.first?.contains("warning") == true)
    #expect(ReadRoster("email\nana@exämple.example\n").findings.isEmpty)
  }

  @Test func everyMistakeOfEveryRowIsFound() {
    let read = ReadRoster(
      """
      email,phone,language,timezone,name
      nope,4.4E+11,Klingon!,Berlin,Ana
      b@x.example,,de_AT,Asia/Kolkata,Bo
      ,,,,Cy
      """)
    #expect(
      read.findings == [
        "2:1 error: row 2: \"nope\" is no mail address [bad-guest-address]",
        "2:6 error: row 2: \"4.4E+11\" was rounded by a spreadsheet, its digits are lost [bad-guest-phone]",
        "2:14 error: row 2: \"Klingon!\" is no language [bad-guest-language]",
        "2:23 error: row 2: unknown time zone \"Berlin\" [unknown-time-zone]",
        "4:1 error: row 4: \"Cy\" has neither email nor phone [guest-without-address]",
      ])
    #expect(read.guests.map(\.name) == ["Bo"])
    #expect(read.guests[0].language?.text == "de-AT")
  }

  @Test func aKeyIsTheIDElseTheAddressElseTheNumber() {
    let read = ReadRoster(
      "id,email,phone\n7,A@x.example,+49 170 1234567\n,B@X.example,+49 170 1234567\n"
        + ",,0049 170 1234567\n")
    #expect(read.guests.map(\.key) == ["7", "b@x.example", "+491701234567"])
  }

  @Test func furtherColumnsKeepTheirTextUnderASimpleName() {
    let read = ReadRoster("email,Table Number,Ess-Wunsch?\na@x.example,007,vegan\nb@x.example,,\n")
    #expect(
      read.guests[0].fields == [.init("table_number", "007"), .init("ess_wunsch", "vegan")])
    #expect(read.guests[1].fields.isEmpty)
  }

  @Test func aNoteMayHaveLines() {
    let read = ReadRoster("email,note\na@x.example,\"One\r\ntwo\"\n")
    #expect(read.guests.map(\.note) == ["One\ntwo"])
  }

  @Test func twoColumnsForOneFieldAreAnErrorUnlessMapDecides() {
    let text = "email,E-Mail Address\na@x.example,b@x.example\n"
    #expect(
      ReadRoster(text).findings == [
        "1:7 error: the columns \"email\" and \"E-Mail Address\" are both the email "
          + "[same-field-twice]"
      ])
    let read = ReadRoster(text, map: ["email=e-mail address"])
    #expect(read.emails == ["b@x.example"])
    #expect(read.findings.isEmpty)
    #expect(ReadRoster("email,Mail\na@x.example,\n").findings.isEmpty)
  }

  /// `Phone #` is a column of its own, and no template may take it for the number.
  @Test(arguments: [
    ("Name?", "roster_name"), ("Note!", "roster_note"),
    ("Role (!)", "roster_role"), ("First Name?", "roster_first_name"),
    ("???", "column_3"), ("Zone #", "zone"),
  ])
  func aColumnThatIsOnlyNamedLikeAFieldSaysSo(header: String, variable: String) {
    let read = ReadRoster("email,name,\(header)\na@x.example,Ana,7\n")
    #expect(read.findings.isEmpty)
    #expect(read.guests[0].fields == [.init(variable, "7")])
    #expect(read.names == ["Ana"])
  }

  @Test func aColumnThatMayBeTheMissingFieldIsToldOf() {
    let read = ReadRoster("email,name,Phone #\na@x.example,Ana,7\n")
    #expect(read.guests[0].fields == [.init("roster_phone", "7")])
    #expect(
      read.findings == [
        "1:12 warning: the column \"Phone #\" is not taken for the phone [resembling-column]"
      ])
  }

  @Test func theColumnThatMapPassesOverIsOneOfTheUsersOwn() {
    let read = ReadRoster(
      "email,E-Mail Address\na@x.example,b@x.example\n", map: ["email=E-Mail Address"])
    #expect(read.guests[0].fields == [.init("roster_email", "a@x.example")])
  }

  /// What an address book keeps about somebody is not for them.
  @Test(arguments: ["Notes", "Notizen", "Uwagi", "備考"])
  func remarksAreKeptFromGuests(header: String) {
    let text = "email,\(header)\na@x.example,\"owes\n300 EUR\"\n"
    let read = ReadRoster(text)
    #expect(read.guests.map(\.note) == [nil])
    #expect(read.guests[0].fields.map(\.text) == ["owes\n300 EUR"])
    #expect(
      read.findings == [
        "1:7 info: the column \"\(header)\" is kept from the guests [remarks-left-out]"
      ])
    #expect(
      ReadRoster(text, map: ["note=\(header)"]).guests.map(\.note) == ["owes\n300 EUR"])
    let card = ReadRoster(
      "BEGIN:VCARD\nEMAIL:a@x.example\nNOTE:difficult\\, owes\\n300\nEND:VCARD\n", named: "a.vcf")
    #expect(card.guests.map(\.note) == [nil])
  }

  @Test(arguments: [
    "a..b@x.example", ".a@x.example", "a.@x.example",
  ])
  func refusesDotsThatNoHeaderMayHold(text: String) {
    #expect(
      ReadRoster("email\n\(text)\n").findings
        == ["2:1 error: row 2: \"\(text)\" is no mail address [bad-guest-address]"])
  }

  /// Labels of RFC 3492 §7.1 and of registrars.
  @Test(arguments: [
    ("ana@exämple.example", "ana@xn--exmple-cua.example"),
    ("ana@BÜCHER.example", "ana@xn--bcher-kva.example"),
    ("ana@bu\u{308}cher.example", "ana@xn--bcher-kva.example"),
    ("ana@straße.example", "ana@xn--strae-oqa.example"),
    ("ana@ليهمابتكلموشعربي؟.example", "ana@xn--egbpdaj6bu4bxfgehfvwxn.example"),
    ("ana@他们为什么不说中文.example", "ana@xn--ihqwcrb4cv8a8dqg056pqjye.example"),
    (
      "ana@почемужеонинеговорятпорусски.example", "ana@xn--b1abfaaepdrnnbgefbadotcwatmq2g4l.example"
    ),
    ("ana@3年b組金八先生.example", "ana@xn--3b-ww4c5e180e575a65lsy2b.example"),
    ("Ana@Example.com", "Ana@Example.com"),
  ])
  func writesAHostAsMailServersReadIt(address: String, mailed: String) {
    #expect(MailAddress(address)?.text == mailed)
  }

  @Test func anAddressWithoutSuchAFormIsNone() {
    #expect(MailAddress("ána@x.example") == nil)
    #expect(MailAddress("a@\(String(repeating: "ä", count: 80)).example") == nil)
  }

  @Test func aMemberIsKnownByWhateverIsRight() {
    let read = ReadRoster(
      "id,email,phone,language,timezone\n,b@x.example,0171 2345678,Klingon!,Nowhere\n7,nope,,,\n"
        + ",nope,+49 170 1234567,,\n,nope,,,\n,,,de,\n", isExcluding: true)
    #expect(read.guests.map(\.key) == ["b@x.example", "7", "+491701234567"])
    #expect(
      read.findings == ["5:2 warning: row 5: \"nope\" is no mail address [bad-guest-address]"])
  }

  @Test func aRowThatIsThereForTwoMeetingsIsInvitedToBoth() {
    func guests(_ policy: GuestList.DuplicatePolicy) -> [Guest] {
      let a = ReadRoster("email,name,meetings\na@x.example,Ana,keynote\n").guests
      let b = ReadRoster("email,name,meetings\na@x.example,Ana,workshop|keynote\n").guests
      return GuestList(a + b, on: policy).guests
    }
    #expect(guests(.first).map(\.meetings) == [["keynote", "workshop"]])
    #expect(guests(.keep).map(\.meetings) == [["keynote", "workshop"]])
  }

  @Test func aColumnToMapHasToBeThere() {
    let read = ReadRoster("email,nmae\na@x.example,Ana\n", map: ["name=name"])
    #expect(read.findings == ["1:1 error: there is no column \"name\" to map [unknown-column]"])
  }

  @Test(arguments: ["a@x.example,Ana\nb@x.example,Bo\n"])
  func aTableNeedsAHeader(text: String) {
    #expect(
      ReadRoster(text).findings == [
        "1:1 error: the first row holds an address, not the names of the columns "
          + "[roster-without-header]"
      ])
  }

  @Test func aRosterNeedsAnAddress() {
    #expect(
      ReadRoster("name,city\nAna,Rome\n").findings == [
        "1:1 error: no column holds addresses or phone numbers [roster-without-address]"
      ])
  }

  @Test func meetingsMayBeChosenByTheRoster() {
    let read = ReadRoster(
      "email,meetings\na@x.example,workshop | keynote\nb@x.example,\nc@x.example,keynot\n",
      meetings: ["keynote", "workshop"])
    #expect(read.guests.map(\.meetings) == [["keynote", "workshop"], []])
    #expect(
      read.findings == [
        "4:13 error: row 4: \"keynot\" is no meeting of this invitation [meeting-not-invited-to]"
      ])
  }

  @Test func whoIsAMemberIsLeftOutByAddressPhoneOrKey() {
    let read = ReadRoster(
      "id,email,phone\n1,A@x.example,\n2,b@x.example,+49 170 1234567\n3,c@x.example,\n4,d@x.example,\n"
    )
    let members = ReadRoster(
      "email,phone\na@X.example,\n,+491701234567\n", isExcluding: true
    ).guests
    var list = GuestList(read.guests, on: .error)
    let excluded = list.exclude(members)
    #expect(excluded.map(\.key) == ["1", "2"])
    #expect(list.guests.map(\.key) == ["3", "4"])
  }

  @Test func linksGivenBeforeAnAddressWasSharedStay() {
    let both = ReadRoster("email,name\ninfo@x.example,Bo\ninfo@x.example,Ana\n").guests
    let known = ["info@x.example": "ana"]
    let list = GuestList(both, on: .keep) { known[$0] }
    #expect(list.guests.map(\.key) == ["info@x.example bo", "info@x.example"])
    let alone = ReadRoster("email,name\ninfo@x.example,Bo\n").guests
    let later = GuestList(alone, on: .error) { ["info@x.example bo": "bo"][$0] }
    #expect(later.guests.map(\.key) == ["info@x.example bo"])
  }
}
