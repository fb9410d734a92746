package import Diagnostics
package import InviteLinks
package import Invites
import SiteModel

extension Secret {
  /// What is private of the guests in a ledger: addresses, numbers, links, and whole names.
  ///
  /// Messages name a guest by the number in the ledger: a report may be passed on. What the settings
  /// or the organiser of a meeting say in public is nobody's secret.
  ///
  /// - Parameter key: nil where it is not at hand; then links cannot be known.
  package static func guests(
    of ledger: Ledger, key: InviteKey?, place: Place, _ site: CheckedSite
  ) -> [Secret] {
    let known = publicTexts(of: site)
    let maker = key.map { TokenMaker($0) }
    var secrets: [Secret] = []
    var seen: Set<String> = []
    for entry in ledger.entries {
      func add(_ kind: Kind, _ text: String) {
        let folded = text.lowercased()
        guard !known.contains(folded), seen.insert(folded).inserted else { return }
        secrets.append(
          Secret(kind: kind, text: text, id: "no. \(entry.number)", place: place))
      }
      let guest = entry.guest
      if let email = guest.email {
        add(.guestAddress, email)
        if let mailed = MailAddress(email) { add(.guestAddress, mailed.text) }
      }
      if let phone = guest.phone { add(.guestNumber, phone) }
      for name in guest.wholeNames where isTelling(name) { add(.guestName, name) }
      guard let maker else { continue }
      for invite in entry.invites {
        for rotation in 0...invite.rotation {
          let token = maker.token(meetingUID: invite.uid, guestKey: guest.key, rotation: rotation)
          add(.guestToken, token.text)
        }
      }
    }
    return secrets
  }

  /// One word is a word of the language too often; in Chinese, Japanese and Korean a whole name has
  /// no blank, and three letters are hardly something else.
  private static func isTelling(_ name: String) -> Bool {
    name.unicodeScalars.contains(where: \.properties.isWhitespace)
      || (name.isEastAsian && name.count > 2)
  }

  private static func publicTexts(of site: CheckedSite) -> Set<String> {
    let settings = site.site.settings
    var texts: Set<String> = []
    func add(_ organizer: Organizer?) {
      for text in [organizer?.name, organizer?.email] {
        if let text { texts.insert(text.lowercased()) }
      }
    }
    add(settings.organizer)
    if let contact = settings.contact {
      texts.insert(String(contact.drop { $0 != ":" }.dropFirst()).lowercased())
    }
    for meeting in site.meetings {
      add(meeting.organizer)
      for point in meeting.entryPoints where point.kind == .phone {
        texts.insert("+" + point.uri.filter { $0.isNumber })
      }
    }
    return texts
  }
}
