import InviteLinks
import Testing

struct ShortCodeTests {
  @Test(arguments: [
    ("00000000", "8"), ("7kq2mn4x", "v"), ("bcdfghjk", "q"), ("zzzzzzzz", "r"),
  ])
  func addsTheCheckSymbolOfISO7064(symbols: String, check: String) {
    #expect(ShortCode(symbols + check)?.text == symbols + check)
    for other in ShortCode.alphabet where String(other) != check {
      #expect(ShortCode(symbols + String(other)) == nil)
    }
  }

  @Test(arguments: [
    "", "8", "0000", "7KQ2MN4XV", "7kq-2mn-4xv", "7kq2mn4xv ", "7kq2mn4xé", "akq2mn4xv",
    "000000000000000000",
  ])
  func refusesWhatIsNotStoredLikeThis(text: String) {
    #expect(ShortCode(text) == nil)
  }

  @Test func findsEveryWrongSymbolAndEverySwapOfNeighbours() {
    let alphabet = Array(ShortCode.alphabet)
    let code = Array("7kq2mn4xv")
    for index in code.indices {
      for symbol in alphabet where symbol != code[index] {
        var wrong = code
        wrong[index] = symbol
        #expect(ShortCode(String(wrong)) == nil)
      }
      guard index > 0, code[index] != code[index - 1] else { continue }
      var swapped = code
      swapped.swapAt(index, index - 1)
      #expect(ShortCode(String(swapped)) == nil)
    }
  }

  @Test(arguments: [
    ("7kq2mn4xv", "7kq-2mn-4xv"), ("bcdfghjkq", "bcd-fgh-jkq"),
  ])
  func isShownInGroupsOfThree(code: String, grouped: String) {
    #expect(ShortCode(code)?.grouped == grouped)
  }

  @Test func showsARemainderAsAShortGroup() throws {
    let id = try MeetingID("keynote")
    let code = ShortCode.derived(host: sampleHost, id: id, attempt: 0, length: 4)
    #expect(code.grouped.split(separator: "-").map(\.count) == [3, 2])
  }

  /// Pinned: a change of the derivation would move addresses that are printed on paper.
  @Test(arguments: [
    ("keynote", 0, 8, "p6swnyskp"), ("keynote", 1, 8, "9drtrcnp8"), ("standup", 0, 4, "d4264"),
    ("standup", 0, 16, "d4260z6zbf6kbx7n3"),
  ])
  func derivesTheSameCodeForEver(
    id: String, attempt: Int, length: Int, expected: String
  ) throws {
    let id = try MeetingID(id)
    let code = ShortCode.derived(host: sampleHost, id: id, attempt: attempt, length: length)
    #expect(code.text == expected)
  }

  @Test func bringsTheLengthIntoItsLimits() throws {
    let id = try MeetingID("keynote")
    let lengths = [-1, 0, 3, 4, 16, 17, 1000].map { length in
      ShortCode.derived(host: sampleHost, id: id, attempt: 0, length: length).text.utf8.count
    }
    #expect(lengths == [5, 5, 5, 5, 17, 17, 17])
  }

  /// The documented mapping, read from its documentation by another language.
  @Test(.enabled(if: Subprocess.has("python3")))
  func agreesWithPythonOnEveryDerivation() throws {
    var inputs: [[String]] = []
    var codes: [String] = []
    for number in 0..<200 {
      let id = try MeetingID("meeting-\(number)")
      let length = 4 + number % 13
      let code = ShortCode.derived(
        host: sampleHost, id: id, attempt: number % 11, length: length)
      codes.append(code.text)
      inputs.append([sampleHost.text, id.text, "\(number % 11)", "\(length)"])
      #expect(ShortCode(code.text) == code)
    }
    let program = """
      import hashlib
      alphabet = "0123456789bcdfghjkmnpqrstvwxyz"
      result = []
      for host, name, attempt, length in data:
          seed = "linksite-code-1\\0%s\\0%s\\0%s" % (host, name, attempt)
          number = int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big")
          values, product = [], 30
          for _ in range(int(length)):
              number, value = divmod(number, 30)
              values.append(value)
              product = ((product + value) % 30 or 30) * 2 % 31
          values.append((1 - product) % 30)
          result.append("".join(alphabet[value] for value in values))
      print(json.dumps(result))
      """
    #expect(try Subprocess.python(program, on: inputs, as: [String].self) == codes)
  }

  @Test func usesEverySymbolEquallyOften() throws {
    var counts: [Character: Int] = [:]
    for number in 0..<3000 {
      let id = try MeetingID("m\(number)")
      let code = ShortCode.derived(host: sampleHost, id: id, attempt: 0, length: 10)
      for symbol in code.text.dropLast() { counts[symbol, default: 0] += 1 }
    }
    // 1,000 of each are expected; six standard deviations are 187.
    for symbol in ShortCode.alphabet {
      #expect((813...1187).contains(counts[symbol] ?? 0), "\(symbol)")
    }
  }

  @Test(arguments: [
    ("7KQ-2MN-4XV", "7kq2mn4xv"),
    (" 7kq 2mn\u{A0}4xv\r\n", "7kq2mn4xv"),
    ("7kq–2mn—4xv", "7kq2mn4xv"),
    ("oO0iIlL1", "00011111"),
    ("all-hands", "a11hands"),
    ("é\u{212A}", "é\u{212A}"),
    ("", ""),
  ])
  func repairsWhatPeopleType(typed: String, expected: String) {
    #expect(ShortCode.repaired(typed).bytes == expected.bytes)
  }
}

struct CustomCodeTests {
  @Test(arguments: ["abc", "a--", "all-hands", "2027", String(repeating: "x", count: 32)])
  func takesAChosenCode(text: String) throws {
    #expect(try CustomCode(text).text == text)
  }

  @Test(arguments: [
    ("", CustomCode.Problem.length(0)),
    ("ab", .length(2)),
    (String(repeating: "x", count: 33), .length(33)),
    ("-ab", .leadingHyphen),
    ("All-hands", .character("A", offset: 0)),
    ("all_hands", .character("_", offset: 3)),
    ("all\u{200B}hands", .character("\u{200B}", offset: 3)),
    ("é", .character("é", offset: 0)),
    ("con", .reserved("con")), ("404", .reserved("404")), ("index", .reserved("index")),
  ])
  func refusesWhatCannotBeAddressed(text: String, problem: CustomCode.Problem) {
    #expect(throws: problem) { try CustomCode(text) }
    #expect(!problem.message.isEmpty && !problem.help.isEmpty)
  }
}
