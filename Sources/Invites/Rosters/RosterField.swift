/// What a column of a roster means.
package enum RosterField: String, CaseIterable, Sendable {
  case email, phone, name
  case firstName = "first_name"
  case lastName = "last_name"
  case language, timezone, role, tags, id, note, meetings
}

extension RosterField {
  /// What a header says by itself.
  enum Meaning {
    case field(RosterField)
    /// `Nombre`: the given name beside a family name, else the whole one.
    case givenOrFull
    /// `Nom`: the family name beside a given name, else the whole one.
    case familyOrFull
    /// `Notes`: what an address book keeps about somebody, which is not for them.
    case remarks
  }

  /// Folded headers as programs and people write them, by what they mean.
  ///
  /// Exports of Google, Outlook, Thunderbird and Apple, and the words of many languages.
  private static let headers: [(Meaning, [String])] = [
    (
      .field(.email),
      [
        "email", "e mail", "mail", "email address", "e mail address", "mail address",
        "primary email", "primary e mail", "e mail 1 value", "email 1 value", "email home",
        "email work", "work email", "home email", "e mail adresse", "email adresse",
        "mailadresse", "e mail privat", "adresse de messagerie", "adresse e mail",
        "adresse email", "adresse mail", "courriel", "correo", "correo electrónico", "email correo",
        "dirección de correo electrónico", "indirizzo e mail", "indirizzo email",
        "posta elettronica", "endereço de e mail", "endereço de email", "correio eletrônico",
        "correio eletrónico", "e mailadres", "emailadres", "adres e mail", "adres email",
        "poczta", "адрес электронной почты", "электронная почта", "эл почта", "почта",
        "електронна пошта", "адреса електронної пошти", "e mailová adresa", "emailová adresa",
        "ensisijainen sähköposti", "sähköposti", "sähköpostiosoite", "e postadress", "e post",
        "epost", "e postadresse", "e posta", "e posta adresi", "eposta", "e mail cím",
        "adresă de e mail", "ηλεκτρονικό ταχυδρομείο", "διεύθυνση email", "電子郵件地址",
        "電子郵件", "电子邮件地址", "电子邮件", "邮箱", "メールアドレス", "メール", "eメール",
        "電子メール", "이메일", "이메일 주소", "전자 메일", "البريد الإلكتروني", "بريد إلكتروني",
        "ایمیل", "رایانامه", "پست الکترونیک", "דואר אלקטרוני", "אימייל", "דוא\"ל", "ईमेल",
      ]
    ),
    (
      .field(.phone),
      [
        "phone", "phone number", "mobile", "mobile phone", "mobile number", "cell", "cell phone",
        "telephone", "tel", "phone 1 value", "whatsapp", "mobiltelefon", "handy", "handynummer",
        "telefon", "telefonnummer", "rufnummer", "tél mobile", "téléphone", "téléphone portable",
        "portable", "móvil", "teléfono", "teléfono móvil", "cellulare", "telefono", "celular",
        "telefone", "telemóvel", "telefoon", "telefoonnummer", "mobiel", "numer telefonu",
        "komórka", "телефон", "мобильный телефон", "мобільний телефон", "mobilní telefon",
        "mobilný telefón", "matkapuhelin", "puhelin", "puhelinnumero", "mobil", "mobilnummer",
        "cep telefonu", "mobiltelefonszám", "κινητό", "τηλέφωνο", "行動電話", "手機", "手机", "电话",
        "電話番号", "携帯電話", "電話", "전화번호", "휴대폰", "هاتف", "رقم الهاتف", "الجوال",
        "تلفن", "موبایل", "شماره تلفن", "טלפון", "נייד", "फ़ोन",
      ]
    ),
    (
      .field(.name),
      [
        "name", "full name", "fullname", "display name", "guest", "guest name", "attendee",
        "attendee name", "participant", "anzeigename", "vollständiger name", "gast",
        "nom à afficher", "nom complet", "nom et prénom", "nombre en pantalla",
        "nombre completo", "nome visualizzato", "nome completo", "nome e cognome",
        "nome de exibição", "volledige naam", "weergavenaam", "imię i nazwisko",
        "отображаемое имя", "полное имя", "фио", "повне ім'я", "піб", "celé jméno",
        "celé meno", "koko nimi", "fullständigt namn", "fullt navn", "ad soyad", "teljes név",
        "nume complet", "ονοματεπώνυμο", "氏名", "お名前", "名前", "全名", "이름", "성명",
        "الاسم الكامل", "الاسم", "نام و نام خانوادگی", "שם מלא", "शुभ नाम", "पूरा नाम",
      ]
    ),
    (.familyOrFull, ["nom", "naam", "navn", "namn", "nimi", "meno", "név", "nume"]),
    (
      .givenOrFull,
      ["nombre", "nome", "имя", "ім'я", "jméno", "ad", "όνομα", "名字", "نام", "שם", "नाम"]
    ),
    (
      .field(.firstName),
      [
        "first name", "firstname", "given name", "givenname", "forename", "fname", "vorname",
        "rufname", "prénom", "primeiro nome", "nome próprio", "voornaam", "roepnaam", "imię",
        "křestní jméno", "krstné meno", "etunimi", "förnamn", "fornavn", "keresztnév", "utónév",
        "prenume", "名", "الاسم الأول", "نام کوچک", "שם פרטי", "prenom",
      ]
    ),
    (
      .field(.lastName),
      [
        "last name", "lastname", "surname", "family name", "familyname", "lname", "nachname",
        "familienname", "nom de famille", "apellidos", "apellido", "cognome", "último nome",
        "sobrenome", "apelido", "achternaam", "nazwisko", "фамилия", "прізвище", "příjmení",
        "priezvisko", "sukunimi", "efternamn", "etternavn", "efternavn", "soyad", "soyadı",
        "vezetéknév", "nume de familie", "επώνυμο", "姓氏", "姓", "اسم العائلة", "اللقب",
        "نام خانوادگی", "שם משפחה",
      ]
    ),
    (
      .field(.language),
      [
        "language", "lang", "locale", "preferred language", "sprache", "langue", "idioma", "lingua",
        "taal", "język", "язык", "мова", "jazyk", "kieli", "språk", "sprog", "dil", "nyelv",
        "limba",
        "γλώσσα", "語言", "语言", "言語", "언어", "اللغة", "زبان", "שפה", "भाषा",
      ]
    ),
    (
      .field(.timezone),
      [
        "timezone", "time zone", "tz", "zeitzone", "fuseau horaire", "zona horaria", "fuso orario",
        "fuso horário", "tijdzone", "strefa czasowa", "часовой пояс", "часовий пояс",
        "časové pásmo", "aikavyöhyke", "tidszon", "tidssone", "tidszone", "saat dilimi", "時區", "时区",
        "タイムゾーン", "시간대", "المنطقة الزمنية", "منطقه زمانی", "אזור זמן",
      ]
    ),
    (.field(.role), ["role", "rolle", "rôle", "rol", "ruolo", "papel", "rola", "роль", "role"]),
    (
      .field(.tags),
      [
        "tags", "tag", "labels", "label", "group", "groups", "categories", "category",
        "schlagworte",
        "gruppe", "groupe", "grupo", "gruppo", "groep", "grupa", "группа",
      ]
    ),
    (.field(.id), ["id", "guest id", "guest key", "member id", "external id"]),
    (
      .field(.note),
      [
        "note", "message", "personal message", "note to guest", "nachricht",
        "persönliche nachricht", "message personnel", "mensaje", "messaggio", "mensagem",
        "bericht", "wiadomość", "сообщение", "повідомлення", "mesaj", "メッセージ", "메시지", "留言",
        "رسالة", "پیام", "הודעה", "संदेश",
      ]
    ),
    (
      .remarks,
      [
        "notes", "remarks", "comments", "comment", "notiz", "notizen", "anmerkung", "anmerkungen",
        "bemerkung", "bemerkungen", "remarque", "remarques", "nota", "notas", "notitie",
        "notities", "opmerkingen", "uwagi", "notatki", "примечание", "примечания", "заметки",
        "примітка", "примітки", "нотатки", "poznámka", "poznámky", "muistiinpanot", "anteckningar",
        "notater", "noter", "notlar", "jegyzetek", "note interne", "σημειώσεις", "備註", "备注",
        "メモ", "備考", "메모", "ملاحظات", "یادداشت", "یادداشت‌ها", "הערות", "टिप्पणी",
      ]
    ),
    (.field(.meetings), ["meetings", "meeting", "sessions", "session", "treffen"]),
  ]

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for (meaning, names) in headers {
      for name in names { meanings[RosterField.folded(name)] = meaning }
    }
    return meanings
  }()

  /// What a header means, or nil: then the column is one of the user's own.
  static func meaning(of header: String) -> Meaning? { meanings[folded(header)] }

  /// Given names in languages whose plain word for name beside them is the family name.
  static func leavesFamilyName(_ header: String) -> Bool {
    ["vorname", "rufname", "prénom", "prenom", "voornaam"].contains(folded(header))
  }

  /// Without case, and with one blank for each run of blanks and the signs between words.
  static func folded(_ header: String) -> String {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in GuestText.folded(header).unicodeScalars {
      switch scalar {
      case "_", "-", ".", ":", "*", "–": break
      case _ where scalar.properties.isWhitespace: break
      default:
        word.append(scalar)
        continue
      }
      if !word.isEmpty { words.append(String(word)) }
      word = .init()
    }
    if !word.isEmpty { words.append(String(word)) }
    return words.joined(separator: " ")
  }
}
