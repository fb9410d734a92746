/// A short text of `strings/<lang>.yml` in which `{{name}}` stands for a value.
///
/// Taken apart once, since the same few patterns are filled in for every meeting.
struct TextPattern: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case name(String)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.text(String(rest[..<open.lowerBound])))
      let name = rest[open.upperBound..<close.lowerBound].filter { $0 != " " }
      pieces.append(.name(String(name)))
      rest = rest[close.upperBound...]
    }
    pieces.append(.text(String(rest)))
  }

  /// The names of its values, in their order.
  var names: [String] {
    pieces.compactMap { piece in
      if case .name(let name) = piece { name } else { nil }
    }
  }

  /// The text with its values; a name without one is left out.
  func filled(_ values: some Collection<(key: String, value: String)>) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .name(let name): text += values.first { $0.key == name }?.value ?? ""
      }
    }
    return text
  }
}

extension Substring {
  /// The first place of an ASCII mark; compared as bytes.
  fileprivate func firstRange(of mark: String) -> Range<Index>? {
    let pattern = Array(mark.utf8)
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: pattern) {
        return start..<utf8.index(start, offsetBy: pattern.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
