import Foundation
import InviteLinks
import Rendering
import TestSupport
import Testing

/// Lists of what this program makes, for a browser to read: `Tests/Browser` compares.
@Suite struct BrowserListTests {
  private static let lists = Snapshots("Rendering/browser")
  private static let host = "calls.example.com"

  /// `Tests/Fixtures/InviteLinks/hostile-texts.json`.
  private struct HostileText: Decodable {
    var text: String
    var inPath: String
  }

  private static func hostileTexts() throws -> [HostileText] {
    let data = Data(try Fixtures.bytes("InviteLinks/hostile-texts.json"))
    return try JSONDecoder().decode([HostileText].self, from: data)
  }

  // MARK: Links

  private struct Link: Encodable {
    var url: String
    var path: [String]
    var query: [[String]]
  }

  @Test func linksForABrowserToRead() throws {
    let host = try HostName(BrowserListTests.host)
    let token = try #require(GuestToken("0123456789abcdefghjkmnpqrs"))
    var links: [Link] = []
    for (index, hostile) in try BrowserListTests.hostileTexts().enumerated() {
      let text = hostile.text
      let guest = index.isMultiple(of: 4) ? token : nil
      let tokenItem = guest.map { [["t", $0.text]] } ?? []
      let session = JoinLink.cometchat(try CallID(text), title: text, on: host).personal(for: guest)
      links.append(
        Link(
          url: session.url, path: ["join"],
          query: [["sessionId", text], ["name", text]] + tokenItem))
      let call = try PathID("call_\(index)")
      let stream = JoinLink.stream(call, type: try CallType(text), on: host).personal(for: guest)
      links.append(
        Link(url: stream.url, path: ["join", call.text], query: [["type", text]] + tokenItem))
      guard hostile.inPath == "fits" else { continue }
      let id = try PathID(text)
      let path = JoinLink.path(id, on: host).personal(for: guest)
      links.append(Link(url: path.url, path: ["join", text], query: tokenItem))
    }
    #expect(links.count > 500)
    try expect(links, in: "links.json")
  }

  // MARK: Links to apps

  private struct AppLinks: Encodable {
    struct App: Encodable {
      var template: String
      var package: String?
    }

    struct Call: Encodable {
      /// Without an origin: the address of the page as the guest opens it.
      var page: String
      /// What each app's link becomes.
      var links: [String]
    }

    var apps: [App] = []
    var calls: [Call] = []
  }

  /// Every operator, modifier and kind of literal that the settings take.
  private static let templates = [
    "examplecalls://join/{callId}{?type,t}", "examplecalls://join/{id}", "a:{callId}",
    "https://web.example.com/{callId}", "https://web.example.com/{+callId}",
    "https://web.example.com/{#callId}", "https://web.example.com/x{.callId,type}",
    "https://web.example.com{/callId,type,title}", "https://web.example.com/x{;callId,title,t}",
    "https://web.example.com/{?sessionId,name,t,code}",
    "https://web.example.com/?a=b{&callId,type}",
    "https://web.example.com/{callId,type,title}", "https://web.example.com/{+callId,title}",
    "https://web.example.com/{#callId,title}/x", "https://web.example.com/{callId:3}/{title:1}",
    "https://web.example.com/{+title:7}{?name:2}",
    "https://web.example.com/{callId*}{?type*,title*}",
    "https://web.example.com/ü/日本/{callId}?x=é", "https://{host}/{callId}",
    "https://web.example.com/%2F%zz",
    "https://web.example.com/%2F/{callId}/a%20b", "EXAMPLECALLS://Join/{callId}",
    "x-1.2+a:{callId}{#title}",
    "https://web.example.com/{callType}{?sessionId}", "https://web.example.com/{code}{?code}{/t}",
    "https://web.example.com/a'b(c)*!~{callId}", "https://web.example.com/",
    "intent-like:{;title,t}#x{callId}",
  ]

