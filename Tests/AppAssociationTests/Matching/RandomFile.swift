import AppAssociation

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func text(_ parts: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in pick(parts) }.joined()
  }
}

/// Small files and links over few characters, so that they often fit each other.
enum RandomFile {
  static let app = "ABCDE12345.com.example.calls"

  static func links(_ numbers: inout SeededNumbers, appID: AppID) -> AppLinks {
    let details = (0..<Int.random(in: 1...2, using: &numbers)).map { _ in
      let isLong = numbers.happens(oneIn: 30)
      let count = Int.random(in: isLong ? 16...20 : 1...3, using: &numbers)
      return AppLinkDetail(
        appIDs: [appID],
        components: (0..<count).map { _ in
          isLong && !numbers.happens(oneIn: 6) ? plainComponent(&numbers) : component(&numbers)
        },
        defaults: numbers.happens(oneIn: isLong ? 15 : 5) ? component(&numbers) : nil)
    }
    return AppLinks(
      details: details, defaults: numbers.happens(oneIn: 8) ? component(&numbers) : nil,
      substitutionVariables: [
        SubstitutionVariable(name: "v", values: ["a", "Ab?", "b*c", "$(digit)", ""]),
        SubstitutionVariable(name: "", values: ["/"]),
      ])
  }

  static func url(_ numbers: inout SeededNumbers) -> String {
    let letters = ["a", "b", "c", "A", "1", "%C3%A9", "%2F", "é", "DE", "us", ".", "%c3%a9", "É"]
    var url = "https://h.example"
    if !numbers.happens(oneIn: 8) {
      url += "/" + numbers.text(letters + ["/", "/", "a", "b"], upTo: 5)
    }
    if numbers.happens(oneIn: 2) {
      url += "?" + numbers.text(letters + ["x=", "y=", "&", "x=a&", "&y", "=", "?"], upTo: 4)
    }
    if numbers.happens(oneIn: 3) { url += "#" + numbers.text(letters + ["?", "/"], upTo: 2) }
    return url
  }

  /// One address, as files have it that name many.
  private static func plainComponent(_ numbers: inout SeededNumbers) -> LinkComponent {
    var component = LinkComponent()
    let letters = ["a", "b", "c", "A", "1", "/"]
    if !numbers.happens(oneIn: 4) {
      component.path = numbers.pick(["/", "/", "/", ""]) + numbers.text(letters, upTo: 3)
    }
    if numbers.happens(oneIn: 3) {
      component.query = .items([
        QueryItemPattern(numbers.pick(["x", "y"]), numbers.text(["a", "b", "c"], upTo: 2))
      ])
    }
    if numbers.happens(oneIn: 3) { component.exclude = true }
    if numbers.happens(oneIn: 8) { component.caseSensitive = false }
    return component
  }

  private static func component(_ numbers: inout SeededNumbers) -> LinkComponent {
    let tokens = [
      "a", "b", "c", "A", "1", "*", "*", "?", "?*", "$(v)", "$(digit)", "$(upper)", "$(region)",
      "$()", "$(no)", "é", "%C3%A9", ".", "$(", "$",
    ]
    var component = LinkComponent()
    if !numbers.happens(oneIn: 4) {
      let slashes = ["/", "/", "/*", "//", "/?*"]
      component.path = numbers.pick(["/", "/", "", "//"]) + numbers.text(tokens + slashes, upTo: 4)
    }
    if numbers.happens(oneIn: 3) {
      component.query =
        numbers.happens(oneIn: 2)
        ? .whole(numbers.text(tokens + ["x=", "&"], upTo: 3))
        : .items(
          ["x", "y", "X"].prefix(Int.random(in: 0...2, using: &numbers)).map {
            QueryItemPattern($0, numbers.text(tokens, upTo: 2))
          })
    }
    if numbers.happens(oneIn: 4) { component.fragment = numbers.text(tokens, upTo: 2) }
    if numbers.happens(oneIn: 3) { component.exclude = numbers.happens(oneIn: 2) }
    if numbers.happens(oneIn: 4) { component.caseSensitive = numbers.happens(oneIn: 2) }
    if numbers.happens(oneIn: 4) { component.percentEncoded = numbers.happens(oneIn: 2) }
    return component
  }
}
