/// How a run ended, for shells and CI.
package enum ExitCode: Int32, Sendable {
  case fine = 0
  /// Mistakes in the input, or findings.
  case findings = 1
  /// Wrong command line, or an output that is not safe to write to.
  case usage = 64
  /// The disk or the system failed.
  case machine = 74
  /// Another run holds the lock.
  case locked = 75
  /// Ctrl-C and the like.
  case interrupted = 130
}
