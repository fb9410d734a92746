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
package struct OwnValues: Sendable {
  /// By the value's number and the encoding.
  private var texts: [[UInt8]] = []

  package init() {}

  package subscript(gap: FormText.Gap) -> [UInt8] {
    let place = OwnValues.place(gap.value, gap.encoding)
    return place < texts.count ? texts[place] : []
  }

  package subscript(value: OwnValue) -> [UInt8] {
    get { self[FormText.Gap(value: value, encoding: .plain)] }
    set {
      let place = OwnValues.place(value, .plain)
      if place + OwnValues.encodings > texts.count {
        texts += Array(repeating: [], count: place + OwnValues.encodings - texts.count)
      }
      texts[place] = newValue
    }
  }

  /// Encodes what these gaps need.
  ///
  /// - Parameter escape: appends text as HTML has it.
  package mutating func prepare(
    _ gaps: [FormText.Gap], escape: ([UInt8], inout [UInt8]) -> Void
  ) {
    for gap in gaps where gap.encoding != .plain {
      let place = OwnValues.place(gap.value, gap.encoding)
      let plain = self[gap.value]
      guard !plain.isEmpty, texts[place].isEmpty else { continue }
      switch gap.encoding {
      case .plain: break
      case .html: escape(plain, &texts[place])
      case .percent: texts[place] = FormText.percentEncoded(plain[...])
      case .percentLines: texts[place] = FormText.percentEncodedLines(plain[...])
      case .cell: texts[place] = MailMergeFile.cell(plain[...])
      }
    }
  }

  private static let encodings = FormText.Encoding.allCases.count

  private static func place(_ value: OwnValue, _ encoding: FormText.Encoding) -> Int {
    value.index * encodings + encoding.rawValue
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
