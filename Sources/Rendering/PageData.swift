import Diagnostics

/// What the page's script reads: one JSON element, which a browser never runs.
struct PageData {
  /// The word by which the script knows where it is.
  var page: String
  var host: String

  var element: [UInt8] {
    let json = "{\"page\":\(jsonString(page)),\"host\":\(jsonString(host))}"
    return PageData.element(attributes: "type=\"application/json\" id=\"page-data\"", json: json)
  }

  /// An element that holds data and is never run.
  static func element(attributes: String, json: String) -> [UInt8] {
    let safe = json.unicodeScalars.map(PageData.escaped).joined()
    return Array("<script \(attributes)>\(safe)</script>".utf8)
  }

  /// No text of a value may end the element or begin a comment in it.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "\\u003c"
    case ">": "\\u003e"
    case "&": "\\u0026"
    case "\u{2028}": "\\u2028"
    case "\u{2029}": "\\u2029"
    default: String(scalar)
    }
  }
}
