import Diagnostics

/// A calendar file that is the same for many guests but for the tokens in its links.
package struct CalendarForm: Sendable {
  /// A piece of a token: it may be cut where a line is folded.
  private struct Piece: Sendable {
    var offset: Int
    var value: OwnValue
    var start: Int
    var count: Int
  }

  private let bytes: [UInt8]
  private var pieces: [Piece] = []
  /// The parameter of its type in a mail, which has to say the same (RFC 6047, 2.4).
  let hasMethod: Bool

  /// - Parameter marks: what stands for tokens in the file; nil where there are real ones.
  package init(_ bytes: [UInt8], _ marks: GapMarks?) {
    self.bytes = bytes
    hasMethod = String(decoding: bytes, as: UTF8.self).holds("METHOD:PUBLISH\r\n")
    marks?.forEachByte(of: bytes) { offset, value, place in
      if let last = pieces.indices.last, pieces[last].value == value,
        pieces[last].offset + pieces[last].count == offset,
        pieces[last].start + pieces[last].count == place
      {
        pieces[last].count += 1
      } else {
        pieces.append(Piece(offset: offset, value: value, start: place, count: 1))
      }
    }
  }

  /// The file of one guest.
  package func bytes(_ values: OwnValues) -> [UInt8] {
    var result = bytes
    for piece in pieces {
      values.with(.init(value: piece.value, encoding: .plain)) { token in
        for place in 0..<piece.count { result[piece.offset + place] = token[piece.start + place] }
      }
    }
    return result
  }
}
