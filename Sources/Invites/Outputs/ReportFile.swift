import SiteModel

/// `report.csv`: every guest of the ledger with what became of them, for a spreadsheet.
///
/// With a byte-order mark, without which Excel reads another encoding.
package enum ReportFile {
  package enum State: String, Sendable {
    case invited, revoked
    /// In the ledger, and not in the rosters of this run.
    case notInRoster = "not in the roster"
    case excluded, duplicate
  }

  package struct Row: Sendable {
    package var number: Int?
    package var guest: Guest
    package var state: State
    package var links: [PersonalInvite.Link]
    /// Ids of the meetings whose link was taken back.
    package var revoked: [String]

    package init(
      number: Int?, guest: Guest, state: State, links: [PersonalInvite.Link] = [],
      revoked: [String] = []
    ) {
      self.number = number
      self.guest = guest
      self.state = state
      self.links = links
      self.revoked = revoked
    }
  }

  package static func bytes(of rows: [Row]) -> [UInt8] {
    let width = max(1, rows.map(\.links.count).max() ?? 1)
    let links = (1...width).map { $0 == 1 ? "link" : "link_\($0)" }
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    CSVWriter.safeLine(
      [
        "number", "state", "name", "email", "phone", "language", "timezone", "role", "tags",
        "meetings", "revoked", "key", "note",
      ] + links, to: &bytes)
    for row in rows {
      let guest = row.guest
      let cells: [String] = [
        row.number.map { "\($0)" } ?? "", row.state.rawValue, guest.shownName ?? "",
        guest.email ?? "", guest.phone.map(spaced) ?? "", guest.language?.text ?? "",
        guest.timezone ?? "", guest.role ?? "", guest.tags.joined(separator: "|"),
        row.links.map(\.meeting).joined(separator: "|"), row.revoked.joined(separator: "|"),
        guest.key, guest.note ?? "",
      ]
      let urls = (0..<width).map { $0 < row.links.count ? row.links[$0].url : "" }
      CSVWriter.safeLine(cells + urls, to: &bytes)
    }
    return bytes
  }

  /// In groups, so that no spreadsheet takes it for a quantity.
  private static func spaced(_ phone: String) -> String {
    var result = ""
    for (index, digit) in phone.unicodeScalars.enumerated() {
      if index > 1, (index - 3).isMultiple(of: 3) { result += " " }
      result.unicodeScalars.append(digit)
    }
    return result
  }
}
