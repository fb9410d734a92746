import InviteLinks

/// What differs between guests who get the same message.
package enum OwnValue: Hashable, Sendable {
  case key, label, number
  /// Tells the browser whether this was sent, and mail programs which mail it is.
  case mark, mailMark
  /// `To: …` and `Subject: …` behind the colon.
  case mailbox, subject
  /// The address and the number as links to programs that send have them.
  case linkAddress, linkNumber, whatsAppNumber
  /// Made of other values: what the list of the organiser's page holds of the guest.
  case message, mailLink, smsLink, whatsAppLink
  /// A field of the roster, by its place among those that templates know.
  case field(Int)
  /// The token in the link to one of the meetings.
  case token(Int)

  private static let single: [OwnValue] = [
    .key, .label, .number, .mark, .mailMark, .mailbox, .subject, .linkAddress, .linkNumber,
    .message, .mailLink, .smsLink, .whatsAppLink, .whatsAppNumber,
  ]

  /// A number of its own for each.
  var index: Int {
    switch self {
    case .key: 0
    case .label: 1
    case .number: 2
    case .mark: 3
    case .mailMark: 4
    case .mailbox: 5
    case .subject: 6
    case .linkAddress: 7
    case .linkNumber: 8
    case .message: 9
    case .mailLink: 10
    case .smsLink: 11
    case .whatsAppLink: 12
    case .whatsAppNumber: 13
    case .field(let place): 14 + 2 * place
    case .token(let place): 15 + 2 * place
    }
  }

  init(index: Int) {
    let above = index - OwnValue.single.count
    self =
      above < 0
      ? OwnValue.single[index]
      : above.isMultiple(of: 2) ? .field(above / 2) : .token(above / 2)
  }
}

/// The values of one guest, each in the encodings that are asked for.
///
/// All of them stand in one row of bytes, since there are many and most are short.
package struct OwnValues: Sendable {
  private var bytes: [UInt8] = []
  /// Where they stand, by the value's number and the encoding.
  private var ranges: [Range<Int32>] = []

  package init() { bytes.reserveCapacity(512) }

  /// A value as it is.
  package subscript(value: OwnValue) -> [UInt8] {
    let place = FormText.Gap(value: value, encoding: .plain).place
    return ranges.indices.contains(place) ? Array(bytes[range(place)]) : []
  }

  mutating func set(_ value: OwnValue, _ text: some Sequence<UInt8>) {
    let place = FormText.Gap(value: value, encoding: .plain).place
    let missing = place + OwnValues.encodings - ranges.count
    if missing > 0 { ranges += repeatElement(0..<0, count: missing) }
    ranges[place] = add(text)
  }

  private mutating func add(_ text: some Sequence<UInt8>) -> Range<Int32> {
    let start = Int32(bytes.count)
    bytes += text
    return start..<Int32(bytes.count)
  }

  private func range(_ place: Int) -> Range<Int> {
    place < ranges.count
      ? Int(ranges[place].lowerBound)..<Int(ranges[place].upperBound) : 0..<0
  }

  /// How many bytes a gap takes.
  func count(_ gap: FormText.Gap) -> Int { range(gap.place).count }

  /// The value in a gap, for as long as `body` runs.
  func with<Result>(_ gap: FormText.Gap, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(gap.place)])) }
  }

  /// Encodes what these gaps need.
  ///
  /// - Parameter escape: appends text as HTML has it.
  mutating func prepare(_ gaps: [FormText.Gap], escape: ([UInt8], inout [UInt8]) -> Void) {
    for gap in gaps where gap.encoding != .plain {
      let plain = range(FormText.Gap(value: gap.value, encoding: .plain).place)
      guard !plain.isEmpty, ranges[gap.place].isEmpty else { continue }
      if bytes[plain].allSatisfy(\.needsNoCare) {
        ranges[gap.place] = Int32(plain.lowerBound)..<Int32(plain.upperBound)
        continue
      }
      switch gap.encoding {
      case .plain: break
      case .html:
        var escaped: [UInt8] = []
        escape(Array(bytes[plain]), &escaped)
        ranges[gap.place] = add(escaped)
      case .percent: ranges[gap.place] = add(FormText.percentEncoded(bytes[plain]))
      case .percentLines: ranges[gap.place] = add(FormText.percentEncodedLines(bytes[plain]))
      case .cell: ranges[gap.place] = add(MailMergeFile.cell(bytes[plain]))
      }
    }
  }

  static let encodings = FormText.Encoding.allCases.count
}

extension UInt8 {
  /// A letter or digit, which every encoding leaves as it is.
  fileprivate var needsNoCare: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension FormText {
  static func percentEncoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    Array(PercentEncoding.encode(String(decoding: text, as: UTF8.self)).utf8)
  }

  static func percentEncodedLines(_ text: ArraySlice<UInt8>) -> [UInt8] {
    Array(MessageLinks.lines(of: String(decoding: text, as: UTF8.self)).utf8)
  }
}
