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
  /// Files of ours that nothing asks for any more.
  package var removed = 0
  /// Files outside the output, as they were named when they were added, that have other bytes now.
  package var companions: [String] = []
  /// Every change below the output by path, in a dry run only: a large site has too many.
  package var changes: [String: Change] = [:]

  package init(written: Int = 0, unchanged: Int = 0) {
    self.written = written
    self.unchanged = unchanged
  }

  /// True when the output, and what belongs to it, stays as it is.
  package var changesNothing: Bool { written == 0 && removed == 0 && companions.isEmpty }
}

/// How a commit ended, when the machine did not fail.
package enum Outcome: Sendable {
  case done(Summary)
  /// Something that is not ours stands in the way; nothing was changed.
  case refused([Diagnostic])
}
