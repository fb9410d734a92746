import Diagnostics

/// One address a line, or `Name <address>`, as mail programs write them; `#` begins a remark.
///
/// Several on one line are taken too, with `,` or `;` between them, as in a field To.
enum ListRoster {
  static func read(_ source: SourceText) -> (roster: Roster?, diagnostics: [Diagnostic]) {
    let bytes = source.bytes
    var rows: [Roster.Row] = []
    var number = 1
    var start = 0
    var isQuoted = false
    var isRemark = false
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      let isEnd = byte == 0x0A || byte == 0x0D
      if byte == UInt8(ascii: "\""), !isRemark { isQuoted.toggle() }
      if byte == UInt8(ascii: "#"), GuestText.isBlank(bytes[start..<index]) { isRemark = true }
      let isSeparator = (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")) && !isQuoted
      guard isEnd || (isSeparator && !isRemark) else { continue }
      if !isRemark, let row = row(bytes[start..<index], number, source) { rows.append(row) }
      start = index + 1
      guard isEnd else { continue }
      (isQuoted, isRemark) = (false, false)
      let isFirstOfPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfPair { number += 1 }
    }
    let columns = ["email", "name"].map { Roster.Column(name: $0, place: .file(source.path)) }
    return (Roster(source: source, columns: columns, rows: rows), [])
  }

  private static func row(
    _ item: ArraySlice<UInt8>, _ number: Int, _ source: SourceText
  ) -> Roster.Row? {
    if GuestText.isBlank(item) { return nil }
    let first = item.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? item.startIndex
    func cell(_ bytes: ArraySlice<UInt8>) -> Roster.Cell {
      let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
      return .init(
        text: String(decoding: bytes, as: UTF8.self), place: .at(source, offset: start))
    }
    var cells: [Roster.Cell?]
    if let open = item.lastIndex(of: UInt8(ascii: "<")),
      let close = item[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      var name = cell(item[..<open])
      name.text = unquoted(GuestText.trimmed(name.text))
      cells = [cell(item[(open + 1)..<close]), name]
    } else {
      cells = [cell(item), nil]
    }
    return .init(number: number, place: .at(source, offset: first), cells: cells)
  }

  private static func unquoted(_ name: String) -> String {
    guard name.utf8.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
    return String(name.dropFirst().dropLast())
  }
}
