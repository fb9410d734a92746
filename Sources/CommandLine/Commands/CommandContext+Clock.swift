import Calendar

extension CommandContext {
  /// The point in time that a command speaks of: `--clock`, else now.
  func clock(_ command: ParsedCommand) throws -> Instant {
    try CommandContext.fixedClock(command) ?? Instant(secondsSince1970: now())
  }

  /// `--clock`, or nil: `build` and `check` read no clock.
  static func fixedClock(_ command: ParsedCommand) throws -> Instant? {
    guard let text = command[.clock] else { return nil }
    guard case .success(.fixed(let local, let offset)) = DateTimeValue.parse(text) else {
      throw command.problem(
        "'--clock' needs a time with its zone, for instance 2027-03-01T09:00:00Z, found '\(text)'")
    }
    return Instant(local, offset)
  }
}
