/// A date or date-time in the form of calendar files: `20270301`, `20270301T093000`, with `Z`.
enum BasicDateTime: Hashable, Sendable {
  case date(LocalDate)
  case local(LocalDateTime)
  case utc(Instant)

  /// Why a text is none.
  enum Fault: Error, Hashable, Sendable {
    /// The text has another shape.
    case shape
    /// The shape is right, but there is no such day or time.
    case impossible(String)
  }

  init(_ text: some Collection<UInt8>) throws(Fault) {
    let bytes = Array(text)
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
      let year = BasicDateTime.number(bytes[0..<4]), let month = BasicDateTime.number(bytes[4..<6]),
      let day = BasicDateTime.number(bytes[6..<8])
    else { throw .shape }
    guard let date = LocalDate(year: year, month: month, day: day) else {
      throw .impossible("there is no day \(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))")
    }
    if bytes.count == 8 {
      self = .date(date)
      return
    }
    guard bytes[8] == UInt8(ascii: "T"), let hour = BasicDateTime.number(bytes[9..<11]),
      let minute = BasicDateTime.number(bytes[11..<13]),
      let second = BasicDateTime.number(bytes[13..<15]),
      bytes.count == 15 || bytes[15] == UInt8(ascii: "Z")
    else { throw .shape }
    // A leap second is written as 60; no clock here knows them, so the second before is meant.
    guard let time = LocalTime(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else {
      let clock = "\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))"
      throw .impossible("there is no time \(clock)")
    }
    let local = LocalDateTime(date, time)
    self = bytes.count == 15 ? .local(local) : .utc(Instant(local, .utc))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
