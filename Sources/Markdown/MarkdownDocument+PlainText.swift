import CCMarkGFM

extension MarkdownDocument {
  /// The words of a cleaned document, for people who read them as text.
  func plainText() -> [UInt8] {
    var printer = PlainTextPrinter()
    walk { node, isEntered in printer.visit(node, isEntered) }
    return printer.writer.finished()
  }
}

/// Writes the nodes of a document as text, one event after the other (nesting has no limit).
private struct PlainTextPrinter {
  var writer = PlainTextWriter()
  private var lists: [List] = []
  /// Where the words of each open link begin.
  private var linkStarts: [Int] = []
  private var isFirstCell = true

  private struct List {
    var isTight: Bool
    /// Nil in a list without numbers.
    var number: Int?
  }

  mutating func visit(_ node: MarkdownNode, _ isEntered: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE:
      if isEntered { writer.pushMargin(first: "> ", rest: "> ") } else { writer.popMargin() }
    case CMARK_NODE_LIST: visitList(node, isEntered)
    case CMARK_NODE_ITEM: visitItem(node, isEntered)
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
      if isEntered { writer.startBlock() } else { endBlock() }
    case CMARK_NODE_CODE_BLOCK:
      var code = text(cmark_node_get_literal(node))
      if code.utf8.last == 0x0A { code.removeLast() }
      writeBlock(code)
    case CMARK_NODE_THEMATIC_BREAK: writeBlock("---")
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: writer.write(text(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: writer.write(" ")
    case CMARK_NODE_LINEBREAK: writer.startLine()
    case CMARK_NODE_LINK: visitLink(node, isEntered)
    default: visitExtension(node, isEntered)
    }
  }

  private mutating func visitExtension(_ node: MarkdownNode, _ isEntered: Bool) {
    switch text(cmark_node_get_type_string(node)) {
    case "table": if !isEntered { endBlock() }
    case "table_row", "table_header":
      isFirstCell = true
      if isEntered { writer.startBlock() } else { writer.separation = 1 }
    case "table_cell" where isEntered:
      if !isFirstCell { writer.write(" | ") }
      isFirstCell = false
    case "strikethrough": writer.write("~~")
    default: break
    }
  }

  private mutating func visitList(_ node: MarkdownNode, _ isEntered: Bool) {
    guard isEntered else {
      lists.removeLast()
      return endBlock()
    }
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    lists.append(
      List(
        isTight: cmark_node_get_list_tight(node) != 0,
        number: isOrdered ? Int(cmark_node_get_list_start(node)) : nil))
  }

  private mutating func visitItem(_ node: MarkdownNode, _ isEntered: Bool) {
    guard isEntered else {
      writer.popMargin()
      return endBlock()
    }
    var mark = ""
    if text(cmark_node_get_type_string(node)) == "tasklist" {
      mark = cmark_gfm_extensions_get_tasklist_item_checked(node) ? "[x] " : "[ ] "
    }
    guard let number = lists.last?.number else {
      return writer.pushMargin(first: "- " + mark, rest: "  ")
    }
    lists[lists.count - 1].number = number + 1
    let first = "\(number). "
    writer.pushMargin(first: first + mark, rest: String(repeating: " ", count: first.utf8.count))
  }

  /// `words (address)`; the address alone where the words say nothing else, the words alone where
  /// the address leads nowhere outside the page.
  private mutating func visitLink(_ node: MarkdownNode, _ isEntered: Bool) {
    guard !isEntered else { return linkStarts.append(writer.count) }
    let words = writer.bytes[linkStarts.removeLast()...]
    let address = text(cmark_node_get_url(node))
    if address.isEmpty || address.utf8.first == UInt8(ascii: "#") { return }
    let spoken = address.hasPrefix("mailto:") ? address.utf8.dropFirst(7) : address.utf8[...]
    if words.elementsEqual(address.utf8) || words.elementsEqual(spoken) { return }
    let shown = hrefText(address)
    writer.write(words.isEmpty ? shown : " (\(shown))")
  }

  private mutating func writeBlock(_ text: String) {
    writer.startBlock()
    writer.write(text)
    endBlock()
  }

  private mutating func endBlock() { writer.separation = lists.last?.isTight == true ? 1 : 2 }
}

/// `address` with the letters escaped that would end it in the eyes of a chat program.
private func hrefText(_ address: String) -> String {
  var text = ""
  for scalar in address.unicodeScalars {
    switch scalar {
    case "\0"..." ", "<", ">", "\"", "\u{7F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
