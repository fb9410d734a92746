import Diagnostics
import Foundation
import SiteInput

/// What the bytes of a roster mean, where they are not Unicode.
///
/// Nobody can tell Windows-1252 from Windows-1250 by looking at it, and a wrong guess would be sent
/// to a guest: so it is only read when somebody says so.
package struct RosterEncoding: Sendable {
  package let name: String
  private let encoding: String.Encoding

  private static let known: [(name: String, encoding: String.Encoding)] = [
    ("utf-8", .utf8), ("utf-16", .utf16LittleEndian), ("utf-16le", .utf16LittleEndian),
    ("utf-16be", .utf16BigEndian), ("windows-1250", .windowsCP1250),
    ("windows-1251", .windowsCP1251), ("windows-1252", .windowsCP1252),
    ("windows-1253", .windowsCP1253), ("windows-1254", .windowsCP1254),
    ("iso-8859-1", .isoLatin1), ("iso-8859-2", .isoLatin2), ("shift-jis", .shiftJIS),
  ]

  /// The names that are taken, in the order in which help lists them.
  package static let names = known.map(\.name)

  /// Takes one of ``names``, in any case and with `_` for `-`.
  package init?(_ name: String) {
    var wanted = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    if wanted == "us-ascii" { wanted = "utf-8" }
    if wanted == "latin1" { wanted = "iso-8859-1" }
    if wanted.hasPrefix("cp125") { wanted = "windows-" + wanted.dropFirst(2) }
    guard let found = RosterEncoding.known.first(where: { $0.name == wanted }) else { return nil }
    self.name = found.name
    encoding = found.encoding
  }

  /// The text that these bytes are; nil where they are none.
  func text(of bytes: [UInt8]) -> String? { String(bytes: bytes, encoding: encoding) }

  struct Problem: Error {
    var diagnostic: Diagnostic
  }

  /// The file as UTF-8 without a byte-order mark.
  ///
  /// A mark decides first, then NUL bytes where UTF-16 has them, then whether the bytes are UTF-8;
  /// what is left is what `encoding` says. The whole file is decoded before any line of it is read.
  static func decoded(
    _ file: SourceText, as encoding: RosterEncoding?
  ) -> Result<SourceText, Problem> {
    let bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return checked(file, Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return converted(file, bytes.dropFirst(2), .utf16LittleEndian, "UTF-16")
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return converted(file, bytes.dropFirst(2), .utf16BigEndian, "UTF-16")
    }
    if let wide = wide(bytes) { return converted(file, bytes[...], wide, "UTF-16") }
    guard let encoding, encoding.encoding != .utf8 else { return checked(file, bytes) }
    if encoding.name.hasPrefix("utf-16") {
      return converted(file, bytes[...], encoding.encoding, encoding.name)
    }
    if TextDecoding.problem(in: file) == nil { return .success(file) }
    return converted(file, bytes[...], encoding.encoding, encoding.name)
  }

  private static func checked(
    _ file: SourceText, _ bytes: [UInt8]
  ) -> Result<SourceText, Problem> {
    let source = SourceText(path: file.path, bytes: bytes)
    guard var problem = TextDecoding.problem(in: source) else { return .success(source) }
    if problem.id == "not-utf8" {
      problem.help =
        "save it as \"CSV UTF-8\", or say what it is, for instance: --encoding windows-1252"
    }
    return .failure(Problem(diagnostic: problem))
  }

  private static func converted(
    _ file: SourceText, _ bytes: ArraySlice<UInt8>, _ encoding: String.Encoding, _ name: String
  ) -> Result<SourceText, Problem> {
    let isWide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    if isWide && !bytes.count.isMultiple(of: 2) { return .failure(damaged(file, name)) }
    guard let text = String(bytes: bytes, encoding: encoding) else {
      return .failure(damaged(file, name))
    }
    return checked(file, Array(text.utf8))
  }

  private static func damaged(_ file: SourceText, _ name: String) -> Problem {
    Problem(
      diagnostic: .error(
        "roster-encoding", "the bytes of this file are not \(name)", at: .file(file.path),
        help: "save it as \"CSV UTF-8\""))
  }

  /// UTF-16 without a mark: the ASCII letters of a header make every second byte NUL.
  private static func wide(_ bytes: [UInt8]) -> String.Encoding? {
    let start = bytes.prefix(128)
    var zeros = [0, 0]
    for (index, byte) in start.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let half = start.count / 2
    if zeros[0] == 0, zeros[1] > 0, 2 * zeros[1] >= half { return .utf16LittleEndian }
    if zeros[1] == 0, zeros[0] > 0, 2 * zeros[0] >= half { return .utf16BigEndian }
    return nil
  }
}
