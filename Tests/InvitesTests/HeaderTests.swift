import Invites
import Testing

/// Headers as programs export them and as people write them, and what is said of those that are not
/// known.
struct HeaderTests {
  /// First rows of exports of contacts, shortened: the address and the number have to be found.
  @Test(arguments: [
    // Outlook in Japanese, Arabic, French, German and Spanish.
    "名,姓,会社名,携帯電話,電子メール アドレス",
    "الاسم الأول,اسم العائلة,الشركة,الهاتف المحمول,عنوان البريد الإلكتروني",
    "Prénom,Nom,Société,Tél. mobile,Adresse de messagerie",
    "Vorname,Nachname,Firma,Mobiltelefon,E-Mail-Adresse",
    "Nombre,Apellidos,Organización,Teléfono móvil,Dirección de correo electrónico",
    // Google, Thunderbird, Apple Numbers templates, forms.
    "First Name,Last Name,Organization Name,Phone 1 - Value,E-mail 1 - Value",
    "First Name,Last Name,Organization,Mobile Number,Primary Email",
    "Vorname;Name;Firma;Handy-Nr.;E-Mailadresse", "Name;Vorname;Firma;Handy;Mail-Adresse",
    "Vorname;Nachname;Firma;Telefon mobil;E-Mail geschäftlich",
    "Vorname;Nachname;Firma;Telefon (mobil);E-Mail (privat)",
    "Prénom;Nom;Société;Tél. portable;Adresse électronique",
    "Prenom;Nom;Societe;Numéro de téléphone;Adresse mail",
    "Voornaam,Achternaam,Bedrijf,Mobiel,E-mail-adres",
    "Nombre,Apellidos,Empresa,Móvil,Correo electronico",
    "First Name,Last Name,Company,Cell,Email (Home)",
    "名,姓,会社,携帯,Eメールアドレス", "名,姓,会社,携帯番号,メール アドレス", "名,姓,会社,電話番号,ﾒｰﾙｱﾄﾞﾚｽ",
    "名字,姓氏,公司,手机号码,邮件", "이름,성,회사,휴대폰 번호,이메일주소",
    "الاسم الاول,اسم العائلة,الشركة,رقم الجوال,البريد الالكتروني",
    "Имя,Фамилия,Компания,Номер телефона,E-mail адрес",
    "نام,نام خانوادگی,شرکت,شماره موبایل,آدرس ایمیل",
  ])
  func readsTheHeadersOfRealExports(header: String) {
    let separator = header.contains(";") ? ";" : ","
    let columns = header.components(separator)
    let isFamilyFirst = columns[0] == "Name"
    let names = isFamilyFirst ? ["Lima", "Ana"] : ["Ana", "Lima"]
    let cells = names + ["Example", "+49 171 2345678", "ana@x.example"]
    let read = ReadRoster("\(header)\n\(cells.joined(separator: separator))\n")
    #expect(read.findings == [])
    #expect(read.emails == ["ana@x.example"])
    #expect(read.guests.map(\.phone) == ["+491712345678"])
    #expect(read.guests.map(\.firstName) == ["Ana"])
    #expect(read.guests.map(\.lastName) == ["Lima"])
  }

  /// What chooses the meetings and the key, in a dozen languages and more.
  @Test(arguments: [
    "meetings", "Termine", "Veranstaltung", "réunion", "Événements", "reuniones", "riunioni",
    "reunião", "vergadering", "spotkania", "Встречи", "зустріч", "toplantı", "会議", "会议", "회의",
    "اجتماع", "جلسه", "פגישות", "बैठक", "möten", "kokous",
  ])
  func meetingsAreChosenInAnyLanguage(header: String) {
    let read = ReadRoster(
      "email,\(header)\na@x.example,workshop\n", meetings: ["keynote", "workshop"])
    #expect(read.guests.map(\.meetings) == [["workshop"]])
    #expect(read.ownColumns == [])
  }

  @Test(arguments: [
    "id", "Kennung", "identifiant", "identificador", "identificativo", "identyfikator",
    "идентификатор", "ідентифікатор", "識別子", "标识", "식별자", "المعرف", "شناسه", "מזהה", "पहचान",
  ])
  func keysAreReadInAnyLanguage(header: String) {
    #expect(ReadRoster("email,\(header)\na@x.example,7\n").guests.map(\.key) == ["7"])
  }

