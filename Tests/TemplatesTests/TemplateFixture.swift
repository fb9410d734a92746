import Diagnostics
import Markdown
import Templates
import Testing

/// What most tests print: a page with every type of name.
enum Page {
  static let app = TemplateShape(
    "app",
    [
      .text("name", "How people call the app"),
      .text("store_url", optional: true, "Where to get it"),
    ])
  static let phone = TemplateShape(
    "phone", [.text("number", "As it is dialled"), .text("note", optional: true, "Who answers")])
  static let shape = TemplateShape(
    "page",
    [
      .text("title", "What the meeting is called"),
      .text("url", "Its address"),
      .text("host", optional: true, "Who invites"),
      .html("description", optional: true, "The meeting's text"),
      .html("badge", "A piece of markup"),
      .flag("share", "There is a share button"),
      .record("app", app, optional: true, "The app that opens it"),
      .record("site", TemplateShape("site", [.text("name", "Whose it is")]), "The whole site"),
      .list("phones", phone, "Numbers to call"),
      TemplateField("tags", .list(.text), "Words"),
      TemplateField("part", .template(["a.html", "b.md"]), "Which part"),
    ])

  static func record(
    title: String = "word", url: String = "https://example.com/j/abc/", host: String? = nil,
    description: String? = nil, share: Bool = true, app: (String, String?)? = nil,
    phones: [(String, String?)] = [], tags: [String] = [], part: String = "a.html"
  ) -> TemplateRecord {
    TemplateRecord(
      shape,
      named: [
        "title": .text(title), "url": .text(url), "host": .optionalText(host),
        "description": description.map { .html(Array($0.utf8)) } ?? .absent,
        "badge": .html(Array("<b>!</b>".utf8)), "share": .flag(share),
        "app": app.map {
          .record(TemplateRecord(Page.app, [.text($0.0), .optionalText($0.1)]))
        } ?? .absent,
        "site": .record(
          TemplateRecord(siteShape, named: ["name": .text("Example Calls")])),
        "phones": .list(
          phones.map { .record(TemplateRecord(phone, [.text($0.0), .optionalText($0.1)])) }),
        "tags": .list(tags.map { .text($0) }), "part": .text(part),
      ])
  }

  private static var siteShape: TemplateShape {
    guard case .record(let site)? = shape.fields.first(where: { $0.name == "site" })?.type else {
      preconditionFailure("the page has a site")
    }
    return site
  }
}

/// Files by name, as they would stand below Templates/.
func library(
  _ files: [String: String], strings: [String: String] = [:]
) -> TemplateLibrary {
  let language = SourceText(
    path: "en.yml",
    text: strings.sorted { $0.key < $1.key }.map { $0.value }.joined(separator: "\n"))
  var texts: [String: TemplateText] = [:]
  var offset = 0
  for (key, text) in strings.sorted(by: { $0.key < $1.key }) {
    texts[key] = TemplateText(text, at: .at(language, offset: offset))
    offset += text.utf8.count + 1
  }
  return TemplateLibrary(
    sources: Dictionary(
      uniqueKeysWithValues: files.map { ($0, SourceText(path: "Templates/\($0)", text: $1)) }),
    strings: texts, markdown: Markdown.html(fromTrusted:))
}

/// What a root prints; a template with errors prints its report.
func render(
  _ root: String, _ files: [String: String], strings: [String: String] = [:],
  _ record: TemplateRecord = Page.record()
) -> String {
  let (template, problems) = library(files, strings: strings).compile(root, against: Page.shape)
  guard let template, problems.isEmpty else {
    var report = TextReport()
    return report.text(of: problems)
  }
  var output: [UInt8] = []
  template.render(record, into: &output)
  return String(decoding: output, as: UTF8.self)
}

/// The report about a root.
func problems(
  _ root: String, _ files: [String: String], strings: [String: String] = [:]
) -> String {
  var report = TextReport()
  return report.text(
    of: library(files, strings: strings).compile(root, against: Page.shape).diagnostics)
}
