import Calendar
import Diagnostics
import SiteModel

/// What the script of a meeting's page needs: times to compare with its clock, the texts to copy,
/// and the links as they are for a guest with a token.
struct MeetingData {
  /// So many times of a meeting that repeats stand in its page; the rest has to do without script.
  static let mostTimes = 400

  /// So much later than in the meeting's zone a day may end for a guest: from UTC+14 to UTC−12.
  private static let longestDelay = 26 * 3600

  var meeting: Meeting
  /// The point in time that the page speaks of, if it does: times that are over by then are left out.
  var clock: Instant?
  /// What Copy and Share give; nil where nobody is to share.
  var message: String?
  /// Each address on the page that a token changes, with the changed one.
  var guestLinks: [(plain: String, personal: String)]
  /// The language of the page.
  var words: TimeWords
  var strings: StringTable

  func add(to data: inout PageData) {
    data.add("status", text: meeting.status.rawValue)
    if let schedule = meeting.schedule { add(schedule, to: &data) }
    addTimesOff(to: &data)
    if let message {
      data.add("title", text: meeting.title)
      data.add("text", text: message)
    }
    if !guestLinks.isEmpty {
      data.add("mark", text: OpenLinks.tokenMark)
      let pairs = guestLinks.map { "[\(jsonString($0.plain)),\(jsonString($0.personal))]" }
      data.add("guest", "[\(pairs.joined(separator: ","))]".utf8)
    }
  }

  /// The times that are ahead of the clock, and whether there are no more than these.
  private func instances(
    of schedule: MeetingSchedule
  ) -> (instances: [MeetingSchedule.Instance], isComplete: Bool) {
    let limit = MeetingData.mostTimes
    guard let clock else { return schedule.instances(upTo: limit) }
    let delay = schedule.isAllDay ? MeetingData.longestDelay : 0
    let ahead = schedule.instances(upTo: limit) { instance in
      clock < instance.bounds.end.adding(seconds: 60 * meeting.closesAfter + delay)
    }
    // When all are over, the script says so by the times that were.
    return ahead.instances.isEmpty
      ? (schedule.instances(upTo: limit).instances, true) : ahead
  }

  private func add(_ schedule: MeetingSchedule, to data: inout PageData) {
    let (instances, isComplete) = instances(of: schedule)
    if schedule.isAllDay {
      data.add("days", MeetingData.days(of: instances).utf8)
    } else {
      data.add("times", MeetingData.times(of: instances).utf8)
      data.add("offsets", MeetingData.offsets(of: instances).utf8)
    }
    if !isComplete { data.add("goesOn", "true".utf8) }
    if schedule.isRecurring { data.add("repeats", "true".utf8) }
    data.add("opens", String(60 * meeting.opensBefore).utf8)
    data.add("closes", String(60 * meeting.closesAfter).utf8)
  }

  /// Seconds: the distance to the start before, then the length, for each.
  private static func times(of instances: [MeetingSchedule.Instance]) -> String {
    var numbers: [String] = []
    var last: Int64 = 0
    for instance in instances {
      let (start, end) = instance.bounds
      numbers.append(String(start.secondsSince1970 - last))
      numbers.append(String(end.secondsSince1970 - start.secondsSince1970))
      last = start.secondsSince1970
    }
    return "[\(numbers.joined(separator: ","))]"
  }

  /// The distance to UTC of the meeting's clocks at each time: the number of the first time that has
  /// it, then the seconds.
  ///
  /// Whether a guest's clock shows the same hour can be asked of one time alone, since the clocks of
  /// two places are set on different days.
  private static func offsets(of instances: [MeetingSchedule.Instance]) -> String {
    var numbers: [String] = []
    var last: ZoneOffset?
    for case (let index, .timed(let start, _)) in instances.map(\.span).enumerated()
    where start.offset != last {
      numbers.append(String(index))
      numbers.append(String(start.offset.seconds))
      last = start.offset
    }
    return "[\(numbers.joined(separator: ","))]"
  }

  /// The dates of whole days, in the same form as the times: days since 1970, and how many more.
  ///
  /// A date is the same for everybody, and begins at the midnight of whoever reads it.
  private static func days(of instances: [MeetingSchedule.Instance]) -> String {
    var numbers: [String] = []
    var known = 0
    for case .days(let first, let last) in instances.map(\.span) {
      numbers.append(String(first.dayNumber - known))
      numbers.append(String(last.dayNumber - first.dayNumber))
      known = first.dayNumber
    }
    return "[\(numbers.joined(separator: ","))]"
  }
}