  @Test(arguments: [
    ("Name,Surname", "Ana", "Lima"), ("Name,Last Name", "Ana", "Lima"),
    ("Name,Nachname", "Ana", "Lima"), ("名前,姓", "Ana", "Lima"), ("Nome,Cognome", "Ana", "Lima"),
    ("First Name,Name", "Ana", "Lima"), ("Vorname,Name", "Ana", "Lima"),
    ("Prénom,Nom", "Ana", "Lima"), ("Name,First Name", "Lima", "Ana"),
    ("Name,Vorname", "Lima", "Ana"), ("Naam,Voornaam", "Lima", "Ana"),
  ])
  func halfANameIsNotTakenForTheWhole(header: String, first: String, second: String) {
    let read = ReadRoster("email,\(header)\na@x.example,\(first),\(second)\n")
    #expect(read.findings == [])
    #expect(read.names == ["Ana Lima"])
    #expect(read.guests.map(\.firstName) == ["Ana"])
  }

  @Test(arguments: ["First Name,Name", "Name,First Name", "Name,Last Name"])
  func aWholeNameBesideAPartStaysWhole(header: String) {
    let cells =
      header.hasPrefix("First")
      ? "Ana,Ana Lima" : "Ana Lima,\(header.hasSuffix("Last Name") ? "Lima" : "Ana")"
    let read = ReadRoster("email,\(header)\na@x.example,\(cells)\n")
    #expect(read.guests.map(\.name) == ["Ana Lima"])
    #expect(read.names == ["Ana Lima"])
  }

  @Test func furtherColumnsAreNamedWithTheirNamesInTemplates() {
    let read = ReadRoster("email,Table Number,Menü,Empty\na@x.example,7,vegan,\n")
    #expect(read.findings == [])
    #expect(
      read.ownColumns == [
        "for templates only: \"Table Number\" is guest.table_number, \"Menü\" is guest.menü"
      ])
    #expect(ReadRoster("email,name\na@x.example,Ana\n").ownColumns == [])
    #expect(ReadRoster("email,Room\na@x.example,7\n", isExcluding: true).ownColumns == [])
  }

  @Test(arguments: [
    ("emial", "phone", "email"), ("phne", "email", "phone"), ("time zome", "email", "timezone"),
    ("lnaguage", "email", "language"), ("Sprachenn", "email", "language"),
    ("Zeitzone des Gastes", "email", "timezone"), ("Kontakt-Telefon", "email", "phone"),
    ("Meetingz", "email", "meetings"), ("会社電話", "email", "phone"),
    ("Preferred language (spoken)", "email", "language"),
  ])
  func aSlipInAHeaderIsToldOf(header: String, other: String, field: String) {
    let cell = other == "phone" ? "+49 171 2345678" : "a@x.example"
    let read = ReadRoster("\(other),\(header)\n\(cell),7\n")
    #expect(
      read.findings == [
        "1:\(other.count + 2) warning: the column \"\(header)\" is not taken for the \(field) "
          + "[resembling-column]"
      ])
    #expect(read.helps[0].hasSuffix("--map \"\(field)=\(header)\""))
    #expect(
      ReadRoster("[{\"\(other)\": \"\(cell)\", \"\(header)\": \"7\"}]", named: "g.json").findings
        .count == 1)
  }

  @Test(arguments: [
    "Land", "Table", "Menu", "Titel", "Hotel", "Sprecher", "Firma", "Meal", "E-Mail 2",
  ])
  func otherWordsAreNotTakenForSlips(header: String) {
    let read = ReadRoster("email,name,\(header)\na@x.example,Ana,x\n")
    #expect(read.findings == [])
  }

  @Test func aColumnOfAddressesIsNeverPassedOver() {
    let read = ReadRoster("phone,Erreichbar unter\n+49 171 2345678,a@x.example\n+49 171 2345679,\n")
    #expect(
      read.findings == [
        "1:7 error: the column \"Erreichbar unter\" holds mail addresses, and its name is not known "
          + "[addresses-not-read]"
      ])
    #expect(read.helps == ["say what it is: --map \"email=Erreichbar unter\""])
    let alone = ReadRoster("Kontakt\na@x.example\n", named: "g.csv", isExcluding: true)
    #expect(alone.findings.count == 1 && alone.findings[0].hasSuffix("[addresses-not-read]"))
    #expect(ReadRoster("email,Second\na@x.example,b@x.example\n").findings == [])
  }

  @Test func aMobileNumberGoesBeforeOneOnADesk() {
    let text = "email;Telefon;Mobil\na@x.example;+49 30 1234567;+49 171 2345678\n"
    let read = ReadRoster(text)
    #expect(read.guests.map(\.phone) == ["+491712345678"])
    #expect(
      read.findings == [
        "1:7 info: \"Mobil\" is the phone, and \"Telefon\" is not [phone-passed-over]"
      ])
    #expect(ReadRoster(text, map: ["phone=Telefon"]).guests.map(\.phone) == ["+49301234567"])
    let two = ReadRoster("email;Telefon privat;Telefon geschäftlich\na@x.example;1;2\n")
    #expect(two.findings.first?.hasSuffix("are both the phone [same-field-twice]") == true)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator[separator.startIndex]).map(String.init)
  }
}
