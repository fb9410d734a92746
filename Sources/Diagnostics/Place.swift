/// Where something stands: a whole file, or one byte of a text.
package enum Place: Sendable {
  case file(String)
  /// `offset` counts bytes from the start of the file; it may equal the length (end of file).
  case at(SourceText, offset: Int)

  /// The path that messages print.
  package var path: String {
    switch self {
    case .file(let path): path
    case .at(let source, _): source.path
    }
  }

  /// The byte offset, or nil for a whole file.
  package var offset: Int? {
    switch self {
    case .file: nil
    case .at(_, let offset): offset
    }
  }

  /// The same place some bytes further on.
  package func advanced(by bytes: Int) -> Place {
    switch self {
    case .file: self
    case .at(let source, let offset): .at(source, offset: offset + bytes)
    }
  }
}
