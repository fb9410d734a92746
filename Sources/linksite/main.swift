import CommandLine
import Foundation

Interruption.prepare()
let environment = ProcessInfo.processInfo.environment
let context = CommandContext(
  console: Console(environment: environment), environment: environment,
  now: { Int64(Date().timeIntervalSince1970.rounded(.down)) },
  stopwatch: { ProcessInfo.processInfo.systemUptime })
exit(Program.run(Array(Swift.CommandLine.arguments.dropFirst()), context).rawValue)
