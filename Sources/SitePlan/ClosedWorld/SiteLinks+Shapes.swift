import AppAssociation
import InviteLinks
import SiteModel

extension SiteLinks {
  /// Pages of one shape have links that differ only in a segment or a value that no rule names.
  private struct Shape: Hashable {
    var kind: ExpectedLink.Kind
    var isPageOfMeeting: Bool
    var fileCount: Int
    /// The apps that the meeting names.
    var apps: [String]
  }

  /// Enough links to know what happens with all of them: every one that the rules may single out,
  /// and one page of each shape for the rest.
  func distinctLinks(_ named: NamedParts) -> [ExpectedLink] {
    var seen: Set<Shape> = []
    let pages = plan.pages.filter { page in
      mayName(page, named) || seen.insert(shape(of: page)).inserted
    }
    return pages.flatMap(links) + linksOfTheSite
  }

  /// Every link there is.
  var allLinks: [ExpectedLink] { plan.pages.flatMap(links) + linksOfTheSite }

  private func mayName(_ page: SitePlan.Page, _ named: NamedParts) -> Bool {
    let segment = page.folder.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      page.folder[page.folder.utf8.index(after: $0)...]
    }
    if named.mayName(segment: segment ?? page.folder[...]) { return true }
    guard case .join(let index) = page.content, let link = joinLink(index),
      let mark = link.utf8.firstIndex(of: UInt8(ascii: "?"))
    else { return false }
    return named.mayName(query: link[link.utf8.index(after: mark)...])
  }

  private func shape(of page: SitePlan.Page) -> Shape {
    Shape(
      kind: meaning(of: page.content).kind, isPageOfMeeting: page.content.isJoinPage,
      fileCount: plan.fileNames(of: page).count,
      apps: page.content.meeting.map { meetings[$0].apps.map(\.value) } ?? [])
  }
}
