import Diagnostics

/// Contacts as phones and mail programs export them: vCard 3 and 4, and 2.1 where it is still
/// written (RFC 6350, RFC 2426).
enum CardRoster {
  private static let columns = [
    "name", "email", "phone", "language", "timezone", "first_name", "last_name", "notes", "tags",
  ]

  static func read(_ source: SourceText) -> (roster: Roster?, diagnostics: [Diagnostic]) {
    var rows: [Roster.Row] = []
    var diagnostics: [Diagnostic] = []
    var card: CardReader?
    for line in CardLine.lines(of: source) {
      switch line.name {
      case "BEGIN": card = CardReader(start: line.offset)
      case "END":
        if let card {
          rows.append(card.row(number: rows.count + 1, columns: columns, source))
        }
        card = nil
      default:
        guard let damage = line.damage else {
          if line.name == "TZ", card != nil, !CardReader.isZone(line.text) {
            diagnostics.append(
              .info(
                "unknown-time-zone",
                "\"\(line.text)\" of card \(rows.count + 1) names no time zone, and is left out",
                at: .at(source, offset: line.valueOffset),
                help: "an offset has no summer time; write a zone such as Europe/Berlin"))
          }
          card?.read(line)
          continue
        }
        // What nobody reads may be anything: a photograph, for instance.
        guard CardReader.isRead(line.name) else { continue }
        diagnostics.append(
          .error(
            "roster-encoding", "\(line.name) of card \(rows.count + 1) cannot be read: \(damage)",
            at: .at(source, offset: line.valueOffset),
            help: "export the cards as version 3 or 4, which are UTF-8"))
      }
    }
    if let card {
      diagnostics.append(
        .error(
          "vcard-without-end", "card \(rows.count + 1) has no END:VCARD",
          at: .at(source, offset: card.start), help: "the file is cut off: export it again"))
    }
    let columns = columns.map { Roster.Column(name: $0, place: .file(source.path)) }
    return (Roster(source: source, columns: columns, rows: rows), diagnostics)
  }
}

/// What one card says, the preferred of several addresses and numbers.
private struct CardReader {
  struct Value {
    var text: String
    var offset: Int
    var rank: Int
  }

  let start: Int
  private var values: [String: Value] = [:]

  init(start: Int) { self.start = start }

  /// Whether a property says anything about a guest.
  static func isRead(_ name: String) -> Bool {
    ["FN", "N", "EMAIL", "TEL", "LANG", "TZ", "NOTE", "CATEGORIES"].contains(name)
  }

  /// Cards may hold an offset instead, `+01:00`, which is right for half of the year.
  static func isZone(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "/")) }

  mutating func read(_ line: CardLine) {
    switch line.name {
    case "FN": keep("name", line.text, line)
    case "N":
      let parts = line.parts(at: UInt8(ascii: ";"))
      if parts.count > 0 { keep("last_name", parts[0], line) }
      if parts.count > 1 { keep("first_name", parts[1], line) }
    case "EMAIL": keep("email", line.text, line)
    case "TEL": keep("phone", line.telephone, line)
    case "LANG": keep("language", line.text, line)
    case "TZ": if CardReader.isZone(line.text) { keep("timezone", line.text, line) }
    case "NOTE": keep("notes", line.text, line)
    case "CATEGORIES":
      keep("tags", line.parts(at: UInt8(ascii: ",")).joined(separator: "|"), line)
    default: break
    }
  }

  /// The lowest rank wins, and the first of equal ones.
  private mutating func keep(_ column: String, _ text: String, _ line: CardLine) {
    if text.isEmpty { return }
    let rank = line.preference - (column == "phone" && line.has("CELL") ? 1 : 0)
    if let known = values[column], known.rank <= rank { return }
    values[column] = Value(text: text, offset: line.valueOffset, rank: rank)
  }

  func row(number: Int, columns: [String], _ source: SourceText) -> Roster.Row {
    // A formatted name says how the guest writes it; its parts only make one where it is missing.
    Roster.Row(
      number: number, place: .at(source, offset: start),
      cells: columns.map { column in
        values[column].map { .init(text: $0.text, place: .at(source, offset: $0.offset)) }
      })
  }
}
