import AppAssociation
import Diagnostics
import SiteCheck

/// A difference between two association files as diagnostics about the new one.
enum DiffReport {
  /// What makes systems refuse one of the files as a whole, so that none of its rules counts.
  static func refusals(_ old: AssociationFile, _ new: AssociationFile) -> [Diagnostic] {
    let (before, after) = (FileFaults(old).ofWholeFile, FileFaults(new).ofWholeFile)
    let added = after.filter { fault in !before.contains { $0.id == fault.id } }
    let removed = before.filter { fault in !after.contains { $0.id == fault.id } }
    return added.map { Diagnostic($0, in: new.source) }
      + removed.map { fault in
        .info(
          "file-accepted", "\(old.source.path) has \(fault.id), and this file has not",
          at: .file(new.source.path), notes: [Diagnostic.Note(fault.effect)])
      }
  }

  static func diagnostics(of diff: AssociationDiff, in new: SourceText) -> [Diagnostic] {
    let place = Place.file(new.path)
    func list(
      _ names: [String], _ severity: Diagnostic.Severity, _ id: String, _ verb: String
    ) -> [Diagnostic] {
      names.map { Diagnostic(severity, id, "\($0) \(verb)", at: place) }
    }
    return list(diff.removedApps, .warning, "app-removed", "opens no links any more")
      + list(diff.addedApps, .info, "app-added", "opens links now")
      + list(diff.removedGrants, .warning, "grant-removed", "is no longer granted")
      + list(diff.addedGrants, .info, "grant-added", "is granted now")
      + diff.changes.map { diagnostic(of: $0, at: place) }
      + diff.openers.map { opener in
        diagnostic(
          "\(opener.count) of the links that were tried open \(opener.after) now where both apps "
            + "are installed, and opened \(opener.before) before",
          opener.count, opener.witnesses, at: place)
      }
  }

  private static func diagnostic(of change: AssociationDiff.Change, at place: Place) -> Diagnostic {
    let tried = "\(change.count) of the links that were tried"
    let what =
      switch (change.before, change.after) {
      case (.manifest, .browser):
        "\(tried) stay in the browser now, and opened \(change.app) as its manifest says before"
      case (.browser, .manifest):
        "\(tried) open \(change.app) as its manifest says now, and stayed in the browser before"
      case (_, .browser): "\(tried) stay in the browser now, and opened \(change.app) before"
      case (.browser, _): "\(tried) open \(change.app) now, and stayed in the browser before"
      case (_, .manifest): "\(tried) open \(change.app) as its manifest says, and always did before"
      case (_, .opens): "\(tried) always open \(change.app), and did as its manifest says before"
      }
    return diagnostic(what, change.count, change.witnesses, at: place)
  }

  private static func diagnostic(
    _ what: String, _ count: Int, _ witnesses: [String], at place: Place
  ) -> Diagnostic {
    .warning(
      "links-changed", what, at: place,
      help: count > witnesses.count ? "the \(witnesses.count) links above are examples" : nil,
      notes: witnesses.map { Diagnostic.Note($0) })
  }
}
