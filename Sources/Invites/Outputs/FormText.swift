import InviteLinks

/// Text that is the same for many guests, with gaps for what is each guest's own.
///
/// What is the same is rendered, escaped and encoded once; for each guest the pieces are only copied.
package struct FormText: Sendable {
  /// A place for a value, and how it is written there.
  package struct Gap: Hashable, Sendable {
    package let value: OwnValue
    package let encoding: Encoding
    /// Its number among all values in all encodings.
    let place: Int

    init(value: OwnValue, encoding: Encoding) {
      self.value = value
      self.encoding = encoding
      place = value.index * OwnValues.encodings + encoding.rawValue
    }
  }

  /// How a value is written so that it says there what it says here.
  package enum Encoding: Int, CaseIterable, Sendable {
    case plain, html
    /// One part of a URL.
    case percent
    /// The same for the text of a mail, whose lines end with CR LF.
    case percentLines
    /// The message in one cell of a table.
    case cell
  }

  private(set) var bytes: [UInt8] = []
  /// In their order; each stands before the byte at its offset.
  private(set) var gaps: [(offset: Int, gap: Gap)] = []

  package init() {}

  /// - Parameter marks: what stands in for values in the text; nil where there are real ones.
  package init(_ text: some Collection<UInt8>, _ marks: GapMarks?) {
    guard let marks else {
      bytes = Array(text)
      return
    }
    marks.forEachPiece(of: Array(text)) { piece, value in
      bytes += piece
      if let value { append(value) }
    }
  }

  package init(_ text: String, _ marks: GapMarks?) { self.init(text.utf8, marks) }

  package mutating func append(_ text: String) { bytes += text.utf8 }

  package mutating func append(_ value: OwnValue, _ encoding: Encoding = .plain) {
    gaps.append((bytes.count, Gap(value: value, encoding: encoding)))
  }

  package mutating func append(_ other: FormText) {
    let start = bytes.count
    bytes += other.bytes
    for place in other.gaps { gaps.append((start + place.offset, place.gap)) }
  }

  package static func + (left: FormText, right: FormText) -> FormText {
    var all = left
    all.append(right)
    return all
  }

  /// The text as it stands in another place.
  ///
  /// - Parameters:
  ///   - encode: what becomes of the bytes between two gaps.
  ///   - encoding: what becomes of values that were written plainly; others are safe there.
  package func encoded(
    as encoding: Encoding, _ encode: (ArraySlice<UInt8>) -> [UInt8]
  ) -> FormText {
    var result = FormText()
    forEachPiece { piece, gap in
      result.bytes += encode(piece)
      if let gap { result.append(gap.value, gap.encoding == .plain ? encoding : gap.encoding) }
    }
    return result
  }

  /// Another text in the place of a gap.
  package func filling(_ fillings: [OwnValue: FormText]) -> FormText {
    var result = FormText()
    forEachPiece { piece, gap in
      result.bytes += piece
      guard let gap else { return }
      if let filling = fillings[gap.value] {
        result.append(filling)
      } else {
        result.append(gap.value, gap.encoding)
      }
    }
    return result
  }

  private func forEachPiece(_ body: (ArraySlice<UInt8>, Gap?) -> Void) {
    var start = 0
    for place in gaps {
      body(bytes[start..<place.offset], place.gap)
      start = place.offset
    }
    body(bytes[start...], nil)
  }
}

extension [FormText] {
  /// Each value in each encoding that these texts need, once.
  package var needs: [FormText.Gap] {
    Set(flatMap { $0.gaps.map(\.gap) }).sorted { $0.place < $1.place }
  }
}

extension FormText {
  /// Appends the text of one guest, whose values were prepared for these gaps.
  package func append(_ values: OwnValues, to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in gaps {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place.offset]))
        values.with(place.gap) { output.append(contentsOf: $0) }
        start = place.offset
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  package func bytes(_ values: OwnValues) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count(values))
    append(values, to: &output)
    return output
  }

  /// The text with the same parts in each gap.
  package func bytes(filledWith parts: [[UInt8]]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + gaps.count * parts.reduce(0) { $0 + $1.count })
    forEachPiece { piece, gap in
      output += piece
      if gap != nil { for part in parts { output += part } }
    }
    return output
  }

  package func text(_ values: OwnValues) -> String {
    String(decoding: bytes(values), as: UTF8.self)
  }

  /// How many bytes the text of one guest has.
  package func count(_ values: OwnValues) -> Int {
    gaps.reduce(bytes.count) { $0 + values.count($1.gap) }
  }

  package var isEmpty: Bool { bytes.isEmpty && gaps.isEmpty }

  /// Appends a line without gaps as it stands in a mail.
  mutating func append(quoted line: FormText) { QuotedPrintable.append(line.bytes, to: &bytes) }

  /// The lines with their ends; the last one may have none.
  var lines: [FormText] {
    var lines: [FormText] = []
    var line = FormText()
    forEachPiece { piece, gap in
      var rest = piece
      while let end = rest.firstIndex(of: 0x0A) {
        line.bytes += rest[...end]
        lines.append(line)
        line = FormText()
        rest = rest[(end + 1)...]
      }
      line.bytes += rest
      if let gap { line.append(gap.value, gap.encoding) }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
