import Diagnostics
import Foundation

/// What a column of a roster means.
package enum RosterField: String, CaseIterable, Sendable {
  case email, phone, name
  case firstName = "first_name"
  case lastName = "last_name"
  case language, timezone, role, tags, id, note, meetings
}

extension RosterField {
  /// What a header says by itself.
  enum Meaning {
    case field(RosterField)
    /// `Handy`: a number that takes text messages, before one that may not.
    case mobile
    /// `Name`, `Nom`, `Nombre`: what is missing beside a given or a family name, else the whole one.
    case partOrFull
    /// `Notes`: what an address book keeps about somebody, which is not for them.
    case remarks

    /// The field that it fills, or one of those.
    var field: RosterField? {
      switch self {
      case .field(let field): field
      case .mobile: .phone
      case .partOrFull: .name
      case .remarks: nil
      }
    }
  }

  /// Headers by their keys, with one way to write each.
  private static let known: [String: (header: String, meaning: Meaning)] = {
    var known: [String: (header: String, meaning: Meaning)] = [:]
    for (meaning, names) in headers {
      for name in names { known[lookUpKey(of: name)] = (name, meaning) }
    }
    return known
  }()

  /// Keys that a slip of the keyboard could be meant for: shorter ones resemble other words.
  private static let resembled = known.keys.filter { $0.count > 4 }.sorted()

  private static let qualifierKeys = Set(qualifiers.map { lookUpKey(of: $0) })

  /// What a header means, or nil: then the column is one of the user's own.
  static func meaning(of header: String) -> Meaning? {
    if let found = known[lookUpKey(of: header)] { return found.meaning }
    guard let words = words(of: header) else { return nil }
    if let found = known[words.joined()] { return found.meaning }
    let plain = words.filter { !qualifierKeys.contains($0) }
    return plain.count < words.count ? known[plain.joined()]?.meaning : nil
  }

  /// True for the word for a family name of a language that puts it first and sets a blank behind it.
  static func isOfFamilyFirst(_ header: String) -> Bool {
    ["vezeteknev", "csaladnev", "ho"].contains(lookUpKey(of: header))
  }

  /// A known header that this one resembles or contains, and the field that it means.
  static func relative(
    of header: String, among fields: Set<RosterField>
  ) -> (header: String, field: RosterField)? {
    if let words = words(of: header), let found = part(of: words, among: fields) { return found }
    let key = lookUpKey(of: header)
    guard key.count > 3 else { return nil }
    let candidates = resembled.lazy.filter { candidate in
      known[candidate]?.meaning.field.map(fields.contains) ?? false
    }
    return nearestName(to: key, in: candidates, within: key.count > 8 ? 2 : 1).flatMap {
      found($0, among: fields)
    }
  }

  private static func found(
    _ key: String, among fields: Set<RosterField>
  ) -> (header: String, field: RosterField)? {
    guard let found = known[key], let field = found.meaning.field, fields.contains(field) else {
      return nil
    }
    return (found.header, field)
  }

  /// Some of the words of a header; of scripts that set no blanks between words, some of the letters.
  private static func part(
    of words: [String], among fields: Set<RosterField>
  ) -> (header: String, field: RosterField)? {
    for length in stride(from: min(words.count - 1, 4), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let key = words[start..<(start + length)].joined()
        if key.count > 2, let found = found(key, among: fields) { return found }
      }
    }
    for word in words where word.unicodeScalars.contains(where: \.isHanOrKana) {
      let letters = Array(word)
      for length in stride(from: min(letters.count - 1, 12), to: 1, by: -1) {
        for start in 0...(letters.count - length) {
          let key = String(letters[start..<(start + length)])
          if let found = found(key, among: fields) { return found }
        }
      }
    }
    return nil
  }

  /// The words of a header as keys, those in brackets too; nil where a sign says that it means
  /// something else: `Phone #`.
  private static func words(of header: String) -> [String]? {
    var words: [String] = []
    var word = ""
    for character in folded(header) {
      if "()[]（）/,".contains(character) || character == " " {
        if !word.isEmpty { words.append(lookUpKey(of: word)) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(lookUpKey(of: word)) }
    words.removeAll(where: \.isEmpty)
    let isWritten = words.allSatisfy { word in
      word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    return isWritten && !words.isEmpty ? words : nil
  }

  /// The same for headers that people would call the same: without case, accents, blanks, hyphens
  /// and the marks that keyboards and programs leave out or add.
  ///
  /// Compatibility forms (UAX #15) make wide and half-wide letters equal; what stays a letter of its
  /// own there, and not in everyday writing, follows.
  static func lookUpKey(of header: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in folded(header).decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar {
      case " ", "-", "'", "’", "ʼ", "\"", "״", "°", "º", "\u{640}": continue
      case "ı": key.append("i")
      case "ł": key.append("l")
      case "ø": key.append("o")
      case "ß": key.append(contentsOf: "ss".unicodeScalars)
      case "\u{649}", "\u{6CC}": key.append("\u{64A}")
      case "\u{6A9}": key.append("\u{643}")
      case "\u{629}": key.append("\u{647}")
      default:
        let isMark = scalar.properties.generalCategory == .nonspacingMark
        if !isMark, !scalar.properties.isDefaultIgnorableCodePoint { key.append(scalar) }
      }
    }
    return String(key).precomposedStringWithCanonicalMapping
  }

  /// Without case, and with one blank for each run of blanks and the signs between words.
  static func folded(_ header: String) -> String {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in GuestText.folded(header).unicodeScalars {
      switch scalar {
      case "_", "-", ".", ":", "*", "–": break
      case _ where scalar.properties.isWhitespace: break
      default:
        word.append(scalar)
        continue
      }
      if !word.isEmpty { words.append(String(word)) }
      word = .init()
    }
    if !word.isEmpty { words.append(String(word)) }
    return words.joined(separator: " ")
  }
}
