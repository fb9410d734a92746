extension StringProtocol {
  /// True when the bytes of `part` stand somewhere in the text.
  ///
  /// The library's own search for a text needs newer systems than this library, and compares
  /// characters where bytes are meant.
  func holds(_ part: StaticString) -> Bool { firstPlace(of: part) != nil }

  /// Where the bytes of `part` stand first, counted in bytes.
  func firstPlace(of part: StaticString) -> Int? {
    let text = Array(utf8)
    let length = part.utf8CodeUnitCount
    guard length <= text.count else { return nil }
    return (0...text.count - length).first { start in
      (0..<length).allSatisfy { text[start + $0] == part.utf8Start[$0] }
    }
  }

  /// The text with every `part` replaced.
  func replacing(_ part: StaticString, by replacement: String) -> String {
    let text = Array(utf8)
    let length = part.utf8CodeUnitCount
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      let isHere =
        place + length <= text.count
        && (0..<length).allSatisfy { text[place + $0] == part.utf8Start[$0] }
      if isHere { result.append(contentsOf: replacement.utf8) } else { result.append(text[place]) }
      place += isHere ? length : 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
