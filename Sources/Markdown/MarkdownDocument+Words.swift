import CCMarkGFM

extension MarkdownDocument {
  /// What a cleaned document says on a page, block by block, without a mark of the blocks.
  ///
  /// A word that is in two elements is one word, as it is to readers. Below the words, addresses and
  /// titles of links and pictures and the names of languages of code, each on a line of its own.
  func words() -> [UInt8] {
    var words: [UInt8] = []
    var attributes: [UInt8] = []
    func addAttribute(_ pointer: UnsafePointer<CChar>?) {
      let text = text(pointer)
      if !text.isEmpty { attributes += Array("\n\(text)".utf8) }
    }
    walk { node, isEntered in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: words += Array(text(cmark_node_get_literal(node)).utf8)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words.append(0x0A)
      case CMARK_NODE_CODE_BLOCK:
        words += Array("\n\(text(cmark_node_get_literal(node)))\n".utf8)
        addAttribute(cmark_node_get_fence_info(node))
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        guard isEntered else { break }
        addAttribute(cmark_node_get_url(node))
        addAttribute(cmark_node_get_title(node))
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG: break
      default:
        // Blocks, and cells of tables; what is struck out may go on with the word before it.
        if text(cmark_node_get_type_string(node)) != "strikethrough" { words.append(0x0A) }
      }
    }
    return words + attributes
  }
}
