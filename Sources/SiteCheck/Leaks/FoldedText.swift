import Foundation

/// Text as it is compared in the search for guests: in lower case, in one Unicode form, and with one
/// blank for each run of white space.
///
/// `ANA LIMA`, `Ana\u{A0}Lima` and a name that is broken over two lines are the same to a reader.
enum FoldedText {
  static func bytes(of file: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var rest = file
    while let byte = rest.first {
      if byte >= 0x80 {
        // A mark belongs to the letter before it.
        let end = rest.firstIndex { $0 < 0x80 } ?? rest.endIndex
        var piece = rest[..<end]
        if let letter = result.last, letter != 0x20 {
          result.removeLast()
          piece = [letter] + piece
        }
        append(piece, to: &result)
        rest = rest[end...]
        continue
      }
      if byte.isWhiteSpace {
        appendBlank(to: &result)
      } else {
        result.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      rest = rest.dropFirst()
    }
    return result
  }

  static func text(_ text: String) -> [UInt8] { bytes(of: Array(text.utf8)[...]) }

  private static func append(_ piece: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let text = String(decoding: piece, as: UTF8.self)
    for scalar in text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        appendBlank(to: &result)
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        result += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
  }

  private static func appendBlank(to result: inout [UInt8]) {
    if result.last != 0x20 { result.append(0x20) }
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
