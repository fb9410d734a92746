/// Something that does not fit between the start of a meeting and how it repeats.
package struct ScheduleProblem: Hashable, Sendable {
  /// The value that is to be changed.
  package enum Part: Hashable, Sendable {
    case start, rule
    /// By its index in `exdates` or `overrides`.
    case exdate(Int)
    case override(Int)
  }

  package var part: Part
  /// Its offset counts within the text of the part.
  package var problem: CalendarProblem
  /// Whether the meeting can stay as it is written.
  package var isWarning = false
}

extension Schedule {
  /// All that is wrong with how the meeting repeats; nothing for a meeting that does not.
  ///
  /// What RFC 5545 leaves undefined is a mistake here, since calendars read it in different ways:
  /// a start that the rule does not give, an UNTIL of another kind than the start, and exdates and
  /// overrides that hit no instance.
  package var problems: [ScheduleProblem] {
    guard let recurrence else { return [] }
    if case .allDay = first, let part = recurrence.rule.timePart {
      let problem = part.problem("the meeting takes whole days")
      return [ScheduleProblem(part: .rule, problem: problem)]
    }
    var problems = untilProblems(recurrence.rule)
    if problems.isEmpty { problems = startProblems(recurrence.rule) }
    if problems.isEmpty { problems = instanceProblems(recurrence) }
    return problems.isEmpty ? clockProblems + overlapProblems(recurrence) : problems
  }

  private func untilProblems(_ rule: RecurrenceRule) -> [ScheduleProblem] {
    guard let until = rule.until else { return [] }
    if let problem = TimeZoneRules.problem(withYearOf: until.date) {
      return [untilProblem(rule, problem.id, "UNTIL \(problem.message)", help: problem.help)]
    }
    let start = first.localStart
    let isEarly: Bool
    switch (until, first) {
    case (.date(let date), .allDay): isEarly = date < start.date
    case (.local(let local), .timed): isEarly = local < start
    case (.utc(let instant), .timed(let start, _, _)): isEarly = instant < start
    case (.date(let date), .timed):
      return [
        untilProblem(
          rule, "wrong-until", "UNTIL is a date, but the meeting begins at a time of day",
          help: "write the time of the last one too: UNTIL=\(LocalDateTime(date, start.time).basic)"
        )
      ]
    case (.local(let local), .allDay):
      return [
        untilProblem(
          rule, "wrong-until", "UNTIL has a time, but the meeting takes whole days",
          help: "write UNTIL=\(local.date.basic)")
      ]
    case (.utc(let instant), .allDay):
      return [
        untilProblem(
          rule, "wrong-until", "UNTIL has a time, but the meeting takes whole days",
          help: "write UNTIL=\(instant.local(.utc).date.basic)")
      ]
    }
    guard isEarly else { return [] }
    return [
      untilProblem(
        rule, "early-until", "UNTIL lies before the start \(describe(start))",
        help: "write the last day on which the meeting is to take place")
    ]
  }

  private func untilProblem(
    _ rule: RecurrenceRule, _ id: String, _ message: String, help: String? = nil
  ) -> ScheduleProblem {
    ScheduleProblem(
      part: .rule, problem: CalendarProblem(id, message, offset: rule.untilOffset, help: help))
  }

  private func startProblems(_ rule: RecurrenceRule) -> [ScheduleProblem] {
    let start = first.localStart
    if case .timed(let instant, let zone, _) = first,
      case .ambiguous(_, let second) = zone.resolve(start), Instant(start, second) == instant
    {
      return [
        ScheduleProblem(
          part: .start,
          problem: CalendarProblem(
            "ambiguous-time",
            "\(start) happens twice in \(zone.name), and a meeting cannot repeat at the second",
            help: "begin on another day"))
      ]
    }
    // Without its end, since the rule may also give nothing because UNTIL comes too soon.
    var occurrences = LocalOccurrences(rule, from: start)
    guard let given = occurrences.next() else {
      return [
        ScheduleProblem(
          part: .rule,
          problem: CalendarProblem(
            "rule-never-happens",
            "the rule gives no day up to \(ZoneTable.years.upperBound)",
            help: "look for a day that no month has, such as BYMONTH=2;BYMONTHDAY=30"))
      ]
    }
    guard given != start else { return [] }
    return [
      ScheduleProblem(
        part: .start,
        problem: CalendarProblem(
          "start-not-in-rule", "the rule does not give the start \(describe(start))",
          help: "the first that it gives is \(describe(given))"))
    ]
  }

  private func instanceProblems(_ recurrence: Recurrence) -> [ScheduleProblem] {
    let asked = recurrence.exdates + recurrence.overrides.map(\.at)
    guard let last = asked.max() else { return [] }
    var given: Set<LocalDateTime> = []
    var next: LocalDateTime?
    for instance in instances {
      given.insert(instance.at)
      next = instance.at
      if instance.at > last { break }
    }
    var problems: [ScheduleProblem] = []
    var used: Set<LocalDateTime> = []
    for (index, exdate) in recurrence.exdates.enumerated() {
      if !given.contains(exdate) {
        let problem = missing(exdate, "leave out", given)
        problems.append(ScheduleProblem(part: .exdate(index), problem: problem))
      } else if !used.insert(exdate).inserted {
        let problem = CalendarProblem(
          "double-exdate", "\(describe(exdate)) is left out twice", help: "once is enough")
        problems.append(ScheduleProblem(part: .exdate(index), problem: problem))
      }
    }
    for (index, override) in recurrence.overrides.enumerated() {
      if !given.contains(override.at) {
        let problem = missing(override.at, "change", given)
        problems.append(ScheduleProblem(part: .override(index), problem: problem))
      } else if !used.insert(override.at).inserted {
        let isLeftOut = recurrence.exdates.contains(override.at)
        let problem = CalendarProblem(
          "double-override",
          "the one at \(describe(override.at)) is \(isLeftOut ? "left out" : "changed") already",
          help: isLeftOut
            ? "to show that it was cancelled, keep the override alone"
            : "write both changes into one override")
        problems.append(ScheduleProblem(part: .override(index), problem: problem))
      }
    }
    let isEndless = next.map { $0 > last } ?? false
    let off = recurrence.overrides.filter { $0.status?.isOff ?? false }.map(\.at)
    if problems.isEmpty, !isEndless, given.count == recurrence.exdates.count + off.count {
      problems.append(
        ScheduleProblem(
          part: .rule,
          problem: off.isEmpty
            ? CalendarProblem(
              "no-instance-left", "every instance is left out",
              help: "leave out fewer; for a meeting that does not take place: status: cancelled")
            : CalendarProblem(
              "no-instance-left", "every instance is left out, cancelled or postponed",
              help: "of the meeting as a whole, say it with status: cancelled or postponed")))
    }
    return problems
  }

  private func missing(
    _ asked: LocalDateTime, _ verb: String, _ given: Set<LocalDateTime>
  ) -> CalendarProblem {
    let sorted = given.sorted()
    let near =
      sorted.first { $0.date == asked.date } ?? sorted.first { $0 > asked } ?? sorted.last
    return CalendarProblem(
      "no-such-instance", "there is none at \(describe(asked)) to \(verb)",
      help: near.map { "the rule gives one at \(describe($0))" })
  }

  func describe(_ local: LocalDateTime) -> String {
    if case .allDay = first { return local.date.description }
    return local.description
  }
}
