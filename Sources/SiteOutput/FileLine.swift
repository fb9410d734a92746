import InviteLinks

/// One file in the record of own files: 128 bits over its path and its bytes.
///
/// The first half of the SHA-256 over path, NUL and bytes. It names no path, so that a deployed
/// record tells nobody of an unlisted meeting, and a file counts as ours only with our bytes in it.
struct FileLine: Hashable, Comparable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The line of a file as it stands on the disk.
  init(path: String, reading file: borrowing OpenFile) throws(SystemError) {
    let size = try file.status().size
    // Pages are hashed much faster in one go; a film has to go in parts.
    if size <= Self.mostBytesAtOnce {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      try file.forEachPart { bytes.append(contentsOf: $0) }
      self.init(path: path, bytes: bytes)
      return
    }
    var hash = SHA256()
    hash.update(Array(path.utf8) + [0])
    try file.forEachPart { hash.update($0) }
    self.init(hash.digest())
  }

  private static let mostBytesAtOnce = 1 << 20

  static func < (left: FileLine, right: FileLine) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

extension FileLine {
  /// Length of a line in hexadecimal digits.
  static let width = 32

  /// Reads 32 lower-case hexadecimal digits; anything else is no line.
  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == Self.width else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for (index, digit) in digits.enumerated() {
      let value: UInt64
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
      if index < 16 { words.0 = words.0 << 4 | value } else { words.1 = words.1 << 4 | value }
    }
    self.init(high: words.0, low: words.1)
  }

  func append(to text: inout [UInt8]) {
    for word in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 0xF
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
