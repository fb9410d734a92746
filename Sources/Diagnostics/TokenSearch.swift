/// Finds many texts in one pass over the bytes, as whole tokens (Aho and Corasick, 1975).
///
/// `4711` is not found in `247110`. The time grows with the bytes that are searched, whatever is
/// searched for, and the memory with the bytes of the texts.
package struct TokenSearch {
  /// One beginning of a text; those with one byte more form a chain from `firstLonger` on.
  private struct Beginning {
    var byte: UInt8
    var length: Int32
    var firstLonger: Int32 = 0
    var nextSibling: Int32 = 0
    /// The longest end of it that is a beginning too.
    var fallback: Int32 = 0
    /// The text that is complete here, or -1.
    var text: Int32 = -1
    /// The nearest fallback with a complete text; 0 for none.
    var shorterText: Int32 = 0
  }

  /// The empty beginning first; its number stands for none where only longer ones can be.
  private var beginnings = [Beginning(byte: 0, length: 0)]
  /// By the first byte, since that is asked most often.
  private var firstBytes = [Int32](repeating: 0, count: 256)
  private let ignoresCase: Bool

  /// - Parameters:
  ///   - texts: each once; empty ones are never found.
  ///   - ignoresCase: true to find `summit` where `Summit` is looked for, in ASCII; texts that
  ///     differ in nothing else count as one, the last.
  package init(_ texts: [[UInt8]], ignoringCase ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    for (index, text) in texts.enumerated() where !text.isEmpty {
      var state: Int32 = 0
      for byte in text { state = makeNext(state, folded(byte)) }
      beginnings[Int(state)].text = Int32(index)
    }
    linkFallbacks()
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private mutating func makeNext(_ state: Int32, _ byte: UInt8) -> Int32 {
    let known = next(state, byte)
    if known != 0 { return known }
    let made = Int32(beginnings.count)
    var beginning = Beginning(byte: byte, length: beginnings[Int(state)].length + 1)
    if state == 0 {
      firstBytes[Int(byte)] = made
    } else {
      beginning.nextSibling = beginnings[Int(state)].firstLonger
      beginnings[Int(state)].firstLonger = made
    }
    beginnings.append(beginning)
    return made
  }

  /// The beginning with one byte more, or 0.
  private func next(_ state: Int32, _ byte: UInt8) -> Int32 {
    if state == 0 { return firstBytes[Int(byte)] }
    var longer = beginnings[Int(state)].firstLonger
    while longer != 0, beginnings[Int(longer)].byte != byte {
      longer = beginnings[Int(longer)].nextSibling
    }
    return longer
  }

  /// The longest beginning behind one byte more.
  private func step(_ state: Int32, _ byte: UInt8) -> Int32 {
    var state = state
    while true {
      let found = next(state, byte)
      if found != 0 || state == 0 { return found }
      state = beginnings[Int(state)].fallback
    }
  }

  /// Shorter ones first, as a fallback is always shorter.
  private mutating func linkFallbacks() {
    var queue = firstBytes.filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      let fallback = beginnings[Int(state)].fallback
      let hasText = beginnings[Int(fallback)].text >= 0
      beginnings[Int(state)].shorterText =
        hasText ? fallback : beginnings[Int(fallback)].shorterText
      var longer = beginnings[Int(state)].firstLonger
      while longer != 0 {
        beginnings[Int(longer)].fallback = step(fallback, beginnings[Int(longer)].byte)
        queue.append(longer)
        longer = beginnings[Int(longer)].nextSibling
      }
    }
  }

  /// Indexes of the texts that stand in `bytes`.
  ///
  /// A text that begins or ends with a letter or digit has none beside it there.
  package func found(in bytes: ArraySlice<UInt8>) -> Set<Int> {
    bytes.withUnsafeBufferPointer { bytes in
      firstBytes.withUnsafeBufferPointer { found(in: bytes, $0) }
    }
  }

  /// - Parameter firstBytes: the array of that name: most bytes begin nothing, and are passed over.
  private func found(
    in bytes: UnsafeBufferPointer<UInt8>, _ firstBytes: UnsafeBufferPointer<Int32>
  ) -> Set<Int> {
    var found: Set<Int> = []
    var state: Int32 = 0
    var index = 0
    while index < bytes.count {
      if state == 0 {
        while index < bytes.count, firstBytes[Int(folded(bytes[index]))] == 0 { index += 1 }
        if index == bytes.count { break }
      }
      state = step(state, folded(bytes[index]))
      index += 1
      var ending = beginnings[Int(state)].text >= 0 ? state : beginnings[Int(state)].shorterText
      while ending != 0 {
        let beginning = beginnings[Int(ending)]
        if bytes.isEdge(index - Int(beginning.length)), bytes.isEdge(index) {
          found.insert(Int(beginning.text))
        }
        ending = beginning.shorterText
      }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// False between two bytes of one token.
  fileprivate func isEdge(_ index: Int) -> Bool {
    guard index != 0, index != count else { return true }
    return !(self[index - 1].isTokenByte && self[index].isTokenByte)
  }
}

extension UInt8 {
  /// ASCII letters and digits, and every byte of a character beyond ASCII.
  fileprivate var isTokenByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
