import Calendar
import Diagnostics
import SiteModel

extension MeetingData {
  /// So many times that do not take place; each has words of its own.
  private static let mostTimesOff = 50

  /// The times of a rule that do not take place: from when to when, and what to say on the day.
  ///
  /// The next time alone would not explain it. Whole days are told as days since 1970.
  func addTimesOff(to data: inout PageData) {
    guard !meeting.isOff, let schedule = meeting.schedule,
      let recurrence = schedule.times.recurrence
    else { return }
    var off = recurrence.exdates.map { (at: $0, status: EventStatus.cancelled) }
    for override in recurrence.overrides {
      if let status = override.status, status.isOff { off.append((override.at, status)) }
    }
    let names = InstanceNames(schedule, words)
    var items: [String] = []
    for (at, status) in off.sorted(by: { $0.at < $1.at }) {
      let instance = schedule.instance(at: at)
      if let clock, instance.bounds.end < clock { continue }
      guard let word = strings["\(status.rawValue)_short"],
        let text = words.filled("repeat.renamed", ["date": names.name(at), "title": word])
      else { continue }
      let ends = MeetingData.ends(of: instance)
      items.append("[\(ends.first),\(ends.last),\(jsonString(text))]")
      if items.count == MeetingData.mostTimesOff { break }
    }
    if !items.isEmpty { data.add("off", "[\(items.joined(separator: ","))]".utf8) }
  }

  private static func ends(of instance: MeetingSchedule.Instance) -> (first: Int64, last: Int64) {
    switch instance.span {
    case .days(let first, let last): (Int64(first.dayNumber), Int64(last.dayNumber))
    case .timed:
      (instance.bounds.start.secondsSince1970, instance.bounds.end.secondsSince1970)
    }
  }
}
