/// What the first bytes of a PNG or JPEG file say about it.
///
/// Chat programs lay out a preview before they load its picture, so pages name the size; they drop
/// pictures that are of another kind than their name says.
package struct Picture: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  package var kind: Kind
  package var width: Int
  package var height: Int

  package init(kind: Kind, width: Int, height: Int) {
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// Nil for any other file, and for one that ends before it has told its size.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  /// The header chunk must come first (PNG, third edition, section 5.6).
  private init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(kind: .png, width: number(16), height: number(20))
  }

  /// The frame header is the first segment SOF0…SOF15 that is no table (ITU T.81, annex B).
  private init?(jpeg bytes: [UInt8]) {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        guard width > 0, height > 0 else { return nil }
        self.init(kind: .jpeg, width: width, height: height)
        return
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
