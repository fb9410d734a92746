import Diagnostics

/// What a value of each type may hold (RFC 5545, 3.3), whatever the property says.
enum ValueRules {
  static func findings(_ property: CalendarProperty, in component: String) -> [CalendarFinding] {
    switch property.name {
    case "SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT", "UID", "NAME", "TZNAME",
      "X-WR-CALNAME", "X-WR-CALDESC", "PRODID", "RELATED-TO":
      text(property, isList: false)
    case "CATEGORIES", "RESOURCES": text(property, isList: true)
    case "URL", "TZURL", "SOURCE": uri(property)
    case "CONFERENCE": conference(property)
    case "ORGANIZER", "ATTENDEE": address(property)
    case "ATTACH": attachment(property)
    case "GEO": position(property)
    case "STATUS": status(property, in: component)
    case "TRANSP": word(property, ["OPAQUE", "TRANSPARENT"])
    case "SEQUENCE": integer(property, 0...Int(Int32.max))
    case "PRIORITY": integer(property, 0...9)
    case "DURATION": duration(property)
    default: []
    }
  }

  /// TEXT: commas and semicolons are escaped, and there are four escapes (3.3.11).
  private static func text(_ property: CalendarProperty, isList: Bool) -> [CalendarFinding] {
    var findings: [CalendarFinding] = []
    var raw: [(byte: UInt8, index: Int)] = []
    var index = 0
    let value = property.value
    while index < value.count {
      switch value[index] {
      case 0x5C:
        let next = index + 1 < value.count ? value[index + 1] : 0
        if ![0x5C, 0x3B, 0x2C, 0x6E, 0x4E].contains(next) {
          findings.append(
            CalendarFinding(
              .error, "bad-escape", at: property.offset(ofValue: index),
              "a backslash in \(property.name) escapes nothing",
              fix: "write \\\\ for a backslash; only \\\\ \\; \\, and \\n are escapes"))
        }
        index += 1
      case 0x3B,
        0x2C where !isList:
        if !raw.contains(where: { $0.byte == value[index] }) { raw.append((value[index], index)) }
      default: break
      }
      index += 1
    }
    if let first = raw.first {
      let found = first.byte == 0x3B ? "semicolon" : "comma"
      findings.append(
        CalendarFinding(
          .error, "unescaped", at: property.offset(ofValue: first.index),
          "a \(found) in \(property.name) is not escaped",
          fix: "write " + raw.map { $0.byte == 0x3B ? "\\;" : "\\," }.joined(separator: " and ")))
    }
    if property.name == "UID",
      value.contains(where: { [0x20, 0x3C, 0x3E, 0x7B, 0x7D].contains($0) })
    {
      findings.append(
        CalendarFinding(
          .warning, "odd-uid", at: property.offset(ofValue: 0),
          "UID \"\(property.text)\" looks like the name of an object",
          fix: "write a name that never changes, such as weekly-sync@example.com"))
    }
    return findings
  }

