import Diagnostics
import Invites
import SiteOutput

/// What the rosters of a run say: who is meant, and who is left out and why.
struct GuestLists {
  /// Everybody who is in a roster and not excluded: what `--prune` keeps.
  private(set) var keys: Set<String> = []
  /// Those of them whom the run is about.
  private(set) var guests: [Guest] = []
  private(set) var excluded: [Guest] = []
  private(set) var duplicates: [Guest] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// False when a file could not be read at all, so that leaving out rows does not help.
  private(set) var isReadable = true

  /// Mistakes of a row; all others concern a whole file.
  private static let rowMistakes: Set = [
    "bad-guest-address", "bad-guest-phone", "bad-guest-language", "unknown-time-zone",
    "control-in-cell", "guest-without-address", "meeting-not-invited-to", "duplicate-guest",
    "csv-ragged-row",
  ]

  static func read(
    _ command: ParsedCommand, meetings: [String], ledger: Ledger
  ) throws(MachineFailure) -> GuestLists {
    var lists = GuestLists()
    let encoding = command[.encoding]
    let rules = command[.map].compactMap { ColumnMap.Rule($0) }
    func read(_ reader: GuestReader, _ files: [String]) throws(MachineFailure) -> [Guest] {
      var guests: [Guest] = []
      for file in files {
        let bytes = try file == "-" ? StandardInput.bytes() : readFile(at: file)
        let name = file == "-" ? "standard input" : file
        let result = reader.read(SourceText(path: name, bytes: bytes), encoding: encoding)
        guests += result.guests
        lists.diagnostics += result.diagnostics
      }
      return guests
    }
    let all = try read(GuestReader(rules: rules, meetings: meetings), command[.guests])
    let others = try read(GuestReader(), command[.exclude])
    // An empty list of members is no mistake.
    let excludeFiles = Set(command[.exclude])
    lists.diagnostics.removeAll {
      $0.id == "empty-roster" && excludeFiles.contains($0.place?.path ?? "")
    }
    lists.isReadable = !lists.diagnostics.contains {
      $0.severity == .error && !rowMistakes.contains($0.id)
    }
    var list = GuestList(all, on: command[.onDuplicate], known: ledger.foldedName)
    lists.diagnostics += list.diagnostics
    lists.duplicates = list.dropped
    lists.excluded = list.exclude(others)
    lists.keys = Set(list.guests.map(\.key))
    let filters = command[.only].compactMap { GuestFilter($0) }
    if !filters.isEmpty {
      list.keep { guest in filters.contains { $0.takes(guest) } }
    }
    lists.guests = list.guests
    return lists
  }
}
