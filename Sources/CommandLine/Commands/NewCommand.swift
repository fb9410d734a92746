import Arguments
import Diagnostics
import SiteCheck
import SiteOutput

/// `linksite new`: a site folder that builds as it is.
struct NewCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let folder = SitePaths(root: command.operands.first).root
    if exists(folder), !isFolder(folder) { throw command.noFolder(folder) }
    var files = Starter.files.map { StarterFile(SitePaths.join(folder, $0.path), $0.text) }
    // Many begin in a folder that has one; it stays theirs.
    let ignored = SitePaths.join(folder, ".gitignore")
    let hasIgnored = try NewFile.exists(at: ignored)
    if !hasIgnored { files.append(StarterFile(ignored, Starter.ignored)) }
    let code = try StarterFile.write(files, for: context)
    guard code == .fine else { return code }
    if hasIgnored, try !Starter.isIgnoring(readFile(at: ignored)) {
      try context.console.print("Add to \(ignored): /.linksite/ and /Invites/\n")
    }
    let build = folder == "." ? "linksite build" : "linksite build --root \(shellWord(folder))"
    try context.console.print("Change site.yml and the meeting, then run: \(build)\n")
    return .fine
  }
}

/// `text` as a shell reads it back: in quotes where it has more than plain letters.
private func shellWord(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
  guard !isPlain || text.isEmpty else { return text }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

/// What `linksite new` writes.
enum Starter {
  static let files: [(path: String, text: String)] = [
    ("Content/site.yml", settings), ("Content/meetings/first-meeting.md", meeting),
  ]

  /// What is no part of the site, and private.
  static let ignored = """
    /.linksite/
    /Invites/

    """

  static func isIgnoring(_ file: [UInt8]) -> Bool {
    let lines = file.split { $0 == 0x0A || $0 == 0x0D }
    return ignored.utf8.split(separator: 0x0A).allSatisfy { wanted in
      lines.contains { $0.elementsEqual(wanted) || $0.elementsEqual(wanted.dropFirst()) }
    }
  }

  private static let settings = """
    # The settings of the site; the keys that are not here have defaults.
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
}
