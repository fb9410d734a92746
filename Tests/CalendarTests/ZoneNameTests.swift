import TestSupport
import Testing

@testable import Calendar

struct ZoneNameTests {
  @Test func takesPlacesAndUTC() throws {
    for name in ["Europe/Berlin", "America/Argentina/Buenos_Aires", "US/Eastern", "UTC"] {
      #expect(try TimeZoneRules.named(name).get().name == name)
    }
    #expect(TimeZoneRules.names.count == 519)
    #expect(ZoneTable.entries.count == 597)
  }

  @Test(arguments: [
    (
      "europe/berlin", "unknown time zone \"europe/berlin\"",
      "names are exact: write \"Europe/Berlin\""
    ),
    ("utc", "unknown time zone \"utc\"", "names are exact: write \"UTC\""),
    (
      "America/New York", "unknown time zone \"America/New York\"",
      "names are exact: write \"America/New_York\""
    ),
    ("Europe/Berln", "unknown time zone \"Europe/Berln\"", "did you mean \"Europe/Berlin\"?"),
    ("Berlin", "unknown time zone \"Berlin\"", "did you mean \"Europe/Berlin\"?"),
    (
      "Mars/Base", "unknown time zone \"Mars/Base\"",
      "write an IANA name such as \"Europe/Berlin\", or \"UTC\""
    ),
    ("", "unknown time zone \"\"", "write an IANA name such as \"Europe/Berlin\", or \"UTC\""),
    (
      "W. Europe Standard Time", "\"W. Europe Standard Time\" is a zone name of Windows",
      "the IANA name is \"Europe/Berlin\", by default"
    ),
    (
      "Eastern Standard Time", "\"Eastern Standard Time\" is a zone name of Windows",
      "the IANA name is \"America/New_York\", by default"
    ),
    ("Japan", "time zone \"Japan\" is not a place (Area/City) or UTC", "write \"Asia/Tokyo\""),
    ("Etc/UTC", "time zone \"Etc/UTC\" is not a place (Area/City) or UTC", "write \"UTC\""),
    ("GMT", "time zone \"GMT\" is not a place (Area/City) or UTC", "write \"UTC\""),
    (
      "EST", "\"EST\" is an abbreviation, not a time zone",
      "name the place, for instance \"America/New_York\""
    ),
    (
      "CET", "\"CET\" is an abbreviation, not a time zone",
      "name the place, for instance \"Europe/Berlin\""
    ),
    (
      "PST", "\"PST\" is an abbreviation, not a time zone",
      "name the place, for instance \"America/Los_Angeles\""
    ),
  ])
  func helpsWithOtherNames(name: String, message: String, help: String) {
    let problem = CalendarProblem("unknown-time-zone", message, help: help)
    #expect(TimeZoneRules.named(name) == .failure(problem))
  }

  @Test(arguments: ["GMT+3", "GMT+0530", "UTC-05:30", "+02:00", "-0800", "Z", "Etc/GMT+3"])
  func saysThatAnOffsetIsNoZone(name: String) {
    let problem = CalendarProblem(
      "unknown-time-zone", "\"\(name)\" is an offset, not a time zone",
      help: "name the place, such as \"Europe/Berlin\"; an offset may stand behind a time instead, "
        + "as in 2027-03-01T09:30+01:00")
    #expect(TimeZoneRules.named(name) == .failure(problem))
  }

  @Test func offersOnlyNamesThatAreTaken() {
    for name in ZoneTable.entries.values.compactMap(\.replacement) {
      #expect(ZoneTable.entries[name]?.isAccepted == true, "\(name)")
    }
    for line in WindowsZoneTable.names.split(separator: "\n") {
      let name = String(line.drop { $0 != "=" }.dropFirst())
      #expect(ZoneTable.entries[name]?.isAccepted == true, "\(line)")
    }
  }

  @Test func knowsTheNamesOfWindowsAsIcalendarDoes() throws {
    guard let answer = try PythonOracle.answer("windows.py", input: "") else { return }
    var count = 0
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      // Names for an offset alone have no place to offer.
      guard words.count == 2, ZoneTable.entries[words[1]]?.isAccepted == true else { continue }
      let problem = CalendarProblem(
        "unknown-time-zone", "\"\(words[0])\" is a zone name of Windows",
        help: "the IANA name is \"\(words[1])\", by default")
      #expect(TimeZoneRules.named(words[0]) == .failure(problem))
      count += 1
    }
    #expect(count > 120)
  }
}
