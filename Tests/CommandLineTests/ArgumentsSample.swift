import Arguments
import CommandLine

/// A program with every kind of option, operand and command, for the tests of the parser.
enum Sample {
  enum Format: String, CaseIterable { case text, json, csv }

  static let program = CommandDeclaration(
    "tool", "Do things with pictures",
    options: declarations(of: .version),
    subcommands: [
      CommandDeclaration(
        "paint", "Paint pictures over each other",
        operands: [
          OperandDeclaration(
            ValueDeclaration("FILE", kind: .file), count: .oneOrMore, help: "A picture")
        ],
        options: declarations(
          of: .output, .folder, .colours, .port, .pictureFormat, .quiet, .strict)),
      CommandDeclaration(
        "guests", "Work with lists of guests",
        subcommands: [
          CommandDeclaration(
            "list", "List the guests",
            operands: [
              OperandDeclaration(ValueDeclaration("MEETING"), count: 0...1, help: "Of which one")
            ]),
          CommandDeclaration(
            "rotate", "Give a guest another token",
            operands: [
              OperandDeclaration(ValueDeclaration("MEETING"), help: "The meeting"),
              OperandDeclaration(ValueDeclaration("GUEST"), help: "The guest"),
            ]),
        ],
        isGroup: true),
      CommandDeclaration(
        "parts", "List the parts",
        options: declarations(of: .folder),
        subcommands: [
          CommandDeclaration(
            "export", "Write parts",
            operands: [
              OperandDeclaration(
                ValueDeclaration("NAME"), count: .oneOrMore, alternative: "all", help: "A part")
            ],
            options: declarations(of: .all, .folder))
        ]),
      CommandDeclaration(
        "shape", "Draw a shape",
        operands: [
          OperandDeclaration(ValueDeclaration(oneOf: ["circle", "square"]), help: "Which one")
        ]),
    ],
    isGroup: true, discussion: ["It's a tool of which there is only this sample."])
}

extension CommandOption<String?> {
  static var output: Self {
    .value(
      "output", ValueDeclaration("FILE", kind: .file), short: "o",
      help: "Where the picture goes [default: standard output]")
  }
  static var folder: Self {
    .value("folder", ValueDeclaration("DIR", kind: .directory), help: "Where things are")
  }
}

extension CommandOption<[String]> {
  static var colours: Self {
    .repeated("colour", ValueDeclaration("NAME"), short: "c", help: "A colour to use")
  }
}

extension CommandOption<Int?> {
  static var port: Self {
    .parsed(
      "port", "N", expectation: "a number from 1 to 65535", help: "Where to listen"
    ) { text in
      Int(text).flatMap { (1...65535).contains($0) ? $0 : nil }
    }
  }
}

extension CommandOption<Sample.Format> {
  static var pictureFormat: Self { .choice("format", default: .text, help: "What it's made of") }
}

extension CommandOption<Bool> {
  static var quiet: Self { .flag("quiet", short: "q", help: "Say nothing") }
  static var strict: Self { .flag("strict", short: "s", help: "Count warnings as errors") }
  static var all: Self { .flag("all", help: "All parts") }
}
