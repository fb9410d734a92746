import Diagnostics

/// Says what is wrong with a zone name that is not taken, and which one is probably meant.
enum ZoneNameHelp {
  static func problem(for name: String) -> CalendarProblem {
    if let entry = ZoneTable.entries[name] { return refused(entry) }
    if let meant = foldedNames[folded(name)] {
      return unknown("unknown time zone \"\(name)\"", "names are exact: write \"\(meant)\"")
    }
    if let meant = windowsNames[folded(name)] {
      return unknown(
        "\"\(name)\" is a zone name of Windows", "the IANA name is \"\(meant)\", by default")
    }
    if isOffset(name) {
      return unknown("\"\(name)\" is an offset, not a time zone", offsetHelp)
    }
    if let place = places[folded(name)] {
      return unknown(
        "\"\(name)\" is an abbreviation, not a time zone",
        "name the place, for instance \"\(place)\"")
    }
    if let meant = cities[folded(name)] ?? nearestName(to: name, in: ZoneTable.acceptedNames) {
      return unknown("unknown time zone \"\(name)\"", "did you mean \"\(meant)\"?")
    }
    return unknown(
      "unknown time zone \"\(name)\"", "write an IANA name such as \"Europe/Berlin\", or \"UTC\"")
  }

  /// A name that the tz database has, but that is no place.
  private static func refused(_ entry: ZoneTable.Entry) -> CalendarProblem {
    if let replacement = entry.replacement {
      return unknown(
        "time zone \"\(entry.name)\" is not a place (Area/City) or UTC", "write \"\(replacement)\"")
    }
    if let place = places[folded(entry.name)] {
      return unknown(
        "\"\(entry.name)\" is an abbreviation, not a time zone",
        "name the place, for instance \"\(place)\"")
    }
    return unknown("\"\(entry.name)\" is an offset, not a time zone", offsetHelp)
  }

  private static func unknown(_ message: String, _ help: String) -> CalendarProblem {
    CalendarProblem("unknown-time-zone", message, help: help)
  }

  private static let offsetHelp =
    "name the place, such as \"Europe/Berlin\"; an offset may stand behind a time instead, "
    + "as in 2027-03-01T09:30+01:00"

  /// `GMT+3`, `UTC-05:30`, `+0200`, `Z`.
  private static func isOffset(_ name: String) -> Bool {
    if name == "Z" || name == "z" { return true }
    var rest = Substring(folded(name))
    for prefix in ["etc/", "gmt", "utc"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.utf8.count)
    }
    guard let sign = rest.utf8.first, sign == 0x2B || sign == 0x2D, rest.utf8.count > 1 else {
      return false
    }
    return rest.utf8.dropFirst().allSatisfy { 0x30...0x3A ~= $0 }
  }

  /// Without case, and with spaces for underscores, as people remember names.
  private static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte -> UInt8 in
        switch byte {
        case 0x41...0x5A: byte + 0x20
        case 0x20: 0x5F
        default: byte
        }
      }, as: UTF8.self)
  }

  private static let foldedNames = Dictionary(
    ZoneTable.acceptedNames.map { (folded($0), $0) }, uniquingKeysWith: { first, _ in first })

  /// Last parts of names, where only one name has it.
  private static let cities: [String: String] = {
    var found: [String: [String]] = [:]
    for name in ZoneTable.acceptedNames {
      guard let slash = name.lastIndex(of: "/") else { continue }
      found[folded(String(name[name.index(after: slash)...])), default: []].append(name)
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  private static let windowsNames: [String: String] = {
    var names: [String: String] = [:]
    for line in WindowsZoneTable.names.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { names[folded(String(parts[0]))] = String(parts[1]) }
    }
    return names
  }()

  /// A large city for the abbreviations that people write most.
  private static let places = [
    "akst": "America/Anchorage", "akdt": "America/Anchorage", "aest": "Australia/Sydney",
    "aedt": "Australia/Sydney", "bst": "Europe/London", "cet": "Europe/Berlin",
    "cest": "Europe/Berlin", "cst": "America/Chicago", "cdt": "America/Chicago",
    "cst6cdt": "America/Chicago", "eet": "Europe/Helsinki", "eest": "Europe/Helsinki",
    "est": "America/New_York", "edt": "America/New_York", "est5edt": "America/New_York",
    "hst": "Pacific/Honolulu", "ist": "Asia/Kolkata", "jst": "Asia/Tokyo",
    "kst": "Asia/Seoul", "met": "Europe/Berlin", "mez": "Europe/Berlin", "mesz": "Europe/Berlin",
    "msk": "Europe/Moscow", "mst": "America/Denver", "mdt": "America/Denver",
    "mst7mdt": "America/Denver", "nzst": "Pacific/Auckland", "nzdt": "Pacific/Auckland",
    "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles",
    "pst8pdt": "America/Los_Angeles", "wet": "Europe/Lisbon", "west": "Europe/Lisbon",
  ]
}
