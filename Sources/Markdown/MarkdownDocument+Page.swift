import CCMarkGFM

extension MarkdownDocument {
  /// Makes cleaned meeting text part of a page that has a heading of its own.
  func fitIntoPage() {
    walk { node, isEntered in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING where isEntered:
        cmark_node_set_heading_level(node, min(6, cmark_node_get_heading_level(node) + 1))
      case CMARK_NODE_LINK where !isEntered: closeBehindGuest(node)
      case _ where isEntered && text(cmark_node_get_type_string(node)) == "table":
        forgetAlignment(of: node)
      default: break
      }
    }
  }

  /// How many cells its tables have, and the line where the first table begins.
  func tableCells() -> (count: Int, line: Int) {
    var count = 0
    var line = 0
    walk { node, isEntered in
      guard isEntered else { return }
      switch text(cmark_node_get_type_string(node)) {
      case "table": if line == 0 { line = Int(cmark_node_get_start_line(node)) }
      case "table_cell": count += 1
      default: break
      }
    }
    return (count, line)
  }

  /// A link to elsewhere tells nobody where the guest came from.
  ///
  /// A join page may be unlisted, and its address lets in whoever knows it. `noopener` comes with
  /// `noreferrer` (HTML, section 4.6.7).
  private func closeBehindGuest(_ link: MarkdownNode) {
    let address = text(cmark_node_get_url(link))
    guard LinkTarget(address).isElsewhere, let anchor = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
    else { return }
    var tag = "<a href=\"\(hrefAttribute(address))\" rel=\"nofollow noreferrer\""
    let title = text(cmark_node_get_title(link))
    if !title.isEmpty { tag += " title=\"\(attribute(title))\"" }
    cmark_node_set_on_enter(anchor, tag + ">")
    cmark_node_set_on_exit(anchor, "</a>")
    cmark_node_insert_before(link, anchor)
    while let child = cmark_node_first_child(link) { cmark_node_append_child(anchor, child) }
    cmark_node_unlink(link)
    cmark_node_free(link)
  }

  /// The `align` attribute is no HTML any more, and a `style` would need a looser policy.
  private func forgetAlignment(of table: MarkdownNode) {
    guard let alignments = cmark_gfm_extensions_get_table_alignments(table) else { return }
    for column in 0..<Int(cmark_gfm_extensions_get_table_columns(table)) { alignments[column] = 0 }
  }
}
