/// Who invites.
package struct Organizer: Sendable {
  package var name: String?
  package var email: String?
  package var url: String?
}

extension FieldReader {
  mutating func organizer(_ key: String) -> Organizer? {
    guard var reader = nested(key, keys: .organizer) else { return nil }
    let organizer = Organizer(
      name: reader.line("name", limit: 200)?.value, email: reader.email("email")?.value,
      url: reader.address("url", schemes: ["https", "http", "mailto"])?.value)
    report(reader.diagnostics)
    return organizer
  }
}
