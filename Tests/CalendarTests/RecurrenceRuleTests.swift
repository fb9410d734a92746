import TestSupport
import Testing

@testable import Calendar

struct RecurrenceRuleTests {
  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"),
    ("byday=mo,-1fr;freq=monthly", "FREQ=MONTHLY;BYDAY=MO,-1FR"),
    ("FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO"),
    ("FREQ=WEEKLY;WKST=SU;COUNT=3;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=3"),
    ("FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T100000", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261102T090000Z"),
    ("FREQ=WEEKLY;UNTIL=20260702T100000", "FREQ=WEEKLY;UNTIL=20260702T080000Z"),
    ("FREQ=DAILY;UNTIL=20261102T090000Z", "FREQ=DAILY;UNTIL=20261102T090000Z"),
    ("FREQ=DAILY;UNTIL=20261102", "FREQ=DAILY;UNTIL=20261102"),
    (
      "FREQ=YEARLY;BYSETPOS=-1;BYDAY=MO,TU;BYMONTH=1,2",
      "FREQ=YEARLY;BYMONTH=1,2;BYDAY=MO,TU;BYSETPOS=-1"
    ),
    ("FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO", "FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO"),
    ("FREQ=YEARLY;BYYEARDAY=1,-1", "FREQ=YEARLY;BYYEARDAY=1,-1"),
    (
      "FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0,30;BYSECOND=0",
      "FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0,30;BYSECOND=0"
    ),
  ])
  func printsInOneOrderAndInUTC(text: String, expected: String) throws {
    let (rule, problems) = RecurrenceRule.parse(text)
    #expect(problems == [])
    let zone = try TimeZoneRules.named("Europe/Berlin").get()
    #expect(try #require(rule).text(in: zone) == expected)
  }

  /// The marker shows the place.
  @Test(arguments: [
    ("1️⃣", "an empty part in the rule is not NAME=VALUE", "leave out the last \";\""),
    ("FREQ=DAILY;1️⃣", "an empty part in the rule is not NAME=VALUE", "leave out the last \";\""),
    (
      "FREQ=DAILY;1️⃣;COUNT=2", "an empty part in the rule is not NAME=VALUE",
      "for example FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10"
    ),
    (
      "1️⃣weekly", "\"weekly\" in the rule is not NAME=VALUE",
      "for example FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10"
    ),
    (
      "1️⃣BYDAY=MO", "the rule \"BYDAY=MO\" has no FREQ",
      "begin with FREQ=DAILY, WEEKLY, MONTHLY or YEARLY"
    ),
    ("1️⃣RRULE:FREQ=DAILY", "the rule begins with \"RRULE:\"", "write what follows it"),
    (
      "FREQ=1️⃣FORTNIGHTLY", "\"FORTNIGHTLY\" is no frequency",
      "write DAILY, WEEKLY, MONTHLY or YEARLY; every second week is FREQ=WEEKLY;INTERVAL=2"
    ),
    ("FREQ=1️⃣", "\"\" is no frequency", "write DAILY, WEEKLY, MONTHLY or YEARLY"),
    (
      "FREQ=DAILY;1️⃣INTERVALL=2", "unknown part \"INTERVALL\" in the rule",
      "did you mean \"INTERVAL\"?"
    ),
    ("FREQ=DAILY;1️⃣FREQ=WEEKLY", "FREQ stands twice in the rule", nil),
    (
      "FREQ=DAILY;INTERVAL=1️⃣0", "\"0\" is no number for INTERVAL",
      "INTERVAL is a whole number from 1 to 999999"
    ),
    (
      "FREQ=DAILY;COUNT=1️⃣+3", "\"+3\" is no number for COUNT",
      "COUNT is a whole number from 1 to 999999"
    ),
    (
      "FREQ=DAILY;COUNT=1️⃣1000000", "\"1000000\" is no number for COUNT",
      "COUNT is a whole number from 1 to 999999"
    ),
    (
      "FREQ=DAILY;COUNT=1️⃣99999999999999999999", "\"99999999999999999999\" is no number for COUNT",
      "COUNT is a whole number from 1 to 999999"
    ),
    ("FREQ=DAILY;COUNT=3;1️⃣UNTIL=20270101", "the rule has COUNT and UNTIL", "keep one of them"),
    (
      "FREQ=DAILY;UNTIL=1️⃣2027-01-01", "\"2027-01-01\" is no UNTIL",
      "write 20270301T093000, 20270301T083000Z (UTC), or 20270301 for whole days"
    ),
    (
      "FREQ=DAILY;UNTIL=1️⃣20270230", "UNTIL \"20270230\" does not exist: there is no day 2027-02-30",
      nil
    ),
    (
      "FREQ=DAILY;UNTIL=1️⃣20270201T250000",
      "UNTIL \"20270201T250000\" does not exist: there is no time 25:00:00", nil
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO,1️⃣MI", "\"MI\" is no day for BYDAY",
      "write MO, TU, WE, TH, FR, SA or SU; 2MO is the second, -1MO the last"
    ),
    (
      "FREQ=MONTHLY;BYDAY=1️⃣0MO", "\"0MO\" is no day for BYDAY",
      "write MO, TU, WE, TH, FR, SA or SU; 2MO is the second, -1MO the last"
    ),
    (
      "FREQ=MONTHLY;BYMONTHDAY=1,1️⃣32", "\"32\" is no number for BYMONTHDAY",
      "BYMONTHDAY takes 1 to 31, or -31 to -1 from the end"
    ),
    ("FREQ=YEARLY;BYMONTH=1️⃣-1", "\"-1\" is no number for BYMONTH", "BYMONTH takes 1 to 12"),
    ("FREQ=YEARLY;BYMONTH=1,1️⃣", "\"\" is no number for BYMONTH", "BYMONTH takes 1 to 12"),
    ("FREQ=DAILY;WKST=1️⃣1", "\"1\" is no weekday for WKST", "write MO, TU, WE, TH, FR, SA or SU"),
    (
      "FREQ=WEEKLY;1️⃣BYDAY=2MO", "a counted day in BYDAY needs FREQ=MONTHLY or YEARLY",
      "write the day alone, such as BYDAY=MO"
    ),
    (
      "FREQ=YEARLY;BYWEEKNO=3;1️⃣BYDAY=2MO", "a counted day in BYDAY cannot stand with BYWEEKNO",
      nil
    ),
    (
      "FREQ=WEEKLY;1️⃣BYMONTHDAY=2", "BYMONTHDAY cannot stand with FREQ=WEEKLY",
      "write FREQ=MONTHLY"
    ),
    ("FREQ=MONTHLY;1️⃣BYYEARDAY=2", "BYYEARDAY needs FREQ=YEARLY", nil),
    ("FREQ=MONTHLY;1️⃣BYWEEKNO=2", "BYWEEKNO needs FREQ=YEARLY", nil),
    (
      "FREQ=MONTHLY;1️⃣BYSETPOS=2", "BYSETPOS has nothing to choose from",
      "add BYDAY or another BY part"
    ),
  ])
  func refusesWhatIsNoRule(marked: String, message: String, help: String?) {
    let text = MarkedText(marked)
    let problem = CalendarProblem(
      "bad-rrule", message, offset: text.offsets[1] ?? -1, help: help)
    let (rule, problems) = RecurrenceRule.parse(text.text)
    #expect(problems == [problem])
    #expect(rule == nil)
  }

  @Test(arguments: [
    (
      "FREQ=1️⃣HOURLY", "a meeting cannot repeat HOURLY",
      "write FREQ=DAILY with BYHOUR for several times a day"
    ),
    (
      "FREQ=YEARLY;1️⃣BYWEEKNO=20", "BYWEEKNO without BYDAY is read in different ways",
      "add the day, such as BYDAY=MO"
    ),
    (
      "FREQ=WEEKLY;BYDAY=FR,SA,MO;1️⃣BYSETPOS=2",
      "BYSETPOS with FREQ=WEEKLY is read in different ways",
      "name the day itself, such as BYDAY=FR"
    ),
    (
      "FREQ=DAILY;BYHOUR=8,9;1️⃣BYMINUTE=" + (0..<60).map(String.init).joined(separator: ","),
      "the rule gives 120 times a day", "96 are possible, one in fifteen minutes"
    ),
  ])
  func refusesRulesThatCalendarsReadInDifferentWays(marked: String, message: String, help: String) {
    let text = MarkedText(marked)
    let problem = CalendarProblem(
      "unsupported-rrule", message, offset: text.offsets[1] ?? -1, help: help)
    #expect(RecurrenceRule.parse(text.text).problems == [problem])
  }

  @Test func findsEveryMistakeInOneRule() {
    let text = MarkedText("FREQ=1️⃣OFTEN;INTERVAL=2️⃣x;3️⃣COLOR=red;BYDAY=4️⃣XX")
    let offsets = RecurrenceRule.parse(text.text).problems.map(\.offset)
    #expect(offsets == [1, 2, 3, 4].map { text.offsets[$0] })
  }
}
