/// A set of places of one text, a bit for each: 64 of them are moved at once.
struct PlaceRow: Hashable {
  private var words: [UInt64]

  /// No place of a text of so many characters; the one behind the last counts, too.
  init(in length: Int) {
    words = [UInt64](repeating: 0, count: length / 64 + 1)
  }

  init(_ places: [Bool]) {
    self.init(in: places.count - 1)
    for place in places.indices where places[place] { insert(place) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  mutating func insert(_ place: Int) {
    words[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// The first place that is in both.
  func first(in other: PlaceRow) -> Int? {
    for index in words.indices {
      let both = words[index] & other.words[index]
      if both != 0 { return index << 6 + both.trailingZeroBitCount }
    }
    return nil
  }

  /// Adds the places of `other` that are not before `start`.
  mutating func formUnion(_ other: PlaceRow, from start: Int) {
    guard start >> 6 < words.count else { return }
    words[start >> 6] |= other.words[start >> 6] & (~0 << UInt64(start & 63))
    for index in (start >> 6 + 1)..<max(words.count, start >> 6 + 1) {
      words[index] |= other.words[index]
    }
  }

  /// Adds the places of `fitting` that are among `places`, each so much later.
  ///
  /// None of them may come to lie behind the text.
  mutating func formUnion(_ places: PlaceRow, and fitting: PlaceRow, movedBy distance: Int) {
    let (step, shift) = (distance >> 6, UInt64(distance & 63))
    for index in 0..<max(0, words.count - step) {
      let both = places.words[index] & fitting.words[index]
      guard both != 0 else { continue }
      words[index + step] |= both << shift
      if shift > 0, index + step + 1 < words.count {
        words[index + step + 1] |= both >> (64 - shift)
      }
    }
  }

  func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var bits = words[index]
      while bits != 0 {
        body(index << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
