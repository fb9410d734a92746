package import Diagnostics

/// A value as the user wrote it, whatever the format: text, list or named fields, with its place.
///
/// Every scalar is text (`0123456`, `12:30`, `no` stay as they are); the key that holds it decides
/// what it means. The readers of YAML, JSON and CSV all end here.
package struct InputValue: Sendable {
  package enum Content: Sendable {
    /// A key without a value, an empty table cell, `null` in JSON.
    case absent
    case text(String)
    case list([InputValue])
    case fields([InputField])
  }

  package var content: Content
  /// Where the value begins (a quoted text: at its opening quote).
  package var place: Place
  /// True for the text of a table cell, which a key that holds a list splits: see `cellItems`.
  package var isCell: Bool

  package init(_ content: Content, at place: Place, isCell: Bool = false) {
    self.content = content
    self.place = place
    self.isCell = isCell
  }

  /// True for a key without a value: the same as no key, except where one is required.
  package var isAbsent: Bool {
    if case .absent = content { true } else { false }
  }

  /// The parts of a table cell between its bars (`red | green`), each with its own place.
  ///
  /// Nil for everything that is not the text of a cell. Blanks around a part do not belong to it, a
  /// part without text is absent, and no sign makes a bar part of an item: a table that needs one
  /// uses a column for each item (`tags.0`).
  package var cellItems: [InputValue]? {
    guard isCell, case .text(let text) = content, case .at(let source, var offset) = place else {
      return nil
    }
    let isQuoted = offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: "\"")
    if isQuoted { offset += 1 }
    var items: [InputValue] = []
    var item: [UInt8] = []
    var start = offset
    func finishItem() {
      while item.last == 0x20 || item.last == 0x09 { item.removeLast() }
      let content = item.isEmpty ? Content.absent : .text(String(decoding: item, as: UTF8.self))
      items.append(InputValue(content, at: .at(source, offset: start)))
      item = []
    }
    for byte in text.utf8 {
      let isBlank = byte == 0x20 || byte == 0x09
      if byte == UInt8(ascii: "|") {
        finishItem()
        start = offset + 1
      } else if item.isEmpty, isBlank {
        start = offset + 1
      } else {
        item.append(byte)
      }
      // In the file a quote is doubled, and a line break may be two bytes.
      let isDoubled = byte == UInt8(ascii: "\"") && isQuoted
      let isPair = byte == 0x0A && source.bytes[offset...].starts(with: [0x0D, 0x0A])
      offset += isDoubled || isPair ? 2 : 1
    }
    finishItem()
    return items
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
