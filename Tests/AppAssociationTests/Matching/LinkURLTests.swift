import AppAssociation
import Testing

@Suite struct LinkURLTests {
  @Test func splitsWithoutChangingAnything() throws {
    let url = try #require(LinkURL("HTTPS://user@Calls.Example.com:8443/a%2fb//../é?x=?&y#z#?"))
    #expect(url.scheme == "https")
    #expect(url.host == "calls.example.com")
    #expect(url.port == "8443")
    #expect(url.path == "/a%2fb//../é")
    #expect(url.query == "x=?&y")
    #expect(url.fragment == "z#?")
    #expect(url.isServed(by: "CALLS.example.com"))
    #expect(!url.isServed(by: "example.com"))
  }

  @Test(
    arguments: [
      ("https://h", "/", nil, nil), ("https://h?q", "/", "q", nil), ("https://h#f", "/", nil, "f"),
      ("https://h/?", "/", "", nil), ("http://h/#", "/", nil, ""),
      ("https://[::1]/x", "/x", nil, nil),
    ] as [(String, String, String?, String?)])
  func fillsInOnlyTheEmptyPath(text: String, path: String, query: String?, fragment: String?) throws
  {
    let url = try #require(LinkURL(text))
    #expect(url.path == path)
    #expect(url.query == query)
    #expect(url.fragment == fragment)
    #expect(url.port == nil)
  }

  @Test(arguments: [
    "", "calls.example.com/join", "/join", "https:///x", "mailto:a@b", "://h", "1a://h",
  ])
  func refusesWhatIsNoLink(text: String) {
    #expect(LinkURL(text) == nil)
  }

  @Test func servesWebLinksOnly() throws {
    #expect(LinkURL("http://h.example/x")?.isServed(by: "h.example") == true)
    #expect(LinkURL("calls://h.example/x")?.isServed(by: "h.example") == false)
  }
}

@Suite struct IOSVersionTests {
  @Test func readsVersions() {
    #expect(IOSVersion("13.5") == IOSVersion(13, 5))
    #expect(IOSVersion("16.4.1") == IOSVersion(16, 4))
    #expect(IOSVersion("17") == IOSVersion(17))
    #expect(IOSVersion(13, 5) < IOSVersion(13, 10))
  }

  @Test(arguments: [
    "", "8", "13.", ".5", "iOS 13", "13.5.1.2", "1e9", "-13", "99999999999999999999",
  ])
  func refusesWhatIsNoVersion(text: String) {
    #expect(IOSVersion(text) == nil)
  }
}
