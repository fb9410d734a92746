import InviteLinks
import Testing

struct HostNameTests {
  @Test(arguments: [
    ("calls.example.com", "calls.example.com"),
    ("Calls.EXAMPLE.com", "calls.example.com"),
    ("a.b", "a.b"),
    ("1.example.com", "1.example.com"),
    ("r3---sn.example.com", "r3---sn.example.com"),
    ("example.xn--p1ai", "example.xn--p1ai"),
    ("10.0.0.com", "10.0.0.com"),
    ("example.0xyz", "example.0xyz"),
  ])
  func takesAHostInLowerCase(text: String, expected: String) throws {
    let host = try HostName(text)
    #expect(host.text == expected)
    #expect(host.description == expected)
  }

  @Test func takesTheLongestNames() throws {
    let label = String(repeating: "a", count: 63)
    let longest = "\(label).\(label).\(label).\(label.dropLast(2))"
    #expect(longest.utf8.count == 253)
    #expect(try HostName(longest).text == longest)
  }

  @Test(arguments: [
    ("xn--mller-kva.example.com", true), ("calls.XN--P1AI", true), ("calls.example.com", false),
    ("axn--b.example.com", false),
  ])
  func tellsInternationalizedHosts(text: String, expected: Bool) throws {
    #expect(try HostName(text).isInternationalized == expected)
  }

  static let refused: [(String, HostName.Problem)] = [
    ("", .empty),
    (" \u{A0}\t", .empty),
    ("https://calls.example.com", .scheme(host: "calls.example.com")),
    ("HTTP://Calls.example.com/", .scheme(host: "calls.example.com")),
    ("https:calls.example.com", .scheme(host: "calls.example.com")),
    ("https://", .scheme(host: nil)),
    ("//calls.example.com", .scheme(host: "calls.example.com")),
    ("https://user:pw@calls.example.com", .scheme(host: nil)),
    ("calls.example.com/", .path(host: "calls.example.com", offset: 17)),
    ("calls.example.com/live", .path(host: "calls.example.com", offset: 17)),
    ("calls\\live", .path(host: nil, offset: 5)),
    ("calls.example.com?x=1", .query(host: "calls.example.com", offset: 17)),
    ("calls.example.com#top", .query(host: "calls.example.com", offset: 17)),
    ("user@calls.example.com", .user(host: "calls.example.com")),
    ("user:pw@calls.example.com", .user(host: "calls.example.com")),
    ("calls.example.com:8080", .port(host: "calls.example.com", offset: 17)),
    ("localhost:8080", .port(host: nil, offset: 9)),
    ("192.0.2.7", .ipAddress),
    ("0300.0.2.0x7f", .ipAddress),
    ("example.0x", .ipAddress),
    ("2130706433", .ipAddress),
    ("[2001:db8::1]", .ipAddress),
    ("2001:db8::1", .ipAddress),
    ("calls.example.com.", .trailingDot(host: "calls.example.com")),
    ("calls.example..", .emptyLabel(offset: 14)),
    ("calls.", .trailingDot(host: nil)),
    (".", .emptyLabel(offset: 0)),
    (".example.com", .emptyLabel(offset: 0)),
    ("calls..example.com", .emptyLabel(offset: 6)),
    ("my_calls.example.com", .underscore(offset: 2)),
    ("calls.exämple.com", .nonASCII("ä", offset: 8)),
    ("calls\u{200B}.example.com", .nonASCII("\u{200B}", offset: 5)),
    ("calls。example。com", .nonASCII("。", offset: 5)),
    ("calls example.com", .character(" ", offset: 5)),
    ("*.example.com", .character("*", offset: 0)),
    ("calls%2Eexample.com", .character("%", offset: 5)),
    ("-calls.example.com", .hyphenAtLabelEdge(label: "-calls", offset: 0)),
    ("calls.example-.com", .hyphenAtLabelEdge(label: "example-", offset: 6)),
    ("localhost", .singleLabel),
  ]

  @Test(arguments: refused)
  func refusesWhatIsNoHost(text: String, problem: HostName.Problem) {
    #expect(throws: problem) { try HostName(text) }
  }

  @Test func refusesNamesThatAreTooLong() {
    let label = String(repeating: "a", count: 63)
    #expect(throws: HostName.Problem.labelTooLong(label: label + "b", offset: 2)) {
      try HostName("x.\(label)b.example.com")
    }
    #expect(throws: HostName.Problem.tooLong(254)) {
      try HostName("\(label).\(label).\(label).\(label.dropLast())")
    }
  }

  @Test(arguments: [
    (
      "https://calls.example.com/live", "the host begins with a scheme",
      "write calls.example.com"
    ),
    (
      "calls.example.com/live", "the host has a path",
      "association files work only at the root of a host, so the site needs a host of its own: "
        + "write calls.example.com"
    ),
    (
      "calls.example.com:8443", "the host has a port",
      "association files work only on the usual port of https: write calls.example.com"
    ),
    (
      "calls.exämple.com", "the host has \"ä\" (U+00E4)",
      "write the host in Punycode (xn--…), as your domain's registrar shows it"
    ),
    (
      "calls.\u{FEFF}example.com", "the host has a byte-order mark (U+FEFF)",
      "delete it, it was probably pasted along"
    ),
    (
      "localhost", "the host has only one part",
      "write the full name, for instance calls.example.com: phones look it up in public"
    ),
  ])
  func saysWhatIsWrongAndWhatToWrite(text: String, message: String, help: String) throws {
    let problem = try #require(throws: HostName.Problem.self) { try HostName(text) }
    #expect(problem.message == message)
    #expect(problem.help == help)
  }

  @Test func explainsEveryProblemInOneLine() throws {
    for (text, problem) in Self.refused {
      #expect(!problem.message.isEmpty && !problem.help.isEmpty)
      #expect(!problem.description.contains("\n"))
      let offset = problem.offset ?? 0
      #expect(offset <= text.utf8.count)
    }
  }
}
