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
    var isMoved: Bool
    var statusLine: String?
    var descriptionHTML: [UInt8]?
    var descriptionText: String?
    var apps: [AppScope.Source]
    var sharing: Sharing
  }

  /// Links that send the invitation on; empty while the messages themselves are made.
  struct Sharing: Sendable {
    var mail = ""
    var sms = ""
    var whatsApp = ""
    var text = ""
  }

  let scope: Scope<Source>

  /// - Parameter extras: the `x_…` keys that meetings of the site use; each may be missing in one.
  init(extras: [String]) {
    scope = Scope("meeting", MeetingScope.fields + extras.map(MeetingScope.extra))
  }

  private static let fields: [ScopeField<Source>] = [
    .text("id", "The id of the meeting.") { $0.meeting.id.value.text },
    .text("call_id", "What the app joins, and what guests type.") { $0.meeting.callID.value.text },
    .text("call_type", "The kind of call, \"default\" where none is set.") {
      $0.meeting.callType.text
    },
    .text("title", "The title.") { $0.meeting.title },
    .optionalHTML("description", "The organiser's text, from Markdown.") { $0.descriptionHTML },
    .optional("description_text", "The same without any markup.") { $0.descriptionText },
    .text("url", "The join link: the link to share.") { $0.links.joinURL },
    .text("page_url", "The address of the join page.") { $0.pageURL },
    .optional("page_link", "A link to a whole page, where the join link itself leads to none.") {
      $0.links.join.style == .cometchat ? $0.shortURL : nil
    },
    .text("short_url", "The short link.") { $0.shortURL },
    .text("short_code", "Its code as it is read aloud.") {
      ShownCode.grouped($0.links.shownCode)
    },
    .optionalRecord("when", when, "The time; missing for an open room.") { $0.meeting.schedule },
    .flag("is_cancelled", "True for status: cancelled.") { $0.meeting.status == .cancelled },
    .flag("is_postponed", "True for status: postponed.") { $0.meeting.status == .postponed },
    .flag("is_tentative", "True for status: tentative.") { $0.meeting.status == .tentative },
    .flag("is_moved", "True on pages at former addresses.") { $0.isMoved },
    .optional("status_line", "What a message says first, unless all is as planned.") {
      $0.statusLine
    },
    .optionalRecord("organizer", organizer, "Who invites.") { Person($0.meeting.organizer) },
    .optional("location", "The place, for those who come in person.") { $0.meeting.location },
    .list("ways", of: entryPoint, "Ways to join other than the apps and the phone.") {
      $0.meeting.entryPoints.filter { $0.kind != .phone }
    },
    .flag("has_phones", "True when one can join by phone.") {
      $0.meeting.entryPoints.contains { $0.kind == .phone }
    },
    .list("phones", of: entryPoint, "Phone numbers.") {
      $0.meeting.entryPoints.filter { $0.kind == .phone }
    },
    .optional("passcode", "Only with passcode_in: page.") {
      $0.meeting.passcode.flatMap { $0.shownIn == .page ? $0.text : nil }
    },
    .flag("is_shared", "False with share: false.") { $0.meeting.isShared },
    .text("mail_url", "Opens a mail with the message email.txt.") { $0.sharing.mail },
    .text("sms_url", "Opens a text message with sms.txt.") { $0.sharing.sms },
    .text("whatsapp_url", "Opens WhatsApp with share.txt.") { $0.sharing.whatsApp },
    .text("share_text_url", "The path of share.txt.") { $0.sharing.text },
    .list("apps", of: AppScope.scope, "The apps that open the meeting.") { $0.apps },
    .flag("has_web", "True when an app can join in the browser.") {
      $0.apps.contains { $0.web != nil }
    },
    .flag("has_ios", "True when an app exists for iPhone and iPad.") {
      $0.apps.contains { $0.ios != nil }
    },
    .flag("has_android", "True when an app exists for Android.") {
      $0.apps.contains { $0.android != nil }
    },
  ]

  private static func extra(_ name: String) -> ScopeField<Source> {
    .optional(name, "A value of your own.") { source in
      source.meeting.extras.first { $0.name == name }?.text
    }
  }

  static let when = Scope<MeetingSchedule>(
    "time",
    [
      .text("text", "The start with its zone, 2027-03-01 09:30 (Europe/Berlin).") {
        WhenText($0).start
      },
      .optional("end_text", "The end, without the day when it is the same.") { WhenText($0).end },
      .text("start", "The start for machines: RFC 3339, or a date.") { $0.startText },
      .text("end", "The end for machines.") { $0.endText },
    ])

  /// An organiser with a name to show, whatever is known.
  struct Person: Sendable {
    var name: String
    var email: String?
    var url: String?

    init?(_ organizer: Organizer?) {
      guard let organizer, let name = organizer.name ?? organizer.email ?? organizer.url else {
        return nil
      }
      self.name = name
      email = organizer.email
      url = organizer.url
    }
  }

  private static let organizer = Scope<Person>(
    "person",
    [
      .text("name", "The name, else the address.") { $0.name },
      .optional("email", "The e-mail address.") { $0.email },
      .optional("url", "The home page.") { $0.url },
    ])

  private static let entryPoint = Scope<EntryPoint>(
    "entry point",
    [
      .text("uri", "The address: https:, tel:, sip: and the like.") { $0.uri },
      .text("number", "A phone number to read, without what is dialled after it.") {
        PhoneNumber.shown($0.uri)
      },
      .optional("label", "The words to show.") { $0.label },
      .optional("region", "Where the number is.") { $0.region },
      .optional("meeting_code", "What to type when the call is answered.") { $0.meetingCode },
      .optional("pin", "The PIN, if one is asked for.") { $0.pin },
      .optional("note", "Anything else.") { $0.note },
    ])
}

/// Codes and numbers as people read them.
enum ShownCode {
  /// In groups of three; an own code stays the word that it is.
  static func grouped(_ code: String) -> String { ShortCode(code)?.grouped ?? code }
}

enum PhoneNumber {
  /// `tel:+49-30-23125-100,,482913%23` → `+49 30 23125 100`.
  static func shown(_ uri: String) -> String {
    let number = uri.drop { $0 != ":" }.dropFirst().prefix { $0 != "," && $0 != ";" }
    return String(number.map { $0 == "-" || $0 == "." ? " " : $0 })
  }
}
