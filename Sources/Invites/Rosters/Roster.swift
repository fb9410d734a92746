package import Diagnostics

/// A list of guests as text: named columns and rows, whatever the format of the file was.
///
/// Nothing is known here about what the columns mean.
package struct Roster: Sendable {
  package struct Column: Sendable {
    /// As it stands in the file, without what surrounds it.
    package var name: String
    package var place: Place
  }

  package struct Cell: Sendable {
    package var text: String
    package var place: Place
  }

  package struct Row: Sendable {
    /// The number that a spreadsheet shows; of a card or list item, which one it is.
    package var number: Int
    package var place: Place
    /// One for each column; nil where the row has none.
    package var cells: [Cell?]
  }

  package var source: SourceText
  package var columns: [Column]
  package var rows: [Row]
}

extension Roster {
  /// What kinds of files are read.
  enum Format {
    case table, json, cards, list

    /// The name's ending decides where it says something, else what the file begins with.
    init(of source: SourceText) {
      let name = source.path.lowercased()
      let text = source.bytes.prefix(4096).drop {
        $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF
      }
      if name.hasSuffix(".json") {
        self = .json
      } else if name.hasSuffix(".vcf") || name.hasSuffix(".vcard")
        || text.prefix(11).map(\.lowered).starts(with: "begin:vcard".utf8)
      {
        self = .cards
      } else if text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "{") {
        self = .json
      } else {
        self = Format.isList(text) ? .list : .table
      }
    }

    /// One address in the first line that is no remark, and no header: a list.
    private static func isList(_ text: ArraySlice<UInt8>) -> Bool {
      let lines = text.split { $0 == 0x0A || $0 == 0x0D }
      guard let line = lines.first(where: { $0.first != UInt8(ascii: "#") }) else { return false }
      guard line.contains(UInt8(ascii: "@")) else { return false }
      if line.contains(UInt8(ascii: "<")) { return true }
      return !line.contains { ",;\t|".utf8.contains($0) }
    }
  }

  /// Reads a file of guests; nil when it cannot be read as one.
  ///
  /// - Parameter encoding: what the file is when it is not Unicode; never guessed.
  package static func read(
    _ file: SourceText, encoding: RosterEncoding? = nil
  ) -> (roster: Roster?, diagnostics: [Diagnostic]) {
    switch RosterEncoding.decoded(file, as: encoding) {
    case .failure(let problem): return (nil, [problem.diagnostic])
    case .success(let source):
      switch Format(of: source) {
      case .table: return TableRoster.read(source)
      case .json: return JSONRoster.read(source)
      case .cards: return CardRoster.read(source)
      case .list: return ListRoster.read(source)
      }
    }
  }
}

extension UInt8 {
  /// The letter in lower case; every other byte as it is.
  var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
