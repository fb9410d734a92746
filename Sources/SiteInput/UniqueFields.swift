import Diagnostics
import SiteModel

/// The fields of a map in their order, each name once.
struct UniqueFields {
  private(set) var all: [InputField] = []
  private var indexes: [String: Int] = [:]

  /// Up to here a look along the names is quicker than a table of them.
  private static let listLimit = 16

  /// Adds a field, or tells that its name was there before; the first one stays.
  mutating func add(_ field: InputField) -> Diagnostic? {
    if let first = index(of: field.name) {
      return .error(
        "duplicate-key", "the key \(shown(field.name)) is given twice", at: field.place,
        help: "keep one of the two", notes: [.init("the first one is here", at: all[first].place)])
    }
    if all.count == Self.listLimit {
      for (index, field) in all.enumerated() { indexes[field.name] = index }
    }
    if all.count >= Self.listLimit { indexes[field.name] = all.count }
    all.append(field)
    return nil
  }

  private func index(of name: String) -> Int? {
    all.count <= Self.listLimit ? all.firstIndex { $0.name == name } : indexes[name]
  }
}
