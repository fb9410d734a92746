package import Diagnostics
package import SiteModel

/// A file of meetings, whatever its format, as drafts with places.
///
/// The ending of the name tells the format. One map of keys is one meeting, whose id may come from
/// the file's name; a list of maps, or a table, is many. What the keys mean is not known here.
package enum MeetingFileReader {
  package static func read(
    _ source: SourceText
  ) -> (drafts: [MeetingDraft], diagnostics: [Diagnostic]) {
    let name = FileName(source.path)
    switch name.ending {
    case "md": return markdown(source, name)
    case "yml", "yaml": return drafts(YAMLReader.read(source), source, name)
    case "json": return drafts(JSONInput.read(source), source, name)
    case "csv": return table(source)
    default:
      let found = name.ending.isEmpty ? "no ending" : "the ending \(shown(".\(name.ending)"))"
      let problem = Diagnostic.error(
        "unknown-file-type", "a file of meetings cannot have \(found)", at: .file(source.path),
        help: "meetings stand in files that end in .md, .yml, .yaml, .json or .csv")
      return ([], [problem])
    }
  }

  private static func markdown(
    _ source: SourceText, _ name: FileName
  ) -> (drafts: [MeetingDraft], diagnostics: [Diagnostic]) {
    if let problem = TextDecoding.problem(in: source) { return ([], [problem]) }
    let (found, problems) = FrontMatter.read(source)
    guard let frontMatter = found else { return ([], problems) }
    var (value, diagnostics) = YAMLReader.read(source, in: frontMatter.yaml)
    if value == nil, diagnostics.isEmpty {
      value = InputValue(.fields([]), at: .at(source, offset: frontMatter.yaml.lowerBound))
    }
    guard let value else { return ([], diagnostics) }
    guard case .fields(let fields) = value.content else {
      return ([], diagnostics + [.notAMap(value, what: "the front matter of a meeting")])
    }
    let start = TextDecoding.contentStart(of: source)
    let draft = MeetingDraft(
      fields: fields, body: frontMatter.body, place: .at(source, offset: start), fileID: name.stem)
    return ([draft], diagnostics)
  }

  private static func drafts(
    _ read: (value: InputValue?, diagnostics: [Diagnostic]), _ source: SourceText, _ name: FileName
  ) -> (drafts: [MeetingDraft], diagnostics: [Diagnostic]) {
    var diagnostics = read.diagnostics
    guard let value = read.value else {
      return ([], diagnostics.isEmpty ? [.emptyFile(source)] : diagnostics)
    }
    switch value.content {
    case .fields(let fields):
      return ([MeetingDraft(fields: fields, place: value.place, fileID: name.stem)], diagnostics)
    case .list(let items):
      if items.isEmpty, !diagnostics.hasErrors { diagnostics.append(.noMeetings(at: value.place)) }
      var drafts: [MeetingDraft] = []
      drafts.reserveCapacity(items.count)
      for item in items {
        if case .fields(let fields) = item.content {
          drafts.append(MeetingDraft(fields: fields, place: item.place, fileID: nil))
        } else {
          diagnostics.append(.notAMap(item, what: "a meeting in a list"))
        }
      }
      return (drafts, diagnostics)
    case .absent, .text:
      return ([], diagnostics + [.notAMap(value, what: "a file of meetings")])
    }
  }

  private static func table(
    _ source: SourceText
  ) -> (drafts: [MeetingDraft], diagnostics: [Diagnostic]) {
    let (found, problems) = CSVTable.read(source)
    guard let table = found else {
      return ([], problems.isEmpty ? [.emptyFile(source)] : problems)
    }
    let (drafts, diagnostics) = table.meetingDrafts()
    let all = problems + diagnostics
    if drafts.isEmpty, !all.hasErrors, let first = table.header.first {
      return ([], all + [.noMeetings(at: table.place(of: first))])
    }
    return (drafts, all)
  }
}

extension Diagnostic {
  fileprivate static func emptyFile(_ source: SourceText) -> Diagnostic {
    .error(
      "empty-file", "the file holds no meeting", at: .file(source.path),
      help: "write one, or delete the file")
  }

  fileprivate static func noMeetings(at place: Place) -> Diagnostic {
    .warning(
      "no-meetings", "the file holds a list of no meetings", at: place,
      help: "add one, or delete the file")
  }
}
