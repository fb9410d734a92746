/// One text of a link that patterns are compared with, and what is known of variables in it.
///
/// Many rules may refer to one variable, and one rule to it many times. After some references the
/// ends of its values are looked up in a table, so that files of any shape cost pattern plus values
/// and not pattern times values.
final class LinkPart {
  let characters: [UInt32]
  private var references: [ObjectIdentifier: Reference] = [:]

  private enum Reference {
    case counted(Int)
    case table(ValueEnds)
  }

  /// Longer texts get no table, which grows with the square of the text; no browser or system takes
  /// links of such a length.
  private static let longestTable = 4_096

  init(_ characters: [UInt32]) {
    self.characters = characters
  }

  /// Where the values end, or nil while following them is cheaper than to make a table of them.
  func ends(of values: VariableValues) -> ValueEnds? {
    guard characters.count <= LinkPart.longestTable else { return nil }
    let key = ObjectIdentifier(values)
    switch references[key] {
    case .table(let table): return table
    case .counted(let count) where count > 4 + characters.count / 64:
      let table = ValueEnds(of: values, in: characters)
      references[key] = .table(table)
      return table
    case .counted(let count): references[key] = .counted(count + 1)
    case nil: references[key] = .counted(1)
    }
    return nil
  }
}

/// The values of one of the file's own variables, each a pattern without variables.
///
/// A class, so that all references to a variable mean the same object.
final class VariableValues: Sendable {
  /// Without those that refer to a variable, which never match.
  let patterns: [LinkPattern]

  init(_ values: [String], folds: Bool) {
    patterns = values.filter { !$0.holds("$(") }.map {
      LinkPattern($0, LinkPattern.Context(knowsVariables: false, folds: folds))
    }
  }
}
