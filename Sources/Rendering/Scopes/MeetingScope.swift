import Calendar
import InviteLinks
import SiteModel
import SitePlan

/// `meeting`: everything about one meeting that a page or a message may say.
struct MeetingScope: Sendable {
  struct Source: Sendable {
    var meeting: Meeting
    var links: LinkBook.Links
    var shortURL: String
    /// The join page's own address, without the query that a link may have.
    var pageURL: String
    var guestLinks: [(plain: String, personal: String)]
    /// Whom guests ask when nothing else is left.
    var askURL: String?
    var isMoved: Bool
    /// At the point in time that pages speak of, if they do.
    var state: MeetingState?
    var statusLine: String?
    var descriptionHTML: [UInt8]?
    var descriptionText: String?
    var apps: [AppScope.Source]
    var ways: WaysToJoin
    var when: WhenScope.Source?
    /// The calendar entry, for the file beside the page.
    var event: CalendarEvent?
    var calendar: CalendarScope.Source?
  }

  let scope: Scope<Source>

  /// - Parameter extras: the `x_…` keys that meetings of the site use; each may be missing in one.
  init(extras: [String]) {
    scope = Scope("meeting", MeetingScope.fields + extras.map(MeetingScope.extra))
  }

  private static let fields: [ScopeField<Source>] = [
    .text("id", "The id of the meeting.") { $0.meeting.id.value.text },
    .text("call_id", "What the app joins, and what guests type.") { $0.meeting.callID.value.text },
    .text("shown_call_id", "The same with its digits in groups, where it is a number.") {
      ShownCode.inGroups($0.meeting.callID.value.text)
    },
    .text("call_type", "The kind of call, \"default\" where none is set.") {
      $0.meeting.callType.text
    },
    .text("title", "The title.") { $0.meeting.title },
    .flag("has_long_title", "True for more than 100 characters.") {
      $0.meeting.title.count > 100
    },
    .text("language", "The language that the meeting's own texts are in.") {
      $0.meeting.language.value.text
    },
    .optionalBlocks("description", "The organiser's text, from Markdown.") { $0.descriptionHTML },
    .optional("description_text", "The same without any markup.") { $0.descriptionText },
    .text("url", "The join link: the link to share.") { $0.links.joinURL },
    .list("url_parts", of: AddressParts.scope, "The same in pieces, each for one line.") {
      AddressParts.parts(of: $0.links.joinURL)
    },
    .text("page_url", "The address of the join page.") { $0.pageURL },
    .list("page_url_parts", of: AddressParts.scope, "The same in pieces.") {
      AddressParts.parts(of: $0.pageURL)
    },
    .optional("page_link", "A link to a whole page, where the join link itself leads to none.") {
      $0.links.join.style == .cometchat ? $0.shortURL : nil
    },
    .text("short_url", "The short link.") { $0.shortURL },
    .list("short_url_parts", of: AddressParts.scope, "The same in pieces.") {
      AddressParts.parts(of: $0.shortURL)
    },
    .text("short_address", "The same as one types it: without https:// and the last slash.") {
      MeetingScope.shortAddress($0)
    },
    .list("short_address_parts", of: AddressParts.scope, "The same in pieces.") {
      AddressParts.parts(of: MeetingScope.shortAddress($0))
    },
    .text("short_code", "Its code as it is read aloud.") {
      ShownCode.grouped($0.links.shownCode)
    },
    .optionalRecord("when", WhenScope.scope, "The time; missing for an open room.") {
      $0.when
    },
    .flag("is_cancelled", "True for status: cancelled.") { $0.meeting.status == .cancelled },
    .flag("is_postponed", "True for status: postponed.") { $0.meeting.status == .postponed },
    .flag("is_tentative", "True for status: tentative.") { $0.meeting.status == .tentative },
    .flag("is_off", "True for both: the time does not hold any more.") { $0.meeting.isOff },
    .flag("is_soon", "True with --clock in the minutes before the start.") { $0.state == .soon },
    .flag("is_live", "True with --clock while it takes place.") { $0.state == .live },
    .flag("is_ended", "True with --clock when the last time is over.") { $0.state == .ended },
    .flag("is_moved", "True on pages at former addresses.") { $0.isMoved },
    .optional("status_line", "What a message says first, unless all is as planned.") {
      $0.statusLine
    },
    .optionalRecord("organizer", PersonScope.scope, "Who invites.") {
      Person($0.meeting.organizer)
    },
    .optional("ask_url", "Whom to ask: the site's contact, else an organiser.") { $0.askURL },
    .optional("location", "The place, for those who come in person.") { $0.meeting.location },
    .list("buttons", of: EntryPointScope.scope, "Ways to join that stand beside the apps.") {
      $0.ways.buttons
    },
    .flag("has_no_way", "True when there is nothing to join with: no app, no link, no phone.") {
      $0.ways.isNone
    },
    .flag("has_phones", "True when one can join by phone.") { !$0.ways.phones.isEmpty },
    .list("phones", of: EntryPointScope.scope, "Phone numbers.") { $0.ways.phones },
    .list("phone_groups", of: MeetingScope.phoneGroup, "Phone numbers by country.") {
      $0.ways.phoneGroups
    },
    .list("first_phones", of: EntryPointScope.scope, "The first two of them, for messages.") {
      $0.ways.firstPhones
    },
    .optional("more_phones_url", "Where the others are, when there are more than two.") {
      $0.ways.phones.count > 2 && $0.meeting.status != .cancelled ? $0.pageURL + "#phone" : nil
    },
    .flag("has_other_ways", "True when there are ways beside the buttons and the phone.") {
      !$0.ways.others.isEmpty
    },
    .list("other_ways", of: EntryPointScope.scope, "Room systems, chats and the like.") {
      $0.ways.others
    },
    .optional("passcode", "Only with passcode_in: page.") {
      $0.meeting.passcode.flatMap { $0.shownIn == .page ? $0.text : nil }
    },
    .flag("is_shared", "False with share: false.") { $0.meeting.isShared },
    // The renderer sets these four when it has made the messages, so that messages lack them.
    .optional("mail_url", "Opens a mail with email.txt, or less where that is too long.") { _ in
      nil
    },
    .optional("sms_url", "Opens a text message with sms.txt.") { _ in nil },
    .optional("whatsapp_url", "Opens WhatsApp with share.txt.") { _ in nil },
    .optional("share_text_url", "The path of share.txt.") { _ in nil },
    .optionalRecord(
      "calendar", CalendarScope.scope, "How to keep it in a calendar; missing for an open room."
    ) { $0.calendar },
    .list("apps", of: AppScope.scope, "The apps that open the meeting.") { $0.apps },
    .flag("has_several_apps", "True when guests can choose between apps.") { $0.apps.count > 1 },
    .flag("has_native_apps", "True when there is an app to install, on whatever device.") {
      $0.apps.contains { $0.ios != nil || $0.android != nil || $0.desktop != nil }
    },
    .flag("has_web", "True when an app can join in the browser.") {
      $0.apps.contains { $0.web != nil }
    },
    .flag("has_ios", "True when an app exists for iPhone and iPad.") {
      $0.apps.contains { $0.ios != nil }
    },
    .flag("has_android", "True when an app exists for Android.") {
      $0.apps.contains { $0.android != nil }
    },
    .flag("has_desktop", "True when an app exists for computers.") {
      $0.apps.contains { $0.desktop != nil }
    },
    .flag("has_help", "True when there is a link that may fail to open something.") {
      !$0.apps.isEmpty || $0.ways.buttons.contains { $0.kind == .video }
    },
  ]

