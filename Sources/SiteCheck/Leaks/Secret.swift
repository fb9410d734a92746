import Diagnostics
import InviteLinks
import SiteModel

/// A text that may stand in some files of the site only, or in none.
package struct Secret {
  enum Kind: Hashable {
    case passcode, pin
    case draftTitle, unlistedTitle
    case guestAddress, guestNumber, guestToken, guestName
  }

  var kind: Kind
  var text: String
  /// The meeting that is named in messages: the first one that has this text.
  var id: String
  /// How many more there are.
  var others = 0
  var place: Place
  /// Published meetings whose own files may show it, by their place in `CheckedSite.meetings`.
  var owners: Set<Int> = []

  /// Shorter ones stand in too many places by accident.
  static let shortestPIN = 4
}

extension Secret {
  /// Everything in the site that is not for everybody.
  static func all(of site: CheckedSite) -> [Secret] {
    var collection = Collection()
    var published = 0
    for meeting in site.site.meetings {
      let index = meeting.isPublished ? published : nil
      if meeting.isPublished { published += 1 }
      if let passcode = meeting.passcode {
        collection.add(
          .passcode, passcode.text, meeting, owner: passcode.shownIn == .page ? index : nil)
      }
      for pin in meeting.entryPoints.compactMap(\.pin) where pin.utf8.count >= shortestPIN {
        collection.add(.pin, pin, meeting, owner: index)
      }
      switch meeting.visibility {
      case .public: continue
      case .draft: collection.add(.draftTitle, meeting.title, meeting, owner: nil)
      case .unlisted: collection.add(.unlistedTitle, meeting.title, meeting, owner: index)
      }
    }
    return collection.secrets.filter { !$0.isTitle } + titles(among: collection.secrets, of: site)
  }

  private var isTitle: Bool { kind == .draftTitle || kind == .unlistedTitle }

  /// Titles that are no words of the site itself: what its templates, its settings and the titles of
  /// public meetings say in any case gives nothing away.
  private static func titles(among secrets: [Secret], of site: CheckedSite) -> [Secret] {
    let titles = secrets.filter(\.isTitle)
    var known: Set<Int> = []
    let search = TokenSearch(titles.map { Array($0.text.utf8) })
    for source in site.sources.words.values {
      known.formUnion(search.found(in: source.bytes[...]))
    }
    if let settings = site.sources.settings {
      known.formUnion(search.found(in: settings.bytes[...]))
    }
    for meeting in site.meetings where meeting.visibility == .public {
      known.formUnion(search.found(in: Array(meeting.title.utf8)[...]))
    }
    return titles.enumerated().filter { !known.contains($0.offset) }.map(\.element)
  }

  /// Each text of a kind once, however many meetings have it.
  private struct Collection {
    private(set) var secrets: [Secret] = []
    private var indexes: [Kind: [String: Int]] = [:]

    mutating func add(_ kind: Kind, _ text: String, _ meeting: Meeting, owner: Int?) {
      let secret: Int
      if let known = indexes[kind]?[text] {
        secret = known
        secrets[secret].others += 1
      } else {
        secret = secrets.count
        indexes[kind, default: [:]][text] = secret
        secrets.append(
          Secret(kind: kind, text: text, id: meeting.id.value.text, place: meeting.place))
      }
      if let owner { secrets[secret].owners.insert(owner) }
    }
  }
}
