/// The stack of values that names are looked up in, as far as types tell.
///
/// The innermost shape that has the first part of a name answers, also when its value is absent;
/// so each name is found when a template is compiled, and rendering looks nothing up.
struct TemplateScopes {
  /// A value by where it lives: an origin (the root, or one item of a list) and slots below it.
  ///
  /// Two names of the same value have the same path.
  typealias Path = [Int]

  struct Scope {
    var type: TemplateType
    var path: Path
  }

  /// What a name means at one place.
  struct Found {
    var scope: Int
    var slots: [Int]
    var type: TemplateType
    var path: Path
    /// Markup that cannot stand within a line.
    var holdsBlocks = false
    /// The first part of the name that may be absent here, as it is written.
    var absent: String?
  }

  enum Lookup {
    case found(Found)
    /// `owner` is the part before it, nil for the first part; `offset` counts bytes of the name.
    case unknown(name: String, owner: String?, offset: Int, known: [String])
  }

  private(set) var stack: [Scope]
  /// Optional values that are there, because a section on them is open.
  private var present: Set<Path> = []
  private var origins = 1

  init(root: TemplateType) {
    stack = [Scope(type: root, path: [0])]
  }

  func find(_ name: String) -> Lookup {
    if name == ".", let top = stack.last {
      return .found(
        Found(scope: stack.count - 1, slots: [], type: top.type, path: top.path, absent: nil))
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, scope) in stack.enumerated().reversed() {
      if case .record(let shape) = scope.type, shape.slot(of: parts[0]) != nil {
        return follow(parts, from: index)
      }
    }
    return .unknown(name: parts[0], owner: nil, offset: 0, known: knownNames)
  }

  private func follow(_ parts: [String], from scope: Int) -> Lookup {
    var found = Found(
      scope: scope, slots: [], type: stack[scope].type, path: stack[scope].path, absent: nil)
    var written = ""
    for part in parts {
      guard case .record(let shape) = found.type, let slot = shape.slot(of: part) else {
        var known: [String] = []
        if case .record(let shape) = found.type { known = shape.fields.map(\.name) }
        return .unknown(
          name: part, owner: written, offset: written.utf8.count + 1, known: known)
      }
      written += written.isEmpty ? part : "." + part
      found.slots.append(slot)
      found.path.append(slot)
      found.type = shape.fields[slot].type
      found.holdsBlocks = shape.fields[slot].holdsBlocks
      if shape.fields[slot].isOptional, found.absent == nil, !present.contains(found.path) {
        found.absent = written
      }
    }
    return .found(found)
  }

  private var knownNames: [String] {
    var names: [String] = []
    for case .record(let shape) in stack.reversed().map(\.type) {
      names += shape.fields.map(\.name).filter { !names.contains($0) }
    }
    return names
  }

  /// The scopes inside a section on a value: it is there, and so is everything on the way to it.
  func inside(_ value: Found) -> TemplateScopes {
    var inner = self
    for length in 1...value.path.count { inner.present.insert(Array(value.path.prefix(length))) }
    if case .list(let item) = value.type {
      inner.stack.append(Scope(type: item, path: [origins]))
      inner.origins += 1
    } else {
      inner.stack.append(Scope(type: value.type, path: value.path))
    }
    return inner
  }
}
