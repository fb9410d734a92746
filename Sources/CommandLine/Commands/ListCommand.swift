import Arguments
import Calendar
import Diagnostics
import InviteLinks
import Invites
import Rendering
import SiteCheck
import SiteModel
import SiteOutput
import SitePlan

/// `linksite list`: the meetings with their state and links.
struct ListCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    // They read no file of the site: a run that is at work there does not matter.
    do {
      try context.recover(context.siteFolder(paths, command), paths, command[.format])
    } catch is LockHeld {}
    let now = try command.clock(or: context.now)
    let result = SiteChecker.check(try context.sources(paths, command))
    // Infos tell what a build does; nothing is built here.
    context.console.report(result.diagnostics.filter { $0.severity > .info }, command[.format])
    guard let site = result.site else { return .findings }
    let rows = site.listedMeetings(at: now)
    let text =
      switch command[.listFormat] {
      case .text: ListText.table(rows)
      case .json: ListText.json(rows, site)
      case .csv: ListText.csv(rows)
      }
    try context.console.print(text)
    return result.diagnostics.hasErrors ? .findings : .fine
  }
}

/// One meeting of the list; a draft has no links.
struct ListedMeeting {
  var meeting: Meeting
  var links: LinkBook.Links?
  var shortURL: String?
  var state: MeetingState
  /// The time that is on or comes next; nil when all are over, and for an open room.
  var next: MeetingSchedule.Instance?

  /// What the list shows of the time: the next one of a meeting that repeats, else its own.
  fileprivate var shownSchedule: MeetingSchedule? {
    guard var schedule = meeting.schedule else { return nil }
    if schedule.isRecurring, let next { schedule.span = next.span }
    return schedule
  }
}

extension CheckedSite {
  /// All meetings, drafts too, by their next time and then by id.
  func listedMeetings(at now: Instant) -> [ListedMeeting] {
    var links = book.links.makeIterator()
    let rows = site.meetings.map { meeting in
      let own = meeting.isPublished ? links.next() : nil
      return ListedMeeting(
        meeting: meeting, links: own, shortURL: own.map { book.shortURL($0.shownCode) },
        state: MeetingState(meeting, at: now),
        next: meeting.schedule?.instance(at: now, closesAfter: meeting.closesAfter))
    }
    func key(_ row: ListedMeeting) -> (Int64, String) {
      let start = row.shownSchedule?.bounds.start.secondsSince1970 ?? .max
      return (start, row.meeting.id.value.text)
    }
    return rows.sorted { key($0) < key($1) }
  }
}

/// The list as a table for people, JSON for programs, CSV for spreadsheets.
enum ListText {
  static func table(_ rows: [ListedMeeting]) -> String {
    let cells = rows.map { row in
      [
        row.state.rawValue, row.meeting.id.value.text,
        row.shownSchedule.map { WhenText($0).start } ?? "", row.links?.joinURL ?? "",
        row.shortURL ?? "",
      ]
    }
    let widths = (0..<5).map { column in cells.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    return cells.map { line in
      let padded = zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - text.unicodeScalars.count)
      }
      var text = padded.joined(separator: "  ")
      while text.hasSuffix(" ") { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  /// One document: `meeting.json` of each meeting, with its state, visibility and file.
  static func json(_ rows: [ListedMeeting], _ site: CheckedSite) -> String {
    let meetings = rows.map { row in
      var members = MeetingFile.members(of: row.meeting, links: row.links, shortURL: row.shortURL)
      if row.meeting.schedule?.isRecurring == true, row.next != nil, let next = row.shownSchedule {
        members.append(("next", jsonString(next.startText)))
      }
      members.append(("state", jsonString(row.state.rawValue)))
      members.append(("visibility", jsonString(row.meeting.visibility.rawValue)))
      members.append(("file", jsonString(row.meeting.place.path)))
      return jsonObject(members)
    }
    let settings = site.site.settings
    return "{\"format\":1,\"host\":\(jsonString(settings.host.text)),"
      + "\"style\":\(jsonString(settings.links.style.rawValue)),\"meetings\":["
      + meetings.joined(separator: ",") + "]}\n"
  }

  static func csv(_ rows: [ListedMeeting]) -> String {
    let header = [
      "id", "title", "start", "end", "timezone", "status", "state", "visibility", "url",
      "shortUrl", "file", "next",
    ]
    let lines = rows.map { row in
      let schedule = row.meeting.schedule
      return [
        row.meeting.id.value.text, row.meeting.title, schedule?.startText ?? "",
        schedule?.endText ?? "", schedule?.zone.name ?? "", row.meeting.status.rawValue,
        row.state.rawValue, row.meeting.visibility.rawValue, row.links?.joinURL ?? "",
        row.shortURL ?? "", row.meeting.place.path,
        row.next == nil ? "" : row.shownSchedule?.startText ?? "",
      ]
    }
    var bytes: [UInt8] = []
    for line in [header] + lines { CSVWriter.safeLine(line, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
