/// `mailmerge.csv`: one row a guest for programs that send mails, UTF-8 without a mark.
///
/// Only guests with an address: the program mailmerge stops at a row without one, in the middle of
/// sending.
package struct MailMergeFile: Sendable {
  private static let names = [
    "email", "name", "first_name", "last_name", "phone", "language", "timezone", "role", "note",
    "subject", "meeting", "title", "start_local",
  ]

  /// How many links a row has.
  private let width: Int
  /// The rosters' own columns.
  private let own: [String]

  /// Every row has the same columns: as many links as the guest with the most meetings needs, and all
  /// columns of the rosters.
  ///
  /// - Parameter links: how many links each of the guests has.
  package init(for guests: some Sequence<(guest: Guest, links: Int)>) {
    var own: [String] = []
    var isKnown: Set<String> = []
    var width = 1
    for (guest, links) in guests {
      width = max(width, links)
      for field in guest.fields where isKnown.insert(field.name).inserted {
        own.append(field.name)
      }
    }
    self.own = own
    self.width = width
  }

  /// The first row and those of the guests.
  package func bytes(_ rows: [[UInt8]]) -> [UInt8] {
    let linkNames = (1...width).flatMap { index -> [String] in
      index == 1 ? ["link"] : ["link_\(index)", "title_\(index)", "start_local_\(index)"]
    }
    let taken = Set(MailMergeFile.names + linkNames + ["message"])
    let isKnown = Set(own)
    // A column of the roster that is named like one of these says so.
    let ownNames = own.map { name in
      var shown = name
      while taken.contains(shown) || (shown != name && isKnown.contains(shown)) {
        shown = "roster_\(shown)"
      }
      return shown
    }
    var writer = CSVWriter(for: .program)
    writer.reserve(rows.reduce(1024) { $0 + $1.count })
    writer.row(MailMergeFile.names + linkNames + ["message"] + ownNames)
    for row in rows { writer.append(row) }
    return writer.bytes
  }

  /// The row of one guest.
  package func append(_ invite: PersonalInvite, to rows: inout [UInt8]) {
    let (guest, form, values) = (invite.guest, invite.form, invite.values)
    let links = form.content.links
    var writer = CSVWriter(for: .program, after: rows)
    rows = []
    writer.add(guest.email.flatMap { MailAddress($0)?.text })
    writer.add(guest.shownName)
    writer.add(guest.firstName)
    writer.add(guest.lastName)
    writer.add(guest.phone)
    writer.add(form.content.language)
    writer.add(guest.timezone)
    writer.add(guest.role)
    writer.add(guest.note)
    writer.add(form.row.subject, values)
    writer.add(links.first?.meeting)
    writer.add(links.first?.title)
    writer.add(links.first?.start)
    for index in 0..<width {
      guard index < links.count else {
        for _ in 0..<(index == 0 ? 1 : 3) { writer.add(nil) }
        continue
      }
      writer.add(form.row.urls[index], values)
      if index > 0 {
        writer.add(links[index].title)
        writer.add(links[index].start)
      }
    }
    writer.add(form.row.message, values)
    for name in own { writer.add(guest.fields.first { $0.name == name }?.text) }
    writer.endRow()
    rows = writer.bytes
  }

  /// The cells of a row that many guests share.
  struct RowForm: Sendable {
    let subject: CSVWriter.Cell
    let urls: [CSVWriter.Cell]
    /// The whole message in one line, as the program reads it from one cell.
    let message: CSVWriter.Cell

    init(_ content: InviteForm.Content) {
      subject = .init(content.subject.encoded(as: .cell) { CSVWriter.doubled($0) })
      urls = content.links.map { .init($0.url.encoded(as: .cell) { CSVWriter.doubled($0) }) }
      message = .init(content.text.encoded(as: .cell, MailMergeFile.cell))
    }

    var texts: [FormText] { [subject.text, message.text] + urls.map(\.text) }
  }

  /// A part of a message with another sign for line ends, as a cell holds it.
  static func cell(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    let end = Array(String(lineEnd).utf8)
    bytes.reserveCapacity(text.count + 64)
    for byte in text {
      if byte == 0x0A {
        bytes += end
        continue
      }
      bytes.append(byte)
      // A text that has the sign itself has another one.
      if byte == end[2], bytes.suffix(3) == end[...] {
        bytes.removeLast(3)
        bytes += "↵".utf8
      }
    }
    return CSVWriter.doubled(bytes)
  }

  private static let lineEnd: Unicode.Scalar = "⏎"

  /// `mailmerge_template.txt`: what the program mailmerge sends with the rows as they are.
  ///
  /// - Parameter sender: nil leaves an address that somebody has to fill in.
  package static func template(from sender: MailForm.Sender?) -> [UInt8] {
    let address = sender?.address ?? "you@example.com"
    return Array(
      """
      TO: {{email}}
      SUBJECT: {{subject}}
      FROM: \(address)

      {{message|replace("\(lineEnd)", "\\n")}}

      """.utf8)
  }
}
