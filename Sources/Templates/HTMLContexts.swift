/// All places in a page that the next byte can have: sections before it may be shown or not.
struct HTMLContexts: Equatable, Sendable {
  private var contexts = [HTMLContext()]

  /// The first of them that takes no text, or no markup, or nil when all do.
  func refusing(markup isMarkup: Bool) -> HTMLContext? {
    contexts.first { isMarkup ? !$0.takesMarkup : !$0.takesText }
  }

  var takesText: Bool { refusing(markup: false) == nil }
  var takesMarkup: Bool { refusing(markup: true) == nil }

  func isText(of name: String) -> Bool { contexts.allSatisfy { $0.isText(of: name) } }

  func isEnded(by bytes: [UInt8]) -> Bool { contexts.contains { $0.isEnded(by: bytes) } }

  /// Words for messages.
  var description: String { (refusing(markup: true) ?? HTMLContext()).description }

  mutating func consume(_ bytes: some Collection<UInt8>) {
    for index in contexts.indices { contexts[index].consume(bytes) }
    if contexts.count > 1 { self = HTMLContexts().replaced(by: contexts) }
  }

  /// Either of both.
  ///
  /// Their number is bounded by the states of a tokenizer and the attributes of one tag.
  func union(_ other: HTMLContexts) -> HTMLContexts {
    replaced(by: contexts + other.contexts)
  }

  /// True when every context is one of `other`.
  func isSubset(of other: HTMLContexts) -> Bool { contexts.allSatisfy(other.contexts.contains) }

  private func replaced(by all: [HTMLContext]) -> HTMLContexts {
    var result = self
    result.contexts = []
    for context in all where !result.contexts.contains(context) { result.contexts.append(context) }
    return result
  }
}
