/// Finds many texts in one pass over the bytes, as whole tokens (Aho and Corasick, 1975).
struct TokenSearch {
  private var next: [[UInt8: Int]] = [[:]]
  private var fallback: [Int] = [0]
  private var ends: [[Int]] = [[]]
  private let lengths: [Int]

  init(_ texts: [[UInt8]]) {
    lengths = texts.map(\.count)
    for (index, text) in texts.enumerated() where !text.isEmpty {
      var state = 0
      for byte in text {
        if let known = next[state][byte] {
          state = known
        } else {
          next.append([:])
          fallback.append(0)
          ends.append([])
          next[state][byte] = next.count - 1
          state = next.count - 1
        }
      }
      ends[state].append(index)
    }
    linkFallbacks()
  }

  private mutating func linkFallbacks() {
    var queue = Array(next[0].values)
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for (byte, child) in next[state] {
        var other = fallback[state]
        while other != 0, next[other][byte] == nil { other = fallback[other] }
        let link = next[other][byte] ?? 0
        fallback[child] = link == child ? 0 : link
        ends[child] += ends[fallback[child]]
        queue.append(child)
      }
    }
  }

  /// Indexes of the texts that stand in `bytes` with no letter or digit at either side.
  func found(in bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var state = 0
    for (position, byte) in bytes.enumerated() {
      while state != 0, next[state][byte] == nil { state = fallback[state] }
      state = next[state][byte] ?? 0
      for index in ends[state] {
        let start = position + 1 - lengths[index]
        let isWhole =
          (start == 0 || !bytes[start - 1].isTokenByte)
          && (position + 1 == bytes.count || !bytes[position + 1].isTokenByte)
        if isWhole { found.insert(index) }
      }
    }
    return found
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
