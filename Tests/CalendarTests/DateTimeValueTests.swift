import TestSupport
import Testing

@testable import Calendar

struct DateTimeValueTests {
  private static let monthHelp = "months go from 01 to 12, and stand between the year and the day"

  @Test(arguments: [
    ("2027-03-01", "date 2027-03-01"),
    ("2027-03-01 09:30", "local 2027-03-01 09:30"),
    ("2027-03-01T09:30", "local 2027-03-01 09:30"),
    ("2027-03-01T09:30:15", "local 2027-03-01 09:30:15"),
    ("2028-02-29T00:00", "local 2028-02-29 00:00"),
    ("2027-03-01T23:59:59Z", "fixed 2027-03-01 23:59:59 +00:00"),
    ("2027-03-01 09:30+05:45", "fixed 2027-03-01 09:30 +05:45"),
    ("2027-03-01T09:30:00-03:30", "fixed 2027-03-01 09:30 -03:30"),
    ("0001-01-01", "date 0001-01-01"),
  ])
  func readsTheAcceptedForms(text: String, expected: String) throws {
    let description =
      switch try DateTimeValue.parse(text).get() {
      case .date(let date): "date \(date)"
      case .local(let local): "local \(local)"
      case .fixed(let local, let offset): "fixed \(local) \(offset)"
      }
    #expect(description == expected)
  }

  /// The marker shows the first byte that does not fit.
  @Test(arguments: [
    "1️⃣", "041️⃣-09-2026 10:00", "20261️⃣/09/04", "2026-91️⃣-4", "2026-09-041️⃣t10:00",
    "2026-09-04 1️⃣ 10:00", "2026-09-04T101️⃣", "2026-09-04T10:001️⃣ +02:00",
    "2026-09-04T10:00+021️⃣00", "2026-09-04T10:00Z1️⃣ ", "2026-09-04T10:001️⃣z",
    "2026-09-04T10:00:001️⃣.000", "1️⃣ 2026-09-04", "1️⃣tomorrow", "2026-09-04T10:00:1️⃣",
    "2026-09-1️⃣٠٤", "201️⃣²6-09-04", "2026-09-04T1️⃣",
  ])
  func refusesOtherFormsWithoutGuessing(marked: String) {
    let text = MarkedText(marked)
    let expected = CalendarProblem(
      "wrong-date-time", "\"\(text.text)\" is not a date-time", offset: text.offsets[1] ?? -1,
      help: "write 2027-03-01, 2027-03-01 09:30 or 2027-03-01T09:30:00; "
        + "behind the time may stand Z or an offset such as +01:00")
    #expect(DateTimeValue.parse(text.text) == .failure(expected))
  }

  @Test(arguments: [
    ("2026-02-1️⃣30 10:00", "2026-02 has 28 days, not 30", "write a day from 01 to 28"),
    ("2027-02-1️⃣29", "2027-02 has 28 days, not 29", "write a day from 01 to 28"),
    ("2026-04-1️⃣31", "2026-04 has 30 days, not 31", "write a day from 01 to 30"),
    ("2026-09-1️⃣00", "2026-09 has 30 days, not 0", "write a day from 01 to 30"),
    ("2026-1️⃣13-01", "there is no month 13", monthHelp),
    ("2026-1️⃣00-01", "there is no month 00", monthHelp),
    ("1️⃣0000-01-01", "there is no year 0000", "a year has four digits, as 2027"),
    ("2026-09-04 1️⃣24:00", "there is no hour 24", "midnight is 00:00 of the next day"),
    ("2026-09-04 1️⃣25:00", "there is no hour 25", "hours go from 00 to 23"),
    ("2026-09-04 10:1️⃣60", "there is no minute 60", "minutes go from 00 to 59"),
    ("2026-09-04 23:59:1️⃣60", "there is no second 60", "seconds go from 00 to 59"),
    (
      "2026-09-04T10:001️⃣+24:00", "there is no offset of 24 hours and 0 minutes",
      "for example +01:00"
    ),
    (
      "2026-09-04T10:001️⃣-02:60", "there is no offset of 2 hours and 60 minutes",
      "for example +01:00"
    ),
  ])
  func refusesWhatNoCalendarOrClockShows(marked: String, reason: String, help: String) {
    let text = MarkedText(marked)
    let expected = CalendarProblem(
      "impossible-date-time", "\"\(text.text)\" does not exist: \(reason)",
      offset: text.offsets[1] ?? -1, help: help)
    #expect(DateTimeValue.parse(text.text) == .failure(expected))
  }
}

struct InstantTests {
  @Test(arguments: [
    ("2027-03-01T09:30+01:00", "2027-03-01T08:30:00Z", "2027-03-01T09:30:00+01:00"),
    ("2026-12-31T23:30-05:00", "2027-01-01T04:30:00Z", "2026-12-31T23:30:00-05:00"),
    ("2027-03-01T05:45:07+05:45", "2027-03-01T00:00:07Z", "2027-03-01T05:45:07+05:45"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z", "1969-12-31T23:59:59+00:00"),
  ])
  func printsAsRFC3339(text: String, utc: String, withOffset: String) throws {
    guard case .fixed(let local, let offset) = try DateTimeValue.parse(text).get() else {
      Issue.record("no offset in \(text)")
      return
    }
    let instant = Instant(local, offset)
    #expect(instant.rfc3339UTC == utc)
    #expect(instant.rfc3339(offset) == withOffset)
    #expect(instant.local(offset) == local)
  }
}
