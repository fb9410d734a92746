import Diagnostics

/// The shape that dotted column names give to each row: `entry_points.0.uri` is a list of maps.
///
/// Made once for a table. A part of digits counts the items of a list from 0, every other part
/// names a key. At the top there are only keys.
struct ColumnTree {
  indirect enum Shape {
    case cell(column: Int)
    case map([Branch])
    case list([Shape])
  }

  struct Branch {
    var name: String
    /// Where the name stands in the header.
    var offset: Int
    var shape: Shape
  }

  private(set) var branches: [Branch] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let table: CSVTable
  private var nodes = [Node(name: "", offset: 0, column: 0)]

  /// How many parts a name may have.
  private static let depthLimit = 8

  init(of table: CSVTable) {
    self.table = table
    var names: Set<String> = []
    for (column, cell) in table.header.enumerated()
    where !cell.text.isEmpty && names.insert(cell.text).inserted {
      insert(column)
    }
    branches = nodes[0].children.map { child in
      Branch(name: nodes[child].name, offset: nodes[child].offset, shape: shape(of: child))
    }
  }

  // MARK: Insertion

  private struct Node {
    var name: String
    var offset: Int
    /// The first column that made this node.
    var column: Int
    /// True when a cell stands here, false when other nodes do.
    var isLeaf = false
    var children: [Int] = []
    var childOfName: [String: Int] = [:]
  }

  private mutating func insert(_ column: Int) {
    guard let parts = parts(of: column) else { return }
    var node = 0
    for (depth, part) in parts.enumerated() {
      let isLast = depth == parts.count - 1
      if let child = nodes[node].childOfName[part.name] {
        if isLast || nodes[child].isLeaf {
          conflict(column, nodes[child].column, "cannot both be columns")
          return
        }
        node = child
        continue
      }
      if node != 0, let sibling = nodes[node].children.first,
        isIndex(nodes[sibling].name) != isIndex(part.name)
      {
        conflict(column, nodes[sibling].column, "mix numbers and names in one place")
        return
      }
      nodes.append(Node(name: part.name, offset: part.offset, column: column, isLeaf: isLast))
      nodes[node].children.append(nodes.count - 1)
      nodes[node].childOfName[part.name] = nodes.count - 1
      node = nodes.count - 1
    }
  }

  /// The parts of a name with their places; nil when one of them is reported.
  private mutating func parts(of column: Int) -> [(name: String, offset: Int)]? {
    let cell = table.header[column]
    let isQuoted = table.source.bytes[cell.offset] == UInt8(ascii: "\"")
    var parts: [(name: String, offset: Int)] = []
    var offset = cell.offset
    for part in cell.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    {
      let name = String(decoding: part, as: UTF8.self)
      let isWrong =
        name.isEmpty
        || !parts.isEmpty && isIndex(name) && name.utf8.count > 1 && name.hasPrefix("0")
      if isWrong || parts.count == Self.depthLimit {
        diagnostics.append(wrongName(cell, at: offset))
        return nil
      }
      parts.append((name, offset))
      offset += part.count + (isQuoted && parts.count == 1 ? 2 : 1)
    }
    return parts
  }

  private func isIndex(_ name: String) -> Bool {
    name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  // MARK: Shapes

  private mutating func shape(of node: Int) -> Shape {
    if nodes[node].isLeaf { return .cell(column: nodes[node].column) }
    var children = nodes[node].children
    guard let first = children.first, isIndex(nodes[first].name) else {
      return .map(
        children.map { child in
          Branch(name: nodes[child].name, offset: nodes[child].offset, shape: shape(of: child))
        })
    }
    // Numbers without leading zeros: the shorter is the smaller, however long they are.
    children.sort { left, right in
      let (left, right) = (nodes[left].name.utf8, nodes[right].name.utf8)
      return left.count < right.count
        || left.count == right.count && left.lexicographicallyPrecedes(right)
    }
    for (index, child) in children.enumerated() where nodes[child].name != String(index) {
      gap(at: child, missing: index)
      break
    }
    return .list(children.map { shape(of: $0) })
  }

  // MARK: Messages

  private func wrongName(_ cell: CSVTable.Cell, at offset: Int) -> Diagnostic {
    .error(
      "csv-column-name", "\(shown(cell.text)) is no name of a column",
      at: .at(table.source, offset: offset),
      help: "write it like entry_points.0.uri: names and numbers, counted from 0, between dots")
  }

  private mutating func conflict(_ column: Int, _ other: Int, _ reason: String) {
    let (cell, first) = (table.header[column], table.header[other])
    diagnostics.append(
      .error(
        "csv-column-conflict", "\(shown(first.text)) and \(shown(cell.text)) \(reason)",
        at: table.place(of: cell), help: "rename or delete one of them",
        notes: [.init("the other one", at: table.place(of: first))]))
  }

  private mutating func gap(at node: Int, missing index: Int) {
    let cell = table.header[nodes[node].column]
    diagnostics.append(
      .error(
        "csv-column-gap",
        "\(shown(cell.text)) has the number \(nodes[node].name), but there is no \(index)",
        at: .at(table.source, offset: nodes[node].offset), help: "count from 0 without a gap"))
  }
}
