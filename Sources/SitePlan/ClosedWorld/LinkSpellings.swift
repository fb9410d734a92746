/// One way to write an address.
struct LinkSpelling {
  /// Without scheme and host.
  var path: String
  var ending: String
  var kind: ExpectedLink.Kind
  var opens: Bool
}

/// All ways to write one address that lead to the same page, as people and programs write them.
enum LinkSpellings {
  /// What may follow an address.
  private static let endings: [(text: String, asksForBrowser: Bool)] = [
    ("", false), ("?x=1", false), ("#x", false), ("#phone", true), ("#web", true), ("?web=1", true),
  ]

  /// `/join/keynote`, `/join/keynote/` and its `index.html`, with everything that may follow.
  static func page(_ folder: String, _ kind: ExpectedLink.Kind, opens: Bool) -> [LinkSpelling] {
    folders(folder, kind, opens: opens)
      + spellings(folder == "/" ? "/index.html" : folder + "/index.html", .indexFile, opens: false)
  }

  private static func folders(
    _ folder: String, _ kind: ExpectedLink.Kind, opens: Bool
  ) -> [LinkSpelling] {
    (folder == "/" ? ["/"] : [folder, folder + "/"]).flatMap { spellings($0, kind, opens: opens) }
  }

  /// A file, which never opens an app; some hosts answer with a slash behind it, too.
  static func file(_ path: String, _ kind: ExpectedLink.Kind) -> [LinkSpelling] {
    [path, path + "/"].flatMap { spellings($0, kind, opens: false) }
  }

  /// A join link as it is printed, `/join/stand-up/?type=default`, with and without the slash before
  /// its query, and with everything that may follow.
  static func joinLink(_ link: String, _ kind: ExpectedLink.Kind) -> [LinkSpelling] {
    let mark = link.utf8.firstIndex(of: UInt8(ascii: "?")) ?? link.endIndex
    var folder = link[..<mark]
    if folder.hasSuffix("/") { folder = folder.dropLast() }
    guard mark < link.endIndex else { return folders(String(folder), kind, opens: true) }
    return ["", "/"].flatMap { slash in
      spellings("\(folder)\(slash)\(link[mark...])", kind, opens: true)
    }
  }

  private static func spellings(
    _ address: String, _ kind: ExpectedLink.Kind, opens: Bool
  ) -> [LinkSpelling] {
    let hasQuery = address.utf8.contains(UInt8(ascii: "?"))
    return endings.map { ending, asksForBrowser in
      // A second question mark would be part of the last value.
      let text = hasQuery && ending.hasPrefix("?") ? "&" + ending.dropFirst() : ending
      return LinkSpelling(
        path: address + text, ending: ending, kind: asksForBrowser ? .browserOnly : kind,
        opens: opens && !asksForBrowser)
    }
  }
}
