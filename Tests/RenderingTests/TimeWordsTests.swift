import Calendar
import Diagnostics
import Foundation
import SiteInput
import SiteModel
import Testing

@testable import Rendering

/// Dates, times and rules in the words of a language.
@Suite struct TimeWordsTests {
  static func english() throws -> TimeWords {
    TimeWords(try BuiltInLanguage.strings("en"))
  }

  static func schedule(_ lines: String) throws -> MeetingSchedule {
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
    // The clocks are set while it is on.
    (
      "start: 2027-10-30 23:30\nduration: 240",
      "Saturday, 30 October 2027, 23:30 – Sunday, 31 October 2027, 02:30 "
        + "(Europe/Berlin, UTC+02:00 – UTC+01:00)"
    ),
    (
      "start: 2027-03-27 10:00\nduration: PT24H",
      "Saturday, 27 March 2027, 10:00 – Sunday, 28 March 2027, 11:00 "
        + "(Europe/Berlin, UTC+01:00 – UTC+02:00)"
    ),
    // They are set between two times: what is written holds for the one that it stands behind.
    (
      "start: 2027-03-22 09:30\nrrule: FREQ=WEEKLY",
      "Monday, 22 March 2027, 09:30–10:30 (Europe/Berlin, UTC+01:00 on this day)"
    ),
    (
      "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=4",
      "Monday, 1 March 2027, 09:30–10:30 (Europe/Berlin, UTC+01:00)"
    ),
    (
      "start: 2027-03-01 09:30\nrrule: FREQ=YEARLY",
      "Monday, 1 March 2027, 09:30–10:30 (Europe/Berlin, UTC+01:00)"
    ),
    (
      "start: 2027-03-01 09:30\nrrule: FREQ=DAILY\ntimezone: Asia/Tokyo",
      "Monday, 1 March 2027, 09:30–10:30 (Asia/Tokyo, UTC+09:00)"
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
    // UNTIL is a moment at or behind the last one, often midnight in UTC.
    (
      "FREQ=WEEKLY;UNTIL=20270315T000000Z", "every week on Monday, until Monday, 8 March 2027"
    ),
    (
      "FREQ=WEEKLY;UNTIL=20270317T080000", "every week on Monday, until Monday, 15 March 2027"
    ),
    (
      "FREQ=WEEKLY;UNTIL=20270315T083000Z", "every week on Monday, until Monday, 15 March 2027"
    ),
    // One rule in several forms.
    (
      "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9",
      "every week on Monday, Tuesday, Wednesday, Thursday and Friday, 9 times"
    ),
    ("FREQ=DAILY;BYMONTHDAY=1", "every month on day 1"),
    ("FREQ=WEEKLY;BYHOUR=9;BYMINUTE=30", "every week on Monday"),
    ("FREQ=MONTHLY;BYDAY=MO", "every week on Monday"),
    ("FREQ=YEARLY;BYDAY=MO", "every week on Monday"),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", "every month on the first Monday"),
    ("FREQ=MONTHLY;BYDAY=3MO,1MO", "every month on the first Monday and third Monday"),
    (
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1MO,1MO",
      "every 2 months on the first Monday and last Monday"
    ),
    ("FREQ=YEARLY;BYMONTHDAY=1", "every month on day 1"),
    ("FREQ=YEARLY;BYMONTH=3", "every year on 1 March"),
    ("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1", "every year on 1 March"),
    ("FREQ=MONTHLY;BYMONTH=3;BYMONTHDAY=1", "every year on 1 March"),
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=1MO", "every year on the first Monday of March"),
    (
      "FREQ=YEARLY;INTERVAL=2;BYMONTH=3;BYDAY=1MO;COUNT=3",
      "every 2 years on the first Monday of March, 3 times"
    ),
    // What a sentence would say half.
    ("FREQ=DAILY;INTERVAL=2;BYDAY=MO", nil), ("FREQ=WEEKLY;BYMONTH=3", nil),
    ("FREQ=WEEKLY;BYHOUR=9,14;BYMINUTE=30", nil), ("FREQ=MONTHLY;INTERVAL=2;BYDAY=MO", nil),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", nil), ("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1", nil),
    ("FREQ=MONTHLY;BYMONTH=3,9;BYMONTHDAY=1", nil), ("FREQ=YEARLY;BYMONTH=3;BYDAY=MO", nil),
    ("FREQ=YEARLY;BYDAY=9MO", nil), ("FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=1", nil),
  ])
  func saysHowAMeetingRepeats(rule: String, text: String?) throws {
    let schedule = try Self.schedule("start: 2027-03-01 09:30\nrrule: \(rule)")
    #expect(WhenWords(schedule, in: try Self.english()).repetition == text)
  }

