import Foundation
import Invites
import SiteModel
import TestSupport
import Testing

/// The same guests in every dialect that spreadsheets and programs write.
struct DialectTests {
  private static let text = "email,name,room\r\na@x.example,Ána,1\r\nb@x.example,Bob,2\r\n"

  private static func wide(_ text: String, _ encoding: String.Encoding, mark: [UInt8]) -> [UInt8] {
    mark + [UInt8](text.data(using: encoding) ?? Data())
  }

  /// A description, the bytes, and the encoding that has to be named.
  private static let dialects: [(String, [UInt8], String?)] = [
    ("utf-8", Array(text.utf8), nil),
    ("mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8), nil),
    ("lf", Array(text.replacingOccurrences(of: "\r\n", with: "\n").utf8), nil),
    ("cr", Array(text.replacingOccurrences(of: "\r\n", with: "\r").utf8), nil),
    ("no last line end", Array(text.utf8.dropLast(2)), nil),
    ("semicolon", Array(text.replacingOccurrences(of: ",", with: ";").utf8), nil),
    ("tab", Array(text.replacingOccurrences(of: ",", with: "\t").utf8), nil),
    ("bar", Array(text.replacingOccurrences(of: ",", with: "|").utf8), nil),
    ("sep=", Array(("sep=;\r\n" + text.replacingOccurrences(of: ",", with: ";")).utf8), nil),
    ("utf-16le with mark", wide(text, .utf16LittleEndian, mark: [0xFF, 0xFE]), nil),
    ("utf-16be with mark", wide(text, .utf16BigEndian, mark: [0xFE, 0xFF]), nil),
    ("utf-16le without mark", wide(text, .utf16LittleEndian, mark: []), nil),
    ("utf-16be without mark", wide(text, .utf16BigEndian, mark: []), nil),
    (
      "utf-16 with tabs",
      wide(text.replacingOccurrences(of: ",", with: "\t"), .utf16LittleEndian, mark: [0xFF, 0xFE]),
      nil
    ),
    ("windows-1252", wide(text, .windowsCP1252, mark: []), "windows-1252"),
    ("utf-8 though windows-1252 is named", Array(text.utf8), "windows-1252"),
    (
      "quoted",
      Array(
        "\"email\",\"name\",\"room\"\n\"a@x.example\",\"Ána\",\"1\"\nb@x.example,\"Bob\",2".utf8),
      nil
    ),
    ("blank rows", Array(("\n" + text + ",,\r\n\r\n,,\r\n").utf8), nil),
    (
      "empty columns", Array("email,name,room,,\na@x.example,Ána,1,,\nb@x.example,Bob,2,,\n".utf8),
      nil
    ),
    ("header with blanks", Array(text.replacingOccurrences(of: "name", with: " Name ").utf8), nil),
    (
      "decomposed", Array(text.decomposedStringWithCanonicalMapping.utf8), nil
    ),
  ]

  @Test(arguments: dialects)
  func readsTheSameGuests(name: String, bytes: [UInt8], encoding: String?) {
    let read = ReadRoster(bytes, encoding: encoding)
    #expect(read.findings.isEmpty, "\(name)")
    #expect(read.emails == ["a@x.example", "b@x.example"], "\(name)")
    #expect(read.names.map { Array($0.utf8) } == ["Ána", "Bob"].map { Array($0.utf8) }, "\(name)")
    #expect(read.guests.map { $0.fields.map(\.text) } == [["1"], ["2"]], "\(name)")
  }

  /// The dialect files as programs wrote them.
  @Test(arguments: [
    ("blank.csv", ["Ana", "Bob"], [String]()),
    (
      "bom.csv", ["Bob"],
      ["2:13 error: row 2: a line break stands in \"name\" [control-in-cell]"]
    ),
    ("cp1252.csv", [], ["2:14 error: byte 0xC1 is not UTF-8 [not-utf8]"]),
    ("dup.csv", ["Ana", "Ana"], []),
    ("hdrspace.csv", ["Ana"], []),
    ("onecol.csv", ["", ""], []),
    ("semi.csv", ["Ana", "Bob"], []),
    ("sep.csv", ["Ana"], []),
    (
      "unclosed.csv", [],
      [
        "2:13 error: the quote that opens in row 2 is never closed [csv-unclosed-quote]"
      ]
    ),
    (
      "utf16le_bom.csv", ["Bob"],
      ["2:13 error: row 2: the control U+0009 stands in \"name\" [control-in-cell]"]
    ),
    (
      "utf8.csv", ["Bob"],
      ["2:13 error: row 2: a line break stands in \"name\" [control-in-cell]"]
    ),
  ])
  func readsTheFilesOfOtherPrograms(file: String, names: [String], findings: [String]) throws {
    let read = ReadRoster(try Fixtures.bytes("Invites/rosters/\(file)"))
    #expect(read.names == names)
    #expect(read.findings == findings)
  }

  @Test func readsWindows1252OnlyWhenSomebodySaysSo() throws {
    let bytes = try Fixtures.bytes("Invites/rosters/cp1252.csv")
    #expect(ReadRoster(bytes).guests.isEmpty)
    let read = ReadRoster(bytes, encoding: "windows-1252", map: ["note=name"])
    #expect(read.findings.isEmpty)
    #expect(read.guests.map(\.note) == ["Ána, \"Q\"\nline2", "Bob"])
  }

  @Test func readsJSON() {
    let read = ReadRoster(
      """
      [{"email": "a@x.example", "name": "Ana", "tags": ["vip", "press"], "Table": 7},
       {"email": "b@x.example", "timezone": null}]
      """, named: "guests.json")
    #expect(read.findings.isEmpty)
    #expect(read.emails == ["a@x.example", "b@x.example"])
    #expect(read.guests.map(\.tags) == [["vip", "press"], []])
    #expect(read.guests[0].fields == [.init("table", "7")])
  }

  @Test(arguments: [
    (
      "{\"email\": \"a@x.example\"}",
      "1:1 error: a roster in JSON is a list of objects [roster-shape]"
    ),
    ("[1]", "1:2 error: item 1 is no object [roster-shape]"),
    ("[{\"email\": {}}]", "1:12 error: \"email\" of item 1 is no text [roster-shape]"),
  ])
  func refusesOtherJSON(text: String, finding: String) {
    #expect(ReadRoster(text, named: "guests.json").findings.contains(finding))
  }

  @Test(arguments: ["4.0", "3.0"])
  func readsCards(version: String) {
    let read = ReadRoster(
      """
      BEGIN:VCARD\r
      VERSION:\(version)\r
      FN:Ana \\, Lima\r
      N:Lima;Ana;;;\r
      EMAIL;TYPE=work:work@x.example\r
      item1.EMAIL;TYPE=home;\(version == "4.0" ? "PREF=1" : "TYPE=pref"):an\r
       a@x.example\r
      TEL;TYPE=home:+49 30 1111111\r
      TEL;TYPE="cell,voice";VALUE=uri:tel:+49-170-2222222\r
      LANG:de\r
      TZ:Europe/Berlin\r
      CATEGORIES:vip,press\r
      END:VCARD\r
      BEGIN:VCARD\r
      VERSION:\(version)\r
      N:Madonna;;;;\r
      EMAIL:b@x.example\r
      END:VCARD\r

      """, named: "guests.vcf")
    #expect(read.findings.isEmpty)
    #expect(read.names == ["Ana , Lima", "Madonna"])
    #expect(read.emails == ["ana@x.example", "b@x.example"])
    #expect(read.guests[0].phone == "+491702222222")
    #expect(read.guests[0].language?.text == "de")
    #expect(read.guests[0].timezone == "Europe/Berlin")
    #expect(read.guests[0].tags == ["vip", "press"])
  }

  @Test func tellsAnOffsetOfACardInsteadOfTakingItForAZone() {
    let read = ReadRoster(
      "BEGIN:VCARD\nEMAIL:a@x.example\nTZ:+01:00\nEND:VCARD\n", named: "a.vcf")
    #expect(read.guests.map(\.timezone) == [nil])
    #expect(
      read.findings == [
        "3:4 info: \"+01:00\" of card 1 names no time zone, and is left out [unknown-time-zone]"
      ])
  }

