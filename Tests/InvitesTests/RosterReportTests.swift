import Diagnostics
import Invites
import SiteModel
import Testing

/// What people reported of programs that read lists of guests, one test for each report.
struct RosterReportTests {
  @Test func a01_aByteOrderMarkDoesNotHideTheFirstHeader() {
    #expect(
      ReadRoster([0xEF, 0xBB, 0xBF] + Array("name,email\nAna,a@x.example\n".utf8)).names == ["Ana"])
  }

  @Test func a02_aBlankBehindAHeaderDoesNotMatter() {
    let read = ReadRoster("email,name,number \na@x.example,Ana,4\n")
    #expect(read.guests[0].fields == [.init("number", "4")])
  }

  @Test func a03_emptyRowsOfSpreadsheetsAreIgnored() {
    let read = ReadRoster("email,name,a,b\na@x.example,Ana,1,2\n,,,\n,,,\n")
    #expect(read.names == ["Ana"])
    #expect(read.findings.isEmpty)
  }

  @Test func a04_anotherEncodingIsAnErrorThatSaysWhatToDo() {
    let read = ReadRoster(Array("email,name\na@x.example,Ana ".utf8) + [0x96, 0x0A])
    #expect(read.findings == ["2:17 error: byte 0x96 is not UTF-8 [not-utf8]"])
    #expect(
      read.helps == [
        "save it as \"CSV UTF-8\", or say what it is, such as --encoding windows-1252; there are "
          + "windows-1250, windows-1251, windows-1252, windows-1253, windows-1254, windows-1255, "
          + "windows-1256, iso-8859-1, iso-8859-2, macintosh, shift-jis, gb18030, big5, euc-kr"
      ])
    #expect(read.guests.isEmpty)
  }

  @Test func a05_utf16IsDecodedBeforeItIsCutIntoLines() {
    // U+0A0A and U+0D0A hold the bytes of line ends.
    let text = "email,name\na@x.example,\u{0A0A}\u{0D0A}\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + littleEndian(text)
    #expect(ReadRoster(bytes).names == ["\u{0A0A}\u{0D0A}"])
  }

  private func littleEndian(_ text: String) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
  }

  @Test func a06_utf16WithoutAMarkIsFound() {
    #expect(ReadRoster(littleEndian("email,name\na@x.example,Ana\n")).names == ["Ana"])
  }

  @Test func a07_aNoBreakBlankBehindAnAddressIsTrimmed() {
    #expect(ReadRoster("email\na@x.example\u{A0}\n").emails == ["a@x.example"])
  }

  @Test func a08_aZeroWidthBlankBeforeAnAddressIsTrimmed() {
    #expect(ReadRoster("email\n\u{200B}a@x.example\u{FEFF}\n").emails == ["a@x.example"])
  }

  @Test func a09_europeanSpreadsheetsAreRead() {
    #expect(ReadRoster("email;name\na@x.example;Ana\n").names == ["Ana"])
    #expect(ReadRoster("sep=;\nemail;name\na@x.example;Ana\n").names == ["Ana"])
  }

  @Test func a10_headersAreReadInAnyCase() {
    let read = ReadRoster("Email,First Name\na@x.example,Ana\n")
    #expect(read.guests[0].firstName == "Ana")
    #expect(read.guests[0].email == "a@x.example")
  }

  @Test func a11_otherNamesAndOtherScriptsAreHeaders() {
    #expect(ReadRoster("Primary Email\na@x.example\n").emails == ["a@x.example"])
    #expect(ReadRoster("メールアドレス,氏名\na@x.example,田中\n").names == ["田中"])
    let read = ReadRoster("Kontaktweg,name\na@x.example,Ana\n", map: ["email=kontaktweg"])
    #expect(read.emails == ["a@x.example"])
  }

  @Test(arguments: [
    ("E-Mail-Adresse;Vorname;Nachname", "Ana Lima"), ("E-Mail;Vorname;Name", "Ana Lima"),
    ("Adresse de messagerie;Prénom;Nom", "Ana Lima"),
    ("Dirección de correo electrónico;Nombre;Apellidos", "Ana Lima"),
    ("Indirizzo E-mail;Nome;Cognome", "Ana Lima"), ("Adres e-mail;Imię;Nazwisko", "Ana Lima"),
    ("Endereço de E-mail;Primeiro nome;Último nome", "Ana Lima"),
    ("Адрес электронной почты;Имя;Фамилия", "Ana Lima"),
    ("Ensisijainen sähköposti;Etunimi;Sukunimi", "Ana Lima"),
    ("E-mailová adresa;Krstné meno;Priezvisko", "Ana Lima"),
    ("電子郵件地址;名字;姓氏", "Ana Lima"), ("E-mailadres;Voornaam;Achternaam", "Ana Lima"),
    ("E-postadress;Förnamn;Efternamn", "Ana Lima"), ("E-posta;Ad;Soyad", "Ana Lima"),
    ("البريد الإلكتروني;الاسم الأول;اسم العائلة", "Ana Lima"),
    ("ایمیل;نام;نام خانوادگی", "Ana Lima"),
    ("e_mail_1___value;First.Name;LAST-NAME", "Ana Lima"),
  ])
  func a12_headersOfManyLanguagesAreKnown(header: String, name: String) {
    let read = ReadRoster("\(header)\na@x.example;Ana;Lima\n")
    #expect(read.findings.isEmpty)
    #expect(read.guests.map(\.firstName) == ["Ana"])
    #expect(read.guests.map(\.lastName) == ["Lima"])
    #expect(read.names == [name])
  }

  @Test(arguments: [
    "E-Mail-Adresse;Anzeigename;Mobiltelefon", "Adresse de messagerie;Nom à afficher;Tél. mobile",
    "Dirección de correo electrónico;Nombre en pantalla;Teléfono móvil",
    "Endereço de E-mail;Nome de exibição;Celular", "Indirizzo E-mail;Nome visualizzato;Cellulare",
    "E-mail 1 - Value;Full Name;Phone 1 - Value", "Primary Email;Display Name;Mobile Phone",
    "Адрес электронной почты;Отображаемое имя;Мобильный телефон",
  ])
  func a12_namesThatAreShownAndNumbersAreKnownToo(header: String) {
    let read = ReadRoster("\(header)\na@x.example;Ana Lima;+49 170 1234567\n")
    #expect(read.findings.isEmpty)
    #expect(read.guests.map(\.name) == ["Ana Lima"])
    #expect(read.guests.map(\.phone) == ["+491701234567"])
    #expect(read.guests[0].fields.isEmpty)
  }

  @Test func a12_nomAloneIsTheWholeName() {
    #expect(ReadRoster("Adresse e-mail;Nom\na@x.example;Ana Lima\n").guests[0].name == "Ana Lima")
  }

  @Test func a13_oneColumnNeedsNoSeparator() {
    #expect(ReadRoster("email\na@x.example\nb@x.example\n").emails.count == 2)
  }

  @Test func a14_oneAddressInTwoCasesIsOneGuestAndReported() {
    let read = ReadRoster("email,name\nA@x.example,Ana\na@X.example,Ana L.\n")
    let list = GuestList(read.guests, on: .first)
    #expect(list.guests.map(\.email) == ["A@x.example"])
    #expect(
      list.diagnostics.map(\.message) == [
        "row 3: \"Ana L.\" has the key of \"Ana\": a@x.example: left out"
      ])
    #expect(list.diagnostics[0].notes.map(\.message) == ["\"Ana\" stands here"])
    #expect(GuestList(read.guests, on: .error).diagnostics.map(\.severity) == [.error])
  }

  @Test func a15_peopleWhoShareAnAddressAreKept() {
    let read = ReadRoster("email,name\ninfo@x.example,Ana\ninfo@x.example,Bo\n")
    let list = GuestList(read.guests, on: .keep)
    #expect(list.diagnostics.isEmpty)
    #expect(list.guests.map(\.key) == ["info@x.example ana", "info@x.example bo"])
  }

  @Test func a16_whoIsLeftOutIsNamed() {
    let read = ReadRoster("id,email,name\n7,a@x.example,Ana\n7,b@x.example,Bo\n")
    let list = GuestList(read.guests, on: .first)
    #expect(list.dropped.map(\.name) == ["Bo"])
    #expect(list.diagnostics[0].message == "row 3: \"Bo\" has the key of \"Ana\": 7: left out")
  }

  @Test(arguments: [
    ("4.41E+11", "was rounded by a spreadsheet, its digits are lost"),
    ("4,41e11", "was rounded by a spreadsheet, its digits are lost"),
    ("0171 2345678", "does not begin with + and the country"),
    ("+49 17", "has 4 digits, a number has 8 to 15"), ("call me", "is no telephone number"),
    ("1+49170", "is no telephone number"),
  ])
  func a17_aPhoneNumberThatLostItsDigitsIsRefused(text: String, reason: String) {
    let read = ReadRoster("email;phone\n;\"\(text)\"\n")
    #expect(read.guests.isEmpty)
    #expect(read.findings == ["2:2 error: row 2: \"\(text)\" \(reason) [bad-guest-phone]"])
  }

  @Test(arguments: [
    ("+49 (170) 123-45.67", "+491701234567"), ("0049 170 1234567", "+491701234567"),
    ("+٤٩ ١٧٠ ١٢٣٤٥٦٧", "+491701234567"), ("＋49/170/1234567", "+491701234567"),
    // The zero in brackets is dialled at home only; in Italy from abroad, too.
    ("+49 (0)171 2345678", "+491712345678"), ("0049 ( 0 ) 171 2345678", "+491712345678"),
    ("+81(0)90-1234-5678", "+819012345678"), ("＋81（0）90－1234−5678", "+819012345678"),
    ("+44 (0)20 7946 0958", "+442079460958"), ("+39 (0)6 1234 5678", "+390612345678"),
    ("+39 06 1234 5678", "+390612345678"), ("+225 07 12 34 56 78", "+2250712345678"),
    ("tel:+49-171-2345678", "+491712345678"), ("'+49 171 2345678", "+491712345678"),
    ("+49 171 2345678 (privat)", "+491712345678"), ("+81 90ー1234ー5678", "+819012345678"),
  ])
  func a17_aPhoneNumberIsReadAsPeopleWriteIt(text: String, number: String) {
    #expect(ReadRoster("phone;name\n\(text);Ana\n").guests.map(\.phone) == [number])
  }

  /// With the zero it would be another number.
  @Test(arguments: [
    ("+49 0171 2345678", "49"), ("+33 06 12 34 56 78", "33"),
    ("+44 (020) 7946 0958", "44"), ("+81-090-1234-5678", "81"), ("+353 086 1234567", "353"),
  ])
  func a17_aZeroBehindTheCountryIsRefused(text: String, country: String) {
    let read = ReadRoster("phone;name\n\(text);Ana\n")
    #expect(
      read.findings == [
        "2:1 error: row 2: \"\(text)\" has a zero behind the country +\(country) [bad-guest-phone]"
      ])
    #expect(read.guests.isEmpty)
    #expect(read.helps[0].hasSuffix("leave it out, as in +\(country) 30 1234567"))
  }

  @Test func a17_oneNumberInTwoFormsIsOneGuest() {
    let read = ReadRoster("phone\n+49 (0)171 2345678\n+49 171 2345678\n")
    let list = GuestList(read.guests, on: .first)
    #expect(list.guests.map(\.key) == ["+491712345678"])
    var others = GuestList(ReadRoster("phone\n+49 171 2345678\n").guests, on: .error)
    let members = ReadRoster("phone\n+49 (0)171 2345678\n", isExcluding: true).guests
    #expect(others.exclude(members).count == 1)
    #expect(others.guests.isEmpty)
  }

  @Test func a18_aNameIsNeverSplitOrRecased() {
    let names = ["Prof. Dr. Hans Wurst", "McDonald", "van der Berg", "ANA lima"]
    let read = ReadRoster(
      "email,name\n" + names.enumerated().map { "\($0)@x.example,\($1)\n" }.joined())
    #expect(read.guests.map(\.name) == names)
    #expect(read.guests.allSatisfy { $0.firstName == nil && $0.lastName == nil })
  }

  @Test func a19_oneNameIsEnough() {
    let read = ReadRoster("email,first name,last name\na@x.example,Madonna,\nb@x.example,,\n")
    #expect(read.findings.isEmpty)
    #expect(read.names == ["Madonna", ""])
  }

  @Test func a20_oldCardsAreDecoded() {
    let read = ReadRoster(
      """
      BEGIN:VCARD\r
      VERSION:2.1\r
      FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=88=B6=\r
      =E8=A6=AA\r
      EMAIL;PREF;INTERNET:a@x.example\r
      TEL;CELL:+49 170 1234567\r
      END:VCARD\r

      """, named: "old.vcf")
    #expect(read.names == ["父親"])
    #expect(read.guests[0].phone == "+491701234567")
  }

  @Test(arguments: [
    ("ISO-8859-1", "J=FCrgen", "Jürgen"), ("windows-1252", "J=FCrgen =93x=94", "Jürgen “x”"),
    ("Shift_JIS", "=95=83", "父"),
  ])
  func a20_aCardMayNameItsCharset(charset: String, text: String, name: String) {
    func card(_ charset: String) -> String {
      "BEGIN:VCARD\nFN;\(charset)ENCODING=QUOTED-PRINTABLE:\(text)\nEMAIL:a@x.example\nEND:VCARD\n"
    }
    let read = ReadRoster(card("CHARSET=\(charset);"), named: "old.vcf")
    #expect(read.findings.isEmpty)
    #expect(read.names == [name])
    let silent = ReadRoster(card(""), named: "old.vcf")
    #expect(
      silent.findings == [
        "2:30 error: FN of card 1 cannot be read: its bytes are not UTF-8 [roster-encoding]"
      ])
  }

  @Test func a21_aFormulaIsNeutralInTheReport() throws {
    let read = ReadRoster(
      "email,name\na@x.example,\"=HYPERLINK(\"\"http://evil.example\"\")\"\nb@x.example,@SUM(A1)\n")
    let rows = read.guests.map {
      ReportFile.Row(number: 1, guest: $0, state: .invited)
    }
    let text = String(decoding: ReportFile.bytes(of: rows), as: UTF8.self)
    #expect(text.contains("\"'=HYPERLINK(\"\"http://evil.example\"\")\""))
    #expect(text.contains(",'@SUM(A1),"))
    #expect(text.unicodeScalars.first == "\u{FEFF}")
  }

  @Test func a22_aRowWithOnlyANumberIsSkippedWithANote() {
    let read = ReadRoster("number,email,name\n1,a@x.example,Ana\n2,,\n")
    #expect(read.names == ["Ana"])
    #expect(read.findings == ["3:1 info: row 3 names nobody: skipped [row-skipped]"])
  }
}
