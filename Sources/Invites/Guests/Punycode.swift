/// Letters beyond ASCII in names of hosts (RFC 3492).
enum Punycode {
  /// `xn--…` for a label with letters beyond ASCII; others stay as they are.
  ///
  /// Such letters are taken in lower case. Nil for one that is too long for the name system.
  static func label(_ label: String) -> String? {
    if label.utf8.allSatisfy({ $0 < 0x80 }) { return label }
    let encoded = "xn--" + encoded(label.lowercased().unicodeScalars.map(\.value))
    return encoded.utf8.count <= 63 ? encoded : nil
  }

  // §5: the parameters for host names.
  private static let (base, first, last, skew, damp) = (36, 1, 26, 38, 700)

  /// §6.3: the ASCII letters, then where each other one goes, in the order of their numbers.
  private static func encoded(_ scalars: [UInt32]) -> String {
    let basic = scalars.filter { $0 < 0x80 }
    var result = basic.map { UInt8($0) }
    if !basic.isEmpty { result.append(UInt8(ascii: "-")) }
    var (scalar, delta, bias, done) = (UInt32(0x80), 0, 72, basic.count)
    while done < scalars.count {
      guard let next = scalars.filter({ $0 >= scalar }).min() else { break }
      delta += Int(next - scalar) * (done + 1)
      scalar = next
      for other in scalars {
        if other < scalar { delta += 1 }
        guard other == scalar else { continue }
        append(delta, bias: bias, to: &result)
        bias = adapted(delta, isFirst: done == basic.count, count: done + 1)
        delta = 0
        done += 1
      }
      delta += 1
      scalar += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A number with digits whose worth depends on their place.
  private static func append(_ delta: Int, bias: Int, to result: inout [UInt8]) {
    var rest = delta
    var place = base
    while true {
      let threshold = min(max(place - bias, first), last)
      if rest < threshold { break }
      result.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
    result.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  /// §6.1.
  private static func adapted(_ delta: Int, isFirst: Bool, count: Int) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var place = 0
    while delta > (base - first) * last / 2 {
      delta /= base - first
      place += base
    }
    return place + (base - first + 1) * delta / (delta + skew)
  }
}
