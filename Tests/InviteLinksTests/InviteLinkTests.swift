import InviteLinks
import Testing

struct InviteLinkTests {
  /// The example of the documentation.
  @Test func tellsJoinLinksFromShortOnes() throws {
    func found(_ url: String) throws -> String? {
      switch try InviteLink.parse(url, on: [sampleHost], style: .stream) {
      case .join(let link): link.callID?.text
      case .short(let link): link.meetingFileURL
      }
    }
    #expect(try found("https://calls.example.com/join/stand-up/?type=default") == "stand-up")
    #expect(
      try found("https://calls.example.com/j/7kq2mn4xv/")
        == "https://calls.example.com/j/7kq2mn4xv/meeting.json")
  }

  @Test(arguments: [
    "https://calls.example.com/join/Stand_up",
    "https://calls.example.com/join/Stand_up/",
    "HTTPS://CALLS.Example.COM/join/Stand_up/",
    "https://calls.example.com:443/join/Stand_up/",
    "https://calls.example.com:/join/Stand_up/",
    "https://calls.example.com/join/Stand_up?utm_source=x",
    "https://calls.example.com/join/Stand_up/?&&a=%zz&=&web=1",
    "https://calls.example.com/join/Stand_up/#phone",
    "https://calls.example.com/join/Stand_up#a?t=b#c",
    "https://calls.example.com/join/%53tand%5fup/",
    "https://calls.example.com/%6Aoin/Stand_up/",
    "https://calls.example.com/join/Stand_up/?t=too-short",
    "https://calls.example.com/join/Stand_up/?é=ü",
    "https://other.example.com/join/Stand_up/",
  ])
  func readsAPathLinkInEverySpelling(url: String) throws {
    let hosts = [sampleHost, try HostName("other.example.com")]
    let link = try JoinLink(url, on: hosts, style: .path)
    #expect(link.id?.text == "Stand_up")
    #expect(link.guest == nil)
    #expect(link.url == "https://\(url.contains("other") ? hosts[1] : hosts[0])/join/Stand_up/")
  }

  @Test(arguments: [
    ("https://calls.example.com/join/a/?type=livestream", "livestream"),
    ("https://calls.example.com/join/a?type=livestream#x", "livestream"),
    ("https://calls.example.com/join/a", "default"),
    ("https://calls.example.com/join/a/?", "default"),
    ("https://calls.example.com/join/a/?type", "default"),
    ("https://calls.example.com/join/a/?type=", "default"),
    ("https://calls.example.com/join/a/?Type=x", "default"),
    ("https://calls.example.com/join/a/?x=1&t%79pe=a=b&type=c", "a=b"),
    ("https://calls.example.com/join/a/?type=a+b", "a+b"),
    ("https://calls.example.com/join/a/?type=audio%20room", "audio room"),
  ])
  func readsTheTypeOfAStreamLink(url: String, type: String) throws {
    let link = try JoinLink(url, on: [sampleHost], style: .stream)
    #expect(link.callID?.text == "a")
    #expect(link.callType?.text == type)
  }

  @Test(arguments: [
    ("https://calls.example.com/join?sessionId=a%20b&name=R%26D", "a b", "R&D"),
    ("https://calls.example.com/join/?name=x&sessionId=a", "a", "x"),
    ("https://calls.example.com/join?sessionId=a&sessionId=b", "a", nil),
    ("https://calls.example.com/join?sessionId=a&name=%FF", "a", nil),
    ("https://calls.example.com/join?sessionId=a=b&name==", "a=b", "="),
    ("https://calls.example.com/join?sessionId=a+b&name=c;d?/:@", "a+b", "c;d?/:@"),
    ("https://calls.example.com/join?x&sessionId=a&amp;name=x", "a", nil),
  ])
  func readsTheItemsOfACometChatLink(url: String, id: String, title: String?) throws {
    let link = try JoinLink(url, on: [sampleHost], style: .cometchat)
    #expect(link.callID?.text == id)
    #expect(link.title == title)
  }

  @Test func readsTheGuestFromTheQuery() throws {
    let token = "0123456789abcdefghjkmnpqrs"
    for (style, url) in [
      (LinkStyle.path, "https://calls.example.com/join/a/?utm=1&t=\(token)"),
      (.stream, "https://calls.example.com/join/a?t=\(token)&type=default#t=x"),
      (.cometchat, "https://calls.example.com/join?sessionId=a&t=\(token)"),
      (.path, "https://calls.example.com/j/all-hands?t=\(token)"),
    ] {
      #expect(try InviteLink.parse(url, on: [sampleHost], style: style).guest?.text == token)
    }
  }

  @Test(arguments: [
    ("", InviteLink.Refusal.notALink),
    ("keynote", .notALink),
    ("calls.example.com/join/a/", .notALink),
    ("//calls.example.com/join/a/", .notALink),
    ("https:/calls.example.com/join/a/", .notALink),
    ("https:///join/a/", .notALink),
    (" https://calls.example.com/join/a/", .notALink),
    ("mailto:ada@example.com", .notALink),
    ("http://calls.example.com/join/a/", .scheme("http")),
    ("ExampleCalls://join/a", .scheme("examplecalls")),
    (
      "https://calls.example.com@evil.example/join/a/",
      .authority("calls.example.com@evil.example")
    ),
    ("https://me@calls.example.com/join/a/", .authority("me@calls.example.com")),
    ("https://calls.example.com:8443/join/a/", .authority("calls.example.com:8443")),
    ("https://evil.example/join/a/", .otherHost("evil.example")),
    ("https://calls.example.com./join/a/", .otherHost("calls.example.com.")),
    ("https://calls.example.com%2F.evil.example/", .otherHost("calls.example.com%2f.evil.example")),
    ("https://calls.example.com\\.evil.example/", .otherHost("calls.example.com\\.evil.example")),
    ("https://calls.example.com", .otherPage),
    ("https://calls.example.com/", .otherPage),
    ("https://calls.example.com?x", .otherPage),
    ("https://calls.example.com//join/a/", .otherPage),
    ("https://calls.example.com/Join/a/", .otherPage),
    ("https://calls.example.com/joining/a/", .otherPage),
    ("https://calls.example.com/x/../join/a/", .otherPage),
    ("https://calls.example.com/join/a/index.html", .otherPage),
    ("https://calls.example.com/join/a/de/", .otherPage),
    ("https://calls.example.com/join/a//", .otherPage),
    ("https://calls.example.com/join", .missingID),
    ("https://calls.example.com/join/", .missingID),
    ("https://calls.example.com/join//a", .missingID),
    ("https://calls.example.com/join?sessionId=a", .missingID),
    ("https://calls.example.com/join/%", .encoding),
    ("https://calls.example.com/join/%FF/", .encoding),
    ("https://calls.example.com/join/a%2Fb/", .callID(.notInPath("/", offset: 1))),
    ("https://calls.example.com/join/../", .callID(.notInPath(".", offset: 0))),
    ("https://calls.example.com/join/a%00/", .callID(.notInPath("\0", offset: 1))),
    ("https://calls.example.com/join/a;b/", .callID(.notInPath(";", offset: 1))),
    (
      "https://calls.example.com/join/" + String(repeating: "x", count: 65),
      .callID(.tooLongForPath(65))
    ),
    ("https://calls.example.com/j", .missingID),
    ("https://calls.example.com/j/", .missingID),
    ("https://calls.example.com/j/ab/", .code("ab")),
    ("https://calls.example.com/j/a%2Fb/", .code("a/b")),
    ("https://calls.example.com/j/all-hands/meeting.json", .otherPage),
  ])
  func refusesWhatIsNoInvitation(url: String, refusal: InviteLink.Refusal) {
    #expect(throws: refusal) { try InviteLink.parse(url, on: [sampleHost], style: .path) }
    #expect(!refusal.description.isEmpty)
  }

  @Test(arguments: [
    (
      LinkStyle.stream, "https://calls.example.com/join/a/?type=%FF", InviteLink.Refusal.encoding
    ),
    (
      .stream, "https://calls.example.com/join/a/?type=%0A",
      .callType(.control("\n", offset: 0))
    ),
    (.cometchat, "https://calls.example.com/join?name=x", .missingID),
    (.cometchat, "https://calls.example.com/join?sessionId=&name=x", .missingID),
    (.cometchat, "https://calls.example.com/join?sessionId=%G0", .encoding),
    (
      .cometchat, "https://calls.example.com/join?sessionId=%0D",
      .callID(.control("\r", offset: 0))
    ),
    (.cometchat, "https://calls.example.com/join/keynote/?sessionId=a", .otherPage),
    (.cometchat, "https://calls.example.com/join//?sessionId=a", .otherPage),
  ])
  func refusesWhatTheStyleDoesNotCarry(
    style: LinkStyle, url: String, refusal: InviteLink.Refusal
  ) {
    #expect(throws: refusal) { try InviteLink.parse(url, on: [sampleHost], style: style) }
  }

  @Test func refusesAShortLinkWhereAJoinLinkIsAskedFor() {
    #expect(throws: InviteLink.Refusal.otherPage) {
      try JoinLink("https://calls.example.com/j/all-hands/", on: [sampleHost], style: .path)
    }
  }

  /// Any bytes in, no crash: links with a part cut out, doubled or replaced.
  @Test func survivesDamagedLinks() throws {
    let links = [
      "https://calls.example.com/join/a/?type=default&t=0123456789abcdefghjkmnpqrs#x",
      "https://calls.example.com/join?sessionId=%F0%9F%93%9E&name=R%26D",
      "https://calls.example.com/j/7kq2mn4xv/",
    ]
    let pieces = ["", "%", "/", "//", "?", "#", "&", "=", ":", "@", "\0", "\r\n", "é", "%C3", "📞"]
    var count = 0
    for bytes in links.map(\.bytes) {
      for start in bytes.indices {
        for piece in pieces {
          for cut in 0...1 {
            let damaged = bytes[..<start] + piece.utf8 + bytes[(start + cut)...]
            let url = String(decoding: damaged, as: UTF8.self)
            for style in LinkStyle.allCases {
              guard let link = try? InviteLink.parse(url, on: [sampleHost], style: style) else {
                continue
              }
              count += 1
              #expect(try InviteLink.parse(link.url, on: [sampleHost], style: style) == link)
            }
          }
        }
      }
    }
    #expect(count > 1000)
  }
}

