import Foundation
import InviteLinks
import Testing

/// The handlers that the documents of the two call SDKs give to app developers, fed with our links.
///
/// Apps in the field were written after those documents; they must understand the links without a
/// change.
struct DocumentedHandlerTests {
  /// CometChat Calls, "Share invite": path `/join`, items `sessionId` and `name`.
  private func cometChatHandler(
    _ text: String
  ) throws -> (sessionID: String, name: String?)? {
    let url = try #require(URL(string: text))
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      components.path == "/join"
    else { return nil }
    let items = components.queryItems ?? []
    guard let sessionID = items.first(where: { $0.name == "sessionId" })?.value else { return nil }
    return (sessionID, items.first(where: { $0.name == "name" })?.value)
  }

  /// Stream Video, "Deeplinking": the last part of the path, and the item `type`.
  private func streamHandler(_ text: String) throws -> (callID: String, type: String) {
    let url = try #require(URL(string: text))
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let type = items.last { $0.name == "type" }?.value
    return (url.lastPathComponent, type ?? "default")
  }

  @Test(arguments: HostileText.all)
  func cometChatAppsReadSessionAndTitle(hostile: HostileText) throws {
    let link = JoinLink.cometchat(
      try CallID(hostile.text), title: hostile.text, on: sampleHost,
      guest: GuestToken("0123456789abcdefghjkmnpqrs"))
    let read = try #require(try cometChatHandler(link.url))
    #expect(read.sessionID.bytes == hostile.text.bytes)
    #expect(read.name?.bytes == hostile.text.bytes)
  }

  @Test(arguments: HostileText.all)
  func streamAppsReadTheType(hostile: HostileText) throws {
    let link = JoinLink.stream(
      try PathID("Main_Hall"), type: try CallType(hostile.text), on: sampleHost
    ).personal(for: GuestToken("0123456789abcdefghjkmnpqrs"))
    let read = try streamHandler(link.url)
    #expect(read.callID == "Main_Hall")
    #expect(read.type.bytes == hostile.text.bytes)
  }

  @Test(arguments: HostileText.fitting)
  func streamAppsReadTheCallID(hostile: HostileText) throws {
    let link = JoinLink.stream(try PathID(hostile.text), on: sampleHost)
    let read = try streamHandler(link.url)
    #expect(read.callID.bytes == hostile.text.bytes)
    #expect(read.type == "default")
  }

  /// The document's own encoding leaves `&` and `+` as they are, and the title is cut.
  @Test func encodesWhatTheDocumentedGeneratorLosesHalfOf() throws {
    let title = "R&D + Q&A"
    let encoded = try #require(
      title.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed))
    let documented = "https://calls.example.com/join?sessionId=a&name=\(encoded)"
    let lost = try #require(try cometChatHandler(documented))
    #expect(lost.name == "R")
    let link = JoinLink.cometchat(try CallID("a"), title: title, on: sampleHost)
    let kept = try #require(try cometChatHandler(link.url))
    #expect(kept.name == title)
  }

  @Test(arguments: HostileText.all)
  func foundationTakesEveryLinkWithoutChangingIt(hostile: HostileText) throws {
    let link = JoinLink.cometchat(try CallID(hostile.text), title: hostile.text, on: sampleHost)
    let url = try #require(URL(string: link.url))
    #expect(url.absoluteString == link.url)
    #expect(try JoinLink(url.absoluteString, on: [sampleHost], style: .cometchat) == link)
  }
}
