import SiteModel

/// What programs and people write into cells beside the value.
enum CellText {
  /// True for `-`, `n/a`, `keine`: the cell says that there is nothing.
  ///
  /// A word that could be the code of a language is none of them, `no` for instance.
  static func saysNothing(_ text: String) -> Bool {
    if text.utf8.count > 24 { return false }
    let word = GuestText.folded(text)
    if word.unicodeScalars.allSatisfy({ "-–—−/.?_".unicodeScalars.contains($0) }) { return true }
    return nothing.contains(word)
  }

  private static let nothing: Set<String> = [
    "n/a", "n.a.", "n. a.", "n.v.", "#n/a", "#nv", "#na", "none", "null", "(null)", "keine", "kein",
    "keiner", "keine angabe", "k.a.", "k. a.", "entfällt", "unbekannt", "unknown", "not available",
    "aucun", "aucune", "néant", "ninguno", "ninguna", "nessuno", "nessuna", "nenhum", "geen",
    "brak", "нет", "немає", "なし", "無し", "無", "无", "沒有", "没有", "없음", "لا يوجد", "ندارد",
    "אין", "नहीं",
  ]

  /// The first of several values in one cell, as Google writes them: `one ::: two`.
  static func firstOfSeveral(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    let bytes = Array(text.utf8)
    var start = 0
    for index in bytes.indices.dropLast(2)
    where bytes[index...].starts(with: ":::".utf8) && index >= start {
      let part = GuestText.trimmed(String(decoding: bytes[start..<index], as: UTF8.self))
      if !part.isEmpty { return part }
      start = index + 3
    }
    return start == 0 ? text : GuestText.trimmed(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// The address in `mailto:a@x`, `<a@x>` and `Ana Lima <a@x>`, and the name there.
  static func address(in text: String) -> (address: String, name: String?) {
    if text.utf8.prefix(7).map(\.lowered).elementsEqual("mailto:".utf8) {
      return (String(text.dropFirst(7)), nil)
    }
    guard text.utf8.last == UInt8(ascii: ">"), let open = text.lastIndex(of: "<") else {
      return (text, nil)
    }
    let address = GuestText.trimmed(String(text[open...].dropFirst().dropLast()))
    var name = GuestText.trimmed(String(text[..<open]))
    if name.utf8.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
      name = String(name.dropFirst().dropLast())
    }
    return (address, name.isEmpty ? nil : name)
  }

  /// `#REF!`, `#NV`, `#¿NOMBRE?`: what a spreadsheet writes where a formula has no value.
  static func isSpreadsheetError(_ text: String) -> Bool {
    guard text.hasPrefix("#"), text.utf8.count < 24, !text.contains(" ") else { return false }
    if ["#n/a", "#nv", "#na", "#н/д", "#n/d", "#nd", "#i/t"].contains(text.lowercased()) {
      return true
    }
    return text.hasSuffix("!") || text.hasSuffix("?")
  }
}
