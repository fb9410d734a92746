import Foundation
import TestSupport
import Testing

/// Share texts and the links that put them into other programs.
@Suite struct MessageTests {
  private static func project(_ title: String, style: String = "path", more: String = "") -> Project
  {
    Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      links: {join: \(style)}
      -- Content/meetings/abc.yml --
      title: \(title)
      \(more)

      """)
  }

  private static let hostile = "\"R&D + Q&A = 50% #1 📞\""

  /// The documents' own message: name, link, id.
  @Test func theDefaultMessageIsTheOneOfTheCallDocuments() throws {
    let site = try MessageTests.project("Standup").rendered()
    let message = """
      📞 Join my meeting: Standup

      Click the link below to join:
      https://calls.example.com/join/abc/

      Meeting ID: abc

      """
    #expect(try site.text("join/abc/share.txt") == message)
  }

  /// SH-01: RFC 6068 breaks lines by CR LF, encodes a plus and writes no plus for a blank.
  @Test func aMailLinkKeepsLinesSignsAndBlanks() throws {
    let site = try MessageTests.project(MessageTests.hostile, style: "cometchat").rendered()
    let link = try anchor("Mail", in: site.text("join/abc/index.html"))
    #expect(
      link.hasPrefix("mailto:?subject=R%26D%20%2B%20Q%26A%20%3D%2050%25%20%231%20%F0%9F%93%9E&"))
    let parts = link.components(separatedBy: "&body=")
    #expect(parts.count == 2 && !link.contains("+") && !link.contains("%0A%0A"))
    let body = try #require(parts[1].removingPercentEncoding)
    let text = try site.text("join/abc/email.txt").dropFirst(
      "Subject: R&D + Q&A = 50% #1 📞\n\n".count)
    #expect(Array(body.utf8) == Array(text.dropLast().replacing("\n", with: "\r\n").utf8))
    // In HTML the separator is a character reference.
    #expect(try site.text("join/abc/index.html").contains("%9E&amp;body="))
  }

  /// SH-02: one form for iOS and Android, encoded once, beside a text to copy.
  @Test func aTextMessageLinkHasTheFormThatBothSystemsRead() throws {
    let site = try MessageTests.project(MessageTests.hostile).rendered()
    let page = try site.text("join/abc/index.html")
    let link = try anchor("Text message", in: page)
    #expect(link.hasPrefix("sms:?&body="))
    let body = try #require(link.dropFirst("sms:?&body=".count).description.removingPercentEncoding)
    #expect(try body + "\n" == site.text("join/abc/sms.txt"))
    #expect(page.contains("href=\"/join/abc/share.txt\""))
  }

  /// SH-03: the message is one value, whatever stands in its link.
  @Test(arguments: SampleProject.styles)
  func aChatLinkHoldsTheWholeMessage(style: String) throws {
    let site = try MessageTests.project(MessageTests.hostile, style: style).rendered()
    let link = try anchor("WhatsApp", in: site.text("join/abc/index.html"))
    let items = try #require(URLComponents(string: link)?.queryItems)
    #expect(items.map(\.name) == ["text"])
    #expect(try items.first?.value.map { $0 + "\n" } == site.text("join/abc/share.txt"))
  }

  /// SH-04: emoji are UTF-8 in files and whole in links.
  @Test func emojiSurviveFilesAndLinks() throws {
    let title = "👩‍💻 pairing 👨‍👩‍👧 \(String(repeating: "👨‍👩‍👧‍👦", count: 20))"
    let site = try MessageTests.project(title).rendered()
    let text = try site.text("join/abc/share.txt")
    #expect(text.hasPrefix("📞 Join my meeting: \(title)\n"))
    #expect(site.files["join/abc/share.txt"]?.first == 0xF0)
    let link = try anchor("WhatsApp", in: site.text("join/abc/index.html"))
    #expect(link.hasPrefix("https://wa.me/?text=%F0%9F%93%9E%20"))
    let page = try #require(try ParsedHTML.parse([site.text("join/abc/index.html")]).first)
    #expect(page.text.contains(title))
    let preview = page.elements.first { $0.value(of: "property") == "og:title" }
    #expect(preview?.value(of: "content") == title)
  }

  /// SH-07: every link is alone on its line, and nothing touches it.
  @Test(arguments: SampleProject.styles)
  func aLinkIsAloneOnItsLine(style: String) throws {
    let site = try SampleProject.project(style: style).rendered()
    let link = "https://calls.example.com/"
    for (path, bytes) in site.files where path.hasSuffix(".txt") {
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard line.contains(link), !line.hasPrefix("Short link: ") else { continue }
        #expect(line.hasPrefix(link) && !line.contains(" "), "\(path): \(line)")
        let ends = ["/", "#phone", "/invite.ics"].contains(where: line.hasSuffix)
        #expect(ends || line.contains("?"), "\(path): \(line)")
      }
    }
  }

  /// TP-01: texts are not escaped as HTML, pages are, once.
  @Test func textsAreRawAndPagesAreEscapedOnce() throws {
    let site = try MessageTests.project("\"R&D \\\"sync\\\" at Ana's\"", style: "stream").rendered()
    let title = "R&D \"sync\" at Ana's"
    #expect(try site.text("join/abc/share.txt").contains(": \(title)\n"))
    #expect(try site.text("join/abc/email.txt").hasPrefix("Subject: \(title)\n"))
    #expect(
      try site.text("join/abc/share.txt").contains(
        "https://calls.example.com/join/abc/?type=default\n"))
    let page = try site.text("join/abc/index.html")
    #expect(page.contains("R&amp;D") && !page.contains("&amp;amp;"))
  }

  /// UR-01: one value is encoded at a time, so that a title cannot end it.
  @Test func aTitleIsOneValueOfTheLink() throws {
    let site = try MessageTests.project(MessageTests.hostile, style: "cometchat").rendered()
    let link =
      "https://calls.example.com/join?sessionId=abc"
      + "&name=R%26D%20%2B%20Q%26A%20%3D%2050%25%20%231%20%F0%9F%93%9E"
    #expect(try site.text("join/abc/share.txt").contains("\n\(link)\n"))
    let items = try #require(URLComponents(string: link)?.queryItems)
    #expect(items.last?.value == "R&D + Q&A = 50% #1 📞")
  }

  /// What is not there leaves no line behind, and more than two numbers are one link away.
  @Test func aSectionWithoutDataLeavesNothingBehind() throws {
    let site = try SampleProject.project(style: "path").rendered()
    for (path, bytes) in site.files where path.hasSuffix(".txt") && path != "robots.txt" {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("\n\n\n") && !text.contains(" \n") && text.hasSuffix("\n"), "\(path)")
      #expect(!text.hasSuffix("\n\n") && !text.hasPrefix("\n"), "\(path)")
    }
    let text = try site.text("join/keynote/share.txt")
    #expect(text.contains("+1 202 555 0142") && !text.contains("7946"))
    #expect(text.hasSuffix("More numbers:\nhttps://calls.example.com/join/keynote/#phone\n"))
  }

  @Test func aCancelledMeetingSaysSoFirst() throws {
    let site = try MessageTests.project("Standup", more: "status: cancelled").rendered()
    #expect(try site.text("join/abc/share.txt").hasPrefix("CANCELLED\n\n📞"))
    #expect(try site.text("join/abc/sms.txt").hasPrefix("CANCELLED\nStandup\n"))
    #expect(
      try site.text("join/abc/email.txt").hasPrefix("Subject: CANCELLED: Standup\n\nCANCELLED\n"))
  }

  /// The address behind the words of a link, as a parser reads it.
  private func anchor(_ words: String, in page: String) throws -> String {
    let end = try #require(
      page.range(of: "\">\(words)</a>") ?? page.range(of: "\" rel=\"noopener\">\(words)</a>"))
    let start = try #require(page[..<end.lowerBound].range(of: "href=\"", options: .backwards))
    let element = "<a href=\"\(page[start.upperBound..<end.lowerBound])\">"
    return try #require(try ParsedHTML.parse([element]).first?.elements.first?.value(of: "href"))
  }
}
