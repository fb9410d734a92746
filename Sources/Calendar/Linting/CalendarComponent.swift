import Diagnostics

/// A component and what stands in it.
struct CalendarComponent {
  /// In upper case.
  let name: String
  /// Of its BEGIN.
  let offset: Int
  var properties: [CalendarProperty] = []
  var components: [CalendarComponent] = []
  /// Lines in it that could not be read; what they were meant to be is not missed.
  var brokenLines: [String] = []

  func all(_ name: String) -> [CalendarProperty] { properties.filter { $0.name == name } }

  func first(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }

  /// Whether there is no such property, not even a broken one.
  func lacks(_ name: String) -> Bool {
    first(name) == nil && !brokenLines.contains { $0.hasPrefix(name) }
  }
}

/// Puts property lines into the tree of components.
struct ComponentReader {
  /// How deep components may stand in each other: calendars need three, and what goes down further
  /// than this could only bring a program down that follows it.
  private static let depthLimit = 16

  private(set) var findings: [CalendarFinding]
  private(set) var calendars: [CalendarComponent] = []
  private var open: [CalendarComponent] = []
  private let end: Int
  private var isOutsideReported = false
  /// How many components are open below the limit; what stands in them is passed over.
  private var passedOver = 0
  private var isDepthReported = false

  init(findings: [CalendarFinding], end: Int) {
    self.findings = findings
    self.end = end
  }

  mutating func read(_ line: LogicalLine) {
    let property: CalendarProperty
    do {
      property = try CalendarProperty(line)
    } catch {
      let offset = line.offset(of: error.index)
      findings.append(
        CalendarFinding(.error, error.id, at: offset, error.message, fix: error.fix))
      let text = String(decoding: line.bytes, as: UTF8.self).uppercased()
      if !open.isEmpty { open[open.count - 1].brokenLines.append(text) }
      return
    }
    switch property.name {
    case "BEGIN" where open.count == Self.depthLimit: passOver(property)
    case "BEGIN": begin(property)
    case "END" where passedOver > 0: passedOver -= 1
    case "END": end(property)
    case _ where passedOver > 0: break
    default: add(property)
    }
  }

  mutating func finish() {
    while let component = open.popLast() {
      report(
        "open-component", component.offset, "\(component.name) has no END",
        fix: "add END:\(component.name)")
      close(component)
    }
    if calendars.isEmpty, !isOutsideReported {
      report("no-calendar", 0, "there is no VCALENDAR", fix: "begin with BEGIN:VCALENDAR")
    }
  }

  private mutating func begin(_ property: CalendarProperty) {
    let name = property.text.uppercased()
    if open.isEmpty, name != "VCALENDAR" { reportOutside(property) }
    open.append(CalendarComponent(name: name, offset: property.offset))
  }

  private mutating func passOver(_ property: CalendarProperty) {
    passedOver += 1
    guard !isDepthReported else { return }
    isDepthReported = true
    report(
      "nested-too-deep", property.offset,
      "components stand more than \(Self.depthLimit) deep in each other",
      fix: "close each with its END")
  }

  private mutating func end(_ property: CalendarProperty) {
    let name = property.text.uppercased()
    guard open.contains(where: { $0.name == name }) else {
      report(
        "stray-end", property.offset, "END:\(name) ends nothing",
        fix: "take it out, or add BEGIN:\(name) where it begins")
      return
    }
    while let component = open.popLast() {
      if component.name != name {
        report(
          "open-component", component.offset, "\(component.name) has no END before END:\(name)",
          fix: "add END:\(component.name) before it")
      }
      close(component)
      if component.name == name { break }
    }
  }

  private mutating func close(_ component: CalendarComponent) {
    if !open.isEmpty {
      open[open.count - 1].components.append(component)
    } else if component.name == "VCALENDAR" {
      calendars.append(component)
    }
  }

  private mutating func add(_ property: CalendarProperty) {
    guard !open.isEmpty else {
      reportOutside(property)
      return
    }
    open[open.count - 1].properties.append(property)
  }

  private mutating func reportOutside(_ property: CalendarProperty) {
    guard !isOutsideReported else { return }
    isOutsideReported = true
    report(
      "outside-calendar", property.offset, "\(property.name) stands outside of VCALENDAR",
      fix: "begin with BEGIN:VCALENDAR")
  }

  private mutating func report(
    _ id: String, _ offset: Int, _ message: String, fix: String? = nil
  ) {
    findings.append(CalendarFinding(.error, id, at: offset, message, fix: fix))
  }
}