  @Test func linksToAppsForABrowserToExpand() throws {
    var list = AppLinks()
    var expansions: [(template: URITemplate, package: String?)] = []
    for (index, text) in BrowserListTests.templates.enumerated() {
      guard let template = try? URITemplate(text) else {
        #expect(text.hasSuffix("%zz"))
        continue
      }
      for package in index.isMultiple(of: 3) ? [nil, "com.example.calls"] : [nil] {
        expansions.append((template, package))
        list.apps.append(.init(template: text, package: package))
      }
    }
    let texts = try BrowserListTests.hostileTexts().map(\.text)
    for index in stride(from: 0, to: texts.count, by: 6) {
      list.calls.append(call(index, texts, expansions))
    }
    #expect(list.calls.count > 40)
    try expect(list, in: "app-links.json")
  }

  /// A page for the call that the address names, with or without type, title and token.
  private func call(
    _ index: Int, _ texts: [String], _ expansions: [(template: URITemplate, package: String?)]
  ) -> AppLinks.Call {
    let token = "0123456789abcdefghjkmnpqrs"
    let id = texts[index]
    let title = index.isMultiple(of: 4) ? nil : texts[(index + 1) % texts.count]
    let type = index.isMultiple(of: 5) ? nil : texts[(index + 2) % texts.count]
    let guest = index.isMultiple(of: 2) ? token : nil
    let items = [("sessionId", id), ("name", title), ("type", type), ("t", guest)]
    let query = items.compactMap { name, value in
      value.map { "\(name)=\(PercentEncoding.encode($0))" }
    }
    let page = "/join/?" + query.joined(separator: "&")
    var values: [String: URITemplate.Value] = [
      "id": .text(id), "callId": .text(id), "sessionId": .text(id),
      "callType": .text(type ?? "default"), "type": .text(type ?? "default"),
      "host": .text(BrowserListTests.host),
    ]
    for name in ["title", "name"] { values[name] = title.map { .text($0) } }
    values["t"] = guest.map { .text($0) }
    let fallback = "https://\(BrowserListTests.host)\(page)#web"
    let links = expansions.map { template, package in
      let link = template.expand(values)
      return package.map { OpenLinks.intent(to: link, package: $0, fallback: fallback) } ?? link
    }
    return .init(page: page, links: links)
  }

  // MARK: Codes

  private struct Code: Encodable {
    var typed: String
    var repaired: String
  }

  private static let typedCodes = [
    "7kq2mn4xv", "7KQ2MN4XV", "7kq-2mn-4xv", "7KQ-2MN-4XV", "7kq 2mn 4xv", "7kq2mn4xo", "oO0iIlL1",
    "7KQ\u{2010}2MN\u{2011}4XV", "7kq\u{2013}2mn\u{2014}4xv", "7kq\u{2212}2mn",
    "7kq\u{AD}2mn\u{AD}4xv",
    "7kq\u{A0}2mn\u{2003}4xv", "\u{3000}7kq\u{1680}2mn", "7kq\u{202F}2mn\u{205F}4xv",
    "7kq\u{85}2mn",
    "7kq\u{FEFF}2mn", "7kq\u{200B}2mn", "\u{212A}q2mn", "İıſ", "Straße", "ÀÉ-O", "all-hands",
    "ALL-HANDS",
    "a_b.c~d", "100%", "日本-語", "👩‍💻-O", "-", "o-o-o", "IL-OO", "%2D", "a+b", "a&b=c", "7kq\t2mn",
  ]

  @Test func codesForABrowserToRepair() throws {
    let codes = BrowserListTests.typedCodes.map {
      Code(typed: $0, repaired: ShortCode.repaired($0))
    }
    try expect(codes, in: "codes.json")
  }

  @Test func noListIsLeftOver() throws {
    #expect(try BrowserListTests.lists.names() == ["app-links.json", "codes.json", "links.json"])
  }

  private func expect(_ list: some Encodable, in name: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try BrowserListTests.lists.expect(Array(try encoder.encode(list)) + [0x0A], in: name)
  }
}
