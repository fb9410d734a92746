import Testing

/// Each kind of output, byte for byte, in each link style.
@Suite struct SnapshotTests {
  private static let snapshots = Snapshots("Rendering/snapshots")

  private static func paths(style: String) -> [String] {
    let keynote = SampleProject.keynote(style: style)
    return [
      "\(keynote)/index.html", "\(keynote)/meeting.json", "\(keynote)/share.txt",
      "\(keynote)/sms.txt", "\(keynote)/email.txt",
      "join/opening/index.html", "join/opening/meeting.json",
      "j/opening-talk/index.html", "j/opening-talk/meeting.json",
      "join/gone/index.html", "join/gone/meeting.json", "join/gone/share.txt",
      "j/7kq2mn4xv/index.html",
      "join/plain/index.html", "join/plain/share.txt",
      "join/hidden/index.html", "join/hidden/meeting.json",
      "join/later/index.html", "join/later/email.txt", "join/later/meeting.json",
      "index.html", "404.html", "join/index.html",
      "_headers", "robots.txt",
      ".well-known/apple-app-site-association", ".well-known/assetlinks.json",
    ]
  }

  @Test(arguments: SampleProject.styles)
  func everyKindOfOutputIsAsItWas(style: String) throws {
    let site = try SampleProject.project(style: style).rendered()
    for path in SnapshotTests.paths(style: style) {
      let bytes = try #require(site.files[path], "there is no \(path)")
      try SnapshotTests.snapshots.expect(bytes, in: "\(style)/\(path)")
    }
  }

  @Test func noSnapshotIsLeftOver() throws {
    let used = SampleProject.styles.flatMap { style in
      SnapshotTests.paths(style: style).map { "\(style)/\($0)" }
    }
    #expect(try SnapshotTests.snapshots.names() == used.sorted())
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let project = SampleProject.project(style: "path")
    #expect(try project.rendered().files == project.rendered().files)
  }

  @Test func theAppleFileStandsAtBothPlaces() throws {
    let site = try SampleProject.project(style: "path").rendered()
    let copy = try site.text("apple-app-site-association")
    #expect(try site.text(".well-known/apple-app-site-association") == copy)
  }
}
