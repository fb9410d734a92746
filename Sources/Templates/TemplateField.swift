/// One name of a shape.
package struct TemplateField: Sendable {
  package var name: String
  package var type: TemplateType
  /// The value may be absent: a template can print it only inside a section on it.
  package var isOptional: Bool
  /// Markup of whole paragraphs, which cannot stand within one.
  package var holdsBlocks = false
  /// One sentence for people who write templates.
  package var documentation: String

  package init(
    _ name: String, _ type: TemplateType, optional: Bool = false, _ documentation: String
  ) {
    self.name = name
    self.type = type
    self.isOptional = optional
    self.documentation = documentation
  }

  package static func text(
    _ name: String, optional: Bool = false, _ documentation: String
  ) -> TemplateField {
    TemplateField(name, .text, optional: optional, documentation)
  }

  package static func html(
    _ name: String, optional: Bool = false, _ documentation: String
  ) -> TemplateField {
    TemplateField(name, .html, optional: optional, documentation)
  }

  package static func flag(_ name: String, _ documentation: String) -> TemplateField {
    TemplateField(name, .flag, documentation)
  }

  package static func list(
    _ name: String, _ item: TemplateShape, _ documentation: String
  ) -> TemplateField {
    TemplateField(name, .list(.record(item)), documentation)
  }

  package static func record(
    _ name: String, _ shape: TemplateShape, optional: Bool = false, _ documentation: String
  ) -> TemplateField {
    TemplateField(name, .record(shape), optional: optional, documentation)
  }
}
