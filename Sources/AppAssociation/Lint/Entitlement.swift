/// One string of `com.apple.developer.associated-domains`: `applinks:calls.example.com`.
public struct Entitlement: Hashable, Sendable {
  /// The string as it is written.
  public var text: String
  /// The byte of the entitlements file at which it stands.
  public var offset: Int

  /// Makes an entry that stands at byte `offset`.
  public init(_ text: String, offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  /// The entries of an entitlements file: a property list in XML, or plain text with one a line.
  ///
  /// Of a property list the strings of the key `com.apple.developer.associated-domains`, nothing
  /// when it lacks that key. In plain text empty lines and lines with `#` in front do not count.
  /// What `codesign -d --entitlements -` prints is a property list behind eight bytes. A binary
  /// property list has no entries here; `isBinary` tells.
  public static func read(_ bytes: [UInt8]) -> [Entitlement] {
    if isBinary(bytes) { return [] }
    if bytes.starts(with: signedBlob) { return scanPropertyList(bytes).entries }
    let first = bytes.first { !$0.isASCIIBlank && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    return first == UInt8(ascii: "<") ? scanPropertyList(bytes).entries : readLines(bytes)
  }

  /// True for a property list with one string where the system wants an array of them.
  ///
  /// Xcode and `codesign` take it, and the app is associated with no host.
  public static func lacksArray(_ bytes: [UInt8]) -> Bool {
    guard !isBinary(bytes), read(bytes).isEmpty else { return false }
    return scanPropertyList(bytes).hasBareString
  }

  /// True for files that are no text of UTF-8: binary property lists, and UTF-16.
  public static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE]) || !bytes.starts(with: signedBlob) && bytes.contains(0)
  }

  private static let signedBlob: [UInt8] = [0xFA, 0xDE, 0x71, 0x71]

  private static func readLines(_ bytes: [UInt8]) -> [Entitlement] {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var entries: [Entitlement] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[start..<end]
      if let first = line.firstIndex(where: { !$0.isASCIIBlank }),
        let last = line.lastIndex(where: { !$0.isASCIIBlank }),
        bytes[first] != UInt8(ascii: "#")
      {
        entries.append(
          Entitlement(String(decoding: bytes[first...last], as: UTF8.self), offset: first))
      }
      start = end + 1
    }
    return entries
  }

  /// Enough of XML for this one key: tags, comments, CDATA, and the five named entities.
  private static func scanPropertyList(
    _ bytes: [UInt8]
  ) -> (entries: [Entitlement], hasBareString: Bool) {
    let listKey = "com.apple.developer.associated-domains"
    var entries: [Entitlement] = []
    var hasBareString = false
    var lastKey = ""
    var textStart = 0
    var isInList = false
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let isText = bytes[open...].starts(with: "<![CDATA[".utf8)
      let mark = isText ? "]]>" : bytes[open...].starts(with: "<!--".utf8) ? "-->" : ">"
      guard let close = end(of: mark, in: bytes, from: open) else { break }
      let tag = mark == ">" ? name(of: bytes[open..<close]) : ""
      switch tag {
      case "<key>", "<string>": textStart = close
      case "</key>":
        lastKey = text(bytes[textStart..<open])
        isInList = false
      case "<array>": isInList = lastKey == listKey
      case "</array>":
        isInList = false
        lastKey = ""
      case "</string>" where isInList:
        entries.append(Entitlement(text(bytes[textStart..<open]), offset: textStart))
      case "</string>": hasBareString = hasBareString || lastKey == listKey
      default: break
      }
      index = close
    }
    return (entries, hasBareString)
  }

  /// `<array>` of `<array >`.
  private static func name(of tag: ArraySlice<UInt8>) -> String {
    let name = tag.dropLast().prefix { !$0.isASCIIBlank }
    return String(decoding: name, as: UTF8.self) + ">"
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let opening = Array("<![CDATA[".utf8)
    if bytes.starts(with: opening), bytes.suffix(3).elementsEqual("]]>".utf8) {
      return String(decoding: bytes.dropFirst(opening.count).dropLast(3), as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacing("&lt;", by: "<").replacing("&gt;", by: ">").replacing("&quot;", by: "\"")
      .replacing("&apos;", by: "'").replacing("&amp;", by: "&")
  }
}
