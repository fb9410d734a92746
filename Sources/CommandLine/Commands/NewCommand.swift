import Diagnostics
import SiteOutput

/// `linksite new`: a site folder that builds as it is.
struct NewCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let folder = command.operands.first ?? "."
    let files = Starter.files.map { StarterFile(SitePaths.join(folder, $0.path), $0.text) }
    let problems = try StarterFile.problems(of: files)
    guard problems.isEmpty else {
      context.console.report(problems, format: .text)
      return .findings
    }
    for file in files {
      try file.write()
      context.console.print("\(file.path)\n")
    }
    let build = folder == "." ? "linksite build" : "linksite build --root \(folder)"
    context.console.print("Change site.yml and the meeting, then run: \(build)\n")
    return .fine
  }
}

/// What `linksite new` writes.
enum Starter {
  static let files: [(path: String, text: String)] = [
    ("Content/site.yml", settings), ("Content/meetings/first-meeting.md", meeting),
    (".gitignore", ignored),
  ]

  private static let settings = """
    # The settings of the site. All keys: docs/site-folder.md
    host: calls.example.com          # the host that publishes Site/
    name: Example Calls
    language: en
    timezone: Europe/Berlin          # of meetings that name no other
    # contact: mailto:help@example.com

    links:
      join: path                     # path | stream | cometchat: what your app reads

    # The apps that open the meetings; without one, pages offer the other ways to join.
    # apps:
    #   - id: main
    #     name: Example Calls
    #     ios: {app_id: ABCDE12345.com.example.calls, open: "examplecalls://join/{callId}"}
    #     web: "https://web.example.com/join/{callId}"

    """

  private static let meeting = """
    ---
    title: Our first meeting
    start: 2027-03-01 09:30
    duration: 45
    visibility: public
    entry_points:
      - {type: video, uri: "https://web.example.com/join/first-meeting", label: Join in the browser}
    ---
    What we will talk about, in *Markdown*.

    """

  private static let ignored = """
    /.linksite/
    /Invites/

    """
}
