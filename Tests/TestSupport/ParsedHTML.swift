import Foundation

/// HTML as a parser that is not ours reads it (Python's `html.parser`).
///
/// Looking for text in HTML would find what a browser does not see, and the other way round.
package struct ParsedHTML: Decodable, Sendable {
  package struct Element: Decodable, Sendable, Equatable {
    package var name: String
    /// Names and values in the order of the text; a value is nil where there is none.
    package var attributes: [[String?]]

    package func value(of name: String) -> String? {
      attributes.first { $0.first == name }?.last ?? nil
    }
  }

  /// Every start tag, in the order of the text.
  package var elements: [Element]
  /// What stands between tags, with character references resolved; data as lines `key=value`.
  package var text: String
  /// The texts of data blocks, as they stand there.
  package var data: [String]
  package var comments: [String]
  /// Doctypes, processing instructions and the like.
  package var others: [String]

  /// Names of elements and of their attributes: what a value must never change.
  package var structure: [[String]] {
    elements.map { [$0.name] + $0.attributes.map { ($0.first ?? nil) ?? "" } }
      + comments.map { _ in ["!--"] } + others.map { _ in ["!"] }
  }

  /// Parses many texts in one run of Python.
  package static func parse(_ texts: [String]) throws -> [ParsedHTML] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("linksite-html-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.json")
    let output = folder.appendingPathComponent("out.json")
    try JSONEncoder().encode(texts).write(to: input)
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script, input.path, output.path]
    try python.run()
    python.waitUntilExit()
    return try JSONDecoder().decode([ParsedHTML].self, from: Data(contentsOf: output))
  }

  private static let script = """
    import json, sys
    from html.parser import HTMLParser
    types = ["application/ld+json", "application/json"]
    def lines(name, value):
        if isinstance(value, dict):
            return [l for k, v in value.items() for l in lines(name + "." + k, v)]
        if isinstance(value, list):
            return [l for v in value for l in lines(name, v)]
        return [name + "=" + str(value)]
    class P(HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.r = {"elements": [], "text": "", "data": [], "comments": [], "others": []}
            self.is_data = False
        def handle_starttag(self, n, a):
            self.r["elements"].append({"name": n, "attributes": [list(x) for x in a]})
            self.is_data = n == "script" and dict(a).get("type") in types
        def handle_data(self, d):
            if self.is_data: self.r["data"].append(d)
            self.r["text"] += "\\n".join(lines("", json.loads(d))) if self.is_data else d
            self.is_data = False
        def handle_comment(self, d): self.r["comments"].append(d)
        def handle_decl(self, d): self.r["others"].append(d)
        def unknown_decl(self, d): self.r["others"].append(d)
        def handle_pi(self, d): self.r["others"].append(d)
    out = []
    for text in json.load(open(sys.argv[1], encoding="utf-8")):
        p = P(); p.feed(text); p.close(); out.append(p.r)
    json.dump(out, open(sys.argv[2], "w", encoding="utf-8"))
    """
}
