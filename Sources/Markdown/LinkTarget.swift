/// Where a link or image leads, as a browser would read it.
struct LinkTarget {
  /// In lower case; nil for an address without one.
  let scheme: String?
  private let startsWithTwoSlashes: Bool

  /// `address` with entities and backslash escapes resolved.
  ///
  /// Browsers drop tabs and line breaks anywhere and controls and spaces in front (WHATWG URL,
  /// section 4.4), so `java\tscript:` is a scheme to them.
  init(_ address: String) {
    let letters = address.utf8.drop { $0 <= 0x20 }
      .lazy.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    startsWithTwoSlashes = letters.starts(with: "//".utf8)
    var name: [UInt8] = []
    var scheme: String?
    scan: for letter in letters {
      switch letter {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(letter)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(letter | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if name.isEmpty { break scan }
        name.append(letter)
      case UInt8(ascii: ":"):
        if !name.isEmpty { scheme = String(decoding: name, as: UTF8.self) }
        break scan
      default: break scan
      }
    }
    self.scheme = scheme
  }

  /// A browser would run it, or read it from the guest's own disk.
  ///
  /// Stricter than cmark, which lets some `data:` images pass. Schemes of apps are welcome.
  var isDangerous: Bool {
    switch scheme {
    case "javascript", "vbscript", "livescript", "mocha", "data", "file", "filesystem", "blob",
      "about", "view-source", "jar", "chrome", "resource":
      true
    default: false
    }
  }

  /// On the web, and not told to be on this site.
  var isElsewhere: Bool {
    scheme == "https" || scheme == "http" || (scheme == nil && startsWithTwoSlashes)
  }
}

/// `address` for an `href` attribute in double quotes.
///
/// The same letters stay as in cmark's own links; the rest is percent-encoded.
func hrefAttribute(_ address: String) -> String {
  var bytes: [UInt8] = []
  for byte in address.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
    case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      bytes.append(byte)
    case _ where "-_.+!*(),%#@?=;:/$~".utf8.contains(byte): bytes.append(byte)
    default:
      let digits = Array("0123456789ABCDEF".utf8)
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// `text` for an attribute in double quotes.
func attribute(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
    case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
    case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
    case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