  /// A URI has a scheme and no escapes (3.3.13).
  private static func uri(_ property: CalendarProperty) -> [CalendarFinding] {
    let value = property.value
    let scheme = value.prefix { $0 != 0x3A }
    let isScheme =
      scheme.count < value.count && scheme.first.map(isLetter) ?? false
      && scheme.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x2E].contains($0) }
    guard isScheme, !value.contains(0x20) else {
      return [
        CalendarFinding(
          .error, "bad-uri", at: property.offset(ofValue: 0),
          "\"\(property.text)\" in \(property.name) is no URI",
          fix: property.text.contains("@")
            ? "write mailto: before the address" : "begin it with a scheme, such as https:")
      ]
    }
    if let index = value.firstIndex(of: 0x5C) {
      return [
        CalendarFinding(
          .error, "escaped-uri", at: property.offset(ofValue: index),
          "a backslash in the URI of \(property.name)", fix: "a URI is never escaped")
      ]
    }
    return []
  }

  /// A colon in a name without quotes ends the name, and begins the address too soon.
  private static func address(_ property: CalendarProperty) -> [CalendarFinding] {
    let text = property.text
    guard property.parameter("CN") != nil, !text.lowercased().hasPrefix("mailto:"),
      text.lowercased().contains(":mailto:")
    else { return uri(property) }
    return [
      CalendarFinding(
        .error, "bad-uri", at: property.offset(ofValue: 0),
        "\"\(text)\" in \(property.name) is no URI",
        fix: "write a name with a colon in quotes: CN=\"…\"")
    ]
  }

  /// Data in the file itself needs both parameters (3.8.1.1).
  private static func attachment(_ property: CalendarProperty) -> [CalendarFinding] {
    guard property.word("ENCODING") == "BASE64", property.word("VALUE") != "BINARY" else {
      return []
    }
    return [
      CalendarFinding(
        .error, "wrong-value-type", at: property.offset, "ATTACH is BASE64 without VALUE=BINARY",
        fix: "write ATTACH;ENCODING=BASE64;VALUE=BINARY")
    ]
  }

  /// Latitude and longitude, with a semicolon between (3.8.1.6).
  private static func position(_ property: CalendarProperty) -> [CalendarFinding] {
    let parts = property.value.split(separator: 0x3B, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { degrees($0) }
    if parts.count == 2, numbers.count == 2, numbers[0] <= 90, numbers[1] <= 180 { return [] }
    return [
      CalendarFinding(
        .error, "bad-geo", at: property.offset(ofValue: 0), "GEO is \"\(property.text)\"",
        fix: "write latitude;longitude in degrees, such as 48.1;11.6")
    ]
  }

  /// The whole degrees of `-48.137`, without the sign.
  private static func degrees(_ value: ArraySlice<UInt8>) -> Int? {
    let isSigned = value.first == 0x2D || value.first == 0x2B
    let parts = (isSigned ? value.dropFirst() : value)
      .split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { 0x30...0x39 ~= $0 }
    }
    return areDigits ? parts.first.flatMap { Int(String(decoding: $0, as: UTF8.self)) } : nil
  }

  /// RFC 7986, 5.11 and 6.3.
  private static func conference(_ property: CalendarProperty) -> [CalendarFinding] {
    var findings = uri(property)
    if property.word("VALUE") != "URI" {
      findings.append(
        CalendarFinding(
          .error, "conference-value", at: property.offset, "CONFERENCE has no VALUE=URI",
          fix: "write CONFERENCE;VALUE=URI"))
    }
    let known: Set = ["AUDIO", "CHAT", "FEED", "MODERATOR", "PHONE", "SCREEN", "VIDEO"]
    for feature in property.parameter("FEATURE")?.values ?? [] {
      let name = feature.uppercased()
      guard !known.contains(name), !name.hasPrefix("X-") else { continue }
      let near = nearestName(to: name, in: known.sorted())
      findings.append(
        CalendarFinding(
          .warning, "unknown-feature", at: property.parameter("FEATURE")?.offset ?? 0,
          "unknown FEATURE \"\(feature)\"",
          fix: near.map { "did you mean \"\($0)\"?" }
            ?? "one of: \(known.sorted().joined(separator: ", "))"))
    }
    return findings
  }

  private static func status(
    _ property: CalendarProperty, in component: String
  ) -> [CalendarFinding] {
    switch component {
    case "VEVENT": word(property, ["TENTATIVE", "CONFIRMED", "CANCELLED"])
    case "VTODO": word(property, ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"])
    case "VJOURNAL": word(property, ["DRAFT", "FINAL", "CANCELLED"])
    default: []
    }
  }

  private static func word(_ property: CalendarProperty, _ words: [String]) -> [CalendarFinding] {
    if words.contains(property.text.uppercased()) { return [] }
    let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return [
      CalendarFinding(
        .error, "bad-\(property.name.lowercased())", at: property.offset(ofValue: 0),
        "\(property.name) is \"\(property.text)\"", fix: "write \(all)")
    ]
  }

  private static func integer(
    _ property: CalendarProperty, _ range: ClosedRange<Int>
  ) -> [CalendarFinding] {
    if let number = Int(property.text), range ~= number { return [] }
    return [
      CalendarFinding(
        .error, "bad-\(property.name.lowercased())", at: property.offset(ofValue: 0),
        "\(property.name) is \"\(property.text)\"",
        fix: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    ]
  }

  private static func duration(_ property: CalendarProperty) -> [CalendarFinding] {
    guard let duration = CalendarDuration(property.value) else {
      return [
        CalendarFinding(
          .error, "bad-duration", at: property.offset(ofValue: 0),
          "\"\(property.text)\" is no duration", fix: "write it as PT1H30M or P1D")
      ]
    }
    if duration.seconds > 0 { return [] }
    return [
      CalendarFinding(
        .error, "bad-duration", at: property.offset(ofValue: 0),
        duration.seconds == 0
          ? "a duration of \"\(property.text)\" takes no time"
          : "a duration of \"\(property.text)\" ends before it starts",
        fix: "write how long it takes, such as PT1H")
    ]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}

/// A duration as calendar files have it: `PT1H`, `-PT10M`, `+P1DT2H`, `P2W` (RFC 5545, 3.3.6).
struct CalendarDuration {
  let seconds: Int

  init?(_ value: [UInt8]) {
    var bytes = value[...]
    let sign = bytes.first == 0x2D ? -1 : 1
    if bytes.first == 0x2D || bytes.first == 0x2B { bytes = bytes.dropFirst() }
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.first == 0x50 else { return nil }
    // Weeks stand alone.
    if let week = bytes.firstIndex(of: 0x57), week + 1 < bytes.endIndex { return nil }
    switch MeetingDuration.parse(text) {
    case .success(let duration): seconds = sign * duration.nominalSeconds
    // Nothing is no meeting, but a trigger at the very start.
    case .failure(let problem) where problem.id == "empty-duration": seconds = 0
    case .failure(let problem) where problem.id == "long-duration": seconds = sign * .max / 2
    case .failure: return nil
    }
  }
}
