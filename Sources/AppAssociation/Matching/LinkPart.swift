/// One text of a link that patterns are compared with, and what is known of variables in it.
///
/// Many rules may refer to one variable, and one rule to it many times. After some references all
/// that its values can do in the text is looked up, so that files of any shape cost pattern plus values
/// and not pattern times values.
final class LinkPart {
  let characters: [UInt32]
  private var references: [ObjectIdentifier: Reference] = [:]

  private enum Reference {
    case counted(Int)
    case known(ValueEnds)
  }

  /// To find out what the values can do costs no more than to follow them so often from everywhere.
  private static let followedReferences = 4

  /// So many bytes are kept at most, and then forgotten: to find out again what was known costs no more
  /// than to follow the values.
  private static let largestSize = 1 << 26

  private var size = 0

  init(_ characters: [UInt32]) {
    self.characters = characters
  }

  /// Where the values end, or nil while following them is cheaper than to find that out.
  func ends(of values: VariableValues) -> ValueEnds? {
    let key = ObjectIdentifier(values)
    switch references[key] {
    case .known(let ends): return ends
    case .counted(let count) where count >= LinkPart.followedReferences:
      let ends = ValueEnds(of: values, in: characters)
      size += ends.size
      if size > LinkPart.largestSize {
        references = [:]
        size = ends.size
      }
      references[key] = .known(ends)
      return ends
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
