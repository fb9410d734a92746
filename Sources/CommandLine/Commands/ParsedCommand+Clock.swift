import Arguments
import Calendar

extension ParsedCommand {
  /// The point in time that the command speaks of: `--clock`, else now.
  func clock(or now: () -> Int64) throws -> Instant {
    try fixedClock() ?? Instant(secondsSince1970: now())
  }

  /// `--clock`, or nil: `build` and `check` read no other clock.
  func fixedClock() throws -> Instant? {
    guard let text = self[.clock] else { return nil }
    guard case .success(.fixed(let local, let offset)) = DateTimeValue.parse(text) else {
      throw problem(
        "'--clock' needs a time with its zone, for instance 2027-03-01T09:00:00Z, found '\(text)'")
    }
    return Instant(local, offset)
  }
}
