/// What a template may name at one place: the fields, their types and what they mean.
///
/// It is documentation (``entries()``), the table that names are checked against when a template is
/// compiled, and the order of the values in a ``TemplateRecord``: a compiled template finds a value
/// by its position, never by its name.
///
/// ```swift
/// let app = TemplateShape("app", [.text("name", "How people call the app")])
/// let page = TemplateShape("page", [
///   .text("title", "What the meeting is called"),
///   .record("app", app, optional: true, "The app that opens it"),
/// ])
/// ```
package final class TemplateShape: Sendable {
  /// What kind of thing this is (`meeting`, `app`): for documentation and our own mistakes.
  package let name: String
  package let fields: [TemplateField]
  private let slots: [String: Int]

  /// Each name once, without dots and white space; `strings` is taken by the texts of a language.
  package init(_ name: String, _ fields: [TemplateField]) {
    var slots: [String: Int] = [:]
    for (slot, field) in fields.enumerated() {
      let isName = !field.name.isEmpty && field.name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x2E }
      precondition(isName && field.name != "strings", "\(name): \(field.name) is no field name")
      precondition(slots.updateValue(slot, forKey: field.name) == nil, "\(field.name) comes twice")
    }
    self.name = name
    self.fields = fields
    self.slots = slots
  }

  /// Where values of that name stand in a record, or nil for a name that is not here.
  package func slot(of name: String) -> Int? { slots[name] }
}