  @Test func tellsACardThatIsCutOff() {
    let read = ReadRoster("BEGIN:VCARD\nFN:Ana\nEMAIL:a@x.example\n", named: "a.vcf")
    #expect(read.findings == ["1:1 error: card 1 has no END:VCARD [vcard-without-end]"])
  }

  @Test func readsAListOfAddresses() {
    let read = ReadRoster(
      """
      # The choir
      a@x.example
      Bo Østerberg <b@x.example>
      "Lima, Ana" <c@x.example>; d@x.example

      """, named: "list.txt")
    #expect(read.findings.isEmpty)
    #expect(read.emails == ["a@x.example", "b@x.example", "c@x.example", "d@x.example"])
    #expect(read.names == ["", "Bo Østerberg", "Lima, Ana", ""])
  }

  @Test func tellsAShortRowAndTakesItsCellsForEmpty() {
    let read = ReadRoster("email,name,room\na@x.example,Ana\n")
    #expect(
      read.findings == [
        "2:16 warning: row 2 has 2 cells, the header 3: \"room\" is taken for empty [short-row]"
      ])
    #expect(read.names == ["Ana"])
  }

  @Test func refusesARowWithTooManyCells() {
    let read = ReadRoster("email,name\na@x.example,Lima, Ana\nb@x.example,Bob\n")
    #expect(
      read.findings == ["2:18 error: row 2 has 3 cells, the header 2 [csv-ragged-row]"])
    #expect(read.names == ["Bob"])
  }

  @Test(arguments: ["", "\n\n", "email,name\n"])
  func tellsAnEmptyRoster(text: String) {
    #expect(ReadRoster(text).findings == ["error: there is no guest in this file [empty-roster]"])
  }

  @Test func anyBytesGiveAnAnswer() {
    var generator = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] = [
      Array("email".utf8), Array("@".utf8), Array("a@x.example".utf8), Array("\"".utf8),
      Array(",".utf8), Array(";".utf8), [0x0D, 0x0A], [0x0D], [0], [0xFF, 0xFE], [0xC3],
      [0xE2, 0x80],
      Array("BEGIN:VCARD\n".utf8), Array("EMAIL;QUOTED-PRINTABLE:=".utf8), Array("[{".utf8),
      Array("sep=".utf8), Array("<".utf8), Array(">".utf8), Array("=".utf8),
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0...12, using: &generator)
      let bytes = (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
      for name in ["a.csv", "a.vcf", "a.json", "a.txt"] { _ = ReadRoster(bytes, named: name) }
    }
  }
}
