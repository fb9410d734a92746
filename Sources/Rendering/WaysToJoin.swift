import SiteModel

/// Where on a page each way to join stands, so that there is always one to begin with.
struct WaysToJoin: Sendable {
  /// Numbers of one country.
  struct PhoneGroup: Sendable {
    /// As the organiser wrote it: a code of ISO 3166, or words; nil for numbers that name none.
    var region: String?
    /// The name that the code has in the page's language.
    var name: String?
    var phones: [EntryPoint]
  }

  /// Beside the apps: the video link; where there is neither app nor video, what comes nearest.
  var buttons: [EntryPoint]
  /// Those of the language's own countries first.
  var phones: [EntryPoint]
  /// The same by country; those that name none first, since no heading stands above them.
  var phoneGroups: [PhoneGroup]
  /// Room systems, chats and further pages that are no button.
  var others: [EntryPoint]
  /// There is nothing to join with, not even an app.
  var isNone: Bool

  init(_ points: [EntryPoint], apps: [AppScope.Source], language: LanguageTag) {
    let videos = points.filter { $0.kind == .video }
    let groups = WaysToJoin.groups(points.filter { $0.kind == .phone }, language)
    phones = groups.flatMap(\.phones)
    // Below a country's heading, numbers that name none would be taken for its own.
    phoneGroups = groups.filter { $0.region == nil } + groups.filter { $0.region != nil }
    others = points.filter { $0.kind != .video && $0.kind != .phone }
    buttons = videos
    isNone = points.isEmpty && apps.isEmpty
    guard videos.isEmpty, !apps.contains(where: \.hasButtons) else { return }
    buttons = Array(phones.prefix(1))
    guard phones.isEmpty else { return }
    buttons = others
    others = []
  }

  /// More than two one-tap numbers bury the link of a message.
  var firstPhones: [EntryPoint] { Array(phones.prefix(2)) }

  /// Own countries first, the others as they were written.
  private static func groups(_ phones: [EntryPoint], _ language: LanguageTag) -> [PhoneGroup] {
    var groups: [PhoneGroup] = []
    for phone in phones {
      if let index = groups.firstIndex(where: { $0.region == phone.region }) {
        groups[index].phones.append(phone)
      } else {
        let name = phone.region.flatMap { RegionNames.name(of: $0, in: language) }
        groups.append(PhoneGroup(region: phone.region, name: name, phones: [phone]))
      }
    }
    let home = HomeCountries(of: language)
    func rank(_ group: PhoneGroup) -> Int { group.region.map(home.rank) ?? HomeCountries.others }
    return groups.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}

/// The countries that a language is at home in, by ISO 3166 code: their phone numbers stand first.
struct HomeCountries {
  /// The country in the tag itself, `de-AT`.
  private let named: String?
  private let all: [String]

  static let others = 2

  init(of language: LanguageTag) {
    named = language.text.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }
      .map(String.init)
    all = HomeCountries.byLanguage[language.primary] ?? []
  }

  /// 0 for the tag's own country, 1 for others of the language; between those the organiser chooses.
  func rank(_ region: String) -> Int {
    let code = region.uppercased()
    return code == named ? 0 : all.contains(code) ? 1 : HomeCountries.others
  }

  private static let byLanguage: [String: [String]] = [
    "ar": ["SA", "EG", "AE", "MA", "DZ", "IQ", "JO", "KW", "LB", "OM", "QA", "TN"],
    "de": ["DE", "AT", "CH", "LI", "LU"],
    "en": ["US", "GB", "CA", "AU", "IE", "NZ", "ZA"],
    "es": ["ES", "MX", "CO", "AR", "PE", "CL", "US"],
    "fa": ["IR", "AF"], "fr": ["FR", "BE", "CH", "CA", "LU"], "he": ["IL"], "hi": ["IN"],
    "it": ["IT", "CH"], "ja": ["JP"], "ko": ["KR"], "nl": ["NL", "BE"], "pl": ["PL"],
    "pt": ["PT", "BR", "AO", "MZ"], "ru": ["RU", "BY", "KZ"], "tr": ["TR", "CY"], "uk": ["UA"],
    "zh": ["CN", "TW", "HK", "SG"],
  ]
}
