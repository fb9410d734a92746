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
  private var isMacRoman: Bool { encoding == .macOSRoman }

  private static let known: [(name: String, encoding: String.Encoding)] = [
    ("utf-8", .utf8), ("utf-16", .utf16LittleEndian), ("utf-16le", .utf16LittleEndian),
    ("utf-16be", .utf16BigEndian), ("windows-1250", .windowsCP1250),
    ("windows-1251", .windowsCP1251), ("windows-1252", .windowsCP1252),
    ("windows-1253", .windowsCP1253), ("windows-1254", .windowsCP1254),
    ("windows-1255", .coreFoundation(0x0505)), ("windows-1256", .coreFoundation(0x0506)),
    ("iso-8859-1", .isoLatin1), ("iso-8859-2", .isoLatin2), ("macintosh", .macOSRoman),
    ("shift-jis", .shiftJIS), ("gb18030", .coreFoundation(0x0632)),
    ("big5", .coreFoundation(0x0A03)), ("euc-kr", .coreFoundation(0x0940)),
  ]

  /// The names that are taken, in the order in which help lists them.
  package static let names = known.map(\.name)

  /// Takes one of ``names``, in any case and with `_` for `-`.
  package init?(_ name: String) {
    var wanted = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    if wanted == "us-ascii" { wanted = "utf-8" }
    if wanted == "latin1" { wanted = "iso-8859-1" }
    wanted = RosterEncoding.otherNames[wanted] ?? wanted
    if wanted.hasPrefix("cp125") { wanted = "windows-" + wanted.dropFirst(2) }
    guard let found = RosterEncoding.known.first(where: { $0.name == wanted }) else { return nil }
    self.name = found.name
    encoding = found.encoding
  }

  private static let otherNames = [
    "sjis": "shift-jis", "windows-31j": "shift-jis", "cp932": "shift-jis", "gbk": "gb18030",
    "gb2312": "gb18030", "cp936": "gb18030", "cp950": "big5", "cp949": "euc-kr",
    "mac-roman": "macintosh", "macroman": "macintosh", "mac": "macintosh",
  ]

  /// The text that these bytes are; nil where they are none.
  func text(of bytes: some Sequence<UInt8>) -> String? {
    isMacRoman ? MacRoman.text(of: bytes) : String(bytes: bytes, encoding: encoding)
  }

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
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
    {
      return .failure(workbook(file))
    }
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
    guard let text = encoding.text(of: bytes) else { return .failure(damaged(file, encoding.name)) }
    return checked(file, Array(text.utf8))
  }

  private static func checked(
    _ file: SourceText, _ bytes: [UInt8]
  ) -> Result<SourceText, Problem> {
    let source = SourceText(path: file.path, bytes: bytes)
    guard var problem = TextDecoding.problem(in: source) else { return .success(source) }
    if problem.id == "not-utf8" {
      problem.help =
        "save it as \"CSV UTF-8\", or say what it is, such as --encoding windows-1252; there are "
        + names.dropFirst(4).joined(separator: ", ")
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

  /// Excel's own files: a folder that is packed into one, and what came before that.
  private static func workbook(_ file: SourceText) -> Problem {
    Problem(
      diagnostic: .error(
        "roster-encoding", "this file is a workbook or another packed document, and no text",
        at: .file(file.path), help: "open it, and save it as \"CSV UTF-8\""))
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

extension String.Encoding {
  /// By its number in Core Foundation, which Foundation takes on every system where this bit is set.
  fileprivate static func coreFoundation(_ number: UInt) -> String.Encoding {
    String.Encoding(rawValue: 0x8000_0000 | number)
  }
}
