import SiteModel

/// `report.csv`: every guest of the ledger with what became of them, for a spreadsheet.
///
/// With a byte-order mark, without which Excel reads another encoding.
package struct ReportFile: Sendable {
  package enum State: String, Sendable {
    case invited, revoked
    /// In the ledger, and not in the rosters of this run.
    case notInRoster = "not in the roster"
    case excluded, duplicate
    /// A row with a mistake.
    case skipped
  }

  package struct Link: Sendable {
    package var meeting: String
    package var url: String

    package init(meeting: String, url: String) {
      self.meeting = meeting
      self.url = url
    }
  }

  package struct Row: Sendable {
    package var number: Int?
    package var guest: Guest
    package var state: State
    package var links: [Link]
    /// Ids of the meetings whose link was taken back.
    package var revoked: [String]
    /// What was wrong with a row.
    package var reason: String?

    package init(_ invite: PersonalInvite, state: State) {
      self.init(
        number: invite.number, guest: invite.guest, state: state,
        links: zip(invite.form.content.links, invite.urls).map {
          Link(meeting: $0.meeting, url: $1)
        }, revoked: invite.revoked)
    }

    package init(
      number: Int?, guest: Guest, state: State, links: [Link] = [],
      revoked: [String] = [], reason: String? = nil
    ) {
      self.number = number
      self.guest = guest
      self.state = state
      self.links = links
      self.revoked = revoked
      self.reason = reason
    }
  }

  /// How many links a row has.
  private let width: Int

  /// Whether a column says why rows were skipped.
  private let hasReasons: Bool

  /// - Parameter width: as many links as the guest with the most meetings has.
  package init(width: Int, hasReasons: Bool = false) {
    self.width = max(1, width)
    self.hasReasons = hasReasons
  }

  package static func bytes(of rows: [Row]) -> [UInt8] {
    let file = ReportFile(width: rows.map(\.links.count).max() ?? 1)
    var lines: [UInt8] = []
    for row in rows { file.append(row, to: &lines) }
    return file.bytes([lines])
  }

  /// The first row and those of the guests.
  package func bytes(_ rows: [[UInt8]]) -> [UInt8] {
    let links = (1...width).map { $0 == 1 ? "link" : "link_\($0)" }
    var writer = CSVWriter(for: .spreadsheet, after: [0xEF, 0xBB, 0xBF])
    writer.reserve(rows.reduce(1024) { $0 + $1.count })
    var names = ["number", "state"]
    if hasReasons { names.append("reason") }
    names += [
      "name", "email", "phone", "language", "timezone", "role", "tags", "meetings", "revoked",
      "key",
      "note",
    ]
    writer.row(names + links)
    for row in rows { writer.append(row) }
    return writer.bytes
  }

  package func append(_ row: Row, to rows: inout [UInt8]) {
    let guest = row.guest
    var writer = CSVWriter(for: .spreadsheet, after: rows)
    rows = []
    writer.add(row.number.map { "\($0)" })
    writer.add(row.state.rawValue)
    if hasReasons { writer.add(row.reason) }
    writer.add(guest.shownName)
    writer.add(guest.email)
    writer.add(guest.phone.map(ReportFile.spaced))
    writer.add(guest.language?.text)
    writer.add(guest.timezone)
    writer.add(guest.role)
    writer.add(guest.tags.joined(separator: "|"))
    writer.add(row.links.map(\.meeting).joined(separator: "|"))
    writer.add(row.revoked.joined(separator: "|"))
    writer.add(guest.key)
    writer.add(guest.note)
    for index in 0..<width { writer.add(index < row.links.count ? row.links[index].url : nil) }
    writer.endRow()
    rows = writer.bytes
  }

  /// In groups, so that no spreadsheet takes it for a quantity.
  private static func spaced(_ phone: String) -> String {
    var result: [UInt8] = []
    for (index, digit) in phone.utf8.enumerated() {
      if index > 1, (index - 3).isMultiple(of: 3) { result.append(0x20) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
