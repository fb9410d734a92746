import Templates

/// The names that a template may use, each with its type, its meaning and where its value is from.
///
/// One list says all of it, so that the shape that checks templates, the documentation and the
/// values that are printed cannot drift apart.
struct Scope<Source>: Sendable {
  let shape: TemplateShape
  private let values: [@Sendable (Source) -> TemplateValue]

  /// - Parameter name: what kind of thing this is, for the documentation.
  init(_ name: String, _ fields: [ScopeField<Source>]) {
    shape = TemplateShape(name, fields.map(\.field))
    values = fields.map(\.value)
  }

  func record(_ source: Source) -> TemplateRecord {
    TemplateRecord(shape, values.map { $0(source) })
  }
}

/// One name of a scope.
struct ScopeField<Source>: Sendable {
  let field: TemplateField
  let value: @Sendable (Source) -> TemplateValue

  /// A text that is always there.
  static func text(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> String
  ) -> Self {
    Self(field: TemplateField(name, .text, meaning)) { .text(value($0)) }
  }

  /// A text that may be missing: a section on it vanishes then.
  static func optional(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> String?
  ) -> Self {
    Self(field: TemplateField(name, .text, optional: true, meaning)) {
      value($0).map { .text($0) } ?? .absent
    }
  }

  static func flag(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> Bool
  ) -> Self {
    Self(field: TemplateField(name, .flag, meaning)) { .flag(value($0)) }
  }

  /// Markup that is always there.
  static func html(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> [UInt8]
  ) -> Self {
    Self(field: TemplateField(name, .html, meaning)) { .html(value($0)) }
  }

  static func optionalHTML(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> [UInt8]?
  ) -> Self {
    Self(field: TemplateField(name, .html, optional: true, meaning)) {
      value($0).map { .html($0) } ?? .absent
    }
  }

  /// The same of whole paragraphs.
  static func optionalBlocks(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Source) -> [UInt8]?
  ) -> Self {
    let one = optionalHTML(name, meaning, value)
    var field = one.field
    field.holdsBlocks = true
    return Self(field: field, value: one.value)
  }

  static func list<Item>(
    _ name: String, of scope: Scope<Item>, _ meaning: String,
    _ value: @escaping @Sendable (Source) -> [Item]
  ) -> Self {
    Self(field: TemplateField(name, .list(.record(scope.shape)), meaning)) {
      .list(value($0).map { .record(scope.record($0)) })
    }
  }

  static func record<Item>(
    _ name: String, _ scope: Scope<Item>, _ meaning: String,
    _ value: @escaping @Sendable (Source) -> Item
  ) -> Self {
    Self(field: TemplateField(name, .record(scope.shape), meaning)) {
      .record(scope.record(value($0)))
    }
  }

  static func optionalRecord<Item>(
    _ name: String, _ scope: Scope<Item>, _ meaning: String,
    _ value: @escaping @Sendable (Source) -> Item?
  ) -> Self {
    Self(field: TemplateField(name, .record(scope.shape), optional: true, meaning)) {
      value($0).map { .record(scope.record($0)) } ?? .absent
    }
  }
}

extension ScopeField {
  /// A record that was made before, because it is the same on every page.
  static func shared(
    _ name: String, _ shape: TemplateShape, _ meaning: String,
    _ value: @escaping @Sendable (Source) -> TemplateRecord
  ) -> Self {
    Self(field: TemplateField(name, .record(shape), meaning)) { .record(value($0)) }
  }
}
