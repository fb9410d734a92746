import Diagnostics
import InviteLinks
import SiteModel
import SitePlan
import Testing

/// Twenty thousand meetings: a look through all of them for each of them would take minutes.
struct ManyMeetingsTests {
  private static func plan(_ site: Site, _ book: LinkBook) -> SitePlan {
    SitePlanner.plan(
      site, book,
      .init(
        statics: site.meetings.indices.map { "img/\($0).png" }, staticsName: "Content/static",
        messages: ["share.txt"])
    ).plan
  }

  @Test func plansThem() throws {
    let site = try Site.many(0..<20_000)
    let (book, findings) = LinkBook.make(for: site, lock: LinkLock())
    #expect(findings.isEmpty)
    let plan = Self.plan(site, book)
    #expect(plan.pages.count == 40_000)
    #expect(Set(plan.pages.map(\.folder)).count == 40_000)

    let (again, _) = LinkBook.make(for: site, lock: book.lock)
    #expect(again.lock == book.lock)
  }

  @Test func renamesThem() throws {
    let (before, _) = LinkBook.make(for: try Site.many(0..<5000), lock: LinkLock())
    let site = try Site.many(0..<5000, name: "new", aliases: "talk")
    let (after, findings) = LinkBook.make(for: site, lock: before.lock)
    #expect(findings.isEmpty)
    #expect(Set(after.lock.entries.map(\.code)) == Set(before.lock.entries.map(\.code)))
    #expect(Self.plan(site, after).pages.count == 15_000)
  }

  /// As in a table where the wrong column is called `id`.
  @Test func tellsAThousandTimesThatTwoHaveOneID() throws {
    let one = try Site.many(0..<1)
    let meeting = try #require(one.meetings.first)
    let site = Site(
      settings: one.settings, meetings: Array(repeating: meeting, count: 3000))
    let (book, findings) = LinkBook.make(for: site, lock: LinkLock())
    #expect(findings.map(\.id) == Array(repeating: "duplicate-id", count: 2999))
    #expect(Set(book.links.map(\.code)).count == 1)
  }

  /// Also when something is wrong with every one of them.
  @Test func findsAMistakeInEach() throws {
    let (before, _) = LinkBook.make(
      for: try Site.many(0..<5000, aliases: "old"), lock: LinkLock())
    let (_, findings) = LinkBook.make(
      for: try Site.many(0..<5000, name: "old"), lock: before.lock)
    #expect(findings.filter { $0.id == "address-taken" }.count == 5000)
  }
}

extension Site {
  /// Meetings `talk-0`, `talk-1`, … that differ in nothing else.
  static func many(
    _ numbers: Range<Int>, name: String = "talk", aliases: String? = nil, codeLength: Int = 8
  ) throws -> Site {
    var settings = PlannedSite("").site.settings
    settings.links.shortLength = codeLength
    let template = try #require(PlannedSite(meetingFile("a")).site.meetings.first)
    return Site(
      settings: settings,
      meetings: try numbers.map { number in
        var meeting = template
        meeting.id.value = try MeetingID("\(name)-\(number)")
        meeting.callID.value = CallID(meeting.id.value)
        if let aliases {
          meeting.aliases = [.init(try MeetingID("\(aliases)-\(number)"), at: meeting.place)]
        }
        return meeting
      })
  }
}