  private static func shortAddress(_ source: Source) -> String {
    String(source.shortURL.dropFirst("https://".count).dropLast())
  }

  private static let phoneGroup = Scope<WaysToJoin.PhoneGroup>(
    "phone group",
    [
      .optional("region", "The country in the page's language, or as the organiser wrote it.") {
        $0.name ?? $0.region
      },
      .list("phones", of: EntryPointScope.scope, "Its numbers.") { $0.phones },
    ])

  private static func extra(_ name: String) -> ScopeField<Source> {
    .optional(name, "A value of your own.") { source in
      source.meeting.extras.first { $0.name == name }?.text
    }
  }
}

/// Codes and numbers as people read them.
enum ShownCode {
  /// In groups of three; an own code stays the word that it is.
  static func grouped(_ code: String) -> String { ShortCode(code)?.grouped ?? code }

  /// The digits of a long number in groups, as in 482 9137; what is no number stays as it is.
  ///
  /// Nobody copies more than four digits at a glance.
  static func inGroups(_ code: String) -> String {
    let digits = Array(code.utf8)
    guard digits.count > 5, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return code }
    var result: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, index % 3 == 0, index < digits.count - 1 { result.append(0x20) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Meeting {
  /// Cancelled or postponed: it does not take place at its time.
  var isOff: Bool { status == .cancelled || status == .postponed }
}
