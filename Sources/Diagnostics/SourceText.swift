/// One text of the user as it was read, with the name that messages use for it.
///
/// A class, so that a hundred thousand places into one file share its bytes.
package final class SourceText: Sendable {
  /// The path as the user would type it, with `/` between its parts.
  package let path: String

  /// The bytes as they stand in the file, byte-order mark and all.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
