import Arguments
package import Diagnostics
package import Rendering
import SiteInput
import SiteOutput
import SitePlan

/// Everything that a build reads, as bytes with names: the only step of it that opens input files.
package struct SiteSources: Sendable {
  package var paths: SitePaths
  package var settings: SourceText?
  /// True when something that is no file has the name of the settings.
  var isSettingsNameTaken = false
  /// Sorted by path.
  package var meetings: [SourceText] = []
  /// A file that was meant to hold the settings.
  var misnamedSettings: String?
  package var lock: SourceText?
  /// True when there is no lock file, but a site that must have been built with one.
  package var isLockLost = false
  /// Paths below the static folder, sorted; their bytes are read when they are written.
  package var statics: [String] = []
  /// Association files of the user among them, by their path there: they are checked as well.
  package var ownAssociations: [String: SourceText] = [:]
  /// Pictures among them that chat programs can show, by their path there.
  package var pictures: [String: PictureFile] = [:]
  /// By name below `Templates/`: the user's own over the built-in ones.
  package var templates: [String: SourceText] = [:]
  /// Names of the user's own templates.
  package var ownTemplates: [String] = []
  /// The files of texts below `Templates/strings/`, by name there: the same.
  package var strings: [String: SourceText] = [:]
  /// Names of the user's own files of texts.
  package var ownStrings: [String] = []
  /// What lies in the folders and is not read.
  package var diagnostics: [Diagnostic] = []
}

extension SiteSources {
  /// Reads a site folder.
  ///
  /// - Throws: `MachineFailure` for a file that cannot be read; `CommandLineProblem` is the
  ///   caller's answer to a missing folder.
  package static func read(_ paths: SitePaths) throws -> SiteSources {
    var sources = SiteSources(paths: paths)
    let files = try InputFolder(paths.content)
    sources.diagnostics = files.problems
    sources.settings = try files.text("site.yml")
    sources.lock = try files.text("links.lock.json")
    let folders = ["site.yml", "links.lock.json"].filter(files.hasFolder)
    for name in folders { sources.diagnostics.append(.folder(SitePaths.join(paths.content, name))) }
    sources.isSettingsNameTaken = folders.contains("site.yml")
    sources.isLockLost =
      sources.lock == nil && !folders.contains("links.lock.json")
      && SiteRecord.exists(inOutput: paths.output)
    for path in files.paths where !folders.contains(where: { path.hasPrefix($0 + "/") }) {
      if path.hasPrefix("meetings/") {
        if let text = try files.text(path) { sources.meetings.append(text) }
      } else if path.hasPrefix("static/") {
        let name = String(path.dropFirst("static/".utf8.count))
        sources.statics.append(name)
        if SitePlan.Single.associationFiles.contains(where: { $0.rawValue == name }) {
          sources.ownAssociations[name] = try files.text(path)
        }
        if [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix) {
          sources.pictures[name] = try files.text(path).map { PictureFile($0.bytes) }
        }
      } else if path == "meetings" || path == "static" {
        sources.diagnostics.append(.file(SitePaths.join(paths.content, path)))
      } else if path != "site.yml", path != "links.lock.json", !SiteFolder.isTemporary(path) {
        sources.diagnostics.append(.strayFile(SitePaths.join(paths.content, path), in: paths))
        if ["site.yaml", "site.yml", "site.json"].contains(path.lowercased()) {
          sources.misnamedSettings = path
        }
      }
    }
    try sources.readTemplates()
    return sources
  }

  private mutating func readTemplates() throws {
    for (name, text) in BuiltInTemplates.all {
      add(SourceText(path: "built-in/\(name)", text: text), name, isOwn: false)
    }
    let files = try InputFolder(paths.templates)
    diagnostics += files.problems
    for (name, _) in BuiltInTemplates.all where files.hasFolder(name) {
      diagnostics.append(.folder(SitePaths.join(paths.templates, name)))
    }
    for path in files.paths where path != "README.md" {
      guard let text = try files.text(path) else { continue }
      add(text, path, isOwn: true)
    }
  }

