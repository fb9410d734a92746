import Arguments
import Diagnostics
import SiteOutput

/// The whole program: from arguments to an exit code.
package enum Program {
  /// - Parameter arguments: without the program's own name.
  package static func run(_ arguments: [String], _ context: CommandContext) -> ExitCode {
    switch ArgumentParser(CommandCatalog.program).invocation(for: arguments) {
    case .help(let path):
      print(HelpText(of: CommandCatalog.program, path: path).text, context)
    case .version: print("linksite \(CommandCatalog.version)\n", context)
    case .wrong(let problem): end(with: problem, .text, context)
    case .run(let command): run(command, context)
    }
  }

  private static func print(_ text: String, _ context: CommandContext) -> ExitCode {
    do {
      try context.console.print(text)
      return .fine
    } catch { return end(with: error, .text, context) }
  }

  private static func run(_ command: ParsedCommand, _ context: CommandContext) -> ExitCode {
    do { return try dispatch(command, context) } catch {
      return end(with: error, command[.format], context)
    }
  }

  /// One place turns everything that ends a command into a message and an exit code.
  private static func end(
    with error: any Error, _ format: ReportFormat, _ context: CommandContext
  ) -> ExitCode {
    switch error {
    case let problem as CommandLineProblem:
      context.console.note(problem.text)
      return .usage
    case let refusal as UnsafeOutput:
      context.console.report([refusal.diagnostic], format)
      return .usage
    case let held as LockHeld:
      context.console.report(
        [.error("locked", held.message, at: nil, help: "wait until it has ended")], format)
      return .locked
    case is Interruption.Interrupted: return .interrupted
    case let failure as MachineFailure:
      context.console.report([failure.diagnostic], format)
      return .machine
    default:
      context.console.report([.error("machine-failure", "\(error)", at: nil)], format)
      return .machine
    }
  }

  private static func dispatch(
    _ command: ParsedCommand, _ context: CommandContext
  ) throws -> ExitCode {
    switch command.name {
    case "build": try BuildCommand(command: command, context: context).run()
    case "check": try CheckCommand(command: command, context: context).run()
    case "list": try ListCommand(command: command, context: context).run()
    case "explain": try ExplainCommand(command: command, context: context).run()
    case "calendar lint": try CalendarLintCommand(command: command, context: context).run()
    case "aasa lint": try AasaLintCommand(command: command, context: context).run()
    case "aasa match": try AasaMatchCommand(command: command, context: context).run()
    case "aasa diff": try AasaDiffCommand(command: command, context: context).run()
    case "aasa entitlements": try AasaEntitlementsCommand(command: command, context: context).run()
    case "aasa swcutil": try AasaSwcutilCommand(command: command, context: context).run()
    case "invite": try InviteCommand(command: command, context: context).run()
    case "guests status": try GuestsStatusCommand(command: command, context: context).run()
    case "guests list": try GuestsListCommand(command: command, context: context).run()
    case "guests verify": try GuestsVerifyCommand(command: command, context: context).run()
    case "guests rotate", "guests revoke":
      try GuestsChangeCommand(command: command, context: context).run()
    case "new": try NewCommand(command: command, context: context).run()
    case "templates": try TemplatesCommand(command: command, context: context).run()
    case "templates export": try TemplatesExportCommand(command: command, context: context).run()
    case "forget": try ForgetCommand(command: command, context: context).run()
    case "completions": try CompletionsCommand(command: command, context: context).run()
    default: preconditionFailure("the catalog declares \(command.name), and nothing runs it")
    }
  }
}

/// `linksite completions`: a script for a shell.
private struct CompletionsCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let shell = CompletionScript.Shell(rawValue: command.operands[0]) else {
      preconditionFailure("the parser lets only known shells pass")
    }
    try context.console.print(CompletionScript(of: CommandCatalog.program).text(for: shell))
    return .fine
  }
}
