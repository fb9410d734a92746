import Diagnostics
import Testing

struct NearestNameTests {
  private static let keys = [
    "id", "title", "start", "end", "duration", "timezone", "status", "entry_points", "visibility",
    "tags", "t",
  ]

  @Test(arguments: [
    ("titel", "title"),  // two neighbours swapped
    ("Title", "title"),  // case
    ("tite", "title"),  // one missing
    ("titlle", "title"),  // one too many
    ("tutle", "title"),  // one wrong
    ("strat", "start"),
    ("entrypoints", "entry_points"),
    ("entry-point", "entry_points"),
    ("visability", "visibility"),
    ("timezon", "timezone"),
    ("tiemzoen", "timezone"),  // two swaps in eight letters
    ("tag", "tags"),
    ("ID", "id"),
    ("di", "id"),
    ("x", "t"),  // one edit is always near enough
  ])
  func findsTheNameBehindASlip(name: String, expected: String) {
    #expect(nearestName(to: name, in: Self.keys) == expected)
  }

  @Test(arguments: ["colour", "host", "passcode", "zeitzone", "statement", "durchschnitt", "xyz"])
  func offersNothingThatIsTooFar(name: String) {
    #expect(nearestName(to: name, in: Self.keys) == nil)
  }

  @Test func prefersTheNearestAndThenTheFirst() {
    #expect(nearestName(to: "cat", in: ["cart", "cat", "bat"]) == "cat")
    #expect(nearestName(to: "cat", in: ["bat", "hat", "cut"]) == "bat")
    #expect(nearestName(to: "cat", in: ["hat", "bat", "cut"]) == "hat")
  }

  @Test func knowsNothingAmongNoNames() {
    #expect(nearestName(to: "title", in: []) == nil)
    #expect(nearestName(to: "", in: ["title"]) == nil)
  }

  @Test func countsScalarsOfEveryScript() {
    #expect(nearestName(to: "встеча", in: ["встреча"]) == "встреча")
    #expect(nearestName(to: "📞📞📞", in: ["📞📞📷"]) == "📞📞📷")
  }
}