  private mutating func add(_ text: SourceText, _ name: String, isOwn: Bool) {
    let folder = "strings/"
    if name.hasPrefix(folder) {
      let name = String(name.dropFirst(folder.utf8.count))
      strings[name] = isOwn ? text.withPlainLineEnds : text
      if isOwn { ownStrings.append(name) }
      return
    }
    // A browser reads other bytes than we hash, and shows a page without style and script. The
    // built-in one stands in, so that only this mistake is told.
    if isOwn, text.bytes.count > Self.largestTemplate {
      return diagnostics.append(.largeTemplate(text, name))
    }
    if isOwn, Self.isTemplateName(name), let problem = TextDecoding.problem(in: text) {
      return diagnostics.append(problem)
    }
    templates[name] = isOwn ? text.withPlainLineEnds : text
    if isOwn { ownTemplates.append(name) }
  }
}

extension SiteSources {
  /// Everything whose words may stand on a page, by name.
  var words: [String: SourceText] { templates.merging(strings) { template, _ in template } }

  /// Its bytes: each page may hold all of them.
  fileprivate static let largestTemplate = 1 << 20

  /// False for what can only be there by mistake, a picture for instance.
  fileprivate static func isTemplateName(_ path: String) -> Bool {
    [".html", ".md", ".txt", ".json", ".css", ".js", ".yml"].contains(where: path.hasSuffix)
  }

  /// Where each message template stands, by the name of the file beside the page.
  var messageSources: [String: String] {
    let folder = "messages/"
    return Dictionary(
      templates.filter { $0.key.hasPrefix(folder) }
        .map { (String($0.key.dropFirst(folder.utf8.count)), $0.value.path) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The files below one folder, without what editors and systems leave behind.
package struct InputFolder {
  private let folder: String
  /// Relative, sorted by their bytes.
  package let paths: [String]
  /// Links out of the folder and the like, which are not read.
  let problems: [Diagnostic]
  private let names: Set<String>

  /// A folder that is not there has no files.
  package init(_ folder: String) throws {
    self.folder = folder
    let tree = try FileTree(under: folder, skipping: isIgnoredFileName)
    paths = tree?.files ?? []
    problems = tree?.problems ?? []
    names = Set(paths)
  }

  /// True where a folder has the name of a file.
  func hasFolder(_ path: String) -> Bool {
    !names.contains(path) && isFolder(SitePaths.join(folder, path))
  }

  /// A file as it stands, nil when it is not there.
  package func text(_ path: String) throws -> SourceText? {
    guard names.contains(path) else { return nil }
    let shown = SitePaths.join(folder, path)
    return SourceText(path: shown, bytes: try readFile(at: shown))
  }
}

extension SourceText {
  /// As the template would be on another system: no output depends on how an editor ends lines.
  ///
  /// Without a byte-order mark, which would get into the middle of a page. Lines and columns of
  /// messages stay the same.
  package var withPlainLineEnds: SourceText {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard text.count < bytes.count || text.contains(0x0D) else { return self }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    for index in text.indices {
      let isInPair = text[index] == 0x0A && index > text.startIndex && text[index - 1] == 0x0D
      if !isInPair { plain.append(text[index] == 0x0D ? 0x0A : text[index]) }
    }
    return SourceText(path: path, bytes: plain)
  }
}

extension Diagnostic {
  fileprivate static func folder(_ path: String) -> Diagnostic {
    .error(
      "wrong-file-kind", "this is a folder, and a file has to have this name", at: .file(path),
      help: "rename the folder")
  }

  fileprivate static func largeTemplate(_ source: SourceText, _ name: String) -> Diagnostic {
    .error(
      "template-too-large", "\"\(name)\" has \(source.bytes.count) bytes",
      at: .file(source.path), help: "1 MiB is the most; is it the right file?")
  }

  fileprivate static func file(_ path: String) -> Diagnostic {
    .error(
      "wrong-file-kind", "this is a file, and a folder has to have this name", at: .file(path),
      help: "rename the file, or move it into a folder of this name")
  }

  fileprivate static func strayFile(_ path: String, in paths: SitePaths) -> Diagnostic {
    .warning(
      "stray-file", "this file is not read", at: .file(path),
      help: "meetings belong in \(paths.meetings)/, files to copy in \(paths.statics)/")
  }
}
