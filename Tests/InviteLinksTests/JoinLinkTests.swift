import InviteLinks
import Testing

struct JoinLinkTests {
  /// The example of the documentation.
  @Test func buildsAndReadsTheExampleOfItsDocumentation() throws {
    let host = try HostName("calls.example.com")
    let link = JoinLink.stream(try PathID("stand-up"), type: .default, on: host)
    #expect(link.url == "https://calls.example.com/join/stand-up/?type=default")
    #expect(try JoinLink(link.url, on: [host], style: .stream) == link)
  }

  @Test(arguments: [
    (LinkStyle.path, "https://calls.example.com/join/keynote/"),
    (.stream, "https://calls.example.com/join/Main_Hall/?type=audio%20room"),
    (
      .cometchat,
      "https://calls.example.com/join?sessionId=Main_Hall&name=R%26D%20%2B%20Q%26A"
    ),
  ])
  func printsOfAMeetingWhatTheStyleCarries(style: LinkStyle, url: String) throws {
    let link = try JoinLink(
      style, id: MeetingID("keynote"), callID: CallID("Main_Hall"),
      callType: CallType("audio room"), title: "R&D + Q&A", on: sampleHost)
    #expect(link.url == url)
    #expect(link.description == url)
    #expect(link.style == style)
    #expect(link.id?.text == (style == .path ? "keynote" : nil))
    #expect(link.callID?.text == (style == .path ? nil : "Main_Hall"))
    #expect(link.callType?.text == (style == .stream ? "audio room" : nil))
    #expect(link.title == (style == .cometchat ? "R&D + Q&A" : nil))
  }

  @Test func refusesACallIDThatOnlyAPathWouldHold() throws {
    let id = try MeetingID("keynote")
    let callID = try CallID("main hall")
    func link(_ style: LinkStyle) throws -> JoinLink {
      try JoinLink(style, id: id, callID: callID, callType: .default, title: "", on: sampleHost)
    }
    #expect(throws: CallID.Problem.notInPath(" ", offset: 4)) { try link(.stream) }
    #expect(try link(.path).url == "https://calls.example.com/join/keynote/")
    #expect(
      try link(.cometchat).url == "https://calls.example.com/join?sessionId=main%20hall")
  }

  /// The forms that the site's documentation promises, as templates.
  @Test(arguments: HostileText.all)
  func printsTheSameAsTheDocumentedTemplates(hostile: HostileText) throws {
    let values: [String: URITemplate.Value] = [
      "host": "calls.example.com", "id": "keynote", "callId": "Main_Hall",
      "type": .text(hostile.text), "sessionId": .text(hostile.text), "name": .text(hostile.text),
    ]
    for (style, text) in [
      (LinkStyle.path, "https://{host}/join/{id}/"),
      (.stream, "https://{host}/join/{callId}/{?type}"),
      (.cometchat, "https://{host}/join{?sessionId,name}"),
    ] {
      let link = try JoinLink(
        style, id: MeetingID("keynote"),
        callID: CallID(style == .stream ? "Main_Hall" : hostile.text),
        callType: CallType(hostile.text), title: hostile.text, on: sampleHost)
      #expect(link.url == (try URITemplate(text).expand(values)))
    }
  }

  @Test(arguments: HostileText.all)
  func readsBackEveryHostileTextThatTheStyleCarries(hostile: HostileText) throws {
    let text = hostile.text
    let guest = try #require(GuestToken("0123456789abcdefghjkmnpqrs"))
    let id = try PathID("Main_Hall")
    let padded = " \(text) "
    let links = [
      JoinLink.cometchat(try CallID(text), title: text, on: sampleHost),
      .cometchat(try CallID(padded), title: padded, on: sampleHost, guest: guest),
      .stream(id, type: try CallType(text), on: sampleHost),
      .stream(id, type: try CallType(padded), on: sampleHost, guest: guest),
    ]
    for link in links {
      let read = try JoinLink(link.url, on: [sampleHost], style: link.style)
      #expect(read == link)
      #expect(read.callID == link.callID)
      #expect(read.callType == link.callType)
      #expect(read.title?.bytes == link.title?.bytes)
      #expect(read.guest == link.guest)
    }
  }

  @Test(arguments: HostileText.fitting)
  func readsBackEveryIDThatAPathHolds(hostile: HostileText) throws {
    let id = try PathID(hostile.text)
    let links = [
      JoinLink.path(id, on: sampleHost), .stream(id, on: sampleHost),
      .path(id, on: sampleHost, guest: GuestToken("0123456789abcdefghjkmnpqrs")),
    ]
    for link in links {
      let read = try JoinLink(link.url, on: [sampleHost], style: link.style)
      #expect(read == link)
      #expect(read.content == link.content)
    }
  }

  @Test func keepsATitleThatIsNotOneLine() throws {
    let title = "first\r\nsecond\0\u{202E}" + String(repeating: "📞", count: 1000)
    let link = JoinLink.cometchat(try CallID("a"), title: title, on: sampleHost)
    let read = try JoinLink(link.url, on: [sampleHost], style: .cometchat)
    #expect(read.title?.bytes == title.bytes)
  }

  @Test func takesAnEmptyTitleForNone() throws {
    let id = try CallID("a")
    #expect(
      JoinLink.cometchat(id, title: "", on: sampleHost) == .cometchat(id, on: sampleHost))
    let read = try JoinLink(
      "https://calls.example.com/join?sessionId=a&name=", on: [sampleHost], style: .cometchat)
    #expect(read.title == nil)
  }

  @Test func tellsTitlesInDifferentUnicodeFormsApart() throws {
    let id = try CallID("a")
    let composed = JoinLink.cometchat(id, title: "é", on: sampleHost)
    let decomposed = JoinLink.cometchat(id, title: "e\u{301}", on: sampleHost)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
  }

  @Test func isPersonalOnlyWhileItHasAGuest() throws {
    let guest = try #require(GuestToken("zyxwvtsrqpnmkjhgfedcba9876"))
    let link = JoinLink.path(try PathID("keynote"), on: sampleHost)
    let personal = link.personal(for: guest)
    #expect(personal.url == "https://calls.example.com/join/keynote/?t=zyxwvtsrqpnmkjhgfedcba9876")
    #expect(personal != link)
    #expect(personal.personal(for: nil) == link)
    let stream = JoinLink.stream(try PathID("a"), on: sampleHost, guest: guest)
    #expect(
      stream.url == "https://calls.example.com/join/a/?type=default&t=zyxwvtsrqpnmkjhgfedcba9876")
  }

  @Test func knowsWhereTheSiteDescribesTheMeeting() throws {
    let id = try PathID("keynote")
    let expected = "https://calls.example.com/join/keynote/meeting.json"
    #expect(JoinLink.path(id, on: sampleHost).meetingFileURL == expected)
    #expect(JoinLink.stream(id, on: sampleHost).meetingFileURL == expected)
    #expect(JoinLink.cometchat(CallID(id), on: sampleHost).meetingFileURL == nil)
  }
}