  /// Every rule of months and years that skips those without its day.
  @Test(arguments: [
    ("2027-01-29", "FREQ=MONTHLY", nil), ("2027-01-31", "FREQ=MONTHLY;COUNT=5", nil),
    ("2027-01-30", "FREQ=DAILY;BYMONTHDAY=30", nil),
    ("2027-01-31", "FREQ=YEARLY;BYMONTHDAY=31", nil),
    ("2027-03-30", "FREQ=MONTHLY;BYDAY=5TU", nil),
    ("2027-03-30", "FREQ=MONTHLY;BYDAY=1TU,5TU", nil),
    ("2027-03-30", "FREQ=MONTHLY;BYDAY=TU;BYSETPOS=5", nil),
    ("2027-03-30", "FREQ=YEARLY;BYMONTH=3;BYDAY=5TU", nil), ("2028-02-29", "FREQ=YEARLY", nil),
    ("2028-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", nil),
    ("2027-01-28", "FREQ=MONTHLY", "every month on day 28"),
    ("2028-01-29", "FREQ=YEARLY", "every year on 29 January"),
    ("2027-03-30", "FREQ=MONTHLY;BYDAY=-1TU", "every month on the last Tuesday"),
    ("2027-03-23", "FREQ=MONTHLY;BYDAY=4TU", "every month on the fourth Tuesday"),
  ])
  func saysNothingOfADayThatNotEveryMonthOrYearHas(
    day: String, rule: String, text: String?
  ) throws {
    let schedule = try Self.schedule("start: \(day) 09:30\nrrule: \(rule)")
    let words = WhenWords(schedule, in: try Self.english())
    #expect(words.repetition == text)
    #expect((words.nextDates == nil) == (text != nil))
  }

