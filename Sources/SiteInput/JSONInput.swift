import AppAssociation
package import Diagnostics
package import SiteModel

/// JSON as an input file: the same values as YAML, with places.
///
/// Numbers, `true` and `false` are the text as it was written, `null` is absent, and a name that
/// occurs twice in an object is an error.
package enum JSONInput {
  /// The value of a whole file, nil for an empty one and for one that is no JSON.
  package static func read(
    _ source: SourceText
  ) -> (value: InputValue?, diagnostics: [Diagnostic]) {
    if let problem = TextDecoding.problem(in: source) { return (nil, [problem]) }
    if source.bytes[TextDecoding.contentStart(of: source)...].allSatisfy({ $0 <= 0x20 }) {
      return (nil, [])
    }
    switch JSONValue.read(source.bytes) {
    case .failure(let error):
      let problem = Diagnostic.error(
        "json-syntax", error.message, at: .at(source, offset: error.offset), help: error.help)
      return (nil, [problem])
    case .success(let json):
      var diagnostics: [Diagnostic] = []
      let value = value(of: json, depth: 0, source, &diagnostics)
      return (value, diagnostics)
    }
  }

  private static func value(
    of json: JSONValue, depth: Int, _ source: SourceText, _ diagnostics: inout [Diagnostic]
  ) -> InputValue {
    let place = Place.at(source, offset: json.offset)
    switch json.content {
    case .null: return InputValue(.absent, at: place)
    case .bool(let value): return InputValue(.text(value ? "true" : "false"), at: place)
    case .number(let text), .string(let text): return InputValue(.text(text), at: place)
    case .array, .object:
      guard depth < YAMLReader.depthLimit else {
        diagnostics.append(.tooDeep(at: place))
        return InputValue(.absent, at: place)
      }
    }
    var items: [InputValue] = []
    for item in json.array ?? [] {
      items.append(value(of: item, depth: depth + 1, source, &diagnostics))
    }
    guard let members = json.object else { return InputValue(.list(items), at: place) }
    var fields = UniqueFields()
    for member in members {
      let value = value(of: member.value, depth: depth + 1, source, &diagnostics)
      let field = InputField(
        member.name, at: .at(source, offset: member.offset), value: value)
      if let twice = fields.add(field) { diagnostics.append(twice) }
    }
    return InputValue(.fields(fields.all), at: place)
  }
}
