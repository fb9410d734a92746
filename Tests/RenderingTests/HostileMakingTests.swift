import Diagnostics
import InviteLinks
import Markdown
import TestSupport
import Testing

/// Values that do not stand in a page as they are: something is made of them first.
@Suite struct HostileMakingTests {
  /// The site with each value in one field, as far as the field takes it.
  private func sites(
    _ path: String, in file: String, values: [String] = HostileValues.all
  ) throws -> [(value: String, page: ParsedHTML)] {
    let plain = HostileProject.project()
    let compiled = try CompiledTemplates(plain, plain.checked().site)
    var pages: [(value: String, text: String)] = []
    for value in values {
      let project = HostileProject.project(value) { $0 == file && $1.path == path }
      if try project.checked().diagnostics.contains(where: { $0.severity == .error }) { continue }
      let site = try project.rendered(with: compiled)
      pages.append((value, try site.text("join/m/index.html")))
    }
    let plainText = try plain.rendered(with: compiled).text("join/m/index.html")
    let parsed = try ParsedHTML.parse(pages.map(\.text) + [plainText])
    for (page, value) in zip(parsed, pages.map(\.value)) {
      let isSame = page.structure == parsed.last?.structure
      #expect(isSame, "\(path): \(value.debugDescription)")
    }
    return zip(pages, parsed).map { ($0.value, $1) }
  }

  @Test(arguments: ["apps.0.web", "apps.0.ios.open", "apps.0.android.open", "apps.0.desktop.open"])
  func linksToAppsKeepTheStructure(path: String) throws {
    let values = stride(from: 0, to: HostileValues.all.count, by: 2).map { HostileValues.all[$0] }
    #expect(try sites(path, in: HostileProject.siteFile, values: values).count > 20)
  }

  @Test func theNameOfAPictureIsEncodedInItsAddress() throws {
    let sites = try sites("image", in: HostileProject.meetingFile)
    #expect(sites.count > 60)
    for (value, page) in sites {
      let image = page.elements.first { $0.value(of: "property") == "og:image" }
      let address = try #require(image?.value(of: "content"))
      #expect(
        PercentEncoding.decode(address) == "https://calls.example.com/\("\(value).png".trimmed)")
      let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      #expect(isPlain, "\(address)")
    }
  }

  @Test func theNameOfTheLogoIsEncodedInItsAddress() throws {
    for (value, page) in try sites("look.logo", in: HostileProject.siteFile) {
      let source = try #require(page.elements.first { $0.name == "img" }?.value(of: "src"))
      #expect(
        source.first == "/" && !source.hasPrefix("//"), "\(value.debugDescription): \(source)")
      #expect(PercentEncoding.decode(source) == "/\("\(value).png".trimmed)")
    }
  }

  @Test func theFontCannotLeaveItsDeclaration() throws {
    for (value, page) in try sites("look.font", in: HostileProject.siteFile) {
      let name = value.debugDescription
      #expect(!value.contains(where: { "{}<>;/\\()".contains($0) }), "\(name)")
      #expect(page.elements.filter { $0.name == "style" }.count == 1, "\(name)")
    }
  }

  @Test func aDescriptionAddsOnlyItsOwnElements() throws {
    let texts =
      (HostileValues.all + ["a\n\n</div></main>\n\n# b\n", "<!--\n\n-->", "```\n</div>\n"])
      .filter { !$0.contains("\0") }
    let plain = HostileProject.project()
    let compiled = try CompiledTemplates(plain, plain.checked().site)
    var pages: [(text: String, page: String)] = []
    for text in texts {
      let json = plain.files[HostileProject.meetingFile] ?? ""
      let project = plain.with(
        HostileProject.meetingFile,
        json.replacing("\"Some *words*.\"", with: jsonString(text)))
      if try project.checked().diagnostics.contains(where: { $0.severity == .error }) { continue }
      pages.append((text, try project.rendered(with: compiled).text("join/m/index.html")))
    }
    #expect(pages.count > 150)
    let plainPage = try plain.rendered(with: compiled).text("join/m/index.html")
    let parsed = try ParsedHTML.parse(pages.map(\.page) + [plainPage])
    let outside = try #require(parsed.last.map(DescriptionParts.init)).outside
    for (page, text) in zip(parsed, pages.map(\.text)) {
      let parts = DescriptionParts(page)
      #expect(parts.outside == outside, "\(text.debugDescription)")
      for element in parts.inside {
        let allowed = Markdown.elementsOfMeetingText[element.name]
        let names = element.attributes.compactMap { $0.first ?? nil }
        #expect(allowed?.isSuperset(of: names) == true, "\(text.debugDescription): \(element)")
      }
      #expect(page.comments == [])
    }
  }
}

/// The elements of a page in and around the organiser's text.
private struct DescriptionParts {
  var inside: ArraySlice<ParsedHTML.Element>
  /// Names of elements and attributes.
  var outside: [[String]]

  init(_ page: ParsedHTML) {
    let elements = page.elements
    let start = elements.firstIndex { $0.value(of: "class") == "description" }
    // The page of the project goes on with a heading of the first level.
    let end = start.flatMap { start in elements[start...].firstIndex { $0.name == "h1" } }
    inside = start.flatMap { start in end.map { elements[start..<$0].dropFirst() } } ?? []
    let others = elements[..<(start ?? elements.endIndex)] + elements[(end ?? elements.endIndex)...]
    outside = others.map { [$0.name] + $0.attributes.map { ($0.first ?? nil) ?? "" } }
  }
}
