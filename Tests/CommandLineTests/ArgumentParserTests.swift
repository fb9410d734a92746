import Arguments
import CommandLine
import Testing

struct ArgumentParserTests {
  @Test(
    arguments: [
      ["--output", "a b", "x"], ["--output=a b", "x"], ["-o", "a b", "x"], ["-oa b", "x"],
      ["x", "--output", "a b"], ["--output=a b", "--", "x"],
    ])
  func readsAValueInEverySpelling(words: [String]) throws {
    let command = try run(["paint"] + words)
    #expect(command[.output] == "a b")
    #expect(command.operands == ["x"])
  }

  @Test(arguments: [["-qs"], ["-sq"], ["-q", "-s"], ["--quiet", "--strict"], ["-qsq"]])
  func readsFlagsInEverySpelling(words: [String]) throws {
    let command = try run(["paint", "x"] + words)
    #expect(command[.quiet])
    #expect(command[.strict])
  }

  @Test func readsAValueAtTheEndOfACluster() throws {
    let command = try run(["paint", "x", "-qofile"])
    #expect(command[.quiet])
    #expect(command[.output] == "file")
    #expect(try run(["paint", "-qo", "file", "x"])[.output] == "file")
  }

  @Test func optionsThatAreNotGivenHaveTheirDefaults() throws {
    let command = try run(["paint", "x"])
    #expect(command[.output] == nil)
    #expect(command[.colours] == [])
    #expect(command[.port] == nil)
    #expect(command[.pictureFormat] == .text)
    #expect(!command[.quiet])
  }

  @Test func anOptionOfAnotherCommandCountsAsNotGiven() throws {
    #expect(try run(["guests", "list"])[.output] == nil)
    #expect(try !run(["guests", "list"])[.all])
  }

  @Test func optionsHaveTheTypesOfTheirValues() throws {
    let command = try run(["paint", "x", "--port", "8080", "--format=csv", "-c", "red", "-cblue"])
    #expect(command[.port] == 8080)
    #expect(command[.pictureFormat] == .csv)
    #expect(command[.colours] == ["red", "blue"])
  }

  @Test func everythingBehindTwoHyphensIsAnOperand() throws {
    let command = try run(["paint", "-q", "--", "-x", "--help", "--", "--output"])
    #expect(command.operands == ["-x", "--help", "--", "--output"])
  }

  @Test func aValueMayBeginWithAHyphenBehindAnEqualsSign() throws {
    #expect(try run(["paint", "x", "--output=-x"])[.output] == "-x")
    #expect(try run(["paint", "x", "--output==a=b"])[.output] == "=a=b")
    #expect(try run(["paint", "x", "--output", "-"])[.output] == "-")
    #expect(try run(["paint", "-"]).operands == ["-"])
  }

  @Test(
    arguments: [
      (["guests", "list"], ["guests", "list"], []),
      (["guests", "list", "export"], ["guests", "list"], ["export"]),
      (["guests", "rotate", "a", "b"], ["guests", "rotate"], ["a", "b"]),
      (["parts"], ["parts"], []),
      (["parts", "--folder", "export"], ["parts"], []),
      (["parts", "export", "a", "export"], ["parts", "export"], ["a", "export"]),
      (["parts", "export", "--all"], ["parts", "export"], []),
      (["shape", "circle"], ["shape"], ["circle"]),
    ] as [([String], [String], [String])])
  func findsTheCommandAndItsOperands(words: [String], path: [String], operands: [String]) throws {
    let command = try run(words)
    #expect(command.path == path)
    #expect(command.operands == operands)
  }

  @Test(
    arguments: [
      ([], []), (["--help"], []), (["-h"], []), (["help"], []), (["help", "--help"], []),
      (["help", "help"], []),
      (["help", "paint"], ["paint"]), (["paint", "--help"], ["paint"]),
      (["paint", "-h"], ["paint"]), (["paint", "--wrong", "--output", "--help"], ["paint"]),
      (["guests"], ["guests"]), (["guests", "-h"], ["guests"]),
      (["guests", "list", "a", "b", "-h"], ["guests", "list"]),
      (["help", "guests", "list"], ["guests", "list"]),
      (["help", "parts", "export", "-h"], ["parts", "export"]),
    ] as [([String], [String])])
  func showsTheHelpOf(words: [String], path: [String]) throws {
    guard case .help(path) = ArgumentParser(Sample.program).invocation(for: words) else {
      Issue.record("\(words) does not show the help of \(path)")
      return
    }
  }

  @Test func tellsItsVersion() {
    guard case .version = ArgumentParser(Sample.program).invocation(for: ["--version"]) else {
      Issue.record("--version is something else")
      return
    }
  }

  private func run(_ words: [String]) throws -> ParsedCommand {
    switch ArgumentParser(Sample.program).invocation(for: words) {
    case .run(let command): return command
    case .wrong(let problem): throw problem
    case .help, .version: throw Unexpected(words: words)
    }
  }

  private struct Unexpected: Error {
    let words: [String]
  }
}
