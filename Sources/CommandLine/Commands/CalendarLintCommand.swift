import Arguments
import Calendar
import Diagnostics
import SiteOutput

/// `linksite calendar lint`: what readers of calendar files may stumble over, in any file.
struct CalendarLintCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    var findings: [Diagnostic] = []
    for path in command.operands {
      let bytes = try path == "-" ? StandardInput.bytes() : readFile(at: path)
      let source = SourceText(path: path, bytes: bytes)
      findings += CalendarLinter.findings(in: source.bytes).map { $0.diagnostic(in: source) }
    }
    if command[.strict] { findings = findings.strict() }
    try context.console.printFindings(findings, command[.format])
    return findings.hasErrors ? .findings : .fine
  }
}
