import Diagnostics
import Foundation
import SiteModel
import SitePlan
import Testing

/// Every output path has one owner.
struct SitePlannerTests {
  @Test func plansThePagesAndFilesOfASite() {
    let site = PlannedSite(
      meetingFile("a") + meetingFile("b", "share: false")
        + "-- Content/static/logo.svg --\n-- Content/static/join/terms.html --\n")
    #expect(site.findings.isEmpty)
    #expect(
      site.plan.pages.map { "\($0.folder): \(site.plan.fileNames(of: $0))" } == [
        "join/a: [\"index.html\", \"meeting.json\", \"email.txt\", \"share.txt\"]",
        "j/\(site.book.links[0].code): [\"index.html\", \"meeting.json\"]",
        "join/b: [\"index.html\", \"meeting.json\"]",
        "j/\(site.book.links[1].code): [\"index.html\", \"meeting.json\"]",
      ])
    #expect(
      site.plan.singles.map(\.rawValue) == [
        "index.html", "join/index.html", "404.html", "robots.txt", ".nojekyll", "_headers",
      ])
    #expect(site.plan.statics == ["join/terms.html", "logo.svg"])
  }

  @Test func writesAssociationFilesForTheSystemsOfTheApps() {
    let settings = "-- Content/site.yml --\nhost: calls.example.com\nname: Example\napps:\n"
    let ios = PlannedSite(
      settings + "  - {name: A, ios: {app_id: ABCDE12345.com.example.calls}}\n" + meetingFile("a"))
    #expect(ios.findings.isEmpty)
    #expect(
      ios.plan.singles.suffix(2).map(\.rawValue) == [
        ".well-known/apple-app-site-association", "apple-app-site-association",
      ])
    let web = PlannedSite(
      settings + "  - {name: A, web: 'https://a.example/'}\n" + meetingFile("a"))
    #expect(web.plan.singles.last?.rawValue == "_headers")
    let fingerprint = Array(repeating: "AA", count: 32).joined(separator: ":")
    let android = PlannedSite(
      settings + "  - {name: A, android: {package: com.example.calls, fingerprints: "
        + "['\(fingerprint)']}}\n" + meetingFile("a"))
    #expect(android.findings.isEmpty)
    #expect(android.plan.singles.last?.rawValue == ".well-known/assetlinks.json")
  }

  @Test(arguments: [
    ".well-known/apple-app-site-association", "apple-app-site-association",
  ])
  func putsTheUsersOwnAssociationFileAtBothPlaces(path: String) {
    let site = PlannedSite(meetingFile("a") + "-- Content/static/\(path) --\n{}\n")
    #expect(site.findings.isEmpty)
    #expect(site.plan.ownAssociation == path)
    #expect(site.plan.statics.isEmpty)
    #expect(
      site.plan.singles.suffix(2).map(\.rawValue) == [
        ".well-known/apple-app-site-association", "apple-app-site-association",
      ])
  }

  @Test func refusesTwoAssociationFiles() {
    let site = PlannedSite(
      meetingFile("a")
        + "-- Content/static/.well-known/apple-app-site-association --\n{}\n"
        + "-- Content/static/apple-app-site-association --\n{}\n")
    #expect(
      site.findings == [
        "Content/static/apple-app-site-association error: there are two association files for iOS "
          + "[two-association-files] help: keep .well-known/apple-app-site-association; it is "
          + "written to both places"
      ])
  }

  private static func taken(_ path: String, _ owner: String, _ rest: String) -> String {
    "Content/static/\(path) error: Content/static/\(path) and \(owner) both write Site/\(path) "
      + "[path-taken] \(rest)"
  }

  /// The tool's own files, those of meetings, and static files, compared as a Mac compares them.
  @Test(arguments: [
    ("robots.txt", "linksite itself", "help: rename or delete Content/static/robots.txt"),
    ("Index.HTML", "linksite itself", "help: rename or delete Content/static/Index.HTML"),
    ("404.html", "linksite itself", "help: rename or delete Content/static/404.html"),
    (".Linksite-files", "linksite itself", "help: rename or delete Content/static/.Linksite-files"),
    (".linksite-files", "linksite itself", "help: rename or delete Content/static/.linksite-files"),
    ("join/index.html", "linksite itself", "help: rename or delete Content/static/join/index.html"),
    (
      "join/a/index.html", "the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
    (
      "JOIN/A/Share.txt", "the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
    (
      "j/bcdfghjkq/meeting.json", "the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
    (
      "join/gone/index.html", "the removed meeting \"gone\"",
      "help: rename or delete one of them; 2 note: the removed meeting \"gone\" is here"
    ),
  ])
  func refusesAStaticFileInPlaceOfAnother(path: String, owner: String, rest: String) {
    let site = PlannedSite(
      """
      -- Content/meetings/a.yml --
      1️⃣title: A
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      {"id":"a","uid":"a@calls.example.com","code":"bcdfghjkq","own":[],\
      "addresses":["/join/a/"],"sequence":0,"event":"","state":"live"},
      2️⃣{"id":"gone","uid":"gone@calls.example.com","code":"000000008","own":[],\
      "addresses":["/join/gone/"],"sequence":0,"event":"","state":"removed"}
      ]}
      -- Content/static/\(path) --
      x
      """)
    #expect(site.findings == [Self.taken(path, owner, rest)])
  }

  /// A repository may hold hundreds of files: one finding for each name at the top.
  @Test(arguments: [".git", ".GIT", ".linksite-probe", ".Linksite-Staging", ".linksite"])
  func refusesStaticFilesWhereNothingIsWritten(name: String) {
    let site = PlannedSite(
      meetingFile("a")
        + "-- Content/static/\(name)/config --\n-- Content/static/\(name)/HEAD --\n"
        + "-- Content/static/docs/\(name) --\n")
    #expect(
      site.findings == [
        "Content/static/\(name)/HEAD error: Content/static/\(name)/HEAD cannot be copied: nothing is "
          + "written to Site/\(name) [unsafe-path] help: move it out of the folder, or rename \(name)"
      ])
  }

  @Test func refusesStaticFilesThatDifferOnlyInCase() {
    let site = PlannedSite(
      meetingFile("a") + "-- Content/static/Terms.html --\n-- Content/static/terms.html --\n")
    #expect(
      site.findings == [
        Self.taken(
          "terms.html", "Content/static/Terms.html",
          "help: rename or delete one of them; "
            + "Content/static/Terms.html note: Content/static/Terms.html is here")
      ])
  }

  @Test func refusesStaticFilesThatDifferOnlyInUnicodeForm() {
    let site = PlannedSite(
      meetingFile("a")
        + "-- Content/static/caf\u{E9}.html --\n-- Content/static/cafe\u{301}.html --\n")
    #expect(site.findings.count == 1)
    #expect(site.diagnostics.map(\.id) == ["path-taken"])
  }

  @Test(arguments: [
    (
      "join", "Site/join is a file of Content/static/join and a folder of the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
    (
      "Join/A", "Site/Join/A is a file of Content/static/Join/A and a folder of the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
    (
      "j", "Site/j is a file of Content/static/j and a folder of the meeting \"a\"",
      "help: rename or delete one of them; 1 note: the meeting \"a\" is here"
    ),
  ])
  func refusesAFileInPlaceOfAFolder(path: String, message: String, rest: String) {
    let site = PlannedSite(
      "-- Content/meetings/a.yml --\n1️⃣title: A\n-- Content/static/\(path) --\nx")
    #expect(
      site.findings == ["Content/static/\(path) error: \(message) [path-taken] \(rest)"])
  }

  @Test func refusesAFolderInPlaceOfAFile() {
    let site = PlannedSite(
      "-- Content/meetings/a.yml --\n1️⃣title: A\n"
        + "-- Content/static/robots.txt/x --\n-- Content/static/join/a/meeting.json/x --\n")
    #expect(
      site.findings == [
        "1 error: Site/join/a/meeting.json is a file of the meeting \"a\" and a folder of "
          + "Content/static/join/a/meeting.json/x [path-taken] help: rename or delete one of them; "
          + "Content/static/join/a/meeting.json/x note: Content/static/join/a/meeting.json/x is here",
        "Content/static/robots.txt/x error: Site/robots.txt is a file of linksite itself and a folder "
          + "of Content/static/robots.txt/x [path-taken] "
          + "help: rename or delete Content/static/robots.txt/x",
      ])
  }

  /// A page without messages leaves their names free.
  @Test func takesAStaticFileWhereNoMessageIs() {
    let site = PlannedSite(
      meetingFile("a", "share: false") + "-- Content/static/join/a/share.txt --\nx\n")
    #expect(site.findings.isEmpty)
  }

  @Test(arguments: [
    Finding(
      "-- Content/site.yml --\nhost: calls.example.com\nname: A\nimage: 1️⃣og.png\n"
        + "-- Content/static/OG.png --\nx\n" + meetingFile("a") + meetingFile("b", "image: og.png"),
      "1 error: there is no file Content/static/og.png [missing-file] help: did you mean \"OG.png\"?"
    ),
    Finding(
      "-- Content/site.yml --\nhost: calls.example.com\nname: A\nlook: {logo: 1️⃣img/logo.svg}\n"
        + meetingFile("a"),
      "1 error: there is no file Content/static/img/logo.svg [missing-file] "
        + "help: put the file there, or take \"logo\" out"),
    Finding(
      "-- Content/meetings/a.yml --\ntitle: A\nvisibility: draft\nimage: 1️⃣stage.jpg\n"
        + meetingFile("b") + "-- Content/static/stage-1.jpg --\nx",
      "1 error: there is no file Content/static/stage.jpg [missing-file] "
        + "help: did you mean \"stage-1.jpg\"?"),
    Finding(
      "-- Content/meetings/a.yml --\ntitle: A\nimage: 1️⃣caf\u{E9}.jpg\n"
        + "-- Content/static/cafe\u{301}.jpg --\nx",
      "1 error: \"image\" spells Content/static/caf\u{E9}.jpg in another Unicode form than the disk "
        + "[file-spelling] help: rename the file with letters a–z, and write that name here"),
    Finding(
      "-- Content/meetings/a.yml --\ntitle: A\nimage: img/stage.jpg\n"
        + "-- Content/static/img/stage.jpg --\nx"),
  ])
  func looksForTheFilesThatAreNamed(finding: Finding) {
    #expect(PlannedSite(finding.text).findings == finding.expected)
  }
}

