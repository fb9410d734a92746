import Calendar
import SiteModel
package import Templates

/// The scopes that templates begin with: which names stand at the top, by the kind of template.
package struct RootScopes: Sendable {
  struct Frame: Sendable {
    var site: TemplateRecord
    var page: PageScope.Source
  }

  struct MeetingPage: Sendable {
    var site: TemplateRecord
    var meeting: MeetingScope.Source
  }

  struct ListedMeeting: Sendable {
    var meeting: Meeting
    var path: String
    var when: WhenScope.Source?
    /// When the last of its times is over.
    var end: Instant?
  }

  struct SitePage: Sendable {
    var site: TemplateRecord
    var apps: [AppScope.Source]
    var meetings: [ListedMeeting]
    var calendarURL: String?

    /// The zone of all meetings of the list, so that it need not stand behind each.
    var listZone: String? {
      let zones = meetings.compactMap { $0.when?.shown.zoneNote }
      return zones.count > 1 && Set(zones).count == 1 ? zones.first : nil
    }
  }

  /// `layout.html`.
  let frame: Scope<Frame>
  /// `join.md`, `short.md`, the templates that meetings name, and `messages/*`.
  let meeting: Scope<MeetingPage>
  /// `meeting` in it, for templates that speak of several.
  let meetingScope: Scope<MeetingScope.Source>
  /// `home.md`, `join-any.md`, `not-found.md`, `gone.md`.
  let site: Scope<SitePage>

  /// - Parameter extras: the names of the `x_…` keys that the site's meetings use.
  package init(extras: [String]) {
    let meetingScope = MeetingScope(extras: extras).scope
    self.meetingScope = meetingScope
    frame = Scope(
      "layout.html",
      [
        .shared("site", SiteScope.scope.shape, "The site.") { $0.site },
        .record("page", PageScope.scope, "The page that stands in the frame.") { $0.page },
      ])
    meeting = Scope(
      "meeting page or message",
      [
        .shared("site", SiteScope.scope.shape, "The site.") { $0.site },
        .record("meeting", meetingScope, "The meeting.") { $0.meeting },
      ])
    site = Scope(
      "site page",
      [
        .shared("site", SiteScope.scope.shape, "The site.") { $0.site },
        .list("apps", of: AppScope.scope, "The apps; links are templates that the script fills in.")
        {
          $0.apps
        },
        .flag("has_apps", "True when there is an app that may know a meeting.") {
          !$0.apps.isEmpty
        },
        .flag("has_several_apps", "True when guests can choose between apps.") {
          $0.apps.count > 1
        },
        .flag("has_native_apps", "True when there is an app to install, on whatever device.") {
          $0.apps.contains { $0.ios != nil || $0.android != nil || $0.desktop != nil }
        },
        .flag("has_meetings", "True when there are public meetings.") { !$0.meetings.isEmpty },
        .list("meetings", of: RootScopes.listed, "The public meetings, by time.") { $0.meetings },
        .optional("list_zone", "Zone and offset, where several meetings all have the same.") {
          $0.listZone
        },
        .optional("calendar_url", "The path of calendar.ics, when there are meetings for it.") {
          $0.calendarURL
        },
      ])
  }

  private static let listed = Scope<ListedMeeting>(
    "listed meeting",
    [
      .text("title", "The title.") { $0.meeting.title },
      .text("language", "The language that its own texts are in.") {
        $0.meeting.language.value.text
      },
      .text("path", "The path of the join page.") { $0.path },
      .optionalRecord("when", WhenScope.scope, "The time; missing for an open room.") {
        $0.when
      },
      .optional("ends", "When all of it is over, in seconds since 1970; missing where it never is.")
      {
        $0.end.map { String($0.secondsSince1970) }
      },
      .flag("is_cancelled", "True for status: cancelled.") { $0.meeting.status == .cancelled },
      .flag("is_postponed", "True for status: postponed.") { $0.meeting.status == .postponed },
      .flag("is_tentative", "True for status: tentative.") { $0.meeting.status == .tentative },
      .flag("is_off", "True when cancelled or postponed: the time does not hold any more.") {
        $0.meeting.isOff
      },
    ])

  /// The shape of each kind of template, for the documentation.
  package var shapes: [(kind: String, shape: TemplateShape)] {
    let invites = InviteScopes(meeting: meetingScope.shape, guestFields: [])
    return [
      ("layout.html", frame.shape),
      ("join.md, short.md, a meeting's own template, messages/*.txt", meeting.shape),
      ("home.md, join-any.md, not-found.md, gone.md", site.shape),
      (
        "invite/message.txt, message.html, changed.txt, cancelled.txt, sms.txt",
        invites.message.shape
      ),
      ("invite/organiser.html and the parts that it includes", invites.organiser.shape),
      ("invite/organiser-guest.html", invites.listed.shape),
    ]
  }
}
