import Foundation
import TestSupport
import Testing

@testable import Calendar

struct TimeZoneRulesTests {
  @Test(arguments: [
    ("Europe/Berlin", "2027-03-28 01:59", "unique +01:00"),
    ("Europe/Berlin", "2027-03-28 02:00", "gap +01:00 +02:00"),
    ("Europe/Berlin", "2027-03-28 02:59", "gap +01:00 +02:00"),
    ("Europe/Berlin", "2027-03-28 03:00", "unique +02:00"),
    ("Europe/Berlin", "2027-10-31 01:59", "unique +02:00"),
    ("Europe/Berlin", "2027-10-31 02:00", "ambiguous +02:00 +01:00"),
    ("Europe/Berlin", "2027-10-31 03:00", "unique +01:00"),
    ("America/New_York", "2027-03-14 02:30", "gap -05:00 -04:00"),
    ("America/New_York", "2027-11-07 01:30", "ambiguous -04:00 -05:00"),
    ("Australia/Lord_Howe", "2027-10-03 02:15", "gap +10:30 +11:00"),
    ("Australia/Lord_Howe", "2027-10-03 02:30", "unique +11:00"),
    ("Australia/Lord_Howe", "2027-04-04 01:45", "ambiguous +11:00 +10:30"),
    ("Africa/Cairo", "2027-04-30 00:30", "gap +02:00 +03:00"),
    ("Africa/Cairo", "2027-10-28 23:30", "ambiguous +03:00 +02:00"),
    ("America/Nuuk", "2027-03-27 23:30", "gap -02:00 -01:00"),
    ("America/Nuuk", "2027-10-30 23:30", "ambiguous -01:00 -02:00"),
    ("Africa/Casablanca", "2024-03-10 02:30", "ambiguous +01:00 +00:00"),
    ("Africa/Casablanca", "2024-04-14 02:30", "gap +00:00 +01:00"),
    ("Europe/Dublin", "2027-01-01 12:00", "unique +00:00"),
    ("Asia/Kolkata", "2027-01-01 12:00", "unique +05:30"),
    ("Pacific/Kiritimati", "2020-01-01 00:00", "unique +14:00"),
    ("Pacific/Pago_Pago", "2040-12-31 23:59", "unique -11:00"),
    ("Europe/Berlin", "2019-12-31 23:59", "outside"),
    ("UTC", "2041-01-01 00:00", "outside"),
  ])
  func readsLocalTimes(name: String, text: String, expected: String) throws {
    let zone = try TimeZoneRules.named(name).get()
    guard case .local(let local) = try DateTimeValue.parse(text).get() else { return }
    let described =
      switch zone.resolve(local) {
      case .unique(let offset): "unique \(offset)"
      case .ambiguous(let first, let second): "ambiguous \(first) \(second)"
      case .gap(let before, let after): "gap \(before) \(after)"
      case .outsideTable: "outside"
      }
    #expect(described == expected)
  }

  @Test(arguments: [
    (
      "2027-03-28 02:30", "time-in-gap",
      "2027-03-28 02:30 does not exist in Europe/Berlin: the clocks skip it",
      "from +01:00 to +02:00 the clocks go forward; that moment is 2027-03-28 03:30"
    ),
    (
      "2027-10-31 02:30", "ambiguous-time",
      "2027-10-31 02:30 happens twice in Europe/Berlin: the first, +02:00, is taken",
      "write an offset behind the time: +02:00 or +01:00"
    ),
    (
      "2041-01-01 10:00", "year-out-of-range", "2041-01-01 is not in the years 2020 to 2040",
      "time zones are known for these years only"
    ),
  ])
  func explainsTimesWithoutOneMeaning(
    text: String, id: String, message: String, help: String
  ) throws {
    let zone = try TimeZoneRules.named("Europe/Berlin").get()
    guard case .local(let local) = try DateTimeValue.parse(text).get() else { return }
    #expect(zone.problem(resolving: local) == CalendarProblem(id, message, help: help))
  }

  @Test func knowsNothingOutsideOfItsYears() throws {
    let zone = try TimeZoneRules.named("Europe/Berlin").get()
    let newYear = try #require(LocalDate(year: 2020, month: 1, day: 1))
    let first = Instant(LocalDateTime(newYear, .midnight), ZoneOffset(seconds: 3600))
    #expect(zone.offset(at: first) == ZoneOffset(seconds: 3600))
    #expect(zone.offset(at: first.adding(seconds: -1)) == nil)
    #expect(zone.offset(at: Instant(secondsSince1970: .max)) == nil)
    #expect(zone.offset(at: Instant(secondsSince1970: .min)) == nil)
  }

  @Test func asksNeitherClockNorSystem() throws {
    let folder = Fixtures.repository.appendingPathComponent("Sources/Calendar")
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.contains("import ") }
      #expect(imports.allSatisfy { $0.hasSuffix("import Diagnostics") }, "\(file)")
    }
  }
}

/// The table against Python's reading of the same release of the tz database.
struct ZoneTableTests {
  /// Every 20th name, and those whose clocks do something odd; all with `LINKSITE_ALL_ZONES`.
  static var sample: [String] {
    let all = ZoneTable.entries.keys.sorted()
    guard ProcessInfo.processInfo.environment["LINKSITE_ALL_ZONES"] == nil else { return all }
    let odd = [
      "Africa/Cairo", "Africa/Casablanca", "America/Asuncion", "America/New_York", "America/Nuuk",
      "America/Santiago", "Asia/Almaty", "Asia/Gaza", "Asia/Jerusalem", "Australia/Lord_Howe",
      "Europe/Berlin", "Europe/Dublin", "Pacific/Chatham",
    ]
    return Set(all.enumerated().filter { $0.offset % 20 == 0 }.map(\.element) + odd).sorted()
  }

