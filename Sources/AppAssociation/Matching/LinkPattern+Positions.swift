extension LinkPattern {
  /// How far a pattern came in a text.
  struct Reach {
    /// True when the whole text matches.
    var whole: Bool
    /// The farthest place up to which a beginning of the pattern takes a beginning of the text.
    var farthest: Int
  }

  /// Follows all ways through the text at once: after each token the set of places where it may end.
  ///
  /// Steps are tokens times characters, whatever the pattern looks like; a variable with values
  /// counts as the sum of its values.
  func reached(in text: [UInt32], from start: Int = 0) -> Reach {
    if neverMatches { return Reach(whole: false, farthest: start) }
    var places = [Bool](repeating: false, count: text.count + 1)
    places[start] = true
    var farthest = start
    let isThrough = follow(text, &places) { token, places in
      guard token != Token.run, let last = places.lastIndex(of: true) else { return }
      farthest = max(farthest, last)
    }
    return Reach(whole: isThrough && places[text.count], farthest: farthest)
  }

  /// Moves `places` through all tokens; false as soon as there is no way on.
  private func follow(
    _ text: [UInt32], _ places: inout [Bool], afterToken: (UInt32, [Bool]) -> Void = { _, _ in }
  ) -> Bool {
    var next = places
    for token in tokens {
      for place in next.indices { next[place] = false }
      step(token, text, from: places, to: &next)
      swap(&places, &next)
      guard places.contains(true) else { return false }
      afterToken(token, places)
    }
    return true
  }

  private func step(_ token: UInt32, _ text: [UInt32], from places: [Bool], to next: inout [Bool]) {
    if token == Token.run {
      guard let first = places.firstIndex(of: true) else { return }
      for place in first..<next.count { next[place] = true }
    } else if token >= Token.firstChoice {
      for value in choices[Int(token - Token.firstChoice)] where !value.neverMatches {
        var ends = places
        guard value.follow(text, &ends) else { continue }
        for place in next.indices where ends[place] { next[place] = true }
      }
    } else if token == Token.regions || token == Token.languages {
      let isRegion = token == Token.regions
      let table = isRegion ? LocaleCodes.regions : LocaleCodes.languages
      for length in isRegion ? 2...2 : 2...3 {
        for place in places.indices where places[place] && place + length <= text.count {
          if table.contains(text, from: place, length: length, folds: folds) {
            next[place + length] = true
          }
        }
      }
    } else {
      for place in text.indices where places[place] && takes(token, text[place]) {
        next[place + 1] = true
      }
    }
  }
}
