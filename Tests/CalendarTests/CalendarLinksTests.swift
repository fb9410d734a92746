import Testing

@testable import Calendar

struct CalendarLinksTests {
  private let body = "https%3A%2F%2Fcalls.example.com%2Fjoin%2Fweekly-sync%2F"

  @Test func linksASingleMeetingInUTC() throws {
    let event = SampleEvents.event(
      try schedule("2027-07-01 09:30", nil), title: "R&D + Q=A, 100%")
    let links = CalendarLinks(to: event)
    let title = "R%26D%20%2B%20Q%3DA%2C%20100%25"
    #expect(
      links.google
        == "https://calendar.google.com/calendar/render?action=TEMPLATE&text=\(title)"
        + "&dates=20270701T073000Z%2F20270701T083000Z&location=\(body)&details=\(body)")
    let query =
      "?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent"
      + "&startdt=2027-07-01T07%3A30%3A00Z&enddt=2027-07-01T08%3A30%3A00Z&subject=\(title)"
      + "&location=\(body)&body=\(body)"
    #expect(links.outlook == "https://outlook.live.com/calendar/0/deeplink/compose\(query)")
    #expect(links.microsoft365 == "https://outlook.office.com/calendar/0/deeplink/compose\(query)")
    #expect(
      links.yahoo
        == "https://calendar.yahoo.com/?v=60&TITLE=\(title)&ST=20270701T093000"
        + "&ET=20270701T103000&in_loc=\(body)&DESC=\(body)")
  }

  @Test func repeatsInGoogleAloneWithTheZone() throws {
    let event = SampleEvents.event(
      try schedule("2026-10-12 10:00", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T100000"))
    let links = CalendarLinks(to: event)
    #expect(
      links.google
        == "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Weekly%20sync"
        + "&dates=20261012T100000%2F20261012T110000&ctz=Europe%2FBerlin"
        + "&recur=RRULE%3AFREQ%3DWEEKLY%3BBYDAY%3DMO%3BUNTIL%3D20261102T090000Z"
        + "&location=\(body)&details=\(body)")
    #expect(links.outlook == nil)
    #expect(links.microsoft365 == nil)
    #expect(links.yahoo == nil)
  }

  @Test func hidesGoogleWhereInstancesDiffer() throws {
    let left = try schedule(
      "2026-10-12 10:00", "FREQ=WEEKLY;COUNT=3", exdates: ["2026-10-19 10:00"])
    #expect(CalendarLinks(to: SampleEvents.event(left)).google == nil)
    let changed = try SampleEvents.withOverrides()
    #expect(CalendarLinks(to: SampleEvents.event(changed)).google == nil)
  }

  @Test func linksWholeDays() throws {
    let links = CalendarLinks(to: SampleEvents.event(try schedule("2027-12-31", nil)))
    #expect(links.google?.contains("&dates=20271231%2F20280101&") == true)
    #expect(
      links.outlook?.contains("&startdt=2027-12-31&enddt=2028-01-01&allday=true&") == true)
    #expect(links.yahoo?.contains("&ST=20271231&ET=20271231&DUR=allday&") == true)
  }

  @Test func takesOtherBases() throws {
    var bases = CalendarLinks.Bases()
    bases.microsoft365 = "https://outlook.cloud.microsoft/calendar/deeplink/compose"
    let links = CalendarLinks(
      to: SampleEvents.event(try schedule("2027-12-31", nil)), bases: bases)
    #expect(
      links.microsoft365?.hasPrefix(
        "https://outlook.cloud.microsoft/calendar/deeplink/compose?path=%2Fcalendar") == true)
  }

  /// Nine bytes a letter: a long title and a long place leave no room for all of it.
  @Test func cutsATitleBeforeTheJoinLink() throws {
    let title = String(repeating: "नमस्ते ", count: 26)
    var event = SampleEvents.event(try schedule("2027-07-01 09:30", nil), title: title)
    event.location = String(repeating: "हॉल ", count: 32)
    event.description = String(repeating: "x", count: 200)
    let links = CalendarLinks(to: event)
    let all = [(links.google, "details"), (links.outlook, "body"), (links.yahoo, "DESC")]
    for (link, name) in all {
      let link = try #require(link)
      #expect(link.utf8.count <= 2000)
      #expect(link.contains("&\(name)=\(body)"))
      #expect(link.contains("%E0%A4%A8%E0%A4%AE%E0%A4%B8"))
    }
    // A place alone that leaves no room: no link is better than one without the way in.
    event.location = String(repeating: "हॉल ", count: 60)
    #expect(CalendarLinks(to: event).google == nil)
    #expect(CalendarLinks(to: event).outlook == nil)
  }

  /// In a message the rest stands beside it.
  @Test func saysNoMoreThanTheJoinLinkInBrief() throws {
    var event = SampleEvents.event(try schedule("2027-07-01 09:30", nil))
    event.description = "Agenda"
    #expect(
      CalendarLinks(to: event, isBrief: true).google?.hasSuffix("&details=\(body)") == true)
    // An entry that looks sure would be a wrong one.
    event.status = .tentative
    event.statusLines = [.tentative: "MAYBE"]
    #expect(
      CalendarLinks(to: event, isBrief: true).google?.hasSuffix("&details=\(body)%0A%0AMAYBE")
        == true)
  }

  /// The join link stands first, so that it survives.
  @Test func cutsALongDescriptionBetweenScalars() throws {
    var event = SampleEvents.event(try schedule("2027-12-31", nil))
    event.description = String(repeating: "é📞", count: 500)
    for link in [CalendarLinks(to: event).google, CalendarLinks(to: event).outlook] {
      let link = try #require(link)
      #expect(link.utf8.count <= 2000 && link.utf8.count > 1980)
      #expect(link.contains("=\(body)%0A%0A%C3%A9%F0%9F%93%9E"))
      #expect(link.hasSuffix("%E2%80%A6"))
      #expect(link.allSatisfy { $0 != "+" && $0 != " " })
    }
  }
}
