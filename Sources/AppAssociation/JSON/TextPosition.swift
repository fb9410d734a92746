/// Line and column of a byte, for people: findings, traces and syntax errors have offsets.
///
/// ```swift
/// for finding in AssociationLint(bytes: bytes).findings() {
///   guard let offset = finding.offset else { continue }
///   let place = TextPosition(of: offset, in: bytes)
///   print("\(place.line):\(place.column): \(finding.message)")
/// }
/// ```
///
/// Lines end with LF, CR LF or a lone CR; columns count Unicode scalars, and a byte-order mark is
/// none. Each is counted from the start of the text.
public struct TextPosition: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int

  /// Where the byte at `offset` stands; an offset past the end counts as the end.
  public init(of offset: Int, in bytes: [UInt8]) {
    line = 1
    column = 1
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(offset, bytes.count)
    guard start < end else { return }
    for index in start..<end {
      let byte = bytes[index]
      let isLoneReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
