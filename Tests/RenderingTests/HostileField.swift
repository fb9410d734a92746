/// A text field of the settings or of a meeting, with a plain word that it takes.
struct HostileField: Sendable {
  /// `organizer.name`, `entry_points.0.label`.
  var path: String
  /// Stands in the pages for the value: letters and digits, in no other field.
  var word: String
  /// What a value has to begin with, `https://example.com/`.
  var prefix: String
  /// What it has to end with, `.png`.
  var suffix: String
  /// False where the page shows something that is made from the value.
  var isShownAsItIs: Bool

  init(
    _ path: String, _ word: String, prefix: String = "", suffix: String = "",
    isShownAsItIs: Bool = true
  ) {
    self.path = path
    self.word = word
    self.prefix = prefix
    self.suffix = suffix
    self.isShownAsItIs = isShownAsItIs
  }

  static let site: [HostileField] = [
    .init("name", "WsiteName"), .init("description", "WsiteDescription"),
    .init("contact", "WcontactMail@example.com", prefix: "mailto:"),
    .init("organizer.name", "WpublisherName"),
    .init("organizer.email", "Wpublisher@example.com"),
    .init("organizer.url", "WpublisherPage", prefix: "https://example.com/"),
    .init("legal.0.label", "WlegalLabel"),
    .init("legal.0.url", "WlegalPage", prefix: "https://example.com/"),
    .init("image", "WsiteImage", suffix: ".png", isShownAsItIs: false),
    .init("look.logo", "WlogoFile", suffix: ".png", isShownAsItIs: false),
    .init("look.font", "WfontName", isShownAsItIs: false),
    .init("look.accent", "#0a7d5a", isShownAsItIs: false),
    .init("timezone", "Europe/Berlin", isShownAsItIs: false),
    .init("language", "en", isShownAsItIs: false),
    .init("host", "calls.example.com", isShownAsItIs: false),
    .init("apps.0.id", "main", isShownAsItIs: false),
    .init("apps.0.name", "WappName"),
    .init(
      "apps.0.web", "WappWeb", prefix: "https://web.example.com/{callId}/",
      isShownAsItIs: false),
    .init("apps.0.stores.0.label", "WstoreLabel"),
    .init("apps.0.stores.0.url", "WstorePage", prefix: "https://store.example.com/"),
    .init("apps.0.ios.app_id", "ABCDE12345.com.example.calls", isShownAsItIs: false),
    .init("apps.0.ios.clip_id", "ABCDE12345.com.example.calls.Clip", isShownAsItIs: false),
    .init("apps.0.ios.store_id", "1234567890", isShownAsItIs: false),
    .init("apps.0.ios.open", "WiosOpen", prefix: "examplecalls://{callId}/", isShownAsItIs: false),
    .init("apps.0.android.package", "com.example.calls", isShownAsItIs: false),
    .init(
      "apps.0.android.open", "WandroidOpen", prefix: "examplecalls://{callId}/",
      isShownAsItIs: false),
    .init("apps.0.desktop.download", "WdownloadPage", prefix: "https://example.com/"),
    .init(
      "apps.0.desktop.open", "WdesktopOpen", prefix: "examplecalls://{callId}/",
      isShownAsItIs: false),
    .init("links.open_host", "open.example.com", isShownAsItIs: false),
    .init("calendar.google", "WgoogleBase", prefix: "https://calendar.example.com/"),
    .init("calendar.outlook", "WoutlookBase", prefix: "https://calendar.example.com/"),
    .init("calendar.microsoft365", "WofficeBase", prefix: "https://calendar.example.com/"),
    .init("calendar.yahoo", "WyahooBase", prefix: "https://calendar.example.com/"),
    // The meeting has its own.
    .init(
      "entry_points.0.uri", "WsiteVideo", prefix: "https://meet.example.com/", isShownAsItIs: false),
    .init("entry_points.0.label", "WsiteLabel", isShownAsItIs: false),
    .init("entry_points.0.region", "WsiteRegion", isShownAsItIs: false),
    .init("entry_points.0.meeting_code", "WsiteCode", isShownAsItIs: false),
    .init("entry_points.0.pin", "WsitePin", isShownAsItIs: false),
    .init("entry_points.0.note", "WsiteNote", isShownAsItIs: false),
  ]

  static let meeting: [HostileField] = [
    .init("title", "WmeetingTitle"), .init("call_id", "WcallID"), .init("call_type", "WcallType"),
    .init("organizer.name", "WhostName"),
    .init("organizer.email", "Whost@example.com", isShownAsItIs: false),
    .init("organizer.url", "WhostPage", prefix: "https://example.com/"),
    .init("location", "Wlocation"),
    .init("entry_points.0.uri", "Wvideo", prefix: "https://meet.example.com/"),
    .init("entry_points.0.label", "WvideoLabel"), .init("entry_points.0.note", "WvideoNote"),
    .init("entry_points.0.meeting_code", "WvideoCode"), .init("entry_points.0.pin", "WvideoPin"),
    .init("entry_points.1.uri", "5550100", prefix: "tel:+4930-", isShownAsItIs: false),
    .init("entry_points.1.label", "WphoneLabel"), .init("entry_points.1.region", "WphoneRegion"),
    .init("entry_points.1.meeting_code", "WphoneCode"), .init("entry_points.1.pin", "WphonePin"),
    .init("entry_points.1.note", "WphoneNote"),
    .init("entry_points.2.uri", "Wroom@sip.example.com", prefix: "sip:"),
    .init("entry_points.2.label", "WroomLabel"),
    .init("entry_points.3.uri", "Wchat", prefix: "https://chat.example.com/"),
    .init("entry_points.3.label", "WchatLabel"),
    .init("passcode", "Wpasscode"),
    .init("image", "WmeetingImage", suffix: ".png", isShownAsItIs: false),
    .init("language", "en", isShownAsItIs: false),
    .init("timezone", "Europe/Berlin", isShownAsItIs: false),
    .init("start", "2027-03-01 09:30", isShownAsItIs: false),
    .init("end", "2027-03-01 10:15", isShownAsItIs: false),
    .init("rrule", "FREQ=WEEKLY;COUNT=4", isShownAsItIs: false),
    .init("exdates.0", "2027-03-08 09:30", isShownAsItIs: false),
    .init("overrides.0.at", "2027-03-15 09:30", isShownAsItIs: false),
    .init("overrides.0.start", "2027-03-15 10:30", isShownAsItIs: false),
    .init("overrides.0.duration", "30", isShownAsItIs: false),
    .init("overrides.0.title", "WotherTitle"),
    .init("updated", "2027-01-31T12:00:00Z", isShownAsItIs: false),
    .init("short", "wshort", isShownAsItIs: false), .init("uid", "wuid", isShownAsItIs: false),
    .init("aliases.0", "walias", isShownAsItIs: false),
    .init("tags.0", "Wtag", isShownAsItIs: false),
    .init("apps.0", "main", isShownAsItIs: false),
    .init("template", "own.md", isShownAsItIs: false),
    .init("status", "tentative", isShownAsItIs: false),
    .init("visibility", "public", isShownAsItIs: false),
    .init("x_note", "WextraNote"),
  ]
}
