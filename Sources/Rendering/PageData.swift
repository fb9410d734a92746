import Diagnostics

/// What the page's script reads: one JSON element, which a browser never runs.
struct PageData {
  /// In the order in which they are printed; the values are JSON.
  private var members: [(name: String, json: String)]

  /// - Parameters:
  ///   - page: the word by which the script knows where it is.
  ///   - openHost: the site's other host; on its pages the script turns links to it round.
  ///   - words: the texts that the script writes, by key.
  init(page: String, host: String, openHost: String?, words: [(name: String, text: String)]) {
    members = [("page", jsonString(page)), ("host", jsonString(host))]
    if let openHost { add("openHost", jsonString(openHost)) }
    add("words", PageData.object(words.map { ($0.name, jsonString($0.text)) }))
  }

  mutating func add(_ name: String, _ json: String) { members.append((name, json)) }

  var element: [UInt8] {
    PageData.element(
      attributes: "type=\"application/json\" id=\"page-data\"", json: PageData.object(members))
  }

  static func object(_ members: [(name: String, json: String)]) -> String {
    "{" + members.map { "\(jsonString($0.name)):\($0.json)" }.joined(separator: ",") + "}"
  }

  /// An element that holds data and is never run.
  static func element(attributes: String, json: String) -> [UInt8] {
    var bytes = Array("<script \(attributes)>".utf8)
    bytes.reserveCapacity(bytes.count + json.utf8.count + 64)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": bytes += Array("\\u003c".utf8)
      case ">": bytes += Array("\\u003e".utf8)
      case "&": bytes += Array("\\u0026".utf8)
      case "\u{2028}": bytes += Array("\\u2028".utf8)
      case "\u{2029}": bytes += Array("\\u2029".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    return bytes + Array("</script>".utf8)
  }
}
