package import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command prints: results on standard output, diagnostics and progress on standard error.
package struct Console: Sendable {
  /// True when standard error is a terminal and `NO_COLOR` is not set.
  package let usesColour: Bool

  package init(environment: [String: String]) {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    usesColour = !isPlain && isatty(2) == 1
  }

  /// A result.
  package func print(_ text: String) { write(text, to: 1) }

  /// A message that is no result.
  package func note(_ text: String) { write(text, to: 2) }

  /// Diagnostics, in the format that the command line asks for.
  package func report(
    _ diagnostics: [Diagnostic], format: ReportFormat, asResult: Bool = false
  ) {
    let sorted = diagnostics.sortedByPlace()
    let text: String
    switch format {
    case .text:
      var report = TextReport(usesColour: usesColour && !asResult)
      text = report.text(of: sorted)
    case .json:
      var report = JSONReport()
      text = report.text(of: sorted)
    }
    write(text, to: asResult ? 1 : 2)
  }

  /// What does not reach a closed pipe is of no use to anybody, so errors end the writing.
  private func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
