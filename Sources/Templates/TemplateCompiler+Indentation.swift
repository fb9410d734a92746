/// What is put before the lines of a file that is set in with white space before it.
struct Indentation {
  var prefix: [UInt8] = []
  /// White space that a replacement's lines have in common and lose.
  var dedent = 0
  /// The first line stands where a line has begun already.
  var skipsFirst = false
}

extension TemplateCompiler {
  /// The beginning of a line that is not blank.
  mutating func addLineStart(_ range: Range<Int>) {
    if !indentation.skipsFirst { addLiteral(indentation.prefix) }
    indentation.skipsFirst = false
    addLiteral(source.bytes[range.dropFirst(indentation.dedent)])
  }

  /// White space of the file as it comes out here.
  func indented(_ range: Range<Int>) -> [UInt8] {
    indentation.prefix + source.bytes[range.dropFirst(indentation.dedent)]
  }

  /// A replacement loses the indentation it was written with and takes that of its place: of the
  /// default text if there is any, else of the tag (Mustache inheritance, "reindentation").
  func indentation(for replacement: Replacement, at block: TemplateBlock) -> Indentation {
    var result = Indentation()
    if replacement.block.beginsLine {
      result.dedent = replacement.block.body.firstIndent?.count ?? 0
    }
    if block.beginsLine {
      result.prefix = indented(block.body.firstIndent ?? block.indent ?? 0..<0)
    } else if let indent = block.indent {
      result.prefix = indented(indent)
      result.skipsFirst = true
    }
    return result
  }
}

extension [TemplateNode] {
  /// The white space before the first line that says something.
  var firstIndent: Range<Int>? {
    for node in self {
      switch node {
      case .text: continue
      case .lineStart(let range): return range
      case .partial(_, let indent), .parent(_, let indent, _): return indent
      case .block(let block): return block.body.firstIndent ?? block.indent
      case .section(_, let body): if let indent = body.firstIndent { return indent }
      case .value: return nil
      }
    }
    return nil
  }
}
