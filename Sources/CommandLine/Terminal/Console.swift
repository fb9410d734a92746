package import Diagnostics
package import SiteOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command prints: results on standard output, diagnostics and progress on standard error.
package struct Console: Sendable {
  /// True when the stream is a terminal and nothing asks for plain text.
  private let coloursOutput: Bool
  private let coloursErrors: Bool
  /// True when a line on standard error can be drawn over: it is a terminal that knows how.
  let redrawsErrors: Bool

  package init(environment: [String: String]) {
    // https://no-color.org: any value but an empty one counts.
    let isPlain =
      environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    coloursOutput = !isPlain && isatty(1) == 1
    coloursErrors = !isPlain && isatty(2) == 1
    redrawsErrors = environment["TERM"] != "dumb" && isatty(2) == 1
  }

  /// A result.
  ///
  /// - Throws: a `MachineFailure` when it does not arrive, for instance on a full disk. A closed
  ///   pipe is no failure: whoever closed it has seen enough.
  package func print(_ text: String) throws(MachineFailure) {
    if let error = write(text, to: 1), error != EPIPE {
      throw MachineFailure(.write, "standard output", code: error)
    }
  }

  /// A message that is no result.
  package func note(_ text: String) {
    // Where the place for complaints is broken there is none to complain about it.
    _ = write(text, to: 2)
  }

  /// Diagnostics beside a result.
  package func report(_ diagnostics: [Diagnostic], _ format: ReportFormat) {
    note(text(of: diagnostics, format, usesColour: coloursErrors))
  }

  /// Diagnostics that are the result.
  package func printFindings(
    _ diagnostics: [Diagnostic], _ format: ReportFormat
  ) throws(MachineFailure) {
    try print(text(of: diagnostics, format, usesColour: coloursOutput))
  }

  private func text(
    of diagnostics: [Diagnostic], _ format: ReportFormat, usesColour: Bool
  ) -> String {
    let sorted = diagnostics.sortedByPlace().withoutRepetitions()
    switch format {
    case .text:
      var report = TextReport(usesColour: usesColour)
      return report.text(of: sorted)
    case .json:
      var report = JSONReport()
      return report.text(of: sorted)
    }
  }

  /// The error number of what could not be written, or nil.
  private func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension [Diagnostic] {
  /// Each one once; they must be sorted.
  ///
  /// A column that has no meaning is found in every row, and what stands in the way of a folder by
  /// every file of it.
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for diagnostic in self {
      if let last = kept.last, last.says(diagnostic) { continue }
      kept.append(diagnostic)
    }
    return kept
  }
}

extension Diagnostic {
  fileprivate func says(_ other: Diagnostic) -> Bool {
    place?.offset == other.place?.offset && id == other.id && message == other.message
      && place?.path == other.place?.path
  }
}
