import Arguments
import CommandLine
import Testing

/// What holds for every command, whoever declares it.
struct ArgumentsCatalogTests {
  static let commands = [([], CommandCatalog.program)] + CommandCatalog.program.descendants

  @Test func theCommandsAreThese() {
    let names = CommandCatalog.program.descendants.map { $0.path.joined(separator: " ") }
    #expect(
      names == [
        "build", "check", "list", "explain", "aasa", "aasa lint", "aasa match", "aasa diff",
        "aasa entitlements", "aasa swcutil", "invite", "guests", "guests status", "guests list",
        "guests verify", "guests rotate", "guests revoke", "calendar", "calendar lint", "new",
        "templates", "templates export", "forget", "completions",
      ])
  }

  @Test func helpIsNoWiderThanATerminal() {
    for (path, _) in Self.commands {
      for line in HelpText(of: CommandCatalog.program, path: path).text.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func everyNameIsWrittenInTheSameWay() {
    for (path, command) in Self.commands {
      for name in [command.name] + command.options.map(\.name) {
        #expect(!name.isEmpty && name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(path) \(name)")
      }
      for text in [command.summary] + command.options.map(\.help) + command.operands.map(\.help) {
        #expect(text.first?.isUppercase == true && text.last != ".", "\(path): \(text)")
      }
    }
  }

  @Test func noCommandDeclaresAnOptionTwice() {
    for (path, command) in Self.commands {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(path)")
      #expect(!names.contains("help"), "\(path)")
    }
  }

  @Test func anAlternativeIsAnOptionOfItsCommand() {
    for (path, command) in Self.commands {
      for alternative in command.operands.compactMap(\.alternative) {
        #expect(command.options.contains { $0.name == alternative }, "\(path) \(alternative)")
      }
    }
  }

  @Test func onlyTheLastOperandVariesInNumber() {
    for (path, command) in Self.commands {
      for operand in command.operands.dropLast() {
        #expect(operand.count.lowerBound == operand.count.upperBound, "\(path)")
      }
    }
  }

  /// Same flag, same meaning, everywhere.
  @Test func anOptionMeansTheSameInEveryCommand() {
    var meanings: [String: String] = [:]
    for (path, command) in Self.commands {
      for option in command.options where option.name != "format" {
        #expect(
          meanings[option.name, default: option.help] == option.help, "\(path) \(option.name)")
        meanings[option.name] = option.help
      }
    }
  }

  @Test(
    arguments: [
      "build --root a --content b --templates c --output d --locked "
        + "--adopt --strict --quiet --format json",
      "check --root a --content b --templates c --output d --strict "
        + "--format=json",
      "list --root a --content b --templates c --clock 2026-05-01T09:00:00Z --format csv",
      "aasa lint a b --kind assetlinks --entitlements c --root-copy d --strict --format json",
      "aasa match a /join/x /join/y --host calls.example.com --ios 13.5 --trace --kind aasa",
      "aasa diff a b --host calls.example.com --root c --format json",
      "aasa entitlements --root a --format json", "aasa swcutil",
      "aasa swcutil /join/x /j/y --root a",
      "explain https://calls.example.com/join/keynote/ --root a --format text",
      "new", "new folder", "templates --root a --templates b --format json",
      "templates export page.md style.css --root a", "templates export --all",
      "forget keynote --root a", "completions bash",
      "invite keynote workshop --guests a.csv --guests b.vcf --exclude c.csv --only tag=vip --new",
      "invite --tag summit --guests a --map email=Mail --encoding windows-1252 --out d --new-key",
      "invite a --guests b --on-duplicate keep --on-error skip --link none --formats txt,eml,ics",
      "invite a --guests b --language de --dry-run --prune --root a --strict --quiet --format json",
      "guests status --root a --format json", "guests list keynote --format csv --out x",
      "guests verify https://calls.example.com/join/a/?t=x",
      "guests rotate keynote ana@example.com",
      "guests revoke keynote ana@example.com --format json",
    ])
  func accepts(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard case .run = ArgumentParser(CommandCatalog.program).invocation(for: words) else {
      Issue.record("\(line) is refused")
      return
    }
  }

  @Test(
    arguments: [
      ("build --out x", "error: unknown option '--out'; did you mean '--output'?"),
      ("build here", "error: unexpected argument 'here'; did you mean '--root here'?"),
      ("check --locked", "error: unknown option '--locked'"),
      ("build --format csv", "error: '--format' is text or json, not 'csv'"),
      ("explain", "error: missing argument 'URL|ID'"),
      (
        "templates exprot",
        "error: unknown command 'templates exprot'; did you mean "
          + "'templates export'?"
      ),
      ("completions tcsh", "error: argument 'bash|zsh|fish' is bash, zsh or fish, not 'tcsh'"),
      ("invite --guests a", "error: missing argument 'MEETING…' or '--tag'"),
      (
        "invite a --guests b --formats pdf",
        "error: '--formats' is some of txt,csv,html,eml,ics, not 'pdf'"
      ),
      ("invite a --guests b --only vip", "error: '--only' is tag=… or role=…, not 'vip'"),
      ("serve", "error: unknown command 'serve'"),
    ])
  func refuses(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    guard case .wrong(let problem) = ArgumentParser(CommandCatalog.program).invocation(for: words)
    else {
      Issue.record("\(line) is accepted")
      return
    }
    #expect(problem.text.split(separator: "\n").first.map(String.init) == message)
  }
}
