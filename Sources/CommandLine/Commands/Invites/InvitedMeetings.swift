import Calendar
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteModel
import SitePlan

/// The meetings that an invitation is about.
struct InvitedMeetings {
  /// By their places among the published ones; the earliest first, open rooms last.
  let indexes: [Int]
  /// The folder below `Invites/`.
  let folder: String
  /// The tag that they were picked by.
  let tag: String?
  /// As the ledger knows them, in the same order.
  let known: [Ledger.Meeting]

  var ids: [String] { known.map(\.id) }
  var owner: Ledger.FolderOwner { tag == nil ? .meeting : .tag }
  var uids: Set<String> { Set(known.map(\.uid)) }

  /// Picks by id or former id, or by tag; nil when one is unknown.
  static func pick(
    _ names: [String], tag: String?, from site: CheckedSite
  ) -> (meetings: InvitedMeetings?, diagnostics: [Diagnostic]) {
    var found: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    if let tag {
      found = Set(site.meetings.indices.filter { site.meetings[$0].tags.contains(tag) })
      if found.isEmpty { diagnostics.append(.unknownTag(tag, in: site)) }
    }
    for name in names {
      if let index = site.index(ofMeeting: name) {
        found.insert(index)
      } else {
        diagnostics.append(.uninvitable(name, in: site))
      }
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    return (InvitedMeetings(found, tag: tag, of: site), [])
  }

  private init(_ found: Set<Int>, tag: String?, of site: CheckedSite) {
    func key(_ index: Int) -> (Int64, String) {
      let meeting = site.meetings[index]
      return (meeting.schedule?.bounds.start.secondsSince1970 ?? .max, meeting.id.value.text)
    }
    self.tag = tag
    indexes = found.sorted { key($0) < key($1) }
    known = indexes.map { index in
      let links = site.book.links[index]
      return .init(
        id: site.meetings[index].id.value.text, uid: links.uid, sequence: links.sequence)
    }
    let ids = known.map(\.id).sorted()
    folder =
      tag.map { InvitedMeetings.folder(ofTag: PercentEncoding.encode($0)) }
      ?? InvitedMeetings.folder(of: ids)
  }

  /// The ids with `+` between them, cut where a file system would refuse the name.
  private static func folder(of ids: [String]) -> String {
    let name = ids.joined(separator: "+")
    return name.utf8.count <= longest ? name : "\(ids[0])+\(ids.count - 1)-\(hash(of: name))"
  }

  /// - Parameter tag: percent-encoded, which makes a letter of some scripts nine bytes long.
  private static func folder(ofTag tag: String) -> String {
    tag.utf8.count <= longest ? "tag-\(tag)" : "tag-\(tag.prefix(60))-\(hash(of: tag))"
  }

  private static let longest = 120

  private static func hash(of name: String) -> String {
    SHA256.digest(name.utf8).prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

extension CheckedSite {
  /// A published meeting by its id, or by one that it had before.
  func index(ofMeeting name: String) -> Int? {
    meetings.firstIndex { $0.id.value.text == name }
      ?? meetings.firstIndex { $0.aliases.contains { $0.value.text == name } }
  }
}

extension Diagnostic {
  /// A folder whose name fits a meeting and a tag holds the invites to the other one.
  static func takenFolder(_ meetings: InvitedMeetings, in out: String) -> Diagnostic {
    let tag = String(meetings.folder.dropFirst("tag-".utf8.count))
    let other =
      meetings.tag == nil ? "all meetings with the tag \"\(tag)\"" : "\"\(meetings.folder)\""
    return .error(
      "taken-folder", "this folder holds the invites to \(other)",
      at: .file(SitePaths.join(out, meetings.folder)),
      help: "write these to a place of their own, with the same key: --out \(out)-2")
  }

  static func uninvitable(_ name: String, in site: CheckedSite) -> Diagnostic {
    if let draft = site.site.meetings.first(where: { $0.id.value.text == name }) {
      return .error(
        "draft-invite", "\"\(name)\" is a draft: its links lead nowhere", at: draft.place,
        help: "publish it first, with visibility: unlisted")
    }
    let nearest = nearestName(to: name, in: site.meetings.map(\.id.value.text))
    return .error(
      "unknown-meeting", "there is no meeting \"\(name)\"", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "linksite list shows the meetings")
  }

  fileprivate static func unknownTag(_ tag: String, in site: CheckedSite) -> Diagnostic {
    let nearest = nearestName(to: tag, in: Set(site.meetings.flatMap(\.tags)).sorted())
    return .error(
      "unknown-tag", "no meeting has the tag \"\(tag)\"", at: nil,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "tags stand in the key tags of a meeting")
  }
}
