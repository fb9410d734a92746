extension LanguageName {
  /// What languages are called in themselves, in English and in German.
  ///
  /// Those that have texts here are called by more names. One with a region has no brackets.
  static let names: [(tag: String, names: [String])] = [
    ("ar", ["العربية", "عربي", "عربية", "arabic", "arabisch", "arabe", "árabe", "arabo"]),
    (
      "de",
      [
        "deutsch", "german", "allemand", "alemán", "tedesco", "alemão", "duits", "niemiecki",
        "немецкий", "ドイツ語", "德语", "德語", "독일어", "الألمانية",
      ]
    ),
    (
      "en",
      [
        "english", "englisch", "anglais", "inglés", "inglese", "inglês", "engels", "angielski",
        "английский", "англійська", "英語", "英语", "영어", "الإنجليزية", "انگلیسی", "אנגלית",
        "us english", "uk english", "british english", "american english",
      ]
    ),
    (
      "es",
      [
        "español", "castellano", "spanish", "spanisch", "espagnol", "spagnolo", "espanhol",
        "spaans",
      ]
    ),
    ("fa", ["فارسی", "persian", "farsi", "persisch", "persan", "persa"]),
    ("fr", ["français", "french", "französisch", "francés", "francese", "francês", "frans"]),
    ("he", ["עברית", "hebrew", "hebräisch", "hébreu", "hebreo"]),
    ("hi", ["हिन्दी", "हिंदी", "hindi"]),
    ("it", ["italiano", "italian", "italienisch", "italien", "italiaans"]),
    ("ja", ["日本語", "japanese", "japanisch", "japonais", "japonés", "giapponese"]),
    ("ko", ["한국어", "한국말", "korean", "koreanisch", "coréen", "coreano"]),
    (
      "nl",
      [
        "nederlands", "dutch", "niederländisch", "holländisch", "néerlandais", "neerlandés",
        "holandés", "olandese", "vlaams", "flämisch", "flemish",
      ]
    ),
    ("pl", ["polski", "polish", "polnisch", "polonais", "polaco", "polacco"]),
    ("pt", ["português", "portuguese", "portugiesisch", "portugais", "portugués", "portoghese"]),
    (
      "pt-BR",
      [
        "português brasil", "português brasileiro", "brazilian portuguese",
        "brasilianisches portugiesisch", "brasilianisch", "portuguese brazil",
        "portugiesisch brasilien",
      ]
    ),
    ("ru", ["русский", "russian", "russisch", "russe", "ruso", "russo"]),
    ("tr", ["türkçe", "turkish", "türkisch", "turc", "turco"]),
    (
      "uk",
      [
        "українська", "ukrainian", "ukrainisch", "ukrainien", "ucraniano", "ucraino",
        "украинский",
      ]
    ),
    (
      "zh",
      [
        "中文", "汉语", "漢語", "普通话", "國語", "chinese", "chinesisch", "mandarin", "chinois", "chino",
        "cinese",
      ]
    ),
    (
      "zh-Hans",
      [
        "简体中文", "中文简体", "simplified chinese", "chinese simplified", "chinesisch vereinfacht",
        "vereinfachtes chinesisch", "chinois simplifié", "chino simplificado",
      ]
    ),
    (
      "zh-Hant",
      [
        "繁體中文", "中文繁體", "traditional chinese", "chinese traditional", "chinesisch traditionell",
        "traditionelles chinesisch", "chinois traditionnel", "chino tradicional", "cantonese",
        "kantonesisch",
      ]
    ),
    ("bg", ["български", "bulgarian", "bulgarisch"]),
    ("ca", ["català", "catalan", "katalanisch"]),
    ("cs", ["čeština", "česky", "czech", "tschechisch"]),
    ("da", ["dansk", "danish", "dänisch"]),
    ("el", ["ελληνικά", "greek", "griechisch"]),
    ("et", ["eesti", "estonian", "estnisch"]),
    ("fi", ["suomi", "finnish", "finnisch"]),
    ("hr", ["hrvatski", "croatian", "kroatisch"]),
    ("hu", ["magyar", "hungarian", "ungarisch"]),
    ("id", ["bahasa indonesia", "indonesian", "indonesisch"]),
    ("lt", ["lietuvių", "lithuanian", "litauisch"]),
    ("lv", ["latviešu", "latvian", "lettisch"]),
    ("nb", ["norsk bokmål", "bokmål"]),
    ("no", ["norsk", "norwegian", "norwegisch"]),
    ("ro", ["română", "romanian", "rumänisch"]),
    ("sk", ["slovenčina", "slovensky", "slovak", "slowakisch"]),
    ("sl", ["slovenščina", "slovenian", "slovene", "slowenisch"]),
    ("sq", ["shqip", "albanian", "albanisch"]),
    ("sr", ["српски", "srpski", "serbian", "serbisch"]),
    ("sv", ["svenska", "swedish", "schwedisch"]),
    ("th", ["ไทย", "ภาษาไทย", "thai", "thailändisch"]),
    ("ur", ["اردو", "urdu"]),
    ("vi", ["tiếng việt", "vietnamese", "vietnamesisch"]),
  ]

  /// Codes of three letters where there is one of two (ISO 639-2), and codes of countries.
  ///
  /// People take those for the codes of their languages. `kr` is Kanuri too, in which nobody asked
  /// for an invitation.
  static let otherCodes: [String: String] = [
    "alb": "sq", "ara": "ar", "bul": "bg", "cat": "ca", "ces": "cs", "chi": "zh",
    "chs": "zh-Hans", "cht": "zh-Hant", "cn": "zh-Hans", "cz": "cs", "cze": "cs", "dan": "da",
    "deu": "de", "dk": "da", "dut": "nl", "ell": "el", "eng": "en", "esp": "es", "est": "et",
    "fas": "fa", "fin": "fi", "fra": "fr", "fre": "fr", "frz": "fr", "ger": "de", "gr": "el",
    "gre": "el", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "ind": "id", "ita": "it",
    "jap": "ja", "jp": "ja", "jpn": "ja", "kor": "ko", "kr": "ko", "lav": "lv", "lit": "lt",
    "nld": "nl", "nor": "no", "per": "fa", "pol": "pl", "por": "pt", "ron": "ro", "rum": "ro",
    "rus": "ru", "slk": "sk", "slo": "sk", "slv": "sl", "spa": "es", "sqi": "sq", "srp": "sr",
    "swe": "sv", "tha": "th", "tur": "tr", "ua": "uk", "ukr": "uk", "urd": "ur", "vie": "vi",
    "zho": "zh",
  ]

  /// All codes of two letters (ISO 639-1), with the withdrawn `iw`.
  static let codesOfTwoLetters: Set<String> = [
    "aa", "ab", "ae", "af", "ak", "am", "an", "ar", "as", "av", "ay", "az", "ba", "be", "bg",
    "bh", "bi", "bm", "bn", "bo", "br", "bs", "ca", "ce", "ch", "co", "cr", "cs", "cu", "cv",
    "cy", "da", "de", "dv", "dz", "ee", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi",
    "fj", "fo", "fr", "fy", "ga", "gd", "gl", "gn", "gu", "gv", "ha", "he", "hi", "ho", "hr",
    "ht", "hu", "hy", "hz", "ia", "id", "ie", "ig", "ii", "ik", "io", "is", "it", "iu", "iw",
    "ja", "jv", "ka", "kg", "ki", "kj", "kk", "kl", "km", "kn", "ko", "kr", "ks", "ku", "kv",
    "kw", "ky", "la", "lb", "lg", "li", "ln", "lo", "lt", "lu", "lv", "mg", "mh", "mi", "mk",
    "ml", "mn", "mr", "ms", "mt", "my", "na", "nb", "nd", "ne", "ng", "nl", "nn", "no", "nr",
    "nv", "ny", "oc", "oj", "om", "or", "os", "pa", "pi", "pl", "ps", "pt", "qu", "rm", "rn",
    "ro", "ru", "rw", "sa", "sc", "sd", "se", "sg", "si", "sk", "sl", "sm", "sn", "so", "sq",
    "sr", "ss", "st", "su", "sv", "sw", "ta", "te", "tg", "th", "ti", "tk", "tl", "tn", "to",
    "tr", "ts", "tt", "tw", "ty", "ug", "uk", "ur", "uz", "ve", "vi", "vo", "wa", "wo", "xh",
    "yi", "yo", "za", "zh", "zu",
  ]
}
