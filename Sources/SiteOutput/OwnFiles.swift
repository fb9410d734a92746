/// The record of own files, `.linksite-files`: a file of the output is ours when its line is there.
///
/// It stands in the output and is committed and deployed with it, so a fresh clone or a CI
/// checkout knows its files without any other memory.
struct OwnFiles: Sendable {
  /// Sorted, each once.
  let lines: [FileLine]

  init(_ lines: some Sequence<FileLine>) {
    var sorted: [FileLine] = []
    for line in lines.sorted() where line != sorted.last { sorted.append(line) }
    self.lines = sorted
  }

  /// Reads a record; a line that is none is left out.
  ///
  /// Merges leave conflict markers, checkouts change line ends: every line that can be read counts,
  /// and at worst a file is not known as ours, which is the safe side.
  init(text: [UInt8]) {
    var lines: [FileLine] = []
    lines.reserveCapacity(text.count / (FileLine.width + 1))
    for part in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let line = FileLine(digits: part) { lines.append(line) }
    }
    self.init(lines)
  }

  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(lines.count * (FileLine.width + 1))
    for line in lines {
      line.append(to: &text)
      text.append(0x0A)
    }
    return text
  }

  func contains(_ line: FileLine) -> Bool {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low] == line
  }

  func union(_ other: OwnFiles) -> OwnFiles { OwnFiles(lines + other.lines) }

  /// The lines that are not in `other`; both are walked once.
  func subtracting(_ other: OwnFiles) -> OwnFiles {
    var rest: [FileLine] = []
    var index = 0
    for line in lines {
      while index < other.lines.count, other.lines[index] < line { index += 1 }
      if index == other.lines.count || other.lines[index] != line { rest.append(line) }
    }
    return OwnFiles(rest)
  }
}
