import CSHA256
import InviteLinks

extension FileLine {
  /// Most of a large build's own work would be this hash, so where the processor has instructions
  /// for it, they are used, and nothing is allocated.
  init(path: String, bytes: [UInt8]) {
    guard Self.hasInstructions else {
      var hash = SHA256()
      hash.update(Array(path.utf8) + [0])
      hash.update(bytes)
      self.init(hash.digest())
      return
    }
    var path = path
    self = path.withUTF8 { path in
      bytes.withUnsafeBytes { Self.line(UnsafeRawBufferPointer(path), $0) }
    }
  }

  static let hasInstructions = csha256_is_available() != 0

  /// The first 16 bytes of a SHA-256.
  init(_ digest: [UInt8]) {
    func word(_ start: Int) -> UInt64 {
      digest[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(high: word(0), low: word(8))
  }

  private static func line(
    _ path: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer
  ) -> FileLine {
    var state = SIMD8<UInt32>(
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    // The path, NUL, what fills up its last block, and later the padding of the end.
    let capacity = (path.count + 1 + 63) / 64 * 64 + 64
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { block in
      block.copyMemory(from: path)
      block[path.count] = 0
      var count = path.count + 1
      let first = min(bytes.count, (64 - count % 64) % 64)
      let start = UnsafeMutableRawBufferPointer(rebasing: block[count...])
      start.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<first]))
      count += first
      var rest = UnsafeRawBufferPointer(rebasing: bytes[first...])
      if count % 64 == 0 {
        mix(UnsafeRawBufferPointer(rebasing: block[..<count]), into: &state)
        count = 0
        let whole = rest.count / 64 * 64
        mix(UnsafeRawBufferPointer(rebasing: rest[..<whole]), into: &state)
        rest = UnsafeRawBufferPointer(rebasing: rest[whole...])
        block.copyMemory(from: rest)
        count = rest.count
      }
      // FIPS 180-4, 5.1.1: a one, zeros, and the length in bits at the end of a block.
      let end = (count + 9 + 63) / 64 * 64
      block[count] = 0x80
      for index in count + 1..<end - 8 { block[index] = 0 }
      let bits = UInt64(path.count + 1 + bytes.count) * 8
      block.storeBytes(of: bits.bigEndian, toByteOffset: end - 8, as: UInt64.self)
      mix(UnsafeRawBufferPointer(rebasing: block[..<end]), into: &state)
    }
    return FileLine(
      high: UInt64(state[0]) << 32 | UInt64(state[1]),
      low: UInt64(state[2]) << 32 | UInt64(state[3]))
  }

  private static func mix(_ blocks: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    guard let start = blocks.baseAddress, !blocks.isEmpty else { return }
    withUnsafeMutableBytes(of: &state) { state in
      guard let state = state.baseAddress else { return }
      csha256_mix(
        state.assumingMemoryBound(to: UInt32.self), start.assumingMemoryBound(to: UInt8.self),
        blocks.count / 64)
    }
  }
}
