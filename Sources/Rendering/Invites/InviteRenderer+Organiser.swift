import Diagnostics
import InviteLinks
package import Invites
import SiteModel
import SitePlan
import Templates

/// The organiser's page: one file with everybody in its list.
extension InviteRenderer {
  struct ItemKey: Hashable {
    var form: ObjectIdentifier
    var mail: Int
    var state: ReportFile.State
  }

  /// An item of the list for many guests.
  struct ListItem {
    let text: FormText
    let needs: [FormText.Gap]

    init(_ text: FormText) {
      self.text = text
      needs = [text].needs
    }
  }

  /// One item of the organiser's page.
  package mutating func appendListItem(
    _ invite: inout PersonalInvite, _ state: ReportFile.State, to bytes: inout [UInt8]
  ) {
    let mail = invite.form.sending.mail(for: invite.values)
    let key = ItemKey(form: ObjectIdentifier(invite.form), mail: mail, state: state)
    let item: ListItem
    if let known = items[key] {
      item = known
    } else {
      item = ListItem(listItem(invite, mail, state))
      // A form for one guest alone is not kept, and its name is given again.
      if forms.values.contains(where: { $0 === invite.form }) { items[key] = item }
    }
    invite.prepare(item.needs, escape: InviteRenderer.escape)
    item.text.append(invite.values, to: &bytes)
  }

  private func listItem(
    _ invite: PersonalInvite, _ mail: Int, _ state: ReportFile.State
  ) -> FormText {
    let guest = invite.guest
    let form = invite.form
    // With real values where another kind of file is included, which may escape them otherwise.
    let marks = standard.isUniform ? marks : nil
    func word(_ value: OwnValue, _ real: String) -> String { marks?.word(for: value) ?? real }
    func word(_ name: String, _ real: String?) -> String? {
      let place = fields.firstIndex { $0.field.name == name }
      return real.map { real in place.map { word(.field($0), real) } ?? real }
    }
    let sending = form.sending
    var bytes: [UInt8] = []
    standard.listed.render(
      scopes.listed.record(
        .init(
          number: word(.number, "\(invite.number)"),
          mark: word(.mark, String(decoding: invite.values[.mark], as: UTF8.self)),
          label: word(.label, guest.label), email: word("email", guest.email),
          phone: word("phone", guest.phone), role: word("role", guest.role),
          language: form.content.language,
          direction: form.content.isRightToLeft ? "rtl" : "ltr",
          message: word(.message, invite.text),
          mail: guest.email.map { _ in
            word(.mailLink, sending.mails[mail].text(invite.values))
          },
          sms: guest.phone.map { _ in word(.smsLink, sending.sms.text(invite.values)) },
          whatsApp: guest.phone.map { _ in
            word(.whatsAppLink, sending.whatsApp.text(invite.values))
          }, state: state)), into: &bytes)
    let texts: [OwnValue: FormText] = [
      .message: form.content.text, .mailLink: sending.mails[mail], .smsLink: sending.sms,
      .whatsAppLink: sending.whatsApp,
    ]
    return FormText(bytes, marks).encoded(as: .html) { Array($0) }.filling(
      texts.mapValues { text in
        text.encoded(as: .html) { piece in
          var escaped: [UInt8] = []
          escaped.append(escapedForHTML: Array(piece))
          return escaped
        }
      })
  }

  /// The organiser's page around its list, which is long and copied once.
  package func organiserPage(
    title: String, folder: String, count: Int, languages: [String], list: [[UInt8]]
  ) -> [UInt8] {
    let style = sources["invite/organiser.css"]?.bytes ?? []
    let script = sources["invite/organiser.js"]?.bytes ?? []
    let language = standard.language
    let page = InviteScopes.OrganiserPage(
      site: site.siteRecord, title: title, count: count, languages: languages,
      guests: list.allSatisfy(\.isEmpty) ? [] : Array(marks.word(for: .message).utf8),
      language: language.text, direction: language.isRightToLeft ? "rtl" : "ltr",
      store: "linksite \(site.book.host.text) \(folder)",
      policy: ContentSecurityPolicy.text(style: style, script: script, images: "data:"),
      style: Array("<style>".utf8) + style + Array("</style>".utf8),
      script: Array("<script>".utf8) + script + Array("</script>".utf8))
    var bytes: [UInt8] = []
    standard.organiser.render(scopes.organiser.record(page), into: &bytes)
    return FormText(bytes, marks).bytes(filledWith: list)
  }
}
