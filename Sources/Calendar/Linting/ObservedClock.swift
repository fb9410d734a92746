/// What a VTIMEZONE says of its clocks: each time at which one of its observances begins.
struct ObservedClock {
  struct Onset {
    var local: LocalDateTime
    /// East of Greenwich, from then on.
    var seconds: Int
    /// Of the offset in the file.
    var place: Int
  }

  /// No place sets its clocks so often; a rule that gives more is no rule of a zone.
  private static let mostOnsets = 5_000

  private var onsets: [Onset] = []

  /// Nil where an observance cannot be read: that has findings of its own.
  init?(_ component: CalendarComponent) {
    for item in component.components where ["STANDARD", "DAYLIGHT"].contains(item.name) {
      guard let start = item.first("DTSTART"), item.all("RRULE").count <= 1,
        item.first("RDATE") == nil, case .local(let local)? = try? BasicDateTime(start.value),
        let property = item.first("TZOFFSETTO"),
        let seconds = ObservedClock.seconds(property.value)
      else { return nil }
      let place = property.offset(ofValue: 0)
      onsets.append(Onset(local: local, seconds: seconds, place: place))
      guard let text = item.first("RRULE")?.text else { continue }
      guard let rule = RecurrenceRule.parse(text).rule else { return nil }
      let end = rule.until.map { until in
        switch until {
        case .date(let date): LocalDateTime(date, .midnight)
        case .local(let local): local
        // A day more than any offset can move it.
        case .utc(let instant): instant.adding(seconds: 86_400).local(.utc)
        }
      }
      let known = onsets.count
      for next in LocalOccurrences(rule, from: local) where next > local {
        if let end, next > end { break }
        if onsets.count - known > ObservedClock.mostOnsets { return nil }
        onsets.append(Onset(local: next, seconds: seconds, place: place))
      }
    }
    onsets.sort { $0.local < $1.local }
  }

  /// The days on which the file has the clocks set.
  var days: [LocalDate] { onsets.map(\.local.date) }

  /// The last one before a local time, nil where the file says nothing of it.
  func onset(at local: LocalDateTime) -> Onset? {
    var low = 0
    var high = onsets.count
    while low < high {
      let middle = (low + high) / 2
      if onsets[middle].local <= local { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? onsets[low - 1] : nil
  }

  /// `+0530` or `-013015`.
  private static func seconds(_ value: [UInt8]) -> Int? {
    guard value.count == 5 || value.count == 7, value[0] == 0x2B || value[0] == 0x2D,
      let digits = Int(String(decoding: value.dropFirst(), as: UTF8.self))
    else { return nil }
    let whole = value.count == 5 ? digits * 100 : digits
    let seconds = whole / 10_000 * 3600 + whole / 100 % 100 * 60 + whole % 100
    return value[0] == 0x2D ? -seconds : seconds
  }
}
