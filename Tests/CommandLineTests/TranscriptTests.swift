import Foundation
import TestSupport
import Testing

/// Runs what stands in `Tests/Fixtures/CommandLine` with the built program.
///
/// `UPDATE_SNAPSHOTS=1` writes what happened into the transcripts; read the difference like code.
struct TranscriptTests {
  @Test(arguments: Transcript.all(in: "findings"))
  func findingsAreReported(_ transcript: Transcript) throws { try check(transcript) }

  @Test(arguments: Transcript.all(in: "commands"))
  func commandsDoWhatTheySay(_ transcript: Transcript) throws { try check(transcript) }

  @Test(arguments: Transcript.all(in: "promises"))
  func promisesAreKept(_ transcript: Transcript) throws { try check(transcript) }

  private func check(_ transcript: Transcript) throws {
    let happened = try transcript.carriedOut()
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try happened.save()
      return
    }
    for (step, real) in zip(transcript.steps, happened.steps) {
      #expect(real.expected == step.expected, "\(transcript.name): \(step.command)")
    }
  }
}