struct ShortLinkTests {
  @Test func printsAndReadsBothKindsOfCode() throws {
    let generated = try #require(ShortCode("7kq2mn4xv"))
    let codes = [ShortLink.Code.generated(generated), .custom(try CustomCode("all-hands"))]
    let guest = GuestToken("0123456789abcdefghjkmnpqrs")
    #expect(
      ShortLink(codes[0], on: sampleHost).url == "https://calls.example.com/j/7kq2mn4xv/")
    for code in codes {
      for link in [
        ShortLink(code, on: sampleHost), ShortLink(code, on: sampleHost, guest: guest),
      ] {
        let read = try InviteLink.parse(link.url, on: [sampleHost], style: .path)
        #expect(read == .short(link))
        #expect(read.url == link.url)
        #expect(read.guest == link.guest)
      }
    }
  }

  @Test(arguments: [
    ("7kq2mn4xv", "7kq2mn4xv"), ("7KQ2MN4XV", "7kq2mn4xv"), ("All-Hands", "all-hands"),
    ("7KQ%202mn%204xv", "7kq2mn4xv"), ("7kq–2mn–4xv", "7kq2mn4xv"),
  ])
  func readsACodeAsItWasTyped(typed: String, code: String) throws {
    let link = try InviteLink.parse(
      "https://calls.example.com/j/\(typed)", on: [sampleHost], style: .cometchat)
    #expect(link.url == "https://calls.example.com/j/\(code)/")
  }

  @Test func offersTheGeneratedCodeBehindATypedOne() throws {
    let typed = ShortLink(.custom(try CustomCode("7kq-2mn-4xv")), on: sampleHost)
    #expect(typed.otherReading?.url == "https://calls.example.com/j/7kq2mn4xv/")
    #expect(typed.otherReading?.otherReading == nil)
    #expect(ShortLink(.custom(try CustomCode("all-hands")), on: sampleHost).otherReading == nil)
  }
}