  /// Forty places all over the world, all of which set their clocks between 2024 and 2032, among them
  /// those that do it in an odd way.
  static let fortyPlaces = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/Ceuta", "Africa/El_Aaiun", "America/Adak",
    "America/Anchorage", "America/Asuncion", "America/Chicago", "America/Denver",
    "America/Halifax", "America/Havana", "America/Los_Angeles", "America/Miquelon",
    "America/New_York", "America/Nuuk", "America/Port-au-Prince", "America/Santiago",
    "America/Scoresbysund", "America/St_Johns", "America/Tijuana", "Antarctica/Troll",
    "Asia/Almaty", "Asia/Beirut", "Asia/Gaza", "Asia/Hebron", "Asia/Jerusalem",
    "Atlantic/Azores", "Atlantic/Bermuda", "Australia/Adelaide", "Australia/Lord_Howe",
    "Australia/Sydney", "Europe/Berlin", "Europe/Chisinau", "Europe/Dublin", "Europe/London",
    "Pacific/Auckland", "Pacific/Chatham", "Pacific/Easter", "Pacific/Norfolk",
    "Asia/Famagusta",
  ]

  @Test func fortyPlacesSetTheirClocks() throws {
    #expect(Set(Self.fortyPlaces).count == 40)
    let start: Int64 = 1_704_067_200  // 2024-01-01
    let end: Int64 = 1_988_150_400  // 2033-01-01
    for name in Self.fortyPlaces {
      let changes = try TimeZoneRules.named(name).get().behaviour.changes
      let offsets = zip(changes, changes.dropFirst()).filter { before, change in
        start..<end ~= change.instant && before.state.offset != change.state.offset
      }
      #expect(!offsets.isEmpty, "\(name)")
    }
  }

  @Test func agreesWithZoneinfoOnEveryDay() throws {
    let names = Self.sample
    #expect(names.count >= 40)
    let input = names.joined(separator: "\n")
    guard let answer = try PythonOracle.answer("zones.py", ["offsets"], input: input) else {
      return
    }
    var lines = [TimeZoneRules.dataVersion]
    for name in names {
      lines.append(name)
      lines += try Self.halfDays(of: TimeZoneRules(#require(ZoneTable.entries[name])))
    }
    expectEqualLines(lines, answer)
  }

  @Test func readsLocalTimesAroundEveryChangeAsZoneinfoDoes() throws {
    let names = Self.sample
    let input = names.joined(separator: "\n")
    guard let answer = try PythonOracle.answer("zones.py", ["local"], input: input) else {
      return
    }
    var lines = [TimeZoneRules.dataVersion]
    for name in names {
      lines.append(name)
      lines += try Self.readings(of: TimeZoneRules(#require(ZoneTable.entries[name])))
    }
    expectEqualLines(lines, answer)
  }

  /// A table that was changed by hand, or by an older script, would say so here.
  @Test func isWhatItsMakerMakes() throws {
    try PythonOracle.withTemporaryFolder { folder in
      let arguments = ["--output", folder.path]
      guard try PythonOracle.run("Tools/make-zone-table.py", arguments, input: "") != nil else {
        return
      }
      for name in ["ZoneTable.swift", "WindowsZoneTable.swift"] {
        let made = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let source = Fixtures.repository.appendingPathComponent("Sources/Calendar/\(name)")
        #expect(try String(contentsOf: source, encoding: .utf8) == made)
      }
    }
  }

  /// The offset at the first half day that has it.
  private static func halfDays(of zone: TimeZoneRules) -> [String] {
    var lines: [String] = []
    var last: ZoneOffset?
    for moment in stride(from: start, to: end, by: 43200) {
      let instant = Instant(secondsSince1970: moment)
      guard let offset = zone.offset(at: instant), offset != last else { continue }
      lines.append("\(instant.rfc3339UTC) \(offset.seconds)")
      last = offset
    }
    return lines
  }

  private static func readings(of zone: TimeZoneRules) -> [String] {
    var lines: Set<String> = []
    for change in zone.behaviour.changes.dropFirst() where start..<end ~= change.instant {
      let day = change.instant / 86400 * 86400
      for seconds in stride(from: day - 2 * 86400, to: day + 3 * 86400, by: 1800) {
        let local = LocalDateTime(seconds: seconds)
        switch zone.resolve(local) {
        case .ambiguous(let first, let second):
          lines.insert("\(local) ambiguous \(first.seconds) \(second.seconds)")
        case .gap(let before, let after):
          lines.insert("\(local) gap \(before.seconds) \(after.seconds)")
        default: break
        }
      }
    }
    return lines.sorted()
  }

  private static let start: Int64 = 1_577_923_200  // 2020-01-02
  private static let end: Int64 = 2_240_438_400  // 2040-12-30
}

/// Says the first line that differs, not the whole of two long texts.
func expectEqualLines(
  _ lines: [String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = expected.split(separator: "\n").map(String.init)
  for (index, (line, other)) in zip(lines, expected).enumerated() where line != other {
    let before = lines[..<index].last { !$0.contains(" ") } ?? ""
    Issue.record(
      "line \(index + 1) (\(before)): \(line), expected \(other)", sourceLocation: sourceLocation)
    return
  }
  #expect(lines.count == expected.count, sourceLocation: sourceLocation)
}
