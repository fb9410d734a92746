extension RosterField {
  /// Headers as programs and people write them, by what they mean.
  ///
  /// Exports of Google, Outlook, Thunderbird and Apple, and the words of many languages. How they are
  /// compared, ``lookUpKey(of:)`` says: case, accents, blanks and hyphens make no other header.
  static let headers: [(Meaning, [String])] = [
    (
      .field(.email),
      [
        "email", "mail", "email address", "mail address", "primary email", "e mail 1 value",
        "email home", "email work", "work email", "home email", "e mail adresse", "mailadresse",
        "e mail privat", "adresse de messagerie", "adresse e mail", "adresse mail", "courriel",
        "correo", "correo electrónico", "email correo", "dirección de correo electrónico",
        "indirizzo e mail", "posta elettronica", "endereço de e mail", "correio eletrônico",
        "e mailadres", "adres e mail", "poczta", "адрес электронной почты", "электронная почта",
        "эл почта", "почта", "електронна пошта", "адреса електронної пошти", "e mailová adresa",
        "ensisijainen sähköposti", "sähköposti", "sähköpostiosoite", "e postadress", "e post",
        "e postadresse", "e posta", "e posta adresi", "e mail cím", "adresă de e mail",
        "ηλεκτρονικό ταχυδρομείο", "διεύθυνση email", "電子郵件地址", "電子郵件", "电子邮件地址", "电子邮件", "邮箱",
        "メールアドレス", "メール", "eメール", "電子メール", "이메일", "이메일 주소", "전자 메일", "البريد الإلكتروني",
        "بريد إلكتروني", "ایمیل", "رایانامه", "پست الکترونیک", "דואר אלקטרוני", "אימייל",
        "דוא\"ל", "ईमेल", "e-mail anschrift", "mailanschrift", "kontakt e-mail", "contact email",
        "your email", "email id", "mailadres", "adresse électronique", "adresse de courriel",
        "adresse courriel", "mél", "dirección de correo", "dirección de email",
        "dirección email", "email dirección", "direcció electrònica",
        "indirizzo di posta elettronica", "indirizzo mail", "casella di posta",
        "endereço eletrônico", "адрес email", "email адрес", "емейл", "имейл",
        "почтовый адрес электронный",
        "адреса e-mail", "ел пошта", "пошта", "電子メールアドレス", "eメールアドレス", "メアド", "電郵", "電郵地址", "邮件",
        "邮件地址", "电邮", "电邮地址", "邮箱地址", "電子信箱", "메일", "메일주소", "전자 메일 주소", "전자우편",
        "عنوان البريد الإلكتروني", "البريد", "الإيميل", "ايميل", "آدرس ایمیل", "نشانی ایمیل",
        "پست الکترونیکی", "כתובת אימייל", "כתובת דוא\"ל", "מייל", "ईमेल पता", "thư điện tử",
        "địa chỉ email", "อีเมล", "alamat email", "surel", "e-mail 1 address",
        "primary email address", "email addresses", "emails", "mails",
      ]
    ),
    (
      .mobile,
      [
        "mobile", "mobile phone", "mobile number", "mobile no", "mobile nr", "cell",
        "cell phone", "cell number", "whatsapp", "whatsapp number", "whatsapp nummer",
        "mobiltelefon", "mobilfunk", "mobilfunknummer", "handy", "handynummer", "handynr",
        "natel", "mobil", "mobilnr", "mobilnummer", "telefon mobil", "mobiel", "mobiel nummer",
        "mobiele telefoon", "mobiele nummer", "gsm", "gsm nummer", "tél mobile", "tél portable",
        "téléphone mobile", "téléphone portable", "portable", "numéro de portable", "móvil",
        "teléfono móvil", "número de móvil", "teléfono celular", "celular", "número de celular",
        "cellulare", "telefono cellulare", "numero di cellulare", "telemóvel",
        "telefone celular", "komórka", "telefon komórkowy", "numer komórki", "мобильный телефон",
        "мобильный", "номер мобильного", "мобільний телефон", "мобільний", "сотовый",
        "сотовый телефон", "mobilní telefon", "mobilný telefón", "matkapuhelin", "kännykkä",
        "mobiltelefonszám", "cep telefonu", "cep", "κινητό", "κινητό τηλέφωνο", "行動電話", "手機",
        "手機號碼", "手机", "手机号", "手机号码", "移动电话", "携帯", "携帯番号", "携帯電話", "携帯電話番号", "ケータイ", "휴대폰",
        "휴대폰 번호", "휴대전화", "핸드폰", "핸드폰 번호", "الجوال", "رقم الجوال", "الهاتف المحمول",
        "الهاتف الجوال", "المحمول", "رقم المحمول", "رقم الموبايل", "جوال", "موبايل", "موبایل",
        "شماره موبایل", "تلفن همراه", "شماره همراه", "נייד", "טלפון נייד", "מספר נייד", "मोबाइल",
        "मोबाइल नंबर", "điện thoại di động", "số di động", "มือถือ", "ponsel", "nomor hp",
      ]
    ),
    (
      .field(.phone),
      [
        "phone", "phone number", "telephone", "tel", "phone 1 value", "telefon", "telefonnummer",
        "rufnummer", "teléfono", "telefone", "telefoon", "telefoonnummer", "numer telefonu",
        "телефон", "puhelin", "puhelinnumero", "τηλέφωνο", "电话", "電話番号", "電話", "전화번호", "هاتف",
        "رقم الهاتف", "تلفن", "شماره تلفن", "טלפון", "फ़ोन", "telefonnr", "tel nr", "tel no",
        "telephone number", "phone no", "phone nr", "rufnr", "telefonszám", "nr telefonu",
        "numéro de téléphone", "n° de téléphone", "no de téléphone", "num tél",
        "número de teléfono", "telf", "teléfono fijo", "numero di telefono",
        "recapito telefonico", "número de telefone", "номер телефона", "номер телефону",
        "telefonní číslo", "telefónne číslo", "telefon numarası", "tel番号", "电话号码", "電話號碼",
        "联系电话", "聯絡電話", "전화", "연락처", "رقم التليفون", "الهاتف", "تليفون", "מספר טלפון", "दूरभाष",
        "फ़ोन नंबर", "số điện thoại", "điện thoại", "โทรศัพท์", "telepon", "nomor telepon",
        "primary phone", "phones", "work phone", "home phone", "business phone",
      ]
    ),
    (
      .field(.name),
      [
        "full name", "display name", "guest", "guest name", "attendee", "attendee name",
        "participant", "anzeigename", "vollständiger name", "gast", "nom à afficher",
        "nom complet", "nom et prénom", "nombre en pantalla", "nombre completo",
        "nome visualizzato", "nome completo", "nome e cognome", "nome de exibição",
        "volledige naam", "weergavenaam", "imię i nazwisko", "отображаемое имя", "полное имя",
        "фио", "повне ім'я", "піб", "celé jméno", "celé meno", "koko nimi", "fullständigt namn",
        "fullt navn", "ad soyad", "teljes név", "nume complet", "ονοματεπώνυμο", "氏名", "全名",
        "성명", "الاسم الكامل", "نام و نام خانوادگی", "שם מלא", "शुभ नाम", "पूरा नाम", "your name",
        "name of guest", "person", "vor und nachname", "vorname nachname",
        "vorname und nachname", "name vorname", "nachname vorname", "prénom et nom",
        "prénom nom", "nom prénom", "nom et prénoms", "nombre y apellidos", "nombre y apellido",
        "apellidos y nombre", "apellidos y nombres", "cognome e nome", "nome cognome",
        "nome e sobrenome", "voornaam en achternaam", "nazwisko i imię", "фамилия имя",
        "имя фамилия", "имя и фамилия", "фамилия и имя", "фамилия имя отчество", "прізвище ім'я",
        "ім'я та прізвище", "jméno a příjmení", "meno a priezvisko", "ad ve soyad", "adı soyadı",
        "isim soyisim", "vezeték és keresztnév", "姓名", "フルネーム", "お客様名", "참석자", "الاسم بالكامل",
        "الاسم الثلاثي", "họ và tên", "họ tên", "ชื่อ-นามสกุล", "nama lengkap",
      ]
    ),
    (
      .partOrFull,
      [
        "nom", "naam", "navn", "namn", "nimi", "meno", "név", "nume", "nombre", "nome", "имя",
        "ім'я", "jméno", "ad", "όνομα", "名字", "نام", "שם", "नाम", "name", "名前", "お名前", "이름",
        "الاسم", "اسم", "nama", "tên gọi",
      ]
    ),
    (
      .field(.firstName),
      [
        "first name", "given name", "forename", "fname", "vorname", "rufname", "prénom",
        "primeiro nome", "nome próprio", "voornaam", "roepnaam", "imię", "křestní jméno",
        "krstné meno", "etunimi", "förnamn", "fornavn", "keresztnév", "utónév", "prenume", "名",
        "الاسم الأول", "نام کوچک", "שם פרטי", "first names", "given names", "vornamen",
        "prénoms", "nombre de pila", "nombres", "primer nombre", "nome di battesimo",
        "nomes próprios", "jméno křestní", "ім'я власне", "ファーストネーム", "पहला नाम", "tên", "ชื่อ",
        "nama depan",
      ]
    ),
    (
      .field(.lastName),
      [
        "last name", "surname", "family name", "lname", "nachname", "familienname",
        "nom de famille", "apellidos", "apellido", "cognome", "último nome", "sobrenome",
        "apelido", "achternaam", "nazwisko", "фамилия", "прізвище", "příjmení", "priezvisko",
        "sukunimi", "efternamn", "etternavn", "efternavn", "soyad", "soyadı", "vezetéknév",
        "nume de familie", "επώνυμο", "姓氏", "姓", "اسم العائلة", "اللقب", "نام خانوادگی",
        "שם משפחה", "second name", "surnames", "family names", "zuname", "nachnamen",
        "noms de famille", "primer apellido", "segundo nome", "sobrenomes", "familienaam",
        "családnév", "soyisim", "ラストネーム", "성", "성씨", "الاسم الأخير", "اسم العائله", "الكنية",
        "उपनाम", "अंतिम नाम", "họ", "นามสกุล", "nama belakang",
      ]
    ),
    (
      .field(.language),
      [
        "language", "lang", "locale", "preferred language", "sprache", "langue", "idioma",
        "lingua", "taal", "język", "язык", "мова", "jazyk", "kieli", "språk", "sprog", "dil",
        "nyelv", "limba", "γλώσσα", "語言", "语言", "言語", "언어", "اللغة", "زبان", "שפה", "भाषा",
        "languages", "preferred languages", "language code", "sprachcode", "sprachen",
        "bevorzugte sprache", "korrespondenzsprache", "langue préférée", "langues",
        "langue de correspondance", "idiomas", "idioma preferido", "lingue", "línguas", "lengua",
        "voorkeurstaal", "talen", "języki", "языки", "мови", "jazyky", "kielet", "diller",
        "tercih edilen dil", "nyelvek", "言語設定", "使用言語", "语种", "語種", "首选语言", "선호 언어", "사용 언어",
        "لغة", "لغه", "اللغة المفضلة", "زبان ترجیحی", "שפות", "भाषाएँ", "ngôn ngữ", "ภาษา",
        "bahasa",
      ]
    ),
    (
      .field(.timezone),
      [
        "timezone", "tz", "zeitzone", "fuseau horaire", "zona horaria", "fuso orario",
        "fuso horário", "tijdzone", "strefa czasowa", "часовой пояс", "часовий пояс",
        "časové pásmo", "aikavyöhyke", "tidszon", "tidssone", "tidszone", "saat dilimi", "時區",
        "时区", "タイムゾーン", "시간대", "المنطقة الزمنية", "منطقه زمانی", "אזור זמן", "time zones",
        "zeitzonen", "zone horaire", "fuseau", "huso horario", "fuso", "zona oraria",
        "tijdzones", "strefa", "часовая зона", "часові пояси", "időzóna", "zaman dilimi",
        "ζώνη ώρας", "fus orar", "časová zóna", "časová pásma", "時間帯", "時差", "표준 시간대",
        "منطقة زمنية", "التوقيت", "ساعت محلی", "समय क्षेत्र", "múi giờ", "เขตเวลา", "zona waktu",
      ]
    ),
    (
      .field(.role),
      [
        "role", "rolle", "rol", "ruolo", "papel", "rola", "роль", "roles", "rollen", "función",
        "funzione", "função", "functie", "funkcja", "roli", "rooli", "roll", "uloga", "rolü",
        "szerep", "szerepkör", "ρόλος", "役割", "角色", "身份", "역할", "الدور", "دور", "نقش", "תפקיד",
        "भूमिका", "vai trò", "บทบาท", "peran",
      ]
    ),
    (
      .field(.tags),
      [
        "tags", "tag", "labels", "label", "group", "groups", "categories", "category",
        "schlagworte", "gruppe", "groupe", "grupo", "gruppo", "groep", "grupa", "группа",
        "schlagwort", "schlagwörter", "gruppen", "kategorie", "kategorien", "étiquettes",
        "étiquette", "groupes", "catégorie", "etiquetas", "etiqueta", "grupos", "categoría",
        "categorías", "etichette", "gruppi", "groepen", "grupy", "kategoria", "метки", "метка",
        "группы", "категория", "теги", "групи", "мітки", "категорія", "skupina", "štítky",
        "ryhmä", "taggar", "grupper", "etiketler", "etiket", "grup", "csoport", "címkék",
        "ομάδα", "タグ", "グループ", "分類", "标签", "標籤", "分组", "群組", "태그", "그룹", "분류", "وسوم",
        "المجموعة", "مجموعة", "الفئة", "برچسب", "گروه", "תגיות", "קבוצה", "टैग", "समूह", "nhóm",
        "thẻ", "กลุ่ม", "grup tamu",
      ]
    ),
    (
      .field(.id),
      [
        "id", "guest id", "guest key", "member id", "external id", "identifier",
        "guest identifier", "kennung", "gast id", "teilnehmer id", "identifiant",
        "identificador", "identificativo", "identificatore", "identificatie", "identyfikator",
        "идентификатор", "ідентифікатор", "identifikátor", "tunniste", "identifierare", "kimlik",
        "azonosító", "αναγνωριστικό", "識別子", "标识", "標識", "标识符", "식별자", "아이디", "المعرف", "معرف",
        "شناسه", "מזהה", "पहचान", "mã khách", "รหัส", "pengenal",
      ]
    ),
    (
      .field(.note),
      [
        "note", "message", "personal message", "note to guest", "nachricht",
        "persönliche nachricht", "message personnel", "mensaje", "messaggio", "mensagem",
        "bericht", "wiadomość", "сообщение", "повідомлення", "mesaj", "メッセージ", "메시지", "留言",
        "رسالة", "پیام", "הודעה", "संदेश", "personal note", "note for guest",
        "persönlicher text", "grußwort", "message pour l'invité", "mensaje personal",
        "messaggio personale", "mensagem pessoal", "persoonlijk bericht", "wiadomość osobista",
        "личное сообщение", "особисте повідомлення", "osobní zpráva", "zpráva", "viesti",
        "meddelande", "üzenet", "kişisel mesaj", "μήνυμα", "個人メッセージ", "消息", "訊息", "개인 메시지",
        "رسالة شخصية", "پیام شخصی", "הודעה אישית", "lời nhắn", "ข้อความ", "pesan",
      ]
    ),
    (
      .remarks,
      [
        "notes", "remarks", "comments", "comment", "notiz", "notizen", "anmerkung",
        "anmerkungen", "bemerkung", "bemerkungen", "remarque", "remarques", "nota", "notas",
        "notitie", "notities", "opmerkingen", "uwagi", "notatki", "примечание", "примечания",
        "заметки", "примітка", "примітки", "нотатки", "poznámka", "poznámky", "muistiinpanot",
        "anteckningar", "notater", "noter", "notlar", "jegyzetek", "note interne", "σημειώσεις",
        "備註", "备注", "メモ", "備考", "메모", "ملاحظات", "یادداشت", "یادداشت‌ها", "הערות", "टिप्पणी",
        "remark", "note internal", "internal notes", "interne notiz", "kommentar", "kommentare",
        "commentaire", "commentaires", "observations", "comentario", "comentarios",
        "observaciones", "commento", "commenti", "osservazioni", "observações", "opmerking",
        "komentarz", "комментарий", "коментар", "коментарі", "komentář", "kommentti",
        "kommentarer", "yorum", "yorumlar", "açıklama", "megjegyzés", "megjegyzések", "σχόλια",
        "コメント", "注釈", "注释", "註解", "비고", "참고", "تعليق", "تعليقات", "توضیحات", "הערה", "ghi chú",
        "หมายเหตุ", "catatan",
      ]
    ),
    (
      .field(.meetings),
      [
        "meetings", "meeting", "sessions", "session", "treffen", "event", "events", "call",
        "calls", "appointment", "appointments", "termin", "termine", "veranstaltung",
        "veranstaltungen", "sitzung", "sitzungen", "besprechung", "besprechungen", "réunion",
        "réunions", "événement", "événements", "séance", "séances", "rendez-vous", "reuniones",
        "evento", "eventos", "sesión", "sesiones", "riunione", "riunioni", "eventi", "sessione",
        "sessioni", "incontro", "incontri", "reunião", "reuniões", "sessão", "sessões",
        "vergadering", "vergaderingen", "bijeenkomst", "bijeenkomsten", "evenementen",
        "spotkanie", "spotkania", "wydarzenie", "wydarzenia", "встреча", "встречи",
        "мероприятие", "мероприятия", "собрание", "зустріч", "зустрічі", "подія", "події",
        "захід", "schůzka", "schůzky", "událost", "události", "stretnutie", "stretnutia",
        "kokous", "kokoukset", "tapahtuma", "möte", "möten", "møte", "møter", "møde", "møder",
        "toplantı", "toplantılar", "etkinlik", "etkinlikler", "találkozó", "találkozók",
        "esemény", "események", "ședință", "întâlnire", "συνάντηση", "συναντήσεις", "会議", "会合",
        "ミーティング", "イベント", "セッション", "会议", "會議", "活动", "活動", "회의", "미팅", "행사", "اجتماع",
        "اجتماعات", "الاجتماع", "الاجتماعات", "الفعالية", "الفعاليات", "جلسة", "جلسات", "جلسه",
        "جلسه‌ها", "رویداد", "رویدادها", "פגישה", "פגישות", "אירוע", "אירועים", "मीटिंग", "बैठक",
        "cuộc họp", "sự kiện", "การประชุม", "rapat", "acara",
      ]
    ),
  ]

  /// Words behind a header that say which of several it is, and mean nothing where there is one.
  static let qualifiers = [
    "1", "privat", "private", "personal", "persönlich", "personnel", "personnelle", "perso", "home",
    "work", "business", "office", "geschäftlich", "dienstlich", "beruflich", "professionnel",
    "professionnelle", "primary", "main", "preferred", "principal", "optional", "required",
    "pflichtfeld", "obligatoire", "facultatif", "particular", "trabajo", "casa", "lavoro",
    "abitazione", "travail", "domicile", "bureau", "trabalho", "thuis", "werk", "zakelijk", "privé",
    "dom", "praca", "рабочий", "личный", "домашний", "自宅", "勤務先", "会社", "個人", "必須", "任意",
    "집", "직장", "개인", "회사", "필수", "العمل", "المنزل", "شخصي",
  ]
}
