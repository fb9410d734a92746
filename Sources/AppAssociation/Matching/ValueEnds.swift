/// What is known of one variable in one text: from a set of places, where its values may end.
///
/// Each value is looked at once for each place of the text. What it can do there is kept so that a
/// reference asks for kinds of values and not for values: for all of one length, for all that begin
/// with `*`, for all that end in one, at once. Values with text on both sides of a `*` have to be asked
/// one by one; as soon as there are more of them than places, places are asked instead. So a
/// reference takes at most a 64th of the square of the text.
struct ValueEnds {
  /// A value with text on both sides of a `*`.
  private struct Framed: Hashable {
    /// Where its first part fits, and where its last part may end.
    var starts: PlaceRow
    var ends: PlaceRow
    /// How long both parts are together.
    var length: Int
    /// Where what is between the first and the last `*` ends, counted from the end of the first
    /// part on; nil when nothing is.
    var middles: [Int]?
    var firstLength: Int
  }

  private let length: Int
  /// Values without `*`: where one of this length fits.
  private var fixed: [Int: PlaceRow] = [:]
  /// Values that begin with `*`: for each end the last place from which one comes there, or -1;
  /// empty when no value begins so.
  private var lastStarts: [Int] = []
  /// Values that end in `*`: for each place the first end, or a number behind the text; empty when
  /// no value ends so.
  private var firstEnds: [Int] = []
  private var framed: Set<Framed> = []
  /// Instead of `framed` when those are many: for each place the ends.
  private var rows: [PlaceRow] = []

  init(of values: VariableValues, in text: [UInt32]) {
    length = text.count
    for value in values.patterns {
      let parts = value.tokens.split(
        separator: LinkPattern.Token.run, omittingEmptySubsequences: false)
      if parts.count == 1 {
        addFixed(value, text)
      } else if ValueEnds.takesAnything(parts[0]) {
        addEndings(value, parts, text)
      } else if ValueEnds.takesAnything(parts[parts.count - 1]) {
        addBeginnings(value, parts, text)
      } else {
        addFramed(value, parts, text)
      }
    }
  }

  /// Marks in `next` the ends of all marked places.
  func move(_ places: [Bool], to next: inout [Bool]) {
    guard let first = places.firstIndex(of: true) else { return }
    let row = PlaceRow(places)
    var found = PlaceRow(in: length)
    for (count, fitting) in fixed { found.formUnion(row, and: fitting, movedBy: count) }
    for value in framed {
      if let place = value.starts.first(in: row), let end = firstEnd(of: value, from: place) {
        found.formUnion(value.ends, from: end)
      }
    }
    if !rows.isEmpty { row.forEach { found.formUnion(rows[$0], from: $0) } }
    found.forEach { next[$0] = true }
    if !lastStarts.isEmpty {
      for end in first...length where lastStarts[end] >= first { next[end] = true }
    }
    if !firstEnds.isEmpty {
      var open = length + 1
      for place in first...length where places[place] { open = min(open, firstEnds[place]) }
      for end in open..<(length + 1) { next[end] = true }
    }
  }

  /// About how many bytes it keeps.
  var size: Int {
    let middles = framed.reduce(0) { $0 + ($1.middles?.count ?? 0) }
    return 8 * (lastStarts.count + firstEnds.count + middles)
      + (length / 8 + 64) * (fixed.count + 2 * framed.count + rows.count)
  }

  private func firstEnd(of value: Framed, from place: Int) -> Int? {
    let start = place + value.firstLength
    let end = (value.middles?[start] ?? start) + value.length - value.firstLength
    return end <= length ? end : nil
  }

  private static func takesAnything(_ part: ArraySlice<UInt32>) -> Bool {
    part.allSatisfy { $0 == LinkPattern.Token.one }
  }

  private mutating func addFixed(_ value: LinkPattern, _ text: [UInt32]) {
    let count = value.tokens.count
    guard count <= text.count else { return }
    for place in 0...(text.count - count) where value.takes(value.tokens[...], text, at: place) {
      fixed[count, default: PlaceRow(in: length)].insert(place)
    }
  }

  private mutating func addEndings(
    _ value: LinkPattern, _ parts: [ArraySlice<UInt32>], _ text: [UInt32]
  ) {
    let last = parts[parts.count - 1]
    if lastStarts.isEmpty { lastStarts = [Int](repeating: -1, count: text.count + 1) }
    let starts = ValueEnds.latestStarts(of: parts[1..<(parts.count - 1)], value, text)
    for place in 0...text.count where value.takes(last, text, at: place) {
      let end = place + last.count
      lastStarts[end] = max(lastStarts[end], starts[place] - parts[0].count)
    }
  }

  private mutating func addBeginnings(
    _ value: LinkPattern, _ parts: [ArraySlice<UInt32>], _ text: [UInt32]
  ) {
    if firstEnds.isEmpty { firstEnds = [Int](repeating: text.count + 1, count: text.count + 1) }
    let ends = ValueEnds.earliestEnds(of: parts[1..<(parts.count - 1)], value, text)
    for place in 0...text.count where value.takes(parts[0], text, at: place) {
      let end = ends[place + parts[0].count] + parts[parts.count - 1].count
      firstEnds[place] = min(firstEnds[place], end)
    }
  }

  private mutating func addFramed(
    _ value: LinkPattern, _ parts: [ArraySlice<UInt32>], _ text: [UInt32]
  ) {
    let (first, last) = (parts[0], parts[parts.count - 1])
    var framed = Framed(
      starts: PlaceRow(in: length), ends: PlaceRow(in: length), length: first.count + last.count,
      middles: nil, firstLength: first.count)
    for place in 0...text.count {
      if value.takes(first, text, at: place) { framed.starts.insert(place) }
      if value.takes(last, text, at: place) { framed.ends.insert(place + last.count) }
    }
    guard !framed.starts.isEmpty, !framed.ends.isEmpty else { return }
    if parts.count > 2 {
      framed.middles = ValueEnds.earliestEnds(of: parts[1..<(parts.count - 1)], value, text)
    }
    if !rows.isEmpty { return spread(framed) }
    self.framed.insert(framed)
    guard self.framed.count > text.count else { return }
    rows = [PlaceRow](repeating: PlaceRow(in: length), count: text.count + 1)
    for value in self.framed { spread(value) }
    self.framed = []
  }

  private mutating func spread(_ value: Framed) {
    value.starts.forEach { place in
      if let end = firstEnd(of: value, from: place) {
        rows[place].formUnion(value.ends, from: end)
      }
    }
  }

  /// For each place where the parts end when each is taken as early as possible from there on, or a
  /// number behind the text.
  private static func earliestEnds(
    of parts: ArraySlice<ArraySlice<UInt32>>, _ value: LinkPattern, _ text: [UInt32]
  ) -> [Int] {
    var result = Array(0...text.count)
    for part in parts.reversed() {
      let afterwards = result
      var found = text.count + 1
      for place in (0...text.count).reversed() {
        if value.takes(part, text, at: place) { found = afterwards[place + part.count] }
        result[place] = found
      }
    }
    return result
  }

  /// For each place where the parts begin when they end there and each is taken as late as possible,
  /// or -1.
  private static func latestStarts(
    of parts: ArraySlice<ArraySlice<UInt32>>, _ value: LinkPattern, _ text: [UInt32]
  ) -> [Int] {
    var result = Array(0...text.count)
    for part in parts {
      let before = result
      var found = -1
      for end in 0...text.count {
        let place = end - part.count
        if place >= 0, value.takes(part, text, at: place) { found = before[place] }
        result[end] = found
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
