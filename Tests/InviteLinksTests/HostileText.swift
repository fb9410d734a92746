import Foundation
import InviteLinks
import TestSupport
import Testing

/// A title or call id that breaks careless programs: `Tests/Fixtures/InviteLinks/hostile-texts.json`.
///
/// The list is plain JSON, so that other readers of links (a browser, another language) can be held
/// to the same texts. All are one line, have no blanks at their ends and at most 200 code points.
struct HostileText: Decodable, CustomTestStringConvertible {
  let text: String
  /// `fits`, or why it cannot stand in a path: `U+0026 at 1` (a byte offset), `65 characters`.
  let inPath: String

  var testDescription: String { text.debugDescription }

  static let all: [HostileText] = {
    do {
      let data = Data(try Fixtures.bytes("InviteLinks/hostile-texts.json"))
      return try JSONDecoder().decode([HostileText].self, from: data)
    } catch {
      fatalError("hostile-texts.json cannot be read: \(error)")
    }
  }()

  static let fitting = all.filter { $0.inPath == "fits" }
}

extension String {
  /// For comparisons that must not take `é` in one and in two code points for the same.
  var bytes: [UInt8] { Array(utf8) }
}

/// The host of all sample links.
let sampleHost = sample { try HostName("calls.example.com") }

/// A value that the tests know to be good.
func sample<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch { fatalError("the sample is refused: \(error)") }
}
