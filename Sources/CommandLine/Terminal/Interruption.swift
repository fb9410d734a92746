#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What ends a run from outside: Ctrl-C, Ctrl-\, a closed terminal, `kill`.
///
/// A run that only reads ends at once with exit code 130. One that has begun to stage files is
/// asked at safe points, so that it can take away what it made.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Prepares the process, before anything else runs.
  ///
  /// Signals that the caller chose to ignore, as shells do for jobs in the background, stay
  /// ignored. A closed pipe is no reason to die in the middle of work: writing to it just fails.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Nor is a limit on the size of files: the write fails, and what was begun is taken away.
    signal(SIGXFSZ, SIG_IGN)
    // Programs that start others from a worker thread hand its blocked signals down to them.
    var ours = signalSet
    pthread_sigmask(SIG_UNBLOCK, &ours, nil)
    for number in signals {
      guard !isIgnored(number) else { continue }
      // Of all that ends a process only this may be called here.
      signal(number) { _ in _exit(ExitCode.interrupted.rawValue) }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action.isIgnoring
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// Runs `body`, which asks the watch it gets whether it should end.
  ///
  /// Signals wait meanwhile. One that came takes effect behind `body`, so what is to be taken away
  /// has to be gone by then.
  static func held<Result>(_ body: (Watch) throws -> Result) rethrows -> Result {
    var held = signalSet
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body(Watch())
  }

  /// Knows whether somebody wants the run to end.
  struct Watch: Sendable {
    fileprivate init() {}

    /// - Throws: `Interrupted` when a signal waits.
    func check() throws(Interrupted) {
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      // A signal that is held waits on Linux even when it is ignored.
      for number in signals where sigismember(&pending, number) == 1 && !isIgnored(number) {
        throw Interrupted()
      }
    }
  }

  /// The run ends because somebody wants so: exit code 130.
  struct Interrupted: Error {}
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