  @Test func saysTheLastDayOfTheMonth() throws {
    let schedule = try Self.schedule("start: 2027-01-31 09:30\nrrule: FREQ=MONTHLY;BYMONTHDAY=-1")
    #expect(
      WhenWords(schedule, in: try Self.english()).repetition == "every month on the last day")
  }

  /// A rule that no sentence says gives its next dates, and the time of day where it is another.
  @Test(arguments: [
    (
      "rrule: FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=4",
      "Monday, 15 March 2027; Thursday, 1 April 2027; Thursday, 15 April 2027"
    ),
    (
      "rrule: FREQ=DAILY;INTERVAL=2;BYDAY=MO",
      "Monday, 15 March 2027; Monday, 29 March 2027; Monday, 12 April 2027; "
        + "Monday, 26 April 2027; Monday, 10 May 2027; …"
    ),
    (
      "rrule: FREQ=DAILY;BYHOUR=9,14;BYMINUTE=30;COUNT=3",
      "Monday, 1 March 2027, 14:30–15:30; Tuesday, 2 March 2027, 09:30–10:30"
    ),
    (
      "rrule: FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=4\nexdates: [2027-03-15 09:30]\n"
        + "overrides: [{at: 2027-04-15 09:30, start: 2027-04-14 11:00}]",
      "Thursday, 1 April 2027; Wednesday, 14 April 2027, 11:00–12:00"
    ),
    ("rrule: FREQ=WEEKLY", nil),
    ("", nil),
  ])
  func saysWhenItIsNextWhereNoSentenceDoes(lines: String, text: String?) throws {
    let schedule = try Self.schedule("start: 2027-03-01 09:30\n\(lines)")
    #expect(WhenWords(schedule, in: try Self.english()).nextDates == text)
  }

  /// Where a day has several times, and where a change stays within its day, a date names nothing.
  @Test(arguments: [
    (
      """
      rrule: FREQ=DAILY;BYHOUR=9,15;BYMINUTE=30;COUNT=8
      exdates: [2027-03-02 09:30]
      overrides:
        - {at: 2027-03-03 15:30, status: cancelled}
        - {at: 2027-03-04 09:30, title: Another title}
      """,
      [
        "not on Tuesday, 2 March 2027, 09:30–10:30",
        "not on Wednesday, 3 March 2027, 15:30–16:30",
        "Thursday, 4 March 2027, 09:30: Another title",
      ]
    ),
    (
      """
      rrule: FREQ=WEEKLY;COUNT=4
      overrides:
        - {at: 2027-03-08 09:30, duration: 30}
        - {at: 2027-03-15 09:30, start: 2027-03-15 14:00, status: confirmed}
      """,
      [
        "Monday, 8 March 2027, 09:30–10:00 instead of Monday, 8 March 2027, 09:30–10:30",
        "Monday, 15 March 2027, 14:00–15:00 instead of Monday, 15 March 2027, 09:30–10:30",
        "Monday, 15 March 2027: confirmed",
      ]
    ),
  ])
  func namesAnInstanceByItsTimeWhereTheDateIsNotEnough(lines: String, texts: [String]) throws {
    let schedule = try Self.schedule("start: 2027-03-01 09:30\n\(lines)")
    #expect(WhenWords(schedule, in: try Self.english()).exceptions == texts)
  }

  @Test func saysNoChangeOfATimeThatIsOver() throws {
    let whole = try Self.schedule(
      """
      start: 2027-03-01 09:30
      rrule: FREQ=WEEKLY
      exdates: [2027-03-08 09:30, 2027-03-29 09:30]
      overrides: [{at: 2027-03-15 09:30, start: 2027-04-01 09:30}]
      """)
    let later = whole.shown(at: Instant(secondsSince1970: 1_805_600_000), closesAfter: 15)
    #expect(later.startText == "2027-03-22T09:30:00+01:00")
    let words = try Self.english()
    #expect(WhenWords(whole, in: words).exceptions.count == 3)
    #expect(
      WhenWords(later, in: words).exceptions
        == [
          "Thursday, 1 April 2027, 09:30–10:30 instead of Monday, 15 March 2027",
          "not on Monday, 29 March 2027",
        ])
  }

  /// Which of two weeks a day lies in depends on the weekday that weeks begin with.
  @Test(arguments: [
    ("2027-03-07", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO", nil),
    ("2027-03-07", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU", nil),
    ("2027-03-01", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=WE", nil),
    ("2027-03-04", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SA", nil),
    ("2027-03-01", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", "every 2 weeks on Monday and Wednesday"),
    ("2027-03-01", "FREQ=WEEKLY;BYDAY=SU,MO;WKST=SU", "every week on Monday and Sunday"),
  ])
  func saysNothingOfWeeksThatReadersCountInTwoWays(
    day: String, rule: String, text: String?
  ) throws {
    let schedule = try Self.schedule("start: \(day) 09:30\nrrule: \(rule)")
    #expect(WhenWords(schedule, in: try Self.english()).repetition == text)
  }

  @Test func theYearsThatAreKnownEndAndTheRuleGoesOn() throws {
    let schedule = try Self.schedule(
      "start: 2038-03-01 09:30\nrrule: FREQ=YEARLY;BYYEARDAY=60")
    #expect(
      WhenWords(schedule, in: try Self.english()).nextDates
        == "Tuesday, 1 March 2039; Wednesday, 29 February 2040; …")
    #expect(!schedule.instances(upTo: 400).isComplete)
    let bounded = try Self.schedule(
      "start: 2038-03-01 09:30\nrrule: FREQ=YEARLY;BYYEARDAY=60;COUNT=3")
    #expect(bounded.instances(upTo: 400).isComplete)
  }

  /// A number of times is counted from the first; behind another one the last day is said.
  @Test func countsNoTimesFromTheMiddle() throws {
    let whole = try Self.schedule("start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=3")
    let later = whole.shown(at: Instant(secondsSince1970: 1_804_500_000), closesAfter: 15)
    #expect(later.startText == "2027-03-15T09:30:00+01:00")
    let words = try Self.english()
    #expect(
      WhenWords(later, in: words).repetition
        == "every week on Monday, until Monday, 15 March 2027")
    let moved = try Self.schedule(
      "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=3\nexdates: [2027-03-01 09:30]")
    #expect(
      WhenWords(moved, in: words).repetition
        == "every week on Monday, until Monday, 15 March 2027")
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
        - {at: 2027-04-12 09:30, start: 2027-04-13 11:00, title: On Tuesday, status: tentative}
      """)
    #expect(
      WhenWords(schedule, in: try Self.english()).exceptions == [
        "Tuesday, 9 March 2027, 11:00–11:30 instead of Monday, 8 March 2027",
        "not on Monday, 15 March 2027", "not on Monday, 22 March 2027",
        "Monday, 29 March 2027: Another title at the same time",
        "Monday, 5 April 2027: postponed",
        "Tuesday, 13 April 2027, 11:00–12:00 instead of Monday, 12 April 2027",
        "Tuesday, 13 April 2027: On Tuesday", "Tuesday, 13 April 2027: not confirmed yet",
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
