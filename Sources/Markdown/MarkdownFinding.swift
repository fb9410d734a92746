/// Something in meeting text that cannot stand on a page as it was written.
package struct MarkdownFinding: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// HTML, which is shown as text. (A comment is left out, as its writer meant it.)
    case rawHTML
    /// A link or image whose scheme a browser would run or read files with; its words stay.
    case dangerousLink
    /// An image that another site would have to serve; it becomes a link.
    case foreignImage
    /// Tables with more than ``mostTableCells`` cells; `text` is their number.
    case hugeTable
    /// A table with a row of more than ``mostTableColumns`` cells; `text` is their number.
    case wideTable
    /// Links to one definition that may come to many megabytes.
    case hugeReference
    /// Quotes and lists, or brackets (`text` says which), more than ``deepestNesting`` in each other.
    case tooDeep
    /// More than ``mostInstructions`` times `<?` or `<!`.
    case manyInstructions
    /// A table below so many lines without an empty one (`text` is their number), or so many such
    /// tables, that it takes too long to find where they begin.
    case textAboveTable
  }

  /// A row gets all cells of the first one, so that a few kilobytes can become megabytes.
  package static let mostTableCells = 5000
  package static let mostTableColumns = MarkdownLimits.mostColumns
  package static let deepestNesting = MarkdownLimits.deepest
  package static let mostInstructions = MarkdownLimits.mostInstructions

  package var kind: Kind
  /// The HTML or the address, as it was written.
  package var text: String
  /// Where it begins, in bytes of the text.
  package var offset: Int
}

/// Where the lines of a text begin, as cmark counts them (LF, CR LF and a lone CR end a line).
struct LineStarts {
  private var starts = [0]
  private let count: Int

  init(_ text: [UInt8]) {
    count = text.count
    var index = 0
    while index < text.count {
      let isReturn = text[index] == 0x0D
      if isReturn, index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
      if isReturn || text[index] == 0x0A { starts.append(index + 1) }
      index += 1
    }
  }

  /// The byte at a 1-based line and byte column; cmark's own slips end at the end of the text.
  func offset(line: Int, column: Int) -> Int {
    guard line > 0 else { return 0 }
    guard line <= starts.count else { return count }
    return min(count, starts[line - 1] + max(0, column - 1))
  }
}
