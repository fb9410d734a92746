import CCMarkGFM

/// A change that cleaning made, with cmark's position (1-based, columns in bytes).
struct MarkdownChange {
  var kind: MarkdownFinding.Kind
  var text: String
  var line: Int
  var column: Int

  init(_ kind: MarkdownFinding.Kind, _ text: String, at node: MarkdownNode) {
    self.kind = kind
    self.text = text
    line = Int(cmark_node_get_start_line(node))
    column = Int(cmark_node_get_start_column(node))
  }
}

extension MarkdownDocument {
  /// Takes out what meeting text may not bring, and tells what that was.
  ///
  /// Words are never lost: cmark's own safe mode would drop `Press <Ctrl>` to `Press`.
  @discardableResult
  func clean() -> [MarkdownChange] {
    var changes: [MarkdownChange] = []
    var linkDepth = 0
    var imageDepth = 0
    walk { node, isEntered in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
        let shown = trimmingLines(withoutComments(text(cmark_node_get_literal(node))))
        if !shown.isEmpty { changes.append(MarkdownChange(.rawHTML, shown, at: node)) }
        showAsText(node)
      case CMARK_NODE_LINK:
        linkDepth += isEntered ? 1 : -1
        if isEntered { break }
        let address = text(cmark_node_get_url(node))
        if LinkTarget(address).isDangerous {
          changes.append(MarkdownChange(.dangerousLink, address, at: node))
          leaveWords(of: node)
        } else if imageDepth > 0 {
          leaveWords(of: node)
        }
      case CMARK_NODE_IMAGE:
        imageDepth += isEntered ? 1 : -1
        if isEntered { break }
        let address = text(cmark_node_get_url(node))
        let target = LinkTarget(address)
        if target.isDangerous {
          changes.append(MarkdownChange(.dangerousLink, address, at: node))
          leaveWords(of: node)
        } else if target.isElsewhere || target.scheme != nil {
          changes.append(MarkdownChange(.foreignImage, address, at: node))
          turnIntoLink(node, isInside: linkDepth + imageDepth > 0)
        } else if imageDepth > 0 {
          leaveWords(of: node)
        }
      default: break
      }
    }
    return changes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Raw HTML becomes the text that it was written as; a comment, which was for the writer, goes.
  private func showAsText(_ node: MarkdownNode) {
    let isBlock = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK
    var shown = withoutComments(text(cmark_node_get_literal(node)))
    if isBlock { shown = trimmingLines(shown) }
    if !shown.isEmpty, let words = cmark_node_new(CMARK_NODE_TEXT) {
      cmark_node_set_literal(words, shown)
      if isBlock, let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH) {
        cmark_node_append_child(paragraph, words)
        cmark_node_insert_before(node, paragraph)
      } else {
        cmark_node_insert_before(node, words)
      }
    }
    remove(node)
  }

  /// A link in a link would be two elements that browsers take apart: there the words must do.
  private func turnIntoLink(_ image: MarkdownNode, isInside: Bool) {
    guard !isInside, let link = cmark_node_new(CMARK_NODE_LINK) else {
      return leaveWords(of: image)
    }
    cmark_node_set_url(link, cmark_node_get_url(image))
    cmark_node_set_title(link, cmark_node_get_title(image))
    if cmark_node_first_child(image) == nil, let words = cmark_node_new(CMARK_NODE_TEXT) {
      cmark_node_set_literal(words, cmark_node_get_url(image))
      cmark_node_append_child(link, words)
    }
    cmark_node_insert_before(image, link)
    while let child = cmark_node_first_child(image) { cmark_node_append_child(link, child) }
    remove(image)
  }

  private func leaveWords(of node: MarkdownNode) {
    while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
    remove(node)
  }

  private func remove(_ node: MarkdownNode) {
    cmark_node_unlink(node)
    cmark_node_free(node)
  }
}

/// `html` without its comments; one that does not end takes the rest with it.
private func withoutComments(_ html: String) -> String {
  let bytes = Array(html.utf8)
  var kept: [UInt8] = []
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "<"), bytes[index...].starts(with: "<!--".utf8) else {
      kept.append(bytes[index])
      index += 1
      continue
    }
    index += 2
    while index < bytes.count,
      bytes[index] != UInt8(ascii: "-") || !bytes[index...].starts(with: "-->".utf8)
    { index += 1 }
    index += 3
  }
  return String(decoding: kept, as: UTF8.self)
}

private func trimmingLines(_ text: String) -> String {
  var bytes = Substring(text).utf8
  while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
  while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
  return String(Substring(bytes))
}
