/// The lines of a calendar file as bytes: folded, escaped by the type of each value, CR LF.
///
/// RFC 5545, 3.1: no line is longer than 75 octets without its end; a longer one goes on behind a
/// line end and a space. It is never cut inside a scalar, which some readers do not join again.
struct ContentLines {
  private(set) var bytes: [UInt8] = []
  /// The line that is being made, kept for its room.
  private var line: [UInt8] = []

  /// A line whose value stands as it is: dates, rules, numbers, words.
  mutating func add(_ name: String, _ value: String) {
    begin(name)
    line += value.utf8
    fold()
  }

  /// A line whose value is TEXT: the four escapes in one pass, other controls left out (3.3.11).
  mutating func add(_ name: String, text: String) {
    begin(name)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        line += [UInt8(ascii: "\\"), byte]
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x09: line.append(byte)
      case _ where byte < 0x20 || byte == 0x7F: break
      default: line.append(byte)
      }
      previous = byte
    }
    fold()
  }

  /// A line whose value is a URI, which is never escaped (3.3.13).
  mutating func add(_ name: String, uri: String) {
    begin(name)
    for byte in uri.utf8 where byte >= 0x20 && byte != 0x7F { line.append(byte) }
    fold()
  }

  private mutating func begin(_ name: String) {
    line.removeAll(keepingCapacity: true)
    line += name.utf8
    line.append(UInt8(ascii: ":"))
  }

  private mutating func fold() {
    var start = 0
    var room = 75
    while line.count - start > room {
      var end = start + room
      while line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[start..<end]
      bytes += [0x0D, 0x0A, 0x20]
      start = end
      // The space counts too.
      room = 74
    }
    bytes += line[start...]
    bytes += [0x0D, 0x0A]
  }

  /// A parameter value in quotes; it cannot hold quotes or controls, not even escaped (3.2).
  static func quoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let bytes = text.utf8.map { byte -> UInt8 in
      switch byte {
      case quote: UInt8(ascii: "'")
      case _ where byte < 0x20 || byte == 0x7F: UInt8(ascii: " ")
      default: byte
      }
    }
    return String(decoding: [quote] + bytes + [quote], as: UTF8.self)
  }
}
