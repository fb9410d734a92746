import Foundation
import TestSupport
import Testing

/// Messages to guests from templates of the organiser's own.
struct InviteTemplateTests {
  private static let environment = ["LINKSITE_INVITE_KEY": String(repeating: "0b", count: 32)]
  private static let meeting =
    "---\ntitle: Keynote & more\nstart: 2027-03-01 09:30\n---\nBring tea.\n"

  private static func folder(guests: String) throws -> SiteFolderOfTest {
    let folder = try SiteFolderOfTest()
    try folder.write("Content/site.yml", Transcript.settings)
    try folder.write("Content/meetings/keynote.md", meeting)
    try folder.write("Content/meetings/workshop.md", "---\ntitle: Workshop\n---\n")
    try folder.write("g.json", guests)
    return folder
  }

  private static func guests(_ rows: [[String: String]]) throws -> String {
    String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
  }

  private static let message =
    "Subject: {{$subject}}{{title}}{{/subject}}\n\n{{$intro}}\n{{/intro}}\n"

  @Test func guestsOfALanguageGetItsOwnTemplate() throws {
    let folder = try Self.folder(
      guests: """
        [{"email":"a@example.com"},{"email":"b@example.com","language":"de"},
         {"email":"c@example.com","language":"de-AT"},{"email":"d@example.com","language":"fr"}]
        """)
    try folder.write("Templates/invite/message.txt", Self.message + "plain {{language}}\n")
    try folder.write("Templates/invite/message.de.txt", Self.message + "deutsch {{language}}\n")
    try folder.write("Templates/invite/sms.de-AT.txt", "servus {{language}}\n")
    try folder.write("Templates/invite/message.cy.txt", Self.message + "cymraeg\n")
    try folder.write("Templates/invite/organiser-header.de.html", "<h1>Gäste</h1>\n")
    let invite = "linksite invite keynote --guests g.json --formats txt,html,eml"
    let result = try folder.run(invite, environment: Self.environment)
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    func texts() throws -> [String] {
      try ["a", "b", "c", "d"].enumerated().map { index, name in
        let text = try folder.text("Invites/keynote/txt/000\(index + 1)-\(name).txt")
        return String(text.split(separator: "\n").last ?? "")
      }
    }
    #expect(try texts() == ["plain en", "deutsch de", "deutsch de-AT", "plain fr"])
    let mail = try folder.text("Invites/keynote/eml/0003-c.eml")
    #expect(mail.contains("Content-Language: de-AT\r\n"))
    #expect(!(try folder.text("Invites/keynote/organiser.html").contains("Gäste")))
    // A change takes over the message of the language.
    try folder.write(
      "Content/meetings/keynote.md", Self.meeting.replacingOccurrences(of: "09:30", with: "10:30"))
    try folder.run("linksite build --quiet")
    try folder.run("\(invite) --language de", environment: Self.environment)
    #expect(try texts() == ["deutsch de", "deutsch de", "deutsch de-AT", "plain fr"])
    let changed = try folder.text("Invites/keynote/txt/0002-b.txt")
    #expect(changed.hasPrefix("Subject: Geändert: "))
    #expect(try folder.text("Invites/keynote/organiser.html").contains("<h1>Gäste</h1>"))
    #expect(try folder.run("linksite check").output.contains("unused-template") == false)
  }

  private static let names = [
    "Ana Lima", "Q \"Quote\" Mc\\Back", "O'Neil & <b>", "名前 太郎", "محمد", "=HYPERLINK(1)", "a,b;c",
    "📞 Emoji", String(repeating: "x", count: 300), "=?utf-8?q?x?=", "Zoë ⏎ Sign", "{{name}} %41",
  ]
  private static let notes = [
    "Two\nlines", "a,b \"c\"\n\n.dot\nFrom x", String(repeating: "😀", count: 60) + "\n=3D",
  ]

  /// What guests share is rendered once; the same must come out as for each of them alone, which is
  /// how messages are made that include another kind of file.
  @Test func whatIsSharedIsWhatEachGuestAloneWouldGet() throws {
    let rows = Self.names.enumerated().map { index, name in
      var row = ["name": name, "table": index % 2 == 0 ? "\"7\", =1" : ""]
      if index % 4 != 3 { row["email"] = "g.\(index)+x'&@exämple.example" }
      if index % 2 == 1 { row["phone"] = "+49 170 12345\(10 + index)" }
      if index % 3 == 0 { row["note"] = Self.notes[index / 3 % 3] }
      if index % 5 == 0 { row["language"] = "fa" }
      if index % 4 == 0 { row["timezone"] = "Asia/Kolkata" }
      if index % 6 == 0 { row["meetings"] = "keynote" }
      return row
    }
    let shared = try Self.folder(guests: try Self.guests(rows))
    let alone = try Self.folder(guests: try Self.guests(rows))
    let own = """
      Subject: {{$subject}}{{title}}{{#guest.note}} {{guest.note}}{{/guest.note}}{{/subject}}

      {{$intro}}
      {{#guest.name}}
      {{strings.invite_greeting}}
      {{/guest.name}}
      {{#guest.table}}
      {{guest.table}}
      {{/guest.table}}
      {{/intro}}
      {{#meetings}}
      {{> invite/meeting.txt}}
      {{/meetings}}
      {{#guest.email}}{{guest.email}}{{/guest.email}}
      """
    for text in ["", own] {
      for folder in [shared, alone] where !text.isEmpty {
        try folder.write("Templates/invite/message.txt", text + "\n")
      }
      try alone.write("Templates/parts/nothing.txt", "{{! nothing }}\n")
      for name in ["message.html", "organiser-guest.html"] {
        try alone.write(
          "Templates/invite/\(name)", try Self.builtIn(name) + "{{> parts/nothing.txt}}\n")
      }
      let invite =
        "linksite invite keynote workshop --guests g.json --formats txt,csv,html,eml,ics"
      for folder in [shared, alone] {
        let result = try folder.run(invite, environment: Self.environment)
        #expect(result.exitCode == 0, "\(result.errors)")
      }
      let (one, other) = (
        try shared.contents(below: "Invites"), try alone.contents(below: "Invites")
      )
      #expect(one.keys.sorted() == other.keys.sorted())
      for (path, bytes) in one where bytes != other[path] {
        Issue.record("\(path) differs")
      }
    }
  }

  private static func builtIn(_ name: String) throws -> String {
    let root = Fixtures.repository
    return try String(
      contentsOf: root.appendingPathComponent("Templates/invite/\(name)"), encoding: .utf8)
  }
}
