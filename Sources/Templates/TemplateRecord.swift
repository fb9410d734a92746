/// Values for the fields of a shape, in their order.
package struct TemplateRecord: Sendable {
  package let shape: TemplateShape
  package private(set) var values: [TemplateValue]

  /// One value for each field; debug builds check that each is of its field's type.
  package init(_ shape: TemplateShape, _ values: [TemplateValue]) {
    precondition(values.count == shape.fields.count, "\(shape.name) needs as many values as fields")
    self.shape = shape
    self.values = values
    assert(TemplateType.record(shape).accepts(.record(self)), "wrong types for \(shape.name)")
  }

  /// Values by name, for a record that is made once; what is not named is absent.
  package init(_ shape: TemplateShape, named values: [String: TemplateValue]) {
    for name in values.keys {
      precondition(shape.slot(of: name) != nil, "\(shape.name) has no field \(name)")
    }
    self.init(shape, shape.fields.map { values[$0.name] ?? .absent })
  }

  /// The value in a slot that ``TemplateShape/slot(of:)`` gave.
  package subscript(slot: Int) -> TemplateValue {
    get { values[slot] }
    set { values[slot] = newValue }
  }
}

extension TemplateType {
  fileprivate func accepts(_ value: TemplateValue) -> Bool {
    switch (self, value) {
    case (_, .absent), (.text, .text), (.template, .text), (.html, .html), (.flag, .flag): true
    case (.list(let type), .list(let items)): items.allSatisfy(type.accepts)
    case (.record(let shape), .record(let record)):
      record.shape === shape && zip(shape.fields, record.values).allSatisfy { $0.type.accepts($1) }
    default: false
    }
  }
}
