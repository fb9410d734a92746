import Diagnostics

/// One property line, unfolded, that still knows where each byte stood in the file.
struct LogicalLine {
  private(set) var bytes: [UInt8] = []
  /// Where a run of bytes begins, in the line and in the file.
  private var runs: [(index: Int, offset: Int)] = []

  mutating func append(_ piece: ArraySlice<UInt8>) {
    runs.append((bytes.count, piece.startIndex))
    bytes += piece
  }

  /// The place in the file of the byte at `index`, or of the end.
  func offset(of index: Int) -> Int {
    let run = runs.last { $0.index <= index } ?? (0, 0)
    return run.offset + index - run.index
  }
}

/// Cuts a file into property lines: line ends, folds, and what may not be in any line (RFC 5545,
/// 3.1).
struct LogicalLines {
  private(set) var lines: [LogicalLine] = []
  private(set) var findings: [CalendarFinding] = []
  private let bytes: [UInt8]
  private var usesLineFeedsAlone = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() {
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.error, "byte-order-mark", 0, "the file begins with a byte-order mark", "leave it out")
      start = 3
    }
    checkLineEnds()
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let content = bytes[start..<end]
      add(content)
      start = next(after: end)
    }
    if let last = bytes.last, last != 0x0A, last != 0x0D {
      report(
        .error, "no-final-line-end", bytes.count, "the last line has no end", "end it with CR LF")
    }
    for line in lines { checkBytes(of: line) }
  }

  /// A file that has no CR LF at all is told so once.
  private mutating func checkLineEnds() {
    guard let first = bytes.firstIndex(of: 0x0A) else { return }
    let hasPair = bytes.indices.dropFirst().contains { bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0D }
    guard !hasPair else { return }
    usesLineFeedsAlone = true
    report(
      .error, "bare-line-ends", first, "the lines end with LF alone",
      "end each line with CR LF")
  }

  /// The start of the next line, behind the end at `end`.
  private mutating func next(after end: Int) -> Int {
    guard end < bytes.count else { return end }
    if bytes[end] == 0x0A {
      if !usesLineFeedsAlone {
        report(
          .error, "bare-line-feed", end, "a line feed without a carriage return",
          "write \\n for a new line in a value, and CR LF at the end of a line")
      }
      return end + 1
    }
    if end + 1 < bytes.count, bytes[end + 1] == 0x0A { return end + 2 }
    report(
      .error, "bare-carriage-return", end, "a carriage return without a line feed",
      "write \\n for a new line in a value, and CR LF at the end of a line")
    return end + 1
  }

  private mutating func add(_ content: ArraySlice<UInt8>) {
    checkLength(of: content)
    let start = content.startIndex
    let isFold = content.first == 0x20 || content.first == 0x09
    // What follows a line feed in the middle of a value is no property, but the rest of the value.
    let isTorn =
      !usesLineFeedsAlone && start > 1 && bytes[start - 1] == 0x0A
      && bytes[start - 2] != 0x0D && !LogicalLines.beginsLikeProperty(content)
    guard !lines.isEmpty, isFold || isTorn else {
      if content.isEmpty {
        report(.error, "empty-line", start, "an empty line", "leave it out")
      } else {
        var line = LogicalLine()
        line.append(content)
        lines.append(line)
      }
      return
    }
    let rest = isFold ? content.dropFirst() : content
    if let first = rest.first, first & 0xC0 == 0x80 {
      report(
        .warning, "split-character", rest.startIndex, "the fold cuts a character in two",
        "fold between characters; some readers decode each line by itself")
    }
    lines[lines.count - 1].append(rest)
  }

  private mutating func checkLength(of content: ArraySlice<UInt8>) {
    guard content.count > 75 else { return }
    // The first character that does not fit whole.
    var place = content.startIndex + 75
    while place > content.startIndex, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    report(
      .warning, "long-line", place,
      "the line has \(content.count) octets, more than 75",
      "fold it: CR LF and a space between two characters")
  }

  private mutating func checkBytes(of line: LogicalLine) {
    for (index, byte) in line.bytes.enumerated() where byte < 0x20 && byte != 0x09 || byte == 0x7F {
      let code = String(byte, radix: 16, uppercase: true)
      report(
        .error, "control-character", line.offset(of: index),
        "a control character (U+00\(byte < 16 ? "0" : "")\(code))", "leave it out")
    }
    let text = String(decoding: line.bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(line.bytes) {
      let valid = text.unicodeScalars.prefix { $0 != "\u{FFFD}" }
      report(
        .error, "not-utf-8", line.offset(of: String(valid).utf8.count), "the line is not UTF-8",
        "save the file as UTF-8")
    }
  }

  /// Letters and hyphens up to a colon or semicolon.
  private static func beginsLikeProperty(_ content: ArraySlice<UInt8>) -> Bool {
    guard let end = content.firstIndex(where: { $0 == 0x3A || $0 == 0x3B }),
      end > content.startIndex
    else { return false }
    return content[..<end].allSatisfy { 0x41...0x5A ~= $0 || $0 == 0x2D }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ id: String, _ offset: Int, _ message: String,
    _ fix: String
  ) {
    findings.append(CalendarFinding(severity, id, at: offset, message, fix: fix))
  }
}
