/// The hash function SHA-256 (FIPS 180-4 §6.2), in one go or piece by piece.
///
/// An own one, because the library may depend on nothing and CryptoKit does not exist on Linux. It
/// makes names (codes, tokens, cache keys); it holds no secret against an attacker on the machine.
package struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// What did not fill a block yet: always fewer than 64 bytes.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  /// The 32 bytes for a text that is at hand as a whole.
  package static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest()
  }

  /// Takes the next piece; the pieces' borders do not matter.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
    if done == nil { Array(bytes).withUnsafeBytes { update($0) } }
  }

  /// Takes the next piece from memory.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest[missing.endIndex...]
      guard pending.count == 64 else { return }
      pending.withUnsafeBytes { Self.mix(UnsafeRawBufferPointer($0), into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.prefix(rest.count & ~63)
    Self.mix(UnsafeRawBufferPointer(rebasing: whole), into: &state)
    pending.append(contentsOf: rest[whole.endIndex...])
  }

  /// The 32 bytes for all pieces so far; more may follow.
  package func digest() -> [UInt8] {
    var copy = self
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    padding.append(contentsOf: repeatElement(0, count: (119 - pending.count) % 64))
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    copy.update(padding)
    var result: [UInt8] = []
    result.reserveCapacity(32)
    for index in 0..<8 {
      for shift in stride(from: UInt32(24), through: 0, by: -8) {
        result.append(UInt8(truncatingIfNeeded: copy.state[index] >> shift))
      }
    }
    return result
  }

  /// §6.2.2, for each whole block of `blocks`.
  private static func mix(_ blocks: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      constants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            let word = blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
            words[index] = UInt32(bigEndian: word)
          }
          for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            let small0 = early.turned(7) ^ early.turned(18) ^ early >> 3
            let small1 = late.turned(17) ^ late.turned(19) ^ late >> 10
            words[index] = words[index - 16] &+ small0 &+ words[index - 7] &+ small1
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          // Eight rounds at a time, so that the variables change their parts and nothing is moved.
          for index in stride(from: 0, to: 64, by: 8) {
            func input(_ round: Int) -> UInt32 {
              constants[index &+ round] &+ words[index &+ round]
            }
            turn(a, b, c, &d, e, f, g, &h, input(0))
            turn(h, a, b, &c, d, e, f, &g, input(1))
            turn(g, h, a, &b, c, d, e, &f, input(2))
            turn(f, g, h, &a, b, c, d, &e, input(3))
            turn(e, f, g, &h, a, b, c, &d, input(4))
            turn(d, e, f, &g, h, a, b, &c, input(5))
            turn(c, d, e, &f, g, h, a, &b, input(6))
            turn(b, c, d, &e, f, g, h, &a, input(7))
          }
          state &+= SIMD8(a, b, c, d, e, f, g, h)
        }
      }
    }
  }

  /// One round: what would become the new `e` and `a` is left in `d` and `h`.
  @inline(__always)
  private static func turn(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let big1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
    let first = h &+ big1 &+ (g ^ (e & (f ^ g))) &+ input
    let big0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
    d &+= first
    h = first &+ big0 &+ ((a & b) | (c & (a | b)))
  }

  /// §4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  @inline(__always)
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self &>> bits | self &<< (32 &- bits) }
}
