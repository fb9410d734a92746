/// A value together with its path in the document.
struct JSONNode {
  var value: JSONValue
  /// `applinks.details[0].appIDs`; empty for the root.
  var path: String
  /// Where a finding about this node stands: at the name of a member, else at the value.
  var offset: Int

  init(root: JSONValue) {
    value = root
    path = ""
    offset = root.offset
  }

  private init(_ value: JSONValue, path: String, offset: Int) {
    self.value = value
    self.path = path
    self.offset = offset
  }

  /// The last member of that name: it is the one that readers see.
  subscript(name: String) -> JSONNode? {
    value.object?.last { $0.name == name }.map(node)
  }

  /// The members of an object, of equal names the last.
  var members: [(name: String, node: JSONNode)] {
    var seen: Set<String> = []
    let members = (value.object ?? []).reversed().filter { seen.insert($0.name).inserted }
    return members.reversed().map { ($0.name, node($0)) }
  }

  /// The elements of an array.
  var elements: [JSONNode] {
    (value.array ?? []).enumerated().map { index, element in
      JSONNode(element, path: "\(path)[\(index)]", offset: element.offset)
    }
  }

  private func node(_ member: JSONMember) -> JSONNode {
    JSONNode(
      member.value, path: path.isEmpty ? member.name : "\(path).\(member.name)",
      offset: member.offset)
  }
}
