/// Finds telephone numbers, however their digits are grouped.
///
/// `+49 170 1234567`, `0049-170-1234567`, `(0170) 123 45 67` and `wa.me/491701234567` are one
/// number. It has to begin and end where a group does: a longer row of digits is another one.
struct NumberSearch {
  /// The digits with a 1 in front, as a number, by what they belong to.
  private var wanted: [UInt64: [Int]] = [:]
  /// No number has more digits (ITU-T E.164), and `00` in front.
  private static let longest = 17
  /// Shorter ones stand in too many places by accident.
  private static let shortest = 8

  var isEmpty: Bool { wanted.isEmpty }

  /// - Parameter phone: `+` and digits.
  mutating func add(_ phone: String, _ index: Int) {
    let digits = phone.utf8.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
    var forms = [digits, [0, 0] + digits]
    // As people write it at home; the code of a country has one to three digits.
    for length in 1...3 where digits.count - length + 1 > NumberSearch.shortest {
      forms.append([0] + digits.dropFirst(length))
    }
    for form in forms where NumberSearch.shortest...NumberSearch.longest ~= form.count {
      wanted[form.reduce(1) { $0 * 10 + UInt64($1) }, default: []].append(index)
    }
  }

  /// What the numbers in `bytes` belong to.
  func found(in bytes: ArraySlice<UInt8>) -> Set<Int> {
    if isEmpty { return [] }
    var found: Set<Int> = []
    // The groups so far that a number may still go on from.
    var open: [(value: UInt64, count: Int)] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index].isDigit else {
        let length = separatorLength(bytes[index...])
        if length == 0 { open.removeAll(keepingCapacity: true) }
        index += max(length, 1)
        continue
      }
      let start = index
      var (group, scale) = (UInt64(0), UInt64(1))
      while index < bytes.endIndex, bytes[index].isDigit {
        if index - start < NumberSearch.longest {
          group = group * 10 + UInt64(bytes[index] - 0x30)
          scale *= 10
        }
        index += 1
      }
      let isPartOfWord =
        (start > bytes.startIndex && bytes[start - 1].isLetter)
        || (index < bytes.endIndex && bytes[index].isLetter)
      if isPartOfWord || index - start > NumberSearch.longest {
        open.removeAll(keepingCapacity: true)
        continue
      }
      open.append((1, 0))
      open = open.compactMap { known in
        let count = known.count + index - start
        return count > NumberSearch.longest ? nil : (known.value * scale + group, count)
      }
      for known in open where known.count >= NumberSearch.shortest {
        if let indexes = wanted[known.value] { found.formUnion(indexes) }
      }
    }
    return found
  }

  /// How many bytes stand between two groups of one number; 0 for what ends it.
  private func separatorLength(_ rest: ArraySlice<UInt8>) -> Int {
    guard let first = rest.first else { return 0 }
    if " -().+/\t".utf8.contains(first) { return 1 }
    // A no-break space, and the blanks and hyphens of U+2000 to U+2015 and U+202F.
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    if rest.starts(with: [0xE2, 0x80]), let third = rest.dropFirst(2).first {
      return (0x80...0x95).contains(third) || third == 0xAF ? 3 : 0
    }
    return 0
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
