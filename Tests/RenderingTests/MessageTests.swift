import Diagnostics
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

  /// Nobody is sent into a call that does not take place.
  @Test(arguments: ["cancelled", "postponed"])
  func aMeetingThatIsOffInvitesNobody(status: String) throws {
    let line = status.uppercased()
    let more = """
      status: \(status)
      start: 2027-03-01T09:30Z
      timezone: UTC
      passcode: "4711"
      passcode_in: page
      entry_points:
        - {type: phone, uri: "tel:+4930123456", pin: "9876"}
        - {type: phone, uri: "tel:+4930123457"}
        - {type: phone, uri: "tel:+4930123458"}
      """
    let site = try MessageTests.project("Standup", more: more).rendered()
    let time = "Planned for: Monday, 1 March 2027, 09:30–10:30 (UTC)"
    #expect(
      try site.text("join/abc/share.txt") == """
        \(line)

        📞 Standup
        \(time)

        https://calls.example.com/join/abc/

        """)
    let code = try site.text("join/abc/sms.txt").split(separator: "/")
    let short = "https://calls.example.com/j/\(try #require(code.dropLast().last))/"
    #expect(try site.text("join/abc/sms.txt") == "\(line)\nStandup\n\(time)\n\(short)\n")
    #expect(
      try site.text("join/abc/email.txt") == """
        Subject: \(line): Standup

        \(line)

        Title: Standup
        \(time)

        https://calls.example.com/join/abc/

        Short link: \(short)
        For your calendar:
        https://calls.example.com/join/abc/invite.ics

        """)
  }

  /// A meeting that repeats is not sent as one day that is long past.
  @Test(arguments: ["share.txt", "email.txt", "sms.txt"])
  func aMessageTellsHowAMeetingRepeats(name: String) throws {
    func text(_ rule: String) throws -> String {
      let more = "start: 2027-03-01T09:30\ntimezone: Europe/Berlin\nrrule: \(rule)"
      return try MessageTests.project("Standup", more: more).rendered().text("join/abc/\(name)")
    }
    let weekly = try text("FREQ=WEEKLY;BYDAY=MO")
    #expect(weekly.contains("UTC+01:00 on this day)\nRepeats: every week on Monday\n"))
    let odd = try text("FREQ=YEARLY;BYMONTH=3,5;BYDAY=1MO")
    #expect(odd.contains("UTC+01:00 on this day) (the first of several times)\n"))
  }

  @Test func aPreviewTellsHowAMeetingRepeats() throws {
    let more = "start: 2027-03-01T09:30\ntimezone: Europe/Berlin\nrrule: FREQ=DAILY;COUNT=3"
    let page = try MessageTests.project("Standup", more: more).rendered()
      .text("join/abc/index.html")
    #expect(page.contains("UTC+01:00) · Repeats: every day, 3 times · Example Calls\">"))
  }

  /// Outlook and some browsers drop a longer one: then the mail says less.
  @Test(arguments: [
    ("Short.", "email.txt"), (String(repeating: "A sentence. ", count: 120), "share.txt"),
    (String(repeating: "نشست آنلاین ", count: 30), "share.txt"),
  ])
  func aMailLinkIsNeverTooLong(description: String, message: String) throws {
    let site = try MessageTests.project("Standup", more: "description: \(description)").rendered()
    let link = try anchor("Mail", in: site.text("join/abc/index.html"))
    #expect(link.utf8.count <= 1900)
    let body = try #require(link.components(separatedBy: "&body=").last?.removingPercentEncoding)
    let text = try site.text("join/abc/\(message)")
    let start = text.range(of: "Subject: Standup\n\n")?.upperBound ?? text.startIndex
    #expect(body == text[start...].dropLast().replacing("\n", with: "\r\n"))
    #expect(link.hasPrefix("mailto:?subject=Standup&"))
  }

  @Test func aMailLinkOfALongTitleIsTheLinkAlone() throws {
    let title = String(repeating: "👨‍👩‍👧‍👦", count: 28)
    let site = try MessageTests.project(title).rendered()
    let link = try anchor("Mail", in: site.text("join/abc/index.html"))
    #expect(link == "mailto:?body=https%3A%2F%2Fcalls.example.com%2Fjoin%2Fabc%2F")
  }

  /// What is not there can only be printed in a section, and messages do not know themselves.
  @Test func linksThatSendMessagesMayBeMissing() throws {
    let page =
      "{{#meeting.mail_url}}<a href=\"{{meeting.mail_url}}\">Mail</a>{{/meeting.mail_url}}\n"
    let site = try MessageTests.project("Standup", more: "share: false")
      .with("Templates/join.md", "# A\n\n\(page)")
      .with("Templates/messages/x.txt", "[{{#meeting.sms_url}}x{{/meeting.sms_url}}]\n").rendered()
    #expect(try !site.text("join/abc/index.html").contains("Mail"))
    let shared = try MessageTests.project("Standup")
      .with("Templates/messages/x.txt", "[{{#meeting.sms_url}}x{{/meeting.sms_url}}]\n").rendered()
    #expect(try shared.text("join/abc/x.txt") == "[]\n")
    let problems = try MessageTests.project("Standup")
      .with("Templates/join.md", "<a href=\"{{meeting.whatsapp_url}}\">x</a>\n").diagnostics()
    #expect(problems.map(\.id) == ["template-optional-value"])
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
