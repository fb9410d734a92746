package import Diagnostics

/// Where the bytes of a text stand in its file, which is compared with the text once.
///
/// Exact where the file holds the text as it is. After escapes or folded lines the source differs
/// from the value; then the value's own start is the nearest honest place.
package struct TextPlaces {
  private let place: Place
  /// The source with the byte where the text begins; nil where that is not known.
  private let origin: (source: SourceText, start: Int)?
  /// How many bytes are the same in both.
  private let common: Int

  package init(_ value: InputValue) {
    place = value.place
    guard case .text(let text) = value.content, case .at(let source, let start) = value.place,
      start < source.bytes.count
    else {
      (origin, common) = (nil, 0)
      return
    }
    let first = source.bytes[start]
    let isQuoted = (first == 0x22 || first == 0x27) && text.utf8.first != first
    let textStart = isQuoted ? start + 1 : start
    origin = (source, textStart)
    common = TextPlaces.commonCount(text, source.bytes, from: textStart)
  }

  /// The place of one byte of the text.
  package subscript(offset: Int) -> Place {
    guard let origin, offset <= common else { return place }
    return .at(origin.source, offset: origin.start + offset)
  }

  private static func commonCount(_ text: String, _ bytes: [UInt8], from start: Int) -> Int {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { bytes in
        let end = min(text.count, bytes.count - start)
        var count = 0
        while count < end, text[count] == bytes[start + count] { count += 1 }
        return count
      }
    }
  }
}
