import Arguments
import Diagnostics
import Rendering
import SiteCheck
import SiteOutput

/// `linksite templates`: which templates there are, and which of them are the user's own.
struct TemplatesCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    try context.requireFolders(paths, command)
    let folder = try InputFolder(paths.templates)
    var lines: [(name: String, state: String)] = []
    for (name, text) in BuiltInTemplates.all {
      let own = try folder.text(name)
      let isOverridden = own.map { $0.withPlainLineEnds.bytes != Array(text.utf8) } ?? false
      lines.append((name, isOverridden ? "overridden" : "built-in"))
    }
    let known = Set(BuiltInTemplates.all.map(\.name))
    for path in folder.paths where !known.contains(path) && path != "README.md" {
      lines.append((path, "own"))
    }
    lines.sort { $0.name < $1.name }
    try context.console.print(text(lines))
    return .fine
  }

  private func text(_ lines: [(name: String, state: String)]) -> String {
    switch command[.format] {
    case .text:
      let width = lines.map { $0.name.utf8.count }.max() ?? 0
      return lines.map { line in
        let gap = String(repeating: " ", count: width - line.name.utf8.count + 2)
        return "\(line.name)\(gap)\(line.state)\n"
      }.joined()
    case .json:
      return lines.map { line in
        "{\"name\":\(jsonString(line.name)),\"state\":\(jsonString(line.state))}\n"
      }.joined()
    }
  }
}

/// `linksite templates export`: copies of built-in templates, to be changed.
struct TemplatesExportCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let paths = SitePaths(command)
    try context.requireFolders(paths, command)
    let folder = paths.templates
    // The same name twice asks for one copy.
    let asked = Set(command.operands)
    let known = BuiltInTemplates.all.map(\.name)
    let names =
      command[.all]
      ? known : known.filter(asked.contains) + asked.subtracting(known).sorted()
    let texts = Dictionary(uniqueKeysWithValues: BuiltInTemplates.all.map { ($0.name, $0.text) })
    let unknown = names.filter { texts[$0] == nil }.map(Diagnostic.unknownTemplate)
    guard unknown.isEmpty else {
      context.console.report(unknown, .text)
      return .findings
    }
    let copies = names.compactMap { name in
      texts[name].map { StarterFile(SitePaths.join(folder, name), $0) }
    }
    return try StarterFile.write(copies, for: context)
  }
}

extension Diagnostic {
  static func unknownTemplate(_ name: String) -> Diagnostic {
    let nearest = nearestName(to: name, in: BuiltInTemplates.all.map(\.name))
    return .error(
      "unknown-template", "there is no built-in template \"\(name)\"", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "linksite templates lists them")
  }
}
