import AppAssociation
import Foundation
import TestSupport
import Testing

@Suite struct FuzzingTests {
  /// A thousand files made from the tables of cases by changing, dropping and doubling bytes.
  @Test func survivesDamagedFiles() throws {
    var numbers = SeededNumbers(seed: 11)
    let rows =
      try VectorCase.all(in: "aasa-vectors.json").compactMap { $0.value["aasa"] }
      + VectorCase.all(in: "association-invalid.json").compactMap { $0.value["document"] }
    let texts = rows.map(JSONText.bytes)
    for _ in 0..<1_000 {
      var bytes = numbers.pick(texts)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) { damage(&bytes, &numbers) }
      bytes += [0] + Array(RandomFile.url(&numbers).utf8)
      if let fault = FuzzedInput.fault(in: bytes) {
        Issue.record("\(fault): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: bytes[place] = numbers.pick(Array("\"{}[]:,*?$()/#%\\0aé".utf8))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
    default:
      let end = min(bytes.count, place + 8)
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  /// Patterns that send a backtracking matcher into the next century.
  static let hostile = [
    ("*a", "b"), ("?*", ""), ("*", "b"), ("$(v)*", "b"), ("*$(region)", "b"), ("$(", ""),
  ]

  /// Twenty megabytes of pattern where optimised code runs; half of one where it does not.
  @Test(arguments: hostile)
  func takesTimeInProportionToPatternAndLink(unit: String, end: String) throws {
    #if DEBUG
      let length = 100_000
    #else
      let length = 20_000_000
    #endif
    func seconds(_ length: Int) throws -> Double {
      let pattern = String(repeating: unit, count: length / unit.utf8.count) + end
      let text = """
        {"applinks":{"substitutionVariables":{"v":["a","aa","*a"]},"details":[{"appIDs":["A.a"],\
        "components":[{"/":"/\(pattern)"},{"?":{"x":"\(pattern)"}},{"#":"\(pattern)"}]}]}}
        """
      let letters = String(repeating: "a", count: 60)
      let url = try #require(LinkURL("https://h/\(letters)?x=\(letters)#\(letters)"))
      let start = processorSeconds()
      let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
      let decision = rules.decision(for: url, host: "h").decision
      #expect(decision.outcome != .exclude)
      return processorSeconds() - start
    }
    let quarter = try min(seconds(length / 4), seconds(length / 4))
    let whole = try min(seconds(length), seconds(length))
    // Four times the pattern; ten leaves room for a busy machine, a quadratic step would need 16.
    #expect(whole < max(quarter, 0.01) * 10, "\(quarter) s, then \(whole) s")
  }

  /// What this thread has computed so far: other work on the machine does not count.
  private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
