/// A day of the proleptic Gregorian calendar, years 1 to 9999, without a zone.
///
/// Only days that exist can be made: there is no 30 February.
package struct LocalDate: Hashable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31, as far as the month goes.
  package let day: Int

  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month,
      1...LocalDate.daysInMonth(month, of: year) ~= day
    else { return nil }
    self.init(year, month, day)
  }

  private init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `dayNumber` days after 1 January 1970, held within the years 1 to 9999.
  package init(dayNumber: Int) {
    let dayNumber = min(max(dayNumber, LocalDate.firstNumber), LocalDate.lastNumber)
    // Counted from 1 March of the year 0, so that the leap day is the last of its year.
    let days = dayNumber + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      era * 400 + yearOfEra + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// Days since 1 January 1970, negative before it.
  package var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted / 400 * 146_097 + shifted % 400 * 365 + shifted % 400 / 4 - shifted % 400 / 100
      + dayOfYear - 719_468
  }

  package var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    Weekday(rawValue: ((dayNumber + 3) % 7 + 7) % 7 + 1) ?? .monday
  }

  /// 1 to 366.
  package var dayOfYear: Int { dayNumber - LocalDate(year, 1, 1).dayNumber + 1 }

  /// The day so many days later, or earlier if negative, held within the years 1 to 9999.
  package func adding(days: Int) -> LocalDate { LocalDate(dayNumber: dayNumber + days) }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static let firstNumber = LocalDate(1, 1, 1).dayNumber
  private static let lastNumber = LocalDate(9999, 12, 31).dayNumber
}

extension LocalDate: Comparable {
  package static func < (left: LocalDate, right: LocalDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension LocalDate: CustomStringConvertible {
  /// `2027-03-01`.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes, separator: UInt8(ascii: "-"))
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(to bytes: inout [UInt8], separator: UInt8?) {
    appendDigits(year, 4, to: &bytes)
    if let separator { bytes.append(separator) }
    appendDigits(month, 2, to: &bytes)
    if let separator { bytes.append(separator) }
    appendDigits(day, 2, to: &bytes)
  }
}

/// `number` with zeros in front until it has `width` digits.
func digits(_ number: Int, _ width: Int) -> String {
  var bytes: [UInt8] = []
  appendDigits(number, width, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// The last `width` digits of a number that is not negative.
func appendDigits(_ number: Int, _ width: Int, to bytes: inout [UInt8]) {
  var unit = 1
  for _ in 1..<width { unit *= 10 }
  while unit > 0 {
    bytes.append(0x30 + UInt8(number / unit % 10))
    unit /= 10
  }
}
