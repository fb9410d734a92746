/// A date or date-time as it stands in a meeting.
///
/// `YYYY-MM-DD`, then optionally `T` or one space, `HH:MM` or `HH:MM:SS`, and `Z` or `±HH:MM`.
/// Nothing is guessed: `04-09-2026` is refused, whichever of the two it means.
///
/// ```
/// DateTimeValue.parse("2027-03-01 09:30")  // .success(.local(…))
/// ```
package enum DateTimeValue: Hashable, Sendable {
  case date(LocalDate)
  /// Takes the zone of the meeting.
  case local(LocalDateTime)
  /// Says itself how far it is ahead of UTC.
  case fixed(LocalDateTime, ZoneOffset)

  package var date: LocalDate {
    switch self {
    case .date(let date): date
    case .local(let local), .fixed(let local, _): local.date
    }
  }

  package static func parse(_ text: String) -> Result<DateTimeValue, CalendarProblem> {
    var reader = DateTimeReader(text)
    do {
      return .success(try reader.value())
    } catch {
      return .failure(error)
    }
  }
}

/// Reads one date-time from its bytes, left to right, and stops at the first that does not fit.
private struct DateTimeReader {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func value() throws(CalendarProblem) -> DateTimeValue {
    let date = try date()
    guard index < bytes.count else { return .date(date) }
    guard take("T") || take(" ") else { throw wrongShape() }
    let local = LocalDateTime(date, try time())
    if index == bytes.count { return .local(local) }
    let value = DateTimeValue.fixed(local, try offset())
    guard index == bytes.count else { throw wrongShape() }
    return value
  }

  private mutating func date() throws(CalendarProblem) -> LocalDate {
    let year = try number(4)
    try expect("-")
    let monthStart = index
    let month = try number(2)
    try expect("-")
    let dayStart = index
    let day = try number(2)
    guard year > 0 else {
      throw impossible("there is no year 0000", at: 0, help: "a year has four digits, as 2027")
    }
    guard 1...12 ~= month else {
      throw impossible(
        "there is no month \(digits(month, 2))", at: monthStart,
        help: "months go from 01 to 12, and stand between the year and the day")
    }
    guard let date = LocalDate(year: year, month: month, day: day) else {
      let length = LocalDate.daysInMonth(month, of: year)
      throw impossible(
        "\(year)-\(digits(month, 2)) has \(length) days, not \(day)", at: dayStart,
        help: "write a day from 01 to \(length)")
    }
    return date
  }

  private mutating func time() throws(CalendarProblem) -> LocalTime {
    let hourStart = index
    let hour = try number(2)
    try expect(":")
    let minuteStart = index
    let minute = try number(2)
    let secondStart = index + 1
    let second = take(":") ? try number(2) : 0
    guard hour < 24 else {
      throw impossible(
        "there is no hour \(hour)", at: hourStart,
        help: hour == 24 ? "midnight is 00:00 of the next day" : "hours go from 00 to 23")
    }
    guard minute < 60 else {
      throw impossible(
        "there is no minute \(minute)", at: minuteStart, help: "minutes go from 00 to 59")
    }
    guard let time = LocalTime(hour: hour, minute: minute, second: second) else {
      throw impossible(
        "there is no second \(second)", at: secondStart, help: "seconds go from 00 to 59")
    }
    return time
  }

  private mutating func offset() throws(CalendarProblem) -> ZoneOffset {
    if take("Z") { return .utc }
    let start = index
    let isWest = take("-")
    if !isWest { try expect("+") }
    let hours = try number(2)
    try expect(":")
    let minutes = try number(2)
    guard hours < 24, minutes < 60 else {
      throw impossible(
        "there is no offset of \(hours) hours and \(minutes) minutes", at: start,
        help: "for example +01:00")
    }
    return ZoneOffset(seconds: (hours * 3600 + minutes * 60) * (isWest ? -1 : 1))
  }

  private mutating func number(_ width: Int) throws(CalendarProblem) -> Int {
    var number = 0
    for _ in 0..<width {
      guard index < bytes.count, case 0x30...0x39 = bytes[index] else { throw wrongShape() }
      number = number * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return number
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(CalendarProblem) {
    guard take(character) else { throw wrongShape() }
  }

  private func wrongShape() -> CalendarProblem {
    CalendarProblem(
      "wrong-date-time", "\"\(text)\" is not a date-time", offset: index,
      help: "write 2027-03-01, 2027-03-01 09:30 or 2027-03-01T09:30:00; "
        + "behind the time may stand Z or an offset such as +01:00")
  }

  private func impossible(_ reason: String, at offset: Int, help: String)
    -> CalendarProblem
  {
    CalendarProblem(
      "impossible-date-time", "\"\(text)\" does not exist: \(reason)", offset: offset, help: help)
  }
}
