import Diagnostics
import Rendering
import TestSupport
import Testing

/// Pictures of previews, by their own bytes.
@Suite struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76, 8, 6, 0, 0, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xFF, 0xC4, 0, 3, 0]
    + [0xFF, 0xC2, 0, 17, 8, 0x02, 0x76, 0x04, 0xB0, 3]

  @Test func aPNGTellsItsSize() {
    #expect(Picture(PictureTests.png) == Picture(kind: .png, width: 1200, height: 630))
  }

  @Test func aJPEGTellsItsSizeBehindOtherSegments() {
    #expect(Picture(PictureTests.jpeg) == Picture(kind: .jpeg, width: 1200, height: 630))
  }

  @Test func whatEndsEarlyOrIsSomethingElseIsNoPicture() {
    for bytes in [PictureTests.png, PictureTests.jpeg] {
      for count in 0..<22 { #expect(Picture(Array(bytes.prefix(count))) == nil, "\(count)") }
    }
    #expect(Picture(Array("<svg/>".utf8)) == nil)
    #expect(Picture([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
  }

  private static func diagnostics(_ bytes: [UInt8]) throws -> [String] {
    let project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      image: og.png
      -- Content/meetings/a.yml --
      title: A

      """)
    return PictureCheck.diagnostics(
      of: try project.checked().site, files: ["og.png": PictureFile(bytes)]
    ).map { "\($0.severity): \($0.id)" }
  }

  @Test func aPictureIsCheckedForKindWeightAndSize() throws {
    #expect(try PictureTests.diagnostics(PictureTests.png) == [])
    #expect(try PictureTests.diagnostics([1, 2, 3]) == ["error: bad-image"])
    var small = PictureTests.png
    small[23] = 0x77
    #expect(try PictureTests.diagnostics(small) == ["warning: image-size"])
    let large = PictureTests.png + [UInt8](repeating: 0, count: 300 * 1024)
    #expect(try PictureTests.diagnostics(large) == ["warning: large-image"])
  }
}
