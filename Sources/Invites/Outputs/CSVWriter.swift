/// Rows of a CSV file (RFC 4180), with CR LF.
package struct CSVWriter {
  /// Who reads the file.
  enum Reader {
    /// Every cell on one line, nothing else changed.
    case program
    /// A cell that would be taken for a formula is text, with a `'` in front.
    case spreadsheet
  }

  private let reader: Reader
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// - Parameter rows: what was written before.
  init(for reader: Reader, after rows: [UInt8] = []) {
    self.reader = reader
    bytes = rows
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// One row for a spreadsheet.
  package static func safeLine(_ cells: [String], to bytes: inout [UInt8]) {
    var writer = CSVWriter(for: .spreadsheet, after: bytes)
    bytes = []
    writer.row(cells)
    bytes = writer.bytes
  }

  mutating func row(_ cells: [String]) {
    for cell in cells { add(cell) }
    endRow()
  }

  mutating func add(_ text: String?) {
    var text = text ?? ""
    text.withUTF8 { add(CSVWriter.needsCare($0) ? CSVWriter.flattened($0) : nil, else: $0) }
  }

  /// A cell that many guests share, flat already and with its quotes doubled.
  struct Cell: Sendable {
    let text: FormText
    private let isQuoted: Bool

    init(_ text: FormText) {
      self.text = text
      isQuoted = text.bytes.contains(where: \.isMark)
    }

    func needsQuotes(_ values: OwnValues) -> Bool {
      isQuoted
        || text.gaps.contains { place in
          values.with(place.gap) { $0.contains(where: \.isMark) }
        }
    }
  }

  mutating func add(_ cell: Cell, _ values: OwnValues) {
    separate()
    let needsQuotes = cell.needsQuotes(values)
    if needsQuotes { bytes.append(CSVWriter.quote) }
    cell.text.append(values, to: &bytes)
    if needsQuotes { bytes.append(CSVWriter.quote) }
  }

  mutating func endRow() {
    bytes.append(0x0D)
    bytes.append(0x0A)
    isFirst = true
  }

  mutating func append(_ rows: [UInt8]) { bytes += rows }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func add(_ flat: [UInt8]?, else text: UnsafeBufferPointer<UInt8>) {
    separate()
    if let flat {
      flat.withUnsafeBufferPointer { append($0) }
    } else {
      append(text)
    }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    let isFormula = reader == .spreadsheet && (text.first.map("=+-@".utf8.contains) ?? false)
    guard text.contains(where: \.isMark) else {
      if isFormula { bytes.append(UInt8(ascii: "'")) }
      bytes.append(contentsOf: text)
      return
    }
    bytes.append(CSVWriter.quote)
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in text {
      if byte == CSVWriter.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(CSVWriter.quote)
  }

  private static let quote = UInt8(ascii: "\"")

  private static func needsCare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 < 0x20 }
  }

  /// Line breaks and tabs of a note become blanks: a mail merge puts cells into headers.
  static func flattened(_ text: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text {
      if byte >= 0x20 { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    return bytes
  }

  /// Flat, and with its quotes doubled.
  static func doubled(_ text: some Sequence<UInt8>) -> [UInt8] {
    flattened(text).flatMap { $0 == quote ? [quote, quote] : [$0] }
  }
}

extension UInt8 {
  /// What makes a cell need quotes.
  fileprivate var isMark: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: "\"") }
}
