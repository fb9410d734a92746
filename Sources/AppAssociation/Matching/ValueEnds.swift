/// For each place of a text the places where a value of one variable that begins there may end.
struct ValueEnds {
  /// How many words hold the ends of one place, a bit for each.
  private let width: Int
  private var ends: [UInt64]

  init(of values: VariableValues, in text: [UInt32]) {
    width = text.count / 64 + 1
    ends = [UInt64](repeating: 0, count: (text.count + 1) * width)
    for value in values.patterns {
      let parts = value.tokens.split(
        separator: LinkPattern.Token.run, omittingEmptySubsequences: false)
      if parts.count == 1 {
        for place in 0...text.count where value.takes(parts[0], text, at: place) {
          insert(end: place + parts[0].count, from: place)
        }
      } else {
        add(value, parts, text)
      }
    }
  }

  /// Marks in `next` the ends of all marked places.
  func move(_ places: [Bool], to next: inout [Bool]) {
    var found = [UInt64](repeating: 0, count: width)
    for place in places.indices where places[place] {
      for word in 0..<width { found[word] |= ends[place * width + word] }
    }
    for word in found.indices {
      var bits = found[word]
      while bits != 0 {
        next[word * 64 + bits.trailingZeroBitCount] = true
        bits &= bits - 1
      }
    }
  }

  private mutating func insert(end: Int, from place: Int) {
    ends[place * width + end / 64] |= 1 << UInt64(end % 64)
  }

  /// A value with `*`: what is between its runs is taken as early as it comes, the last part
  /// anywhere after that.
  private mutating func add(
    _ value: LinkPattern, _ parts: [ArraySlice<UInt32>], _ text: [UInt32]
  ) {
    let last = parts[parts.count - 1]
    var lastEnds = [UInt64](repeating: 0, count: width)
    for place in 0...text.count where value.takes(last, text, at: place) {
      let end = place + last.count
      lastEnds[end / 64] |= 1 << UInt64(end % 64)
    }
    let afterMiddle = ValueEnds.earliestEnds(of: parts[1..<(parts.count - 1)], value, text)
    for place in 0...text.count where value.takes(parts[0], text, at: place) {
      guard let earliest = afterMiddle[place + parts[0].count] else { continue }
      let first = earliest + last.count
      guard first <= text.count else { continue }
      ends[place * width + first / 64] |= lastEnds[first / 64] & (~0 << UInt64(first % 64))
      for word in (first / 64 + 1)..<max(width, first / 64 + 1) {
        ends[place * width + word] |= lastEnds[word]
      }
    }
  }

  /// For each place where the parts end when each is taken as early as possible from there on.
  private static func earliestEnds(
    of parts: ArraySlice<ArraySlice<UInt32>>, _ value: LinkPattern, _ text: [UInt32]
  ) -> [Int?] {
    var result: [Int?] = (0...text.count).map { $0 }
    for part in parts.reversed() where !part.isEmpty {
      let afterwards = result
      var found: Int?
      for place in (0...text.count).reversed() {
        if value.takes(part, text, at: place) { found = afterwards[place + part.count] }
        result[place] = found
      }
    }
    return result
  }
}

extension LinkPattern {
  /// True when tokens of one character each take the text at `place`.
  func takes(_ part: ArraySlice<UInt32>, _ text: [UInt32], at place: Int) -> Bool {
    guard place + part.count <= text.count else { return false }
    var place = place
    for token in part {
      guard takes(token, text[place]) else { return false }
      place += 1
    }
    return true
  }
}
