package import Diagnostics

/// What a run did to the output, or in a dry run what it would do.
package struct Summary: Equatable, Sendable {
  package enum Change: String, Sendable {
    case add, replace, remove
  }

  /// Files that are new or have other bytes than before.
  package var written = 0
  /// Files that were not touched.
  package var unchanged = 0
  /// Those of them that were not even made: nothing that decides their bytes was different.
  package var kept = 0
  /// Files of ours that nothing asks for any more.
  package var removed = 0
  /// Files outside the output, as they were named when they were added, that have other bytes now.
  package var companions: [String] = []
  /// Files that stay where only the site has files, though it does not make them: as the user knows
  /// them.
  package var leftBehind: [String] = []
  /// Further files of a former site that are not there as they were written.
  package var lost = Lost()
  /// Every change below the output by path, in a dry run only: a large site has too many.
  package var changes: [String: Change] = [:]

  /// Files that were changed or taken away: which ones the record does not tell.
  package struct Lost: Equatable, Sendable {
    package var count = 0
    /// Files that may be those, as the user knows them.
    package var candidates: [String] = []
  }

  package init(written: Int = 0, unchanged: Int = 0, kept: Int = 0) {
    self.written = written
    self.unchanged = unchanged
    self.kept = kept
  }

  /// True when the output, and what belongs to it, stays as it is.
  package var changesNothing: Bool { written == 0 && removed == 0 && companions.isEmpty }
}

extension Summary {
  /// What the user should know of files that stay.
  package var diagnostics: [Diagnostic] {
    leftBehind.map { .leftBehind($0) } + (lost.candidates.isEmpty ? [] : [.lost(lost)])
  }
}

extension Diagnostic {
  fileprivate static func leftBehind(_ shown: String) -> Diagnostic {
    .warning(
      "left-behind",
      "\(shown) is no file of the site, and stays since linksite did not write it so",
      at: .file(shown), help: "delete it if nobody shall find it there any more")
  }

  fileprivate static func lost(_ lost: Summary.Lost) -> Diagnostic {
    let (files, verb, object) =
      lost.count == 1 ? ("1 file", "is", "it") : ("\(lost.count) files", "are", "them")
    let shown = lost.candidates.prefix(5)
    let further = lost.candidates.count - shown.count
    return .info(
      "changed-since",
      "\(files) that the site does not need any more \(verb) not there as linksite wrote \(object)",
      at: nil,
      help: "what was changed stays; it is among these: \(shown.joined(separator: ", "))"
        + (further > 0 ? " and \(further) more" : ""))
  }
}

/// How a commit ended, when the machine did not fail.
package enum Outcome: Sendable {
  case done(Summary)
  /// Something that is not ours stands in the way; nothing was changed.
  case refused([Diagnostic])
}
