/// How long a meeting takes: whole days by the calendar, and then seconds by the clock.
///
/// The two are kept apart since a day on which the clocks change has 23 or 25 hours: `P1D` ends
/// at the same time of the next day, `PT24H` does not (RFC 5545, 3.3.6).
package struct MeetingDuration: Hashable, Sendable {
  package let days: Int
  package let seconds: Int

  /// Nothing that takes no time, runs backwards, or takes longer than `longestDays`.
  package init?(days: Int = 0, seconds: Int = 0) {
    guard days >= 0, seconds >= 0, days + seconds > 0,
      days <= MeetingDuration.longestDays,
      days * 86400 + seconds <= MeetingDuration.longestDays * 86400
    else { return nil }
    self.days = days
    self.seconds = seconds
  }

  /// A leap year: whatever is longer is a slip of the pen.
  package static let longestDays = 366

  /// The length if no clock is set in between.
  package var nominalSeconds: Int { days * 86400 + seconds }

  /// Minutes (`90`), or weeks, days, hours, minutes and seconds as in ISO 8601 (`PT1H30M`).
  package static func parse(_ text: String) -> Result<MeetingDuration, CalendarProblem> {
    var reader = DurationReader(text)
    do {
      return .success(try reader.value())
    } catch {
      return .failure(error)
    }
  }
}

extension MeetingDuration: CustomStringConvertible {
  /// As in ISO 8601: `PT1H30M`.
  package var description: String {
    var text = "P"
    if days > 0 { text += "\(days)D" }
    if seconds > 0 { text += "T" }
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    if seconds % 60 > 0 { text += "\(seconds % 60)S" }
    return text
  }
}

private struct DurationReader {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func value() throws(CalendarProblem) -> MeetingDuration {
    guard bytes.first == UInt8(ascii: "P") else {
      let minutes = try number()
      guard index == bytes.count else { throw wrongShape() }
      return try duration(days: 0, seconds: minutes * 60)
    }
    index = 1
    var days = 0
    var seconds = 0
    var isTime = false
    // A unit may stand once, and only behind the greater ones.
    var lastRank = -1
    while index < bytes.count {
      if !isTime, bytes[index] == UInt8(ascii: "T") {
        isTime = true
        index += 1
        guard index < bytes.count else { throw wrongShape() }
      }
      let amount = try number()
      guard index < bytes.count else { throw wrongShape() }
      let rank: Int
      switch (bytes[index], isTime) {
      case (UInt8(ascii: "W"), false): (rank, days) = (0, days + amount * 7)
      case (UInt8(ascii: "D"), false): (rank, days) = (1, days + amount)
      case (UInt8(ascii: "H"), true): (rank, seconds) = (2, seconds + amount * 3600)
      case (UInt8(ascii: "M"), true): (rank, seconds) = (3, seconds + amount * 60)
      case (UInt8(ascii: "S"), true): (rank, seconds) = (4, seconds + amount)
      case (UInt8(ascii: "Y"), false), (UInt8(ascii: "M"), false): throw inexact()
      default: throw wrongShape()
      }
      guard rank > lastRank else { throw wrongShape() }
      lastRank = rank
      index += 1
    }
    guard lastRank >= 0 else { throw wrongShape() }
    return try duration(days: days, seconds: seconds)
  }

  /// Digits up to a number that no duration needs and no sum of a few overflows.
  private mutating func number() throws(CalendarProblem) -> Int {
    let start = index
    var number = 0
    while index < bytes.count, case 0x30...0x39 = bytes[index] {
      number = min(number * 10 + Int(bytes[index] - 0x30), 1_000_000_000)
      index += 1
    }
    guard index > start else { throw wrongShape() }
    return number
  }

  private func duration(days: Int, seconds: Int) throws(CalendarProblem) -> MeetingDuration {
    if let duration = MeetingDuration(days: days, seconds: seconds) { return duration }
    guard days + seconds > 0 else {
      throw CalendarProblem(
        "empty-duration", "a meeting of \"\(text)\" takes no time",
        help: "leave the duration out for 60 minutes")
    }
    throw CalendarProblem(
      "long-duration", "\"\(text)\" is longer than \(MeetingDuration.longestDays) days",
      help: "a number without a unit counts minutes")
  }

  private func wrongShape() -> CalendarProblem {
    CalendarProblem(
      "wrong-duration", "\"\(text)\" is not a duration", offset: index,
      help: "write minutes (90), or PT1H30M, PT45M, P1D as in ISO 8601")
  }

  private func inexact() -> CalendarProblem {
    CalendarProblem(
      "wrong-duration", "\"\(text)\" counts years or months, whose length differs", offset: index,
      help: "count days (P30D) or weeks (P4W); minutes stand behind a T (PT90M)")
  }
}
