import InviteLinks
import Testing

/// Python's urllib as a reader that knows nothing of this library.
@Suite(.enabled(if: Subprocess.has("python3")))
struct PythonTests {
  private struct Read: Codable, Equatable {
    var scheme: String
    var host: String
    var path: String
    /// Scalar values, so that no JSON reader can change or compose anything.
    var items: [String: [UInt32]]
    var quoted: Bool
  }

  private static let program = """
    from urllib.parse import urlsplit, parse_qsl, unquote, quote, urlunsplit
    result = []
    for url in data:
        parts = urlsplit(url)
        items = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query),
                          encoding="utf-8", errors="strict")
        again = "&".join(name + "=" + quote(value, safe="") for name, value in items)
        result.append({
            "scheme": parts.scheme, "host": parts.hostname, "path": unquote(parts.path),
            "items": {name: [ord(c) for c in value] for name, value in items},
            "quoted": again == parts.query and urlunsplit(parts) == url})
    print(json.dumps(result))
    """

  @Test func urllibReadsEveryLinkExactly() throws {
    var links: [JoinLink] = []
    var expected: [Read] = []
    func add(_ link: JoinLink, _ path: String, _ items: [String: String]) {
      links.append(link)
      expected.append(
        Read(
          scheme: "https", host: "calls.example.com", path: path,
          items: items.mapValues { $0.unicodeScalars.map(\.value) }, quoted: true))
    }
    for text in HostileText.all.map(\.text) {
      add(
        .cometchat(try CallID(text), title: text, on: sampleHost), "/join",
        ["sessionId": text, "name": text])
      add(
        .stream(try PathID("a"), type: try CallType(text), on: sampleHost), "/join/a/",
        ["type": text])
    }
    for text in HostileText.fitting.map(\.text) {
      add(.path(try PathID(text), on: sampleHost), "/join/\(text)/", [:])
      add(.stream(try PathID(text), on: sampleHost), "/join/\(text)/", ["type": "default"])
    }
    let read = try Subprocess.python(Self.program, on: links.map(\.url), as: [Read].self)
    try #require(read.count == expected.count)
    for (index, pair) in zip(read, expected).enumerated() {
      #expect(pair.0 == pair.1, "\(links[index].url)")
    }
  }

  /// The other direction: what urllib writes with its strictest setting is what we write.
  @Test func urllibQuotesTheSame() throws {
    let texts = HostileText.all.map(\.text)
    let program = """
      from urllib.parse import quote
      print(json.dumps([quote(text, safe="") for text in data]))
      """
    #expect(
      try Subprocess.python(program, on: texts, as: [String].self)
        == texts.map(PercentEncoding.encode))
  }
}
