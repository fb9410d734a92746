import Arguments
import CommandLine
import Testing

/// The scripts are read by the shells themselves; one that is not installed is not asked.
@Suite
struct ArgumentsCompletionTests {
  static let shells = CompletionScript.Shell.allCases.filter { shell in
    let isInstalled = ArgumentsShell.path(of: shell) != nil
    if !isInstalled { print("skipped: \(shell.rawValue) is not installed") }
    return isInstalled
  }

  @Test(
    arguments: shells,
    [
      ([""], ["guests", "help", "paint", "parts", "shape"]),
      (["p"], ["paint", "parts"]),
      (["--v"], ["--version"]),
      (["guests", ""], ["list", "rotate"]),
      (["parts", "e"], ["export"]),
      (["parts", "--folder", "x", "e"], []),
      (["help", "pa"], ["paint", "parts"]),
      (["help", "guests", ""], ["list", "rotate"]),
      (["guests", "list", ""], []),
    ] as [([String], [String])])
  func commandsAreOffered(shell: CompletionScript.Shell, question: ([String], [String])) throws {
    #expect(try ArgumentsShell(shell: shell).offers(behind: question.0) == question.1)
  }

  @Test(
    arguments: shells,
    [
      (["paint", "--fo"], ["--folder", "--format"]),
      (["paint", "guests", "--str"], ["--strict"]),
      (["paint", "--output", "parts", "--str"], ["--strict"]),
      (["paint", "--", "--str"], []),
      (["paint", "--format", ""], ["csv", "json", "text"]),
      (["paint", "--format", "j"], ["json"]),
      (["paint", "--format="], ["csv", "json", "text"]),
      (["paint", "--format=j"], ["json"]),
      (["paint", "--port", ""], []),
      (["parts", "export", "--a"], ["--all"]),
      (["shape", ""], ["circle", "square"]),
    ] as [([String], [String])])
  func optionsAndTheirValuesAreOffered(
    shell: CompletionScript.Shell, question: ([String], [String])
  ) throws {
    #expect(try ArgumentsShell(shell: shell).offers(behind: question.0) == question.1)
  }

  @Test(
    arguments: shells,
    [
      (["paint", "--folder", "Al"], ["Album one"]),
      (["paint", "--folder=Al"], ["Album one"]),
      (["paint", "--output", "Al"], ["Album one", "Album.png"]),
      (["paint", "-o", "Pic"], ["Pic 'a'.png", "Pic.png"]),
      (["paint", "--quiet", "Pic"], ["Pic 'a'.png", "Pic.png"]),
      (["parts", "--folder", "Al"], ["Album one"]),
    ] as [([String], [String])])
  func filesAndFoldersAreOffered(
    shell: CompletionScript.Shell, question: ([String], [String])
  ) throws {
    let files = ["Album one/", "Album.png", "Pic 'a'.png", "Pic.png"]
    #expect(
      try ArgumentsShell(shell: shell).offers(behind: question.0, files: files) == question.1)
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func theScriptNamesEveryOptionOfTheProgram(shell: CompletionScript.Shell) {
    let text = CompletionScript(of: CommandCatalog.program).text(for: shell)
    for (path, command) in CommandCatalog.program.descendants {
      for option in command.options {
        let spelling = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
        #expect(text.contains(spelling), "\(path) \(option.name)")
      }
    }
  }
}
