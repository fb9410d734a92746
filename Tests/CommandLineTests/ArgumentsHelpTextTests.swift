import Arguments
import CommandLine
import Testing

struct ArgumentsHelpTextTests {
  @Test func theHelpOfACommandNamesEverythingItTakes() {
    #expect(
      HelpText(of: Sample.program, path: ["paint"]).text == """
        Paint pictures over each other.

        Usage: tool paint FILE… [--output FILE] [--folder DIR] [--colour NAME]…
                          [--port N] [--format text|json|csv] [--quiet] [--strict]

        Arguments:
          FILE…  A picture

        Options:
          -o, --output FILE       Where the picture goes [default: standard output]
          --folder DIR            Where things are
          -c, --colour NAME…      A colour to use
          --port N                Where to listen
          --format text|json|csv  What it's made of (default: text)
          -q, --quiet             Say nothing
          -s, --strict            Count warnings as errors
          -h, --help              Show this help

        """)
  }

  @Test func theHelpOfTheProgramListsTheCommands() {
    #expect(
      HelpText(of: Sample.program).text == """
        Do things with pictures.

        Usage: tool COMMAND …

        Commands:
          paint           Paint pictures over each other
          guests list     List the guests
          guests rotate   Give a guest another token
          parts           List the parts
          parts export    Write parts
          shape           Draw a shape
          help [COMMAND]  Show the help of a command

        Options:
          --version   Show the version
          -h, --help  Show this help

        It's a tool of which there is only this sample.

        """)
  }

  @Test func theHelpOfACommandThatHoldsOthersListsThem() {
    #expect(
      HelpText(of: Sample.program, path: ["parts"]).text == """
        List the parts.

        Usage: tool parts [--folder DIR]
               tool parts COMMAND …

        Commands:
          export  Write parts

        Options:
          --folder DIR  Where things are
          -h, --help    Show this help

        """)
    #expect(
      HelpText(of: Sample.program, path: ["parts", "export"]).text == """
        Write parts.

        Usage: tool parts export NAME…|--all [--folder DIR]

        Arguments:
          NAME…  A part

        Options:
          --all         All parts
          --folder DIR  Where things are
          -h, --help    Show this help

        """)
  }

  @Test func aTermThatIsTooLongHasItsOwnLine() {
    let program = CommandDeclaration(
      "t", "x",
      options: declarations(
        of: CommandOption.value(
          "a-rather-long-option", ValueDeclaration("VALUE"),
          help: String(repeating: "word ", count: 20)
        )))
    #expect(
      HelpText(of: program).text == """
        x.

        Usage: t [--a-rather-long-option VALUE]

        Commands:
          help [COMMAND]  Show the help of a command

        Options:
          --a-rather-long-option VALUE
                                    word word word word word word word word word word
                                    word word word word word word word word word word
          -h, --help                Show this help

        """)
  }
}
