import Arguments
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
  /// Rows of guests that a mistake keeps from being any.
  private(set) var unread: [GuestReader.UnreadRow] = []
  /// Names of the rosters' own columns, which templates may use though they are empty.
  private(set) var columns: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// False when a file could not be read at all, so that leaving out rows does not help.
  private(set) var isReadable = true

  /// Mistakes of a row; all others concern a whole file.
  private static let rowMistakes: Set = [
    "bad-guest-address", "bad-guest-phone", "bad-guest-language", "unknown-time-zone",
    "control-in-cell", "guest-without-address", "meeting-not-invited-to", "duplicate-guest",
    "csv-ragged-row", "spreadsheet-error",
  ]

  static func read(
    _ command: ParsedCommand, meetings: [String], ledger: Ledger
  ) throws(MachineFailure) -> GuestLists {
    var lists = GuestLists()
    let encoding = command[.encoding]
    let rules = command[.map].compactMap { ColumnMap.Rule($0) }
    var results: [GuestReader.Result] = []
    func read(
      _ purpose: GuestReader.Purpose, _ files: [String]
    ) throws(MachineFailure) -> GuestReader.Result {
      let reader = GuestReader(rules: rules, country: command[.defaultCountryCode], for: purpose)
      var all = GuestReader.Result()
      for file in files {
        let bytes = try file == "-" ? StandardInput.bytes() : readFile(at: file)
        let name = file == "-" ? "standard input" : file
        let result = reader.read(SourceText(path: name, bytes: bytes), encoding: encoding)
        results.append(result)
        all.guests += result.guests
        all.columns += result.columns
        all.diagnostics += result.diagnostics
        all.unread += result.unread
      }
      return all
    }
    let meant = try read(.invite(meetings: meetings), command[.guests])
    var others = try read(.exclude, command[.exclude])
    // An empty list of members is no mistake.
    others.diagnostics.removeAll { $0.id == "empty-roster" }
    // Files may differ: a rule has to fit one of them.
    let unused = rules.indices.compactMap { rule in
      results.allSatisfy { $0.unusedRules[rule] != nil } ? results[0].unusedRules[rule] : nil
    }
    lists.diagnostics = meant.diagnostics + others.diagnostics + unused
    // Whoever stands in a row that was not understood must not be invited by mistake.
    lists.isReadable =
      unused.isEmpty && !others.diagnostics.hasErrors
      && !meant.diagnostics.contains { $0.severity == .error && !rowMistakes.contains($0.id) }
    lists.columns = Set(meant.columns)
    lists.unread = meant.unread
    var list = GuestList(meant.guests, on: command[.onDuplicate], known: ledger.foldedName)
    lists.diagnostics += list.diagnostics
    let filters = command[.only].compactMap { GuestFilter($0) }
    // Asked before anybody is excluded: then it may well take nobody.
    let misspelt = list.guests.isEmpty ? [] : filters.compactMap { $0.problem(among: list.guests) }
    lists.diagnostics += misspelt
    if !misspelt.isEmpty { lists.isReadable = false }
    lists.duplicates = list.dropped
    lists.excluded = list.exclude(others.guests)
    lists.keys = Set(list.guests.map(\.key))
    if !filters.isEmpty {
      list.keep { guest in filters.contains { $0.takes(guest) } }
    }
    lists.guests = list.guests
    return lists
  }
}
