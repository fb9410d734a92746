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

  /// Little in code that is not optimised; `Benchmarks/association/run.sh` takes twenty megabytes.
  @Test(arguments: HostileFile.allCases)
  func takesTimeInProportionToPatternAndLink(kind: HostileFile) throws {
    let length =
      [.values, .rules, .variable, .framedValues].contains(kind) ? 8_000 : 40_000
    func seconds(_ length: Int, lints: Bool) throws -> Double {
      let bytes = kind.bytes(length)
      let url = try #require(LinkURL(HostileFile.url(length: 60)))
      let start = processorSeconds()
      if lints {
        withExtendedLifetime(AssociationLint(bytes: bytes).findings()) {}
      } else {
        let rules = AppleLinkRules(try JSONValue.read(bytes).get())
        #expect(rules.decision(for: url, host: "h").decision.outcome != .exclude)
      }
      return processorSeconds() - start
    }
    for lints in [false, true] {
      let quarter = try min(seconds(length / 4, lints: lints), seconds(length / 4, lints: lints))
      let whole = try min(seconds(length, lints: lints), seconds(length, lints: lints))
      // Four times the pattern; ten leaves room for a busy machine, a quadratic step would need 16.
      #expect(whole < max(quarter, 0.01) * 10, "\(quarter) s, then \(whole) s")
    }
  }

  /// A link of thousands costs no more for each character than a short one, with variables too.
  @Test(arguments: [.variable, .values, .rules, .framedValues] as [HostileFile])
  func takesTimeInProportionToALongLink(kind: HostileFile) throws {
    let rules = AppleLinkRules(try JSONValue.read(kind.bytes(1_000)).get())
    func seconds(_ length: Int) throws -> Double {
      let url = try #require(LinkURL(HostileFile.url(length: length)))
      let start = processorSeconds()
      #expect(rules.decision(for: url, host: "h").decision.outcome != .exclude)
      return processorSeconds() - start
    }
    let short = try min(seconds(200), seconds(200))
    let long = try min(seconds(800), seconds(800))
    #expect(long < max(short, 0.01) * 10, "\(short) s, then \(long) s")
  }

  /// One link asks few of many rules that each name an address.
  @Test func asksFewRulesOfALongList() throws {
    func seconds(_ count: Int, _ rule: (Int) -> String, _ link: (Int) -> String) throws -> Double {
      let list = (0..<count).map(rule).joined(separator: ",")
      let text = #"{"applinks":{"details":[{"appID":"A.a","components":[\#(list)]}]}}"#
      let rules = AppleLinkRules(try JSONValue.read(Array(text.utf8)).get())
      let links = try (0..<300).map { try #require(LinkURL("https://h" + link($0 * 3))) }
      let start = processorSeconds()
      let opened = links.count { rules.decision(for: $0, host: "h").decision.outcome == .match }
      #expect(opened == 300)
      return processorSeconds() - start
    }
    let paths = try [1_000, 8_000].map { count in
      try seconds(count, { #"{"/":"/join/meeting-\#($0)"}"# }, { "/join/meeting-\($0)/?x=1" })
    }
    let items = try [1_000, 8_000].map { count in
      try seconds(
        count, { #"{"/":"/join","?":{"id":"m\#($0)"}}"# }, { "/join?id=m\($0)&name=x" })
    }
    #expect(paths[1] < paths[0] * 4 + 0.01 && items[1] < items[0] * 4 + 0.01, "\(paths), \(items)")
  }

  /// What this thread has computed so far: other work on the machine does not count.
  private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
