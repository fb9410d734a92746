import Dispatch
import SiteOutput

/// Times the parts of a build, and tells on a terminal how far a long one is.
///
/// One line, drawn over itself and taken away at the end; elsewhere nothing is printed.
final class BuildProgress: Sendable {
  enum Phase: String, CaseIterable {
    case read, check, pages, commit
  }

  /// A shorter build is over before anybody has read the line.
  private static let patience = 1.0
  private static let interval = 0.2

  private struct State {
    var phase = Phase.read
    /// When the phase began.
    var start: Double
    var seconds: [Phase: Double] = [:]
    var meetings = 0
    var meetingsDone = 0
    var isDrawn = false
    var isOver = false
  }

  private let stopwatch: @Sendable () -> Double
  private let console: Console
  private let state: Locked<State>

  /// - Parameter isShown: false for a run that is asked to be quiet.
  init(_ context: CommandContext, isShown: Bool) {
    stopwatch = context.stopwatch
    console = context.console
    state = Locked(State(start: stopwatch()))
    if isShown, console.redrawsErrors { draw(after: Self.patience) }
  }

  /// - Parameter meetings: how many there are to make pages of.
  func begin(_ phase: Phase, meetings: Int = 0) {
    let now = stopwatch()
    state.with { state in
      state.seconds[state.phase, default: 0] += now - state.start
      state.phase = phase
      state.start = now
      state.meetings = meetings
    }
  }

  func finishMeeting() { state.with { $0.meetingsDone += 1 } }

  /// Takes the line away; what is told afterwards stands in a line of its own.
  func end() {
    let now = stopwatch()
    state.with { state in
      guard !state.isOver else { return }
      state.isOver = true
      state.seconds[state.phase, default: 0] += now - state.start
      if state.isDrawn { console.note("\r\u{1B}[K") }
    }
  }

  /// Takes the line away for what is to be told in between.
  func clear() {
    state.with { state in
      if state.isDrawn { console.note("\r\u{1B}[K") }
      state.isDrawn = false
    }
  }

  /// How long each phase took, once the build is over; zero for one that it did not come to.
  func seconds(of phase: Phase) -> Double { state.with { $0.seconds[phase] ?? 0 } }

  private func draw(after delay: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      let now = self.stopwatch()
      let isOver = self.state.with { state in
        if state.isOver { return true }
        self.console.note("\r\(Self.line(state, at: now))\u{1B}[K")
        state.isDrawn = true
        return false
      }
      if !isOver { self.draw(after: Self.interval) }
    }
  }

  private static func line(_ state: State, at now: Double) -> String {
    switch state.phase {
    case .read: return "reading"
    case .check: return "checking"
    case .commit: return "putting the new files in place"
    case .pages:
      return line(done: state.meetingsDone, of: state.meetings, after: now - state.start)
    }
  }

  /// `pages: 3400 of 10000 meetings, 850 a second, 8 s left`.
  static func line(done: Int, of total: Int, after seconds: Double) -> String {
    let count = "pages: \(done) of \(total) meetings"
    guard done > 0, seconds > 0 else { return count }
    let rate = Double(done) / seconds
    let left = Double(max(0, total - done)) / rate
    return "\(count), \(Int(rate.rounded())) a second, \(Int(left.rounded(.up))) s left"
  }
}
