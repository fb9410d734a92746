/// What a template prints, tests or repeats.
package enum TemplateValue: Sendable {
  case absent
  case text(String)
  /// Markup that the program made or made safe; never a value as somebody wrote it.
  case html([UInt8])
  case flag(Bool)
  case list([TemplateValue])
  case record(TemplateRecord)

  /// Text, or absent for nil.
  package static func optionalText(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .absent
  }

  /// A section on it is shown: it is there, and not false, the empty text or the empty list.
  var isShown: Bool {
    switch self {
    case .absent: false
    case .text(let text): !text.isEmpty
    case .html(let bytes): !bytes.isEmpty
    case .flag(let isOn): isOn
    case .list(let items): !items.isEmpty
    case .record: true
    }
  }
}
