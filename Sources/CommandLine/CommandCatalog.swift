package import Arguments

/// Everything that can be said on the command line: the commands and their options.
///
/// A command stands here when it exists; parsing, help and completions follow.
package enum CommandCatalog {
  package static let version = "0.1.0"

  package static let program = CommandDeclaration(
    "linksite", "Make a static site of invitations to calls",
    options: declarations(of: .version),
    subcommands: [
      build, check, list, explain, aasa, invite, guests, calendar, new, templates, forget,
      completions,
    ],
    isGroup: true,
    discussion: [
      "'linksite help COMMAND' shows what a command takes.",
      "Exit codes: 0 fine, 1 mistakes in the input or findings, 64 wrong command line, "
        + "74 the machine failed, 75 another run holds the lock, 130 interrupted.",
    ])

  private static let build = CommandDeclaration(
    "build", "Write the whole site",
    options: declarations(
      of: .root, .content, .templates, .output, .archive, .clock, .locked, .adopt, .force, .jobs,
      .strict, .quiet, .format))

  private static let check = CommandDeclaration(
    "check", "Find everything that build would find, and check the site that is there",
    options: declarations(
      of: .root, .content, .templates, .output, .out, .clock, .strict, .format))

  private static let list = CommandDeclaration(
    "list", "List the meetings with their state and links",
    options: declarations(of: .root, .content, .templates, .clock, .listFormat))

  private static let explain = CommandDeclaration(
    "explain", "Say which meeting, page and app an address leads to, and why",
    operands: [
      OperandDeclaration(
        ValueDeclaration("URL|ID"), help: "An address of the site, or the id of a meeting")
    ],
    options: declarations(of: .root, .content, .templates, .clock, .format))

  private static let calendar = CommandDeclaration(
    "calendar", "Check calendar files",
    subcommands: [
      CommandDeclaration(
        "lint", "Find what calendar programs may stumble over, in any calendar file",
        operands: [
          OperandDeclaration(
            ValueDeclaration("FILE", kind: .file), count: .oneOrMore, help: "A file (.ics)")
        ],
        options: declarations(of: .strict, .format))
    ],
    isGroup: true)

  private static let new = CommandDeclaration(
    "new", "Begin a site folder with a first meeting",
    operands: [
      OperandDeclaration(
        ValueDeclaration("DIR", kind: .directory), count: 0...1,
        help: "Where (default: the current folder)")
    ])

  private static let templates = CommandDeclaration(
    "templates", "List the templates and which of them are overridden",
    options: declarations(of: .root, .templates, .format),
    subcommands: [
      CommandDeclaration(
        "export", "Write copies of built-in templates, to be changed",
        operands: [
          OperandDeclaration(
            ValueDeclaration("NAME"), count: .oneOrMore, alternative: "all",
            help: "A template as 'linksite templates' lists it")
        ],
        options: declarations(of: .all, .root, .templates))
    ])

  private static let forget = CommandDeclaration(
    "forget", "Delete what is left of a removed meeting, for good",
    operands: [
      OperandDeclaration(ValueDeclaration("ID"), help: "The id that the meeting had")
    ],
    options: declarations(
      of: .root, .content, .templates, .output, .clock, .adopt, .jobs, .strict, .quiet, .format))

  private static let completions = CommandDeclaration(
    "completions", "Print a script that completes commands in a shell",
    operands: [
      OperandDeclaration(
        ValueDeclaration(oneOf: CompletionScript.Shell.allCases.map(\.rawValue)),
        help: "The shell that reads the script")
    ],
    discussion: CompletionScript.instructions(program: "linksite"))
}
