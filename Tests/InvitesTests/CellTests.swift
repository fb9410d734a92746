import Diagnostics
import Invites
import SiteModel
import Testing

/// What programs and people write into cells beside the value.
struct CellTests {
  @Test(arguments: [
    ("a@x.example ::: b@x.example", "a@x.example"), (" ::: b@x.example", "b@x.example"),
    ("mailto:a@x.example", "a@x.example"), ("MAILTO:a@x.example", "a@x.example"),
    ("<a@x.example>", "a@x.example"), ("Ana Lima <a@x.example>", "a@x.example"),
  ])
  func anAddressIsTakenOutOfWhatStandsAroundIt(cell: String, address: String) {
    let read = ReadRoster("email;name\n\"\(cell)\";Ana\n")
    #expect(read.findings == [])
    #expect(read.emails == [address])
    #expect(read.names == ["Ana"])
  }

  @Test func theNameBeforeAnAddressIsTheNameWhereThereIsNoOther() {
    let read = ReadRoster("email\n\"\"\"Lima, Ana\"\" <a@x.example>\"\nBo <b@x.example>\n")
    #expect(read.names == ["Lima, Ana", "Bo"])
  }

  @Test func theFirstOfSeveralNumbersCounts() {
    let read = ReadRoster("phone\n+49 171 2345678 ::: +49 30 1234567\n")
    #expect(read.guests.map(\.phone) == ["+491712345678"])
  }

  @Test(arguments: ["-", "–", "n/a", "N/A", "keine", "null", "なし", "?"])
  func aWordForNothingIsNothing(cell: String) {
    let read = ReadRoster(
      "email,phone,language,timezone\na@x.example,\(cell),\(cell),\(cell)\n"
        + "\(cell),+49 171 2345678,,\n")
    #expect(read.findings == [])
    #expect(read.guests.map(\.phone) == [nil, "+491712345678"])
    #expect(read.guests.map { $0.language?.text } == [nil, nil])
  }

