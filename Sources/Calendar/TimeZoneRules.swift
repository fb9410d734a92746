/// When the clocks of one place are how far ahead of UTC, in the years 2020 to 2040.
///
/// The rules are a table in the source, so that they are the same on every machine; outside its
/// years nothing is known and nothing is guessed.
///
/// ```
/// let berlin = try TimeZoneRules.named("Europe/Berlin").get()
/// berlin.resolve(local)  // .unique, .ambiguous, .gap or .outsideTable
/// ```
package struct TimeZoneRules: Sendable {
  /// `Area/City`, or `UTC`.
  package let name: String
  let behaviour: ZoneBehaviour

  init(_ entry: ZoneTable.Entry) {
    name = entry.name
    behaviour = entry.behaviour
  }

  /// The rules of an IANA name, or what is wrong with the name and which one to write.
  ///
  /// Only `Area/City` names and `UTC` are taken: `EST` or `Etc/GMT+3` are offsets that no place
  /// keeps all year. Names are compared with case, as they are on most systems.
  package static func named(_ name: String) -> Result<TimeZoneRules, CalendarProblem> {
    if let entry = ZoneTable.entries[name], entry.isAccepted {
      return .success(TimeZoneRules(entry))
    }
    return .failure(ZoneNameHelp.problem(for: name))
  }

  package static let utc = TimeZoneRules(
    ZoneTable.entries["UTC"]
      ?? .init(
        name: "UTC",
        behaviour: .init(
          changes: [.init(instant: 0, state: .init(offset: 0, abbreviation: "UTC"))], rule: nil,
          explicitCount: 1)))

  /// The names that `named` takes, sorted.
  package static var names: [String] { ZoneTable.acceptedNames }

  /// The release of the tz database that the rules come from.
  package static var dataVersion: String { ZoneTable.version }

  /// The years whose local times can be resolved.
  package static var years: ClosedRange<Int> { ZoneTable.years }
}

extension TimeZoneRules: Hashable {
  package static func == (left: TimeZoneRules, right: TimeZoneRules) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a local time means in a zone.
package enum LocalResolution: Hashable, Sendable {
  case unique(ZoneOffset)
  /// The clocks went back and show the time twice; RFC 5545 takes the first (3.3.5).
  case ambiguous(first: ZoneOffset, second: ZoneOffset)
  /// The clocks went forward and skip the time; RFC 5545 reads it with the offset before (3.3.5).
  case gap(before: ZoneOffset, after: ZoneOffset)
  /// The year is not in the table.
  case outsideTable

  /// The offset that RFC 5545 takes, or nil outside of the table.
  package var offset: ZoneOffset? {
    switch self {
    case .unique(let offset), .ambiguous(let offset, _), .gap(let offset, _): offset
    case .outsideTable: nil
    }
  }
}

extension TimeZoneRules {
  /// The offset at a moment, or nil where the local year is not in the table.
  package func offset(at instant: Instant) -> ZoneOffset? {
    guard ZoneTable.start...ZoneTable.end ~= instant else { return nil }
    let offset = nearestOffset(at: instant)
    return TimeZoneRules.years.contains(instant.local(offset).date.year) ? offset : nil
  }

  package func resolve(_ local: LocalDateTime) -> LocalResolution {
    guard TimeZoneRules.years.contains(local.date.year) else { return .outsideTable }
    // No two changes lie within four days (the table's maker sees to it) and no offset is greater
    // than a day, so that these are the states on both sides of the only change nearby.
    let utc = Instant(local, .utc)
    let before = nearestOffset(at: utc.adding(seconds: -86400))
    let after = nearestOffset(at: utc.adding(seconds: 86400))
    if before == after { return .unique(before) }
    let isBefore = nearestOffset(at: Instant(local, before)) == before
    let isAfter = nearestOffset(at: Instant(local, after)) == after
    switch (isBefore, isAfter) {
    case (true, true): return .ambiguous(first: before, second: after)
    case (true, false): return .unique(before)
    case (false, true): return .unique(after)
    case (false, false): return .gap(before: before, after: after)
    }
  }

  /// The offset at a moment; outside of the table that of the nearest one in it.
  ///
  /// For moments that follow from a time in the table, such as the end of a meeting that began
  /// on the last of its days.
  package func nearestOffset(at instant: Instant) -> ZoneOffset {
    let index = behaviour.index(at: instant.secondsSince1970)
    return ZoneOffset(seconds: behaviour.changes[index].state.offset)
  }

  /// The same of all the years that are known.
  var allDaysOfChange: Set<LocalDate> { daysOfChange(after: ZoneTable.start) }

  /// The local dates on which the clocks are set after a moment, before and after they are.
  func daysOfChange(after instant: Instant) -> Set<LocalDate> {
    let next = behaviour.index(at: instant.secondsSince1970) + 1
    var days: Set<LocalDate> = []
    for index in behaviour.changes.indices.dropFirst(next) {
      let change = Instant(secondsSince1970: behaviour.changes[index].instant)
      for state in behaviour.changes[index - 1...index].map(\.state) {
        days.insert(change.local(ZoneOffset(seconds: state.offset)).date)
      }
    }
    return days
  }

  /// The local times that the clocks skip after a moment.
  func gaps(after instant: Instant) -> [Range<LocalDateTime>] {
    let next = behaviour.index(at: instant.secondsSince1970) + 1
    return behaviour.changes.indices.dropFirst(next).compactMap { index in
      let change = Instant(secondsSince1970: behaviour.changes[index].instant)
      let (before, after) = (behaviour.changes[index - 1].state, behaviour.changes[index].state)
      guard before.offset < after.offset else { return nil }
      return change.local(
        ZoneOffset(seconds: before.offset))..<change.local(ZoneOffset(seconds: after.offset))
    }
  }

  /// Whether the clocks are set at some time after a moment, as far as the table goes.
  func changes(after instant: Instant) -> Bool {
    behaviour.index(at: instant.secondsSince1970) + 1 < behaviour.changes.count
  }
}

extension TimeZoneRules {
  /// Why a date cannot stand in a meeting, or nil if its year is in the table.
  package static func problem(withYearOf date: LocalDate) -> CalendarProblem? {
    years.contains(date.year) ? nil : problem(outsideOfTable: date)
  }

  /// That a date is too early or too late, for a moment that the table does not reach.
  package static func problem(outsideOfTable date: LocalDate) -> CalendarProblem {
    CalendarProblem(
      "year-out-of-range", "\(date) is not in the years \(years.lowerBound) to \(years.upperBound)",
      help: "time zones are known for these years only")
  }

  /// What is to be said of a local time that has not exactly one meaning, or nil if it has.
  ///
  /// A gap and a year outside of the table are mistakes; of an ambiguous time the first is meant.
  package func problem(resolving local: LocalDateTime) -> CalendarProblem? {
    switch resolve(local) {
    case .unique: return nil
    case .outsideTable: return TimeZoneRules.problem(withYearOf: local.date)
    case .gap(let before, let after):
      let later = Instant(local, before).local(after)
      return CalendarProblem(
        "time-in-gap", "\(local) does not exist in \(name): the clocks skip it",
        help: "from \(before) to \(after) the clocks go forward; that moment is \(later)")
    case .ambiguous(let first, let second):
      return CalendarProblem(
        "ambiguous-time", "\(local) happens twice in \(name): the first, \(first), is taken",
        help: "write an offset behind the time: \(first) or \(second)")
    }
  }
}
