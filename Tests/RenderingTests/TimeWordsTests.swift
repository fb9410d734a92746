import Calendar
import Diagnostics
import Foundation
import SiteInput
import SiteModel
import Testing

@testable import Rendering

/// Dates, times and rules in the words of a language.
@Suite struct TimeWordsTests {
  private static func english() throws -> TimeWords {
    TimeWords(try BuiltInLanguage.strings("en"))
  }

  private static func schedule(_ lines: String) throws -> MeetingSchedule {
    let project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      -- Content/meetings/sync.yml --
      title: Sync
      \(lines)

      """)
    let (site, diagnostics) = try project.checked()
    #expect(!diagnostics.hasErrors, "\(diagnostics.map(\.message))")
    return try #require(site.meetings.first?.schedule)
  }

  @Test(arguments: [
    (
      "start: 2027-03-01 09:30\nduration: 45",
      "Monday, 1 March 2027, 09:30–10:15 (Europe/Berlin, UTC+01:00)"
    ),
    (
      "start: 2027-07-31 23:30",
      "Saturday, 31 July 2027, 23:30 – Sunday, 1 August 2027, 00:30 (Europe/Berlin, UTC+02:00)"
    ),
    (
      "start: 2027-03-01 09:30\ntimezone: UTC", "Monday, 1 March 2027, 09:30–10:30 (UTC)"
    ),
    ("start: 2027-03-01\nall_day: true", "Monday, 1 March 2027"),
    (
      "start: 2027-03-01\nend: 2027-03-02\nall_day: true",
      "Monday, 1 March 2027 – Tuesday, 2 March 2027"
    ),
  ])
  func saysWhen(lines: String, text: String) throws {
    #expect(WhenWords(try Self.schedule(lines), in: try Self.english()).text == text)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day"), ("FREQ=DAILY;INTERVAL=3;COUNT=5", "every 3 days, 5 times"),
    ("FREQ=WEEKLY", "every week on Monday"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO", "every 2 weeks on Monday and Wednesday"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,FR;COUNT=1", "every week on Monday, Tuesday and Friday, once"),
    ("FREQ=MONTHLY", "every month on day 1"),
    ("FREQ=MONTHLY;BYDAY=1MO", "every month on the first Monday"),
    ("FREQ=YEARLY", "every year on 1 March"),
    (
      "FREQ=WEEKLY;UNTIL=20270315T093000", "every week on Monday, until Monday, 15 March 2027"
    ),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", nil), ("FREQ=YEARLY;BYMONTH=3;BYDAY=MO", nil),
  ])
  func saysHowAMeetingRepeats(rule: String, text: String?) throws {
    let schedule = try Self.schedule("start: 2027-03-01 09:30\nrrule: \(rule)")
    #expect(WhenWords(schedule, in: try Self.english()).repetition == text)
  }

  @Test func saysWhichTimesDiffer() throws {
    let schedule = try Self.schedule(
      """
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY
      exdates: [2027-03-22 09:30]
      overrides:
        - {at: 2027-03-15 09:30, status: cancelled}
        - {at: 2027-03-08 09:30, start: 2027-03-09 11:00, duration: 30}
        - {at: 2027-03-29 09:30, title: Another title at the same time}
        - {at: 2027-04-05 09:30, status: postponed}
      """)
    #expect(
      WhenWords(schedule, in: try Self.english()).exceptions == [
        "Tuesday, 9 March 2027, 11:00–11:30 instead of Monday, 8 March 2027",
        "not on Monday, 15 March 2027", "not on Monday, 22 March 2027",
        "Monday, 5 April 2027: postponed",
      ])
  }

  /// A language is a file: other names, order, digits and plural forms need no code.
  @Test func takesEverythingFromTheFileOfTheLanguage() throws {
    let words = TimeWords(
      try BuiltInLanguage.strings(
        SourceText(
          path: "strings.yml",
          text: """
            weekday: {mon: понедельник, tue: вторник, wed: среда, thu: четверг, fri: пятница, sat: суббота, sun: воскресенье}
            month: {1: января, 2: февраля, 3: марта, 4: апреля, 5: мая, 6: июня, 7: июля, 8: августа, 9: сентября, 10: октября, 11: ноября, 12: декабря}
            digits: ۰۱۲۳۴۵۶۷۸۹
            plural: east-slavic
            time:
              date: "{{weekday}}, {{day}} {{month}} {{year}} г."
              clock: "{{hour}}.{{minute}}"
              range: "{{start}}-{{end}}"
              at: "{{date}}, {{time}}"
            repeat:
              daily: {1: каждый день, one: "каждый {{n}} день", few: "каждые {{n}} дня", many: "каждые {{n}} дней"}

            """), .english))
    let once = try Self.schedule("start: 2027-03-01 09:30")
    #expect(
      WhenWords(once, in: words).span == "понедельник, ۱ марта ۲۰۲۷ г., ۹.۳۰-۱۰.۳۰")
    for (interval, text) in [
      (1, "каждый день"), (21, "каждый ۲۱ день"), (3, "каждые ۳ дня"), (11, "каждые ۱۱ дней"),
    ] {
      let schedule = try Self.schedule(
        "start: 2027-03-01 09:30\nrrule: FREQ=DAILY;INTERVAL=\(interval)")
      #expect(WhenWords(schedule, in: words).repetition == text)
    }
  }

  @Test(arguments: [
    (PluralRule.none, [0: "other", 1: "other", 5: "other"]),
    (.one, [0: "other", 1: "one", 2: "other"]), (.zeroOne, [0: "one", 1: "one", 2: "other"]),
    (.two, [0: "other", 1: "one", 2: "two", 3: "other"]),
    (.eastSlavic, [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 112: "many"]),
    (.polish, [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
    (.czech, [1: "one", 2: "few", 4: "few", 5: "other", 22: "other"]),
    (.arabic, [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
  ])
  func countsAsTheLanguageDoes(rule: PluralRule, forms: [Int: String]) {
    for (number, form) in forms { #expect(rule.form(of: number) == form, "\(number)") }
  }
}