  @Test func noIsALanguage() {
    #expect(
      ReadRoster("email,language\na@x.example,no\n").guests.map { $0.language?.text } == ["no"])
  }

  @Test(arguments: [
    ("0171 2345678", "does not begin with + and the country"),
    ("4.4E+11", "was rounded by a spreadsheet, its digits are lost"),
    ("+49 0171 2345678", "has a zero behind the country +49"),
    ("call me", "is no telephone number"),
  ])
  func aBadNumberCostsTheNumberAndNotTheGuest(cell: String, reason: String) {
    let read = ReadRoster("email;phone\na@x.example;\(cell)\n;\(cell)\n")
    #expect(read.emails == ["a@x.example"])
    #expect(read.guests.map(\.phone) == [nil])
    #expect(
      read.findings == [
        "2:13 warning: row 2: \"\(cell)\" \(reason): only the mail address counts [bad-guest-phone]",
        "3:2 error: row 3: \"\(cell)\" \(reason) [bad-guest-phone]",
      ])
  }

  @Test(arguments: [
    ("49", "0171 2345678", "+491712345678"), ("+49", "171 2345678", "+491712345678"),
    ("0049", "(030) 123 45 67", "+49301234567"), ("49", "491712345678", "+491712345678"),
    ("49", "+43 664 1234567", "+436641234567"), ("49", "0043 664 1234567", "+436641234567"),
    ("33", "06 12 34 56 78", "+33612345678"), ("39", "06 1234 5678", "+390612345678"),
    ("1", "(212) 555-0123", "+12125550123"), ("1", "1 212 555 0123", "+12125550123"),
    ("1", "011 49 171 2345678", "+491712345678"), ("36", "06 30 123 4567", "+36301234567"),
    ("7", "8 912 345-67-89", "+79123456789"), ("45", "20 12 34 56", "+4520123456"),
    ("81", "０９０－１２３４－５６７８", "+819012345678"),
  ])
  func aNumberWithoutACountryIsOfTheOneThatIsNamed(code: String, cell: String, number: String) {
    let read = ReadRoster("phone\n\(cell)\n", country: code)
    #expect(read.findings == [])
    #expect(read.guests.map(\.phone) == [number])
    let member = ReadRoster("phone\n\(cell)\n", isExcluding: true, country: code)
    #expect(member.guests.map(\.key) == [number])
  }

  @Test func aNumberThatMayBeginWithTheCountryIsNotGuessed() {
    let read = ReadRoster("phone\n4912345678\n", country: "49")
    #expect(
      read.findings == [
        "2:1 error: row 2: \"4912345678\" may begin with the country +49, or not [bad-guest-phone]"
      ])
  }

  @Test(arguments: ["", "0", "de", "490", "4", "171", "+", "+ 49", "12345"])
  func otherTextIsNoCode(text: String) { #expect(CountryCode(text) == nil) }

  @Test(arguments: [
    ("Deutsch", "de"), ("Deutsch (Deutschland)", "de"), ("german", "de"), ("ger", "de"),
    ("deu", "de"), ("DE_at", "de-AT"), ("français", "fr"), ("Francais", "fr"), ("日本語", "ja"),
    ("jp", "ja"), ("العربية", "ar"), ("englisch", "en"), ("English (US)", "en"), ("cn", "zh-Hans"),
    ("ua", "uk"), ("kr", "ko"), ("gr", "el"), ("Português (Brasil)", "pt-BR"),
    ("简体中文", "zh-Hans"), ("Chinese (Traditional)", "zh-Hant"), ("Türkçe", "tr"), ("he", "he"),
    ("sv", "sv"), ("yue", "yue"), ("한국어", "ko"), ("український", nil), ("und", ""),
  ])
  func aLanguageIsKnownByItsName(cell: String, tag: String?) {
    let read = ReadRoster("email,language\na@x.example,\(cell)\n")
    guard let tag else {
      #expect(read.findings.count == 1)
      return
    }
    #expect(read.findings == [])
    #expect(read.guests.map { $0.language?.text ?? "" } == [tag])
  }

  @Test(arguments: [
    ("Germann", "did you mean \"de\"?"), ("mul", "write its code, as in de, pt-BR or zh-Hans"),
    ("xx", "write its code, as in de, pt-BR or zh-Hans"), ("Espanoll", "did you mean \"es\"?"),
  ])
  func whatIsNoLanguageGetsTheNearestCode(cell: String, help: String) {
    let read = ReadRoster("email,language\na@x.example,\(cell)\n")
    #expect(
      read.findings == [
        "2:13 error: row 2: \"\(cell)\" is no language [bad-guest-language]"
      ])
    #expect(read.helps == [help])
  }

  @Test(arguments: [
    ("姓,名", "山田,太郎", "山田太郎"), ("名,姓", "太郎,山田", "山田太郎"), ("姓氏,名字", "王,小明", "王小明"),
    ("성,이름", "김,민준", "김민준"),
    ("Vezetéknév,Keresztnév", "Nagy,Béla", "Nagy Béla"),
    ("Last Name,First Name", "Lima,Ana", "Ana Lima"), ("Nachname,Vorname", "Lima,Ana", "Ana Lima"),
    ("姓,名", "Smith,Ana", "Ana Smith"),
  ])
  func theFamilyNameStandsWhereTheLanguagePutsIt(header: String, cells: String, name: String) {
    #expect(ReadRoster("email,\(header)\na@x.example,\(cells)\n").names == [name])
  }

  @Test func aHungarianHasTheFamilyNameFirst() {
    let read = ReadRoster(
      "email,first name,last name,language\na@x.example,Béla,Nagy,hu\nb@x.example,Ana,Lima,en\n")
    #expect(read.names == ["Nagy Béla", "Ana Lima"])
    var ledger = Ledger()
    for guest in read.guests { ledger.invite(guest, to: []) }
    let copy = Ledger.read(SourceText(path: "l.json", bytes: ledger.bytes)).ledger
    #expect(copy?.entries.map(\.guest.shownName) == ["Nagy Béla", "Ana Lima"])
    // Keys of people who share an address do not depend on what is shown.
    let shared = ReadRoster("email,姓,名\ni@x.example,山田,太郎\ni@x.example,山田,花子\n").guests
    #expect(
      GuestList(shared, on: .keep).guests.map(\.key) == ["i@x.example 太郎 山田", "i@x.example 花子 山田"])
  }

  @Test(arguments: ["#NV", "#N/A", "#REF!", "#NAME?", "#WERT!", "#DIV/0!"])
  func anErrorOfASpreadsheetIsNoName(cell: String) {
    let read = ReadRoster("email,name\na@x.example,\(cell)\n")
    #expect(
      read.findings == [
        "2:13 error: row 2: \"\(cell)\" is an error of a spreadsheet, and no name [spreadsheet-error]"
      ])
    #expect(ReadRoster("email,name\na@x.example,#1 Fan!\n").findings == [])
  }

  @Test(arguments: ["=A2&B2", "NULL"])
  func aFormulaInANameIsToldOf(cell: String) {
    let read = ReadRoster("email,name\na@x.example,\(cell)\n")
    #expect(read.names == [cell])
    #expect(
      read.findings == [
        "2:13 warning: row 2: \"\(cell)\" is hardly a name, and stands in the greeting "
          + "[spreadsheet-error]"
      ])
  }

  /// As Excel saves plain CSV in these languages.
  @Test(arguments: [
    ("windows-1256", [0xC7, 0xE1, 0xC8] as [UInt8], "الب"), ("windows-1255", [0xF9, 0xEC], "של"),
    ("gb18030", [0xD5, 0xC5], "张"), ("GBK", [0xD5, 0xC5], "张"), ("big5", [0xB1, 0x69], "張"),
    ("euc-kr", [0xB1, 0xE8], "김"), ("macintosh", [0x8E, 0x9A, 0xA0, 0xDB], "éö†€"),
    ("shift_jis", [0x95, 0x83], "父"),
  ])
  func readsTheEncodingsOfSpreadsheets(encoding: String, bytes: [UInt8], name: String) {
    let file = Array("email,name\na@x.example,".utf8) + bytes + [0x0A]
    #expect(ReadRoster(file, encoding: encoding).names == [name])
    #expect(ReadRoster(file).guests.isEmpty)
  }

  @Test(
    arguments: [[0x50, 0x4B, 0x03, 0x04, 0x14, 0x00], [0xD0, 0xCF, 0x11, 0xE0, 0xA1]] as [[UInt8]])
  func aWorkbookIsNoText(bytes: [UInt8]) {
    let read = ReadRoster(bytes, named: "guests.xlsx", encoding: "windows-1252")
    #expect(
      read.findings == [
        "error: this file is a workbook or another packed document, and no text [roster-encoding]"
      ])
    #expect(read.helps == ["open it, and save it as \"CSV UTF-8\""])
  }
}
