package import Diagnostics

/// A value as the user wrote it, whatever the format: text, list or named fields, with its place.
///
/// Every scalar is text (`0123456`, `12:30`, `no` stay as they are); the key that holds it decides
/// what it means. The readers of YAML, JSON and CSV all end here.
package struct InputValue: Sendable {
  package indirect enum Content: Sendable {
    /// A key without a value, an empty table cell, `null` in JSON.
    case absent
    case text(String)
    case list([InputValue])
    case fields([InputField])
  }

  package var content: Content
  /// Where the value begins (a quoted text: at its opening quote).
  package var place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }
}

/// One key and its value.
package struct InputField: Sendable {
  package var name: String
  package var place: Place
  package var value: InputValue

  package init(_ name: String, at place: Place, value: InputValue) {
    self.name = name
    self.place = place
    self.value = value
  }
}

/// One meeting definition before anything in it is checked.
package struct MeetingDraft: Sendable {
  package var fields: [InputField]
  /// The Markdown below the front matter; nil where the format has none.
  package var body: InputValue?
  /// Where the definition begins: the file, the list item or the table row.
  package var place: Place
  /// The id that the file's name gives; nil in a file of many meetings, where `id` is required.
  package var fileID: String?

  package init(fields: [InputField], body: InputValue? = nil, place: Place, fileID: String?) {
    self.fields = fields
    self.body = body
    self.place = place
    self.fileID = fileID
  }
}
