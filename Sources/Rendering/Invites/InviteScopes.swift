import Invites
import Templates

/// The names that the templates in `invite/` may use.
struct InviteScopes: Sendable {
  /// One meeting as one guest is invited to it.
  struct InvitedMeeting: Sendable {
    var meeting: TemplateRecord
    var link: String
    var pageLink: String?
    var localTime: String?
    var passcode: String?
  }

  struct MessagePage: Sendable {
    var site: TemplateRecord
    var guest: Guest
    var meetings: [InvitedMeeting]
    var title: String
    var kind: Kind
    var isPersonal: Bool
    var sender: String
    var language: String
    var direction: String
    var subject: String
  }

  /// Why a guest gets a message.
  enum Kind: Sendable, Hashable {
    case invitation, changed, cancelled
  }

  struct ListedGuest: Sendable {
    var number: String
    var mark: String
    var label: String
    var email: String?
    var phone: String?
    var role: String?
    var language: String
    var direction: String
    var message: String
    var mail: String?
    var sms: String?
    var whatsApp: String?
    var state: ReportFile.State
  }

  struct OrganiserPage: Sendable {
    var site: TemplateRecord
    var title: String
    var count: Int
    var languages: [String]
    var guests: [UInt8]
    var language: String
    var direction: String
    var store: String
    var policy: String
    var style: [UInt8]
    var script: [UInt8]
  }

  /// `invite/message.txt`, `message.html`, `changed.txt`, `cancelled.txt`, `sms.txt`.
  let message: Scope<MessagePage>
  /// `invite/organiser.html`.
  let organiser: Scope<OrganiserPage>
  /// `invite/organiser-guest.html`.
  let listed: Scope<ListedGuest>

  /// - Parameter guestFields: names of the further columns of the rosters.
  init(meeting: TemplateShape, guestFields: [String]) {
    let invited = Scope<InvitedMeeting>(
      "invited meeting",
      [
        .shared("meeting", meeting, "The meeting, as its page has it.") { $0.meeting },
        .text("link", "The guest's own join link.") { $0.link },
        .optional("page_link", "The same to a whole page, where the join link leads to none.") {
          $0.pageLink
        },
        .optional("local_time", "The time on the guest's clock, where that is another zone.") {
          $0.localTime
        },
        .optional("passcode", "Unless passcode_in is never.") { $0.passcode },
      ])
    let guest = Scope<Guest>("guest", InviteScopes.guestFields + InviteScopes.own(guestFields))
    message = Scope(
      "invite",
      [
        .shared("site", SiteScope.scope.shape, "The site.") { $0.site },
        .record("guest", guest, "Who is invited.") { $0.guest },
        .list("meetings", of: invited, "All meetings of the guest, in the order of the command.") {
          $0.meetings
        },
        .text("title", "The title of the first of them.") { $0.title },
        .flag("has_several", "True with more than one meeting.") { $0.meetings.count > 1 },
        .flag("is_invitation", "True when nothing is changed and not all is cancelled.") {
          $0.kind == .invitation
        },
        .flag("is_changed", "True when a meeting has changed since the guest was invited.") {
          $0.kind == .changed
        },
        .flag("is_cancelled", "True when all of the meetings are cancelled.") {
          $0.kind == .cancelled
        },
        .flag("is_personal", "True when there are links, and they are the guest's own.") {
          $0.isPersonal
        },
        .text("sender", "Who invites: the organiser, else the site.") { $0.sender },
        .text("language", "The language of the message.") { $0.language },
        .text("direction", "ltr or rtl.") { $0.direction },
        .text("subject", "The subject of the mail; only in message.html.") { $0.subject },
      ])
    listed = InviteScopes.listedGuest
    organiser = InviteScopes.organiserPage
  }

  /// Columns of the rosters.
  static func own(_ names: [String]) -> [ScopeField<Guest>] {
    let taken = Set(guestFields.map(\.field.name))
    return names.filter { !taken.contains($0) }.map { name in
      .optional(name, "A column of your own.") { guest in
        guest.fields.first { $0.name == name }?.text
      }
    }
  }

  static let guestFields: [ScopeField<Guest>] = [
    .optional("name", "The name: as it was written, else first and last name.") { $0.shownName },
    .optional("first_name", "The first name, where the roster has it.") { $0.firstName },
    .optional("last_name", "The last name, where the roster has it.") { $0.lastName },
    .optional("email", "The mail address.") { $0.email },
    .optional("phone", "The phone number.") { $0.phone },
    .optional("role", "The role, such as speaker.") { $0.role },
    .optional("note", "A personal text; it may have several lines.") { $0.note },
  ]

  private static let listedGuest = Scope<ListedGuest>(
    "listed guest",
    [
      .text("number", "Stands in the names of the guest's files.") { $0.number },
      .text("mark", "Tells the browser whether this was sent; another one when it changes.") {
        $0.mark
      },
      .text("label", "The name, else the address.") { $0.label },
      .optional("email", "The mail address.") { $0.email },
      .optional("phone", "The phone number.") { $0.phone },
      .optional("role", "The role.") { $0.role },
      .text("language", "The language of the message.") { $0.language },
      .text("direction", "Its direction, ltr or rtl.") { $0.direction },
      .text("message", "The whole message.") { $0.message },
      .optional("mail_url", "Opens a mail with it.") { $0.mail },
      .optional("sms_url", "Opens a text message with the short one.") { $0.sms },
      .optional("whatsapp_url", "Opens WhatsApp with it.") { $0.whatsApp },
      .flag("is_missing", "True for one who is in no roster any more.") {
        $0.state == .notInRoster
      },
      .flag("is_revoked", "True when the link was taken back.") { $0.state == .revoked },
      .flag("is_excluded", "True for one who was left out of the last run, by --exclude.") {
        $0.state == .excluded
      },
      .flag("is_sendable", "True unless the link was taken back, or the guest left out.") {
        $0.state != .revoked && $0.state != .excluded
      },
    ])

  private static let organiserPage = Scope<OrganiserPage>(
    "organiser's page",
    [
      .shared("site", SiteScope.scope.shape, "The site.") { $0.site },
      .text("title", "The titles of the meetings.") { $0.title },
      .text("count", "How many guests there are.") { "\($0.count)" },
      .flag("has_languages", "True when messages are in more than one language.") {
        $0.languages.count > 1
      },
      .list(
        "languages", of: Scope<String>("message language", [.text("code", "Its code.") { $0 }]),
        "The languages of the messages."
      ) { $0.languages },
      .html("guests", "The list, made with organiser-guest.html.") { $0.guests },
      .text("language", "The language of the page.") { $0.language },
      .text("direction", "ltr or rtl.") { $0.direction },
      .text("store", "Under which name the browser keeps the marks.") { $0.store },
      .text("content_security_policy", "What the page may run: its own style and script.") {
        $0.policy
      },
      .html("style", "The style element, from organiser.css.") { $0.style },
      .html("script", "The script element, from organiser.js.") { $0.script },
    ])
}
