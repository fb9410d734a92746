package import Diagnostics
package import Rendering
package import SiteModel
import SiteOutput
package import SitePlan

/// A site that has been read, checked and planned: everything but the writing.
///
/// One object that commands pass on: it is large, and never changes.
package final class CheckedSite: Sendable {
  package let sources: SiteSources
  package let site: Site
  /// The published ones, in the order of their links.
  package let meetings: [Meeting]
  /// What the definition of each says, as a number.
  let draftKeys: [ContentKey]
  /// Names of the user's own keys, `x_…`.
  let ownKeys: [String]
  package let book: LinkBook
  package let plan: SitePlan
  package let renderer: SiteRenderer
  /// The lock file as it is now; empty before the first build.
  package let oldLock: LinkLock

  init(
    sources: SiteSources, site: Site, draftKeys: [ContentKey], ownKeys: [String], book: LinkBook,
    plan: SitePlan, renderer: SiteRenderer, oldLock: LinkLock
  ) {
    precondition(draftKeys.count == site.meetings.count, "a key for each definition")
    self.sources = sources
    self.site = site
    meetings = site.publishedMeetings
    self.draftKeys = zip(site.meetings, draftKeys).filter { $0.0.isPublished }.map(\.1)
    self.ownKeys = ownKeys
    self.book = book
    self.plan = plan
    self.renderer = renderer
    self.oldLock = oldLock
  }
}

extension CheckedSite {
  /// What came of checking.
  ///
  /// The site is nil when there are errors, but for those about links and apps: they keep it from
  /// being written, not from being looked at.
  package struct Result: Sendable {
    package var site: CheckedSite?
    package var diagnostics: [Diagnostic]
  }
}
