/// The parts of one link as numbers of code points, in the forms that rules ask for.
///
/// Made once for a link and shared by all rules. Where decoding gives no UTF-8 the part stays as it
/// is written.
struct LinkText {
  /// How a rule wants to see the link.
  struct Form: Hashable {
    /// `caseSensitive: false`.
    var folds: Bool
    /// `percentEncoded: false`.
    var decodes: Bool

    static let count = 4
    var index: Int { (folds ? 1 : 0) + (decodes ? 2 : 0) }
  }

  struct Item {
    var name: [UInt32]
    var value: LinkPart
  }

  private let url: LinkURL
  private var paths = [LinkPart?](repeating: nil, count: Form.count)
  private var queries = [LinkPart?](repeating: nil, count: Form.count)
  private var fragments = [LinkPart?](repeating: nil, count: Form.count)
  private var itemLists = [[Item]?](repeating: nil, count: Form.count)

  init(_ url: LinkURL) {
    self.url = url
  }

  /// The path without the slashes at its end, as it is compared.
  mutating func path(_ form: Form) -> LinkPart {
    LinkText.value(&paths[form.index]) {
      var path = LinkText.characters(url.path, form)
      while path.last == UInt32(UInt8(ascii: "/")) { path.removeLast() }
      return LinkPart(path)
    }
  }

  mutating func query(_ form: Form) -> LinkPart {
    LinkText.value(&queries[form.index]) {
      LinkPart(LinkText.characters(url.query ?? "", form))
    }
  }

  mutating func fragment(_ form: Form) -> LinkPart {
    LinkText.value(&fragments[form.index]) {
      LinkPart(LinkText.characters(url.fragment ?? "", form))
    }
  }

  mutating func items(_ form: Form) -> [Item] {
    LinkText.value(&itemLists[form.index]) { LinkText.items(of: url.query ?? "", form) }
  }

  private static func value<Value>(_ slot: inout Value?, _ make: () -> Value) -> Value {
    if let value = slot { return value }
    let value = make()
    slot = value
    return value
  }

  /// Items are split first and decoded then; only the first `=` separates name and value.
  static func items(of query: String, _ form: Form) -> [Item] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? characters(String(Substring(parts[1])), form) : []
      return Item(name: characters(String(Substring(parts[0])), form), value: LinkPart(value))
    }
  }

  static func characters(_ text: String, _ form: Form) -> [UInt32] {
    let text = form.decodes ? decoded(text) : text
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { UInt32(form.folds ? asciiLowercased($0) : $0) }
    }
    let scalars = text.unicodeScalars
    return form.folds ? scalars.map { folded($0) } : scalars.map(\.value)
  }

  /// `%XX` resolved; a percent sign without two digits stays, as does a text that would not be UTF-8.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    let decoded = String(decoding: result, as: UTF8.self)
    return decoded.utf8.elementsEqual(result) ? decoded : text
  }

  /// Lower case of one code point, by way of the upper case so that all forms of a letter agree.
  ///
  /// Letters whose other case is more than one code point stay as they are.
  static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII {
      return scalar.value &- 0x41 < 26 ? scalar.value | 0x20 : scalar.value
    }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    guard let single = upper.first, upper.count == 1 else { return scalar.value }
    let lower = single.properties.lowercaseMapping.unicodeScalars
    guard let result = lower.first, lower.count == 1 else { return scalar.value }
    return result.value
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x37
    default: nil
    }
  }
}
