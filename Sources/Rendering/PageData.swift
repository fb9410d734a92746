import Diagnostics
import Templates

/// What the page's script reads: one JSON element, which a browser never runs.
struct PageData {
  /// An object up to its last member, as JSON.
  private var json: [UInt8]

  /// - Parameters:
  ///   - page: the word by which the script knows where it is.
  ///   - openHost: the site's other host; on its pages the script turns links to it round.
  ///   - words: the texts that the script writes, as a JSON object.
  init(page: String, host: String, openHost: String?, words: [UInt8]) {
    json = [UInt8(ascii: "{")]
    add("page", text: page)
    add("host", text: host)
    if let openHost { add("openHost", text: openHost) }
    add("words", words)
  }

  mutating func add(_ name: String, text: String) {
    begin(name)
    json.append(jsonString: text)
  }

  /// A value that is JSON already.
  mutating func add(_ name: String, _ value: some Sequence<UInt8>) {
    begin(name)
    json += value
  }

  private mutating func begin(_ name: String) {
    if json.count > 1 { json.append(UInt8(ascii: ",")) }
    json.append(jsonString: name)
    json.append(UInt8(ascii: ":"))
  }

  var element: [UInt8] {
    PageData.element(
      attributes: "type=\"application/json\" id=\"page-data\"", json: json + [UInt8(ascii: "}")])
  }

  /// An element that holds data and is never run.
  static func element(attributes: String, json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 256)
    bytes += "<script \(attributes)>".utf8
    bytes.append(escapedForScript: json)
    bytes += "</script>".utf8
    return bytes
  }
}
