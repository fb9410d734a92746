import Diagnostics
import SiteOutput

/// The whole program: from arguments to an exit code.
package enum Program {
  /// - Parameter arguments: without the program's own name.
  package static func run(_ arguments: [String], _ context: CommandContext) -> Int32 {
    let parser = ArgumentParser(CommandCatalog.program)
    let code: ExitCode
    switch parser.invocation(for: arguments) {
    case .help(let path):
      context.console.print(HelpText(of: CommandCatalog.program, path: path).text)
      code = .fine
    case .version:
      context.console.print("linksite \(CommandCatalog.version)\n")
      code = .fine
    case .wrong(let problem):
      context.console.note(problem.text)
      code = .usage
    case .run(let command): code = run(command, context)
    }
    return code.rawValue
  }

  /// One place turns everything that ends a command into a message and an exit code.
  private static func run(_ command: ParsedCommand, _ context: CommandContext) -> ExitCode {
    do {
      return try dispatch(command, context)
    } catch let problem as CommandLineProblem {
      context.console.note(problem.text)
      return .usage
    } catch let refusal as UnsafeOutput {
      context.console.report([refusal.diagnostic], format: command[.format])
      return .usage
    } catch let held as LockHeld {
      context.console.report(
        [.error("locked", held.message, at: nil, help: "wait until it has ended")],
        format: command[.format])
      return .locked
    } catch let failure as MachineFailure {
      context.console.report([failure.diagnostic], format: command[.format])
      return .machine
    } catch {
      context.console.report(
        [.error("machine-failure", "\(error)", at: nil)], format: command[.format])
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
    case "new": try NewCommand(command: command, context: context).run()
    case "templates": try TemplatesCommand(command: command, context: context).run()
    case "templates export": try TemplatesExportCommand(command: command, context: context).run()
    case "forget": try ForgetCommand(command: command, context: context).run()
    case "completions": CompletionsCommand(command: command, context: context).run()
    default: preconditionFailure("the catalog declares \(command.name), and nothing runs it")
    }
  }
}

/// `linksite completions`: a script for a shell.
private struct CompletionsCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() -> ExitCode {
    guard let shell = CompletionScript.Shell(rawValue: command.operands[0]) else {
      preconditionFailure("the parser lets only known shells pass")
    }
    context.console.print(CompletionScript(of: CommandCatalog.program).text(for: shell))
    return .fine
  }
}
