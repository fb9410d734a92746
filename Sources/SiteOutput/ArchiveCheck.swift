import InviteLinks

/// Whether a file is an archive that linksite wrote, and nobody has changed since.
///
/// It is when every block is the one that we would write: an archive carries the record of its own
/// files, as a folder does.
struct ArchiveCheck {
  private enum Part {
    case header, content, padding, end
  }

  private var part = Part.header
  /// Bytes that the present part still has.
  private var rest = Archive.block
  /// The header as far as it was read.
  private var header: [UInt8] = []
  private var path = ""
  private var padding = 0
  private var hash = SHA256()
  private var lines: [FileLine] = []
  /// The text of the record, once its header was read.
  private var record: [UInt8]?
  private var isOther = false

  static func isOurs(_ file: borrowing OpenFile) throws(SystemError) -> Bool {
    var check = ArchiveCheck()
    try file.forEachPart { check.read($0) }
    return check.isWhole
  }

  private var isWhole: Bool {
    guard !isOther, part == .end, rest == 0, let record else { return false }
    return OwnFiles(lines).text == record
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var bytes = bytes[...]
    while !bytes.isEmpty, !isOther {
      if rest == 0 { begin() }
      let taken = bytes.prefix(rest)
      // More than the end.
      if taken.isEmpty { isOther = true }
      take(UnsafeRawBufferPointer(rebasing: taken))
      bytes = bytes.dropFirst(taken.count)
      rest -= taken.count
    }
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    switch part {
    case .header: header += bytes
    case .content where record != nil: record? += bytes
    case .content: hash.update(bytes)
    case .padding, .end: if bytes.contains(where: { $0 != 0 }) { isOther = true }
    }
  }

  /// Goes on to the part behind the one that was read to its end.
  private mutating func begin() {
    switch part {
    case .header:
      beginContent()
    case .content:
      if record == nil { lines.append(FileLine(hash.digest())) }
      (part, rest) = (.padding, padding)
      if rest == 0 { begin() }
    case .padding where record != nil: (part, rest) = (.end, Archive.end.count)
    case .padding: (part, rest, header) = (.header, Archive.block, [])
    case .end: break
    }
  }

  private mutating func beginContent() {
    let size = header[124..<135].reduce(0) { $0 << 3 | Int($1 & 7) }
    let name = Self.text(header[..<100])
    let prefix = Self.text(header[345..<500])
    path = joined(prefix, name)
    guard Archive.header(of: path, size: size) == header else {
      isOther = true
      return
    }
    padding = (Archive.block - size % Archive.block) % Archive.block
    if path == OutputPath.manifestName {
      record = []
    } else {
      hash = SHA256()
      hash.update(Array(path.utf8) + [0])
    }
    (part, rest) = (.content, size)
    if rest == 0 { begin() }
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }
}
