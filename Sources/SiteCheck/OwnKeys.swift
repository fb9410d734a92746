import Diagnostics
import SiteModel
import Templates

/// The keys of the user's own, `x_…`: those that meetings have, and those that templates print.
///
/// A template may print one that no meeting has any more, or none has yet; it is a value that is
/// missing then, as everywhere else.
struct OwnKeys {
  let names: [String]
  /// Names that are probably slips.
  let diagnostics: [Diagnostic]

  init(_ site: Site, _ sources: SiteSources) {
    let used = Set(site.meetings.flatMap { $0.extras.map(\.name) })
    var printed: [String: TemplateMention] = [:]
    for source in sources.ownTemplates.compactMap({ sources.templates[$0] }) {
      for mention in TemplateMention.all(in: source) {
        guard let name = OwnKeys.key(in: mention.name), printed[name] == nil else { continue }
        printed[name] = mention
      }
    }
    names = used.union(printed.keys).sorted()
    let unprinted = used.subtracting(printed.keys).sorted()
    diagnostics = printed.filter { !used.contains($0.key) }.sorted { $0.key < $1.key }
      .compactMap { name, mention in
        nearestName(to: name, in: unprinted).map {
          Diagnostic.warning(
            "unused-key", "no meeting has the key \"\(name)\"", at: mention.place,
            help: "did you mean \"\($0)\"?")
        }
      }
  }

  /// The key in `meeting.x_room`, or in `x_room` inside a section on a meeting.
  private static func key(in name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, last.hasPrefix("x_"), last.utf8.count > 2,
      last.utf8.allSatisfy(isKeyByte),
      parts.count == 1 || parts[parts.count - 2] == "meeting"
    else { return nil }
    return String(last)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
