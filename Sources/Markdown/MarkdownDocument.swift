import CCMarkGFM
import Foundation

typealias MarkdownNode = OpaquePointer

/// Held while cmark-gfm parses: one parse at a time, whoever asks.
///
/// It changes tables of the whole process while it parses with strikethrough, in every version that
/// is in use, and two parses at once lose text.
private let parserLock = NSLock()

/// The extensions by name, registered once: the library's own registration is not safe to race.
private let registeredExtensions: [String] = {
  cmark_gfm_core_extensions_ensure_registered()
  return ["table", "strikethrough", "tasklist"]
}()

/// One parsed text, owner of its nodes.
final class MarkdownDocument {
  let root: MarkdownNode

  init(_ text: [UInt8]) {
    parserLock.lock()
    defer { parserLock.unlock() }
    let options = CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
    guard let parser = cmark_parser_new(options) else { preconditionFailure("out of memory") }
    defer { cmark_parser_free(parser) }
    for name in registeredExtensions {
      guard let found = cmark_find_syntax_extension(name) else {
        preconditionFailure("cmark-gfm has no extension \(name)")
      }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    text.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      cmark_parser_feed(parser, start, bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else { preconditionFailure("out of memory") }
    self.root = root
  }

  deinit { cmark_node_free(root) }

  func html(options: Int32) -> [UInt8] {
    guard let text = cmark_render_html(root, options, nil) else { return [] }
    defer { free(text) }
    return [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Calls `body` for every node when it is entered and left; inside `body` the node that is left
  /// may be replaced.
  func walk(_ body: (_ node: MarkdownNode, _ isEntered: Bool) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      body(node, event == CMARK_EVENT_ENTER)
    }
  }
}

/// A C text of a node; nil and empty are the same.
func text(_ pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}
