/// Decodes UTF-8 with every line end (CR LF, lone CR) as LF.
func textWithLineFeeds(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.contains(0x0D) else { return String(decoding: bytes, as: UTF8.self) }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var last: UInt8 = 0
  for byte in bytes {
    if byte == 0x0D {
      result.append(0x0A)
    } else if byte != 0x0A || last != 0x0D {
      result.append(byte)
    }
    last = byte
  }
  return String(decoding: result, as: UTF8.self)
}