/// No meetings at all.
struct EmptySiteTests {
  private static let lock = """
    -- Content/links.lock.json --
    {"format":1,"meetings":[
    {"id":"a","uid":"a@calls.example.com","code":"bcdfghjkq","own":[],"addresses":["/join/a/"],\
    "sequence":0,"event":"","state":"STATE"}
    ]}
    """

  @Test func isUsualForASiteOfCallsThatBeginAtRunTime() {
    let site = PlannedSite("")
    #expect(
      site.findings == [
        "- warning: no meeting is defined [no-meetings] "
          + "help: good for a site whose calls all begin at run time; else see Content/meetings/"
      ])
  }

  @Test func isAMistakeWhereMeetingsWerePublished() {
    let site = PlannedSite(Self.lock.replacingOccurrences(of: "STATE", with: "live"))
    #expect(
      site.findings == [
        "Content/links.lock.json error: no meeting is defined, but the lock file knows \"a\" "
          + "[all-meetings-gone] help: is it the right folder? "
          + "one draft (visibility: draft) leaves word that they were removed; "
          + "to delete them for good, one by one: linksite forget a"
      ])
    #expect(site.entry("a")?.state == .live)
  }

  @Test func isNoMistakeWhenAllWereRemovedBefore() {
    let site = PlannedSite(Self.lock.replacingOccurrences(of: "STATE", with: "removed"))
    #expect(site.diagnostics.map(\.id) == ["no-meetings"])
    #expect(site.pages == ["join/a: gone", "j/bcdfghjkq: gone short"])
  }

  /// Drafts are definitions, so it is no mistake; but the site has no page for guests.
  @Test(arguments: [("live", "; the pages of \"a\" become tombstones"), ("removed", "")])
  func warnsWhenAllAreDrafts(state: String, rest: String) {
    let site = PlannedSite(
      Self.lock.replacingOccurrences(of: "STATE", with: state) + "\n"
        + meetingFile("b", "visibility: draft"))
    #expect(
      site.findings.first
        == "- warning: every meeting is a draft\(rest) [no-meetings] "
        + "help: to publish one: visibility: unlisted, or public")
  }
}
