/// What the clock on the wall shows: hour, minute, second of a day.
package struct LocalTime: Hashable, Sendable {
  /// 0 to 86,399.
  package let secondOfDay: Int

  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  init(secondOfDay: Int) {
    self.secondOfDay = secondOfDay
  }

  package static let midnight = LocalTime(secondOfDay: 0)

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }
}

extension LocalTime: Comparable, CustomStringConvertible {
  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }

  /// `09:30`, with seconds only if there are any.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes, separator: UInt8(ascii: ":"), withSeconds: second != 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(to bytes: inout [UInt8], separator: UInt8?, withSeconds: Bool) {
    appendDigits(hour, 2, to: &bytes)
    if let separator { bytes.append(separator) }
    appendDigits(minute, 2, to: &bytes)
    guard withSeconds else { return }
    if let separator { bytes.append(separator) }
    appendDigits(second, 2, to: &bytes)
  }
}

/// A day and a time of that day, without a zone: not yet a point in time.
package struct LocalDateTime: Hashable, Sendable {
  package var date: LocalDate
  package var time: LocalTime

  package init(_ date: LocalDate, _ time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// The day and time that many seconds after 1970-01-01 00:00, as if every day had 86,400.
  init(seconds: Int64) {
    let day = seconds >= 0 ? seconds / 86400 : -((86399 - seconds) / 86400)
    date = LocalDate(dayNumber: Int(day))
    time = LocalTime(secondOfDay: Int(seconds - day * 86400))
  }

  /// Seconds after 1970-01-01 00:00, as if every day had 86,400.
  var seconds: Int64 { Int64(date.dayNumber) * 86400 + Int64(time.secondOfDay) }

  /// What the clock would show so many seconds later if nobody set it in between.
  package func adding(seconds: Int) -> LocalDateTime {
    LocalDateTime(seconds: self.seconds + Int64(seconds))
  }
}

extension LocalDateTime: Comparable, CustomStringConvertible {
  package static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }

  /// `2027-03-01 09:30`, with seconds only if there are any.
  package var description: String { "\(date) \(time)" }
}
