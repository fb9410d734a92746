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
  /// Steps are tokens times characters, whatever the pattern looks like. The values of a variable
  /// count once for a text, however often it is referred to, and each reference takes at most a 64th
  /// of the square of the text (see `ValueEnds`); one that cannot find a new place takes none.
  func reached(in part: LinkPart, from start: Int = 0) -> Reach {
    if neverMatches { return Reach(whole: false, farthest: start) }
    let text = part.characters
    var places = [Bool](repeating: false, count: text.count + 1)
    places[start] = true
    var farthest = start
    let isThrough = follow(part, &places) { token, places in
      guard token != Token.run, let last = places.lastIndex(of: true) else { return }
      farthest = max(farthest, last)
    }
    return Reach(whole: isThrough && places[text.count], farthest: farthest)
  }

  /// Moves `places` through all tokens; false as soon as there is no way on.
  private func follow(
    _ part: LinkPart, _ places: inout [Bool], afterToken: (UInt32, [Bool]) -> Void = { _, _ in }
  ) -> Bool {
    var next = places
    // Variables whose further references find no new place until another token does.
    var settled: Set<ObjectIdentifier> = []
    for token in tokens {
      let variable = self.variable(token)
      if let variable, settled.contains(variable) { continue }
      for place in next.indices { next[place] = false }
      step(token, part, from: places, to: &next)
      swap(&places, &next)
      guard places.contains(true) else { return false }
      if variable != nil || !settled.isEmpty {
        if places != next {
          settled = []
        } else if let variable {
          settled.insert(variable)
        }
      }
      afterToken(token, places)
    }
    return true
  }

  private func variable(_ token: UInt32) -> ObjectIdentifier? {
    token < Token.firstChoice
      ? nil : ObjectIdentifier(choices[Int(token - Token.firstChoice)])
  }

  private func step(_ token: UInt32, _ part: LinkPart, from places: [Bool], to next: inout [Bool]) {
    let text = part.characters
    if token == Token.run {
      guard let first = places.firstIndex(of: true) else { return }
      for place in first..<next.count { next[place] = true }
    } else if token >= Token.firstChoice {
      let values = choices[Int(token - Token.firstChoice)]
      if let ends = part.ends(of: values) {
        ends.move(places, to: &next)
      } else {
        for value in values.patterns { value.step(part, from: places, to: &next) }
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

  /// Takes the whole pattern as one step.
  private func step(_ part: LinkPart, from places: [Bool], to next: inout [Bool]) {
    if tokens.contains(Token.run) {
      var ends = places
      guard follow(part, &ends) else { return }
      for place in next.indices where ends[place] { next[place] = true }
    } else {
      for place in places.indices
      where places[place] && takes(tokens[...], part.characters, at: place) {
        next[place + tokens.count] = true
      }
    }
  }
}
