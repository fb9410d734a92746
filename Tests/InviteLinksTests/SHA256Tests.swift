import Foundation
import Testing

@testable import InviteLinks

struct SHA256Tests {
  /// The examples that NIST publishes for FIPS 180-4, and the empty text.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func agreesWithPublishedVectors(text: String, expected: String) {
    #expect(SHA256.digest(text.utf8).hex == expected)
  }

  @Test func agreesWithThePublishedVectorOfAMillionLetters() {
    var hash = SHA256()
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    for _ in 0..<1000 { hash.update(piece) }
    #expect(
      hash.digest().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func doesNotDependOnWhereThePiecesEnd() {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    let expected = SHA256.digest(bytes)
    for size in 1...130 {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(hash.digest() == expected, "pieces of \(size) bytes")
    }
  }

  @Test func canGoOnAfterADigest() {
    var hash = SHA256()
    hash.update("ab".utf8)
    #expect(hash.digest() == SHA256.digest("ab".utf8))
    hash.update("c".utf8)
    #expect(hash.digest() == SHA256.digest("abc".utf8))
  }

  @Test func readsSequencesWithoutContiguousStorage() {
    #expect(SHA256.digest((0..<200).lazy.map { UInt8($0) }) == SHA256.digest(Array(0..<200)))
  }

  /// Every length up to two blocks and a bit, where the padding changes its shape, and a long one.
  @Test(.enabled(if: Subprocess.has("openssl")))
  func agreesWithOpenSSLForEveryLength() throws {
    let folder = try Subprocess.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: [String] = []
    var files: [String] = []
    for length in Array(0...200) + [100_003] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ length) }
      let file = folder.appendingPathComponent("\(length)")
      try Data(bytes).write(to: file)
      files.append(file.path)
      expected.append(SHA256.digest(bytes).hex)
    }
    let output = try Subprocess.output(of: ["openssl", "dgst", "-sha256", "-r"] + files)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.prefix(64).description } == expected)
  }
}

extension [UInt8] {
  fileprivate var hex: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
