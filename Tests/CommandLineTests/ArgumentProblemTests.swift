import Arguments
import CommandLine
import Testing

struct ArgumentProblemTests {
  @Test(
    arguments: [
      (
        "piant", "unknown command 'piant'; did you mean 'paint'?", ""
      ),
      ("Paint x", "unknown command 'Paint'; did you mean 'paint'?", ""),
      ("frobnicate", "unknown command 'frobnicate'", ""),
      ("version", "unknown command 'version'; did you mean '--version'?", ""),
      ("hlep paint", "unknown command 'hlep'; did you mean 'help'?", ""),
      ("piant --help", "unknown command 'piant'; did you mean 'paint'?", ""),
      ("guests lst", "unknown command 'guests lst'; did you mean 'guests list'?", "guests"),
      ("parts exprot", "unknown command 'parts exprot'; did you mean 'parts export'?", "parts"),
      ("help piant", "unknown command 'piant'; did you mean 'paint'?", ""),
      ("help guests lits", "unknown command 'guests lits'; did you mean 'guests list'?", "guests"),
      ("help paint more", "unknown command 'paint more'", "paint"),
      ("--folder x parts", "'--folder' must stand behind a command", ""),
      ("--frob", "unknown option '--frob'", ""),
      ("--versoin", "unknown option '--versoin'; did you mean '--version'?", ""),
      ("--version paint", "unexpected argument 'paint'", ""),
      ("guests --all", "'--all' must stand behind a command", "guests"),
    ])
  func aWrongCommand(line: String, message: String, topic: String) {
    expect(line.words, message, topic)
  }

  @Test(
    arguments: [
      ("--ouput x", "unknown option '--ouput'; did you mean '--output'?"),
      ("--OUTPUT x", "unknown option '--OUTPUT'; did you mean '--output'?"),
      ("--ouput=x", "unknown option '--ouput'; did you mean '--output'?"),
      ("--out x", "unknown option '--out'; did you mean '--output'?"),
      ("--frobnicate", "unknown option '--frobnicate'"),
      ("--=x", "unknown option '--'"),
      ("-output x", "unknown option '-output'; did you mean '--output'?"),
      ("-output=x", "unknown option '-output'; did you mean '--output'?"),
      ("-x", "unknown option '-x'"),
      ("-qxs", "unknown option '-x' in '-qxs'"),
      ("-5", "unknown option '-5'"),
      ("x --output", "missing value for '--output FILE'"),
      ("x -qo", "missing value for '--output FILE'"),
      ("x --output --quiet", "missing value for '--output FILE'"),
      ("x --output --", "missing value for '--output FILE'"),
      ("x --output=", "'--output' is empty"),
      ("x --quiet=yes", "'--quiet' takes no value, found 'yes'"),
      ("x --quiet=", "'--quiet' takes no value, found ''"),
      ("x --output a --output a", "'--output' is given more than once"),
      ("x --output a -ob", "'--output' is given more than once"),
      ("x --format yaml", "'--format' is text, json or csv, not 'yaml'"),
      ("x --format JSON", "'--format' is text, json or csv, not 'JSON'"),
      ("x --port 0", "'--port' is a number from 1 to 65535, not '0'"),
      ("x --port=8o", "'--port' is a number from 1 to 65535, not '8o'"),
    ])
  func aWrongOption(line: String, message: String) {
    expect(["paint"] + line.words, message, "paint")
  }

  @Test(
    arguments: [
      ("paint", "missing argument 'FILE…'", "paint"),
      ("guests rotate", "missing argument 'MEETING'", "guests rotate"),
      ("guests rotate a", "missing argument 'GUEST'", "guests rotate"),
      ("guests rotate a b c d", "unexpected argument 'c'", "guests rotate"),
      ("guests list a b", "unexpected argument 'b'", "guests list"),
      ("parts export", "missing argument 'NAME…' or '--all'", "parts export"),
      ("parts export --all a", "'--all' stands for all of them, found 'a' as well", "parts export"),
      ("parts --folder x export", "'export' must stand directly behind 'parts'", "parts"),
      ("parts --folder x y", "unexpected argument 'y'", "parts"),
      ("shape", "missing argument 'circle|square'", "shape"),
      ("shape sqare", "argument 'circle|square' is circle or square, not 'sqare'", "shape"),
    ])
  func aWrongOperand(line: String, message: String, topic: String) {
    expect(line.words, message, topic)
  }

  @Test func anEmptyOperandIsNoName() {
    expect(["paint", ""], "argument 'FILE' is empty", "paint")
    expect([""], "unknown command ''", "")
  }

  @Test func aDashFromAWordProcessorIsRecognised() {
    expect(
      ["guests", "list", "a", "\u{2014}help"],
      "unexpected argument '\u{2014}help'; did you mean '--help'?", "guests list")
    expect(
      ["parts", "--folder", "x", "\u{2013}folder=y"],
      "unexpected argument '\u{2013}folder=y'; did you mean '--folder'?", "parts")
  }

  @Test func aProblemIsTwoLinesAndDrivesNoTerminal() {
    guard
      case .wrong(let problem) = ArgumentParser(Sample.program).invocation(
        for: ["paint", "--x\u{1B}[2J\ny"])
    else {
      Issue.record("the option is known")
      return
    }
    #expect(
      problem.text == "error: unknown option '--x\u{FFFD}[2J\u{FFFD}y'\nSee 'tool help paint'.\n")
  }

  @Test func commandsReportTheirOwnProblems() {
    guard
      case .run(let command) = ArgumentParser(Sample.program).invocation(for: ["guests", "list"])
    else {
      Issue.record("the command is unknown")
      return
    }
    #expect(
      command.problem("no folder 'x'").text
        == "error: no folder 'x'\nSee 'tool help guests list'.\n")
  }

  private func expect(
    _ words: [String], _ message: String, _ topic: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .wrong(let problem) = ArgumentParser(Sample.program).invocation(for: words) else {
      Issue.record("\(words) is accepted", sourceLocation: sourceLocation)
      return
    }
    let help = topic.isEmpty ? "tool help" : "tool help \(topic)"
    #expect(
      problem.text == "error: \(message)\nSee '\(help)'.\n", sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
