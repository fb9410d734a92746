import InviteLinks
import SiteModel
import SitePlan

extension SiteRenderer {
  /// A page below another one, in a further language.
  ///
  /// It is for the browser alone: what it gives to others is the join link, with the message in the
  /// meeting's own language.
  func translatedFile(
    _ page: SitePlan.Page, _ language: LanguageTag, _ made: inout Invitations
  ) -> File {
    let set = templates.templates(for: language)
    let path = "\(page.folder)/index.html"
    guard let index = page.content.meeting else { return File(path, gonePage(set)) }
    let meeting = meetings[index]
    let isMoved = page.content == .moved(index)
    let folder = String(page.folder.dropLast(language.text.utf8.count + 1))
    let own = isMoved ? movedInvitation(index, in: folder, &made) : invitation(index, &made)
    var other = own
    other.source = meetingSource(meeting, book.links[index], set, isMoved: isMoved)
    other.record = scopes.meeting.record(.init(site: siteRecord, meeting: other.source))
    other.record.set(own.sharing)
    other.data = data(other.source, own.text, set)
    let template = meeting.template.flatMap { set.custom[$0.value] } ?? set.join
    return File(path, meetingPage(other, set, template))
  }

  /// The page of a meeting in each language that it has, itself among them; empty when it has one.
  func languageLinks(
    of meeting: Meeting, at address: String, on set: TemplateSet
  ) -> [PageScope.LanguageLink] {
    guard !plan.languages.isEmpty else { return [] }
    let own = templates.templates(for: meeting.language.value)
    var shown: Set<String> = [own.language.text]
    var links = [link(own, own.language, to: address, on: set)]
    for tag in plan.languages {
      let other = templates.templates(for: tag)
      guard shown.insert(other.language.text).inserted else { continue }
      links.append(link(other, tag, to: "\(address)\(tag.text)/", on: set))
    }
    return links.count > 1 ? links : []
  }

  private func link(
    _ other: TemplateSet, _ tag: LanguageTag, to path: String, on set: TemplateSet
  ) -> PageScope.LanguageLink {
    PageScope.LanguageLink(
      tag: tag.text, name: other.strings["language_name"] ?? tag.text, path: path,
      url: "https://\(book.host.text)\(path)", isCurrent: other.language == set.language)
  }
}
