import Diagnostics
import SiteModel

/// Messages about lists and maps, the same for every format.
extension Diagnostic {
  /// A text or a list stands where a map of keys should.
  static func notAMap(_ value: InputValue, what: String) -> Diagnostic {
    let found =
      switch value.content {
      case .absent: "nothing"
      case .text(let text): "the text \(shown(text))"
      case .list: "a list"
      case .fields: "a map"
      }
    return .error(
      "not-a-map", "\(what) consists of keys and values, and this is \(found)", at: value.place,
      help: "write `key: value`, with a space after the colon")
  }

  static func tooDeep(at place: Place) -> Diagnostic {
    .error(
      "too-deep", "lists and maps stand more than \(YAMLReader.depthLimit) deep in each other",
      at: place, help: "no key needs more than 3: perhaps a bracket was not closed")
  }
}
