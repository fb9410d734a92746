/// The keyed hash HMAC (RFC 2104) over SHA-256: what cannot be made without the key.
struct HMACSHA256: Sendable {
  private let inner: SHA256
  private let outer: SHA256

  /// Both halves of the key are mixed in once, however many texts follow.
  init(key: [UInt8]) {
    let short = key.count > 64 ? SHA256.digest(key) : key
    let block = short + [UInt8](repeating: 0, count: 64 - short.count)
    var inner = SHA256()
    inner.update(block.map { $0 ^ 0x36 })
    var outer = SHA256()
    outer.update(block.map { $0 ^ 0x5C })
    self.inner = inner
    self.outer = outer
  }

  /// The 32 bytes for a text.
  func code(for bytes: some Sequence<UInt8>) -> [UInt8] {
    var inner = inner
    inner.update(bytes)
    var outer = outer
    outer.update(inner.digest())
    return outer.digest()
  }
}
