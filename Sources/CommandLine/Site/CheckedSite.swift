package import Diagnostics
package import Rendering
package import SiteModel
package import SitePlan

/// A site that has been read, checked and planned: everything but the writing.
///
/// One object that commands pass on: it is large, and never changes.
package final class CheckedSite: Sendable {
  package let sources: SiteSources
  package let site: Site
  /// The published ones, in the order of their links.
  package let meetings: [Meeting]
  package let book: LinkBook
  package let plan: SitePlan
  package let renderer: SiteRenderer
  /// The lock file as it is now; empty before the first build.
  package let oldLock: LinkLock

  init(
    sources: SiteSources, site: Site, meetings: [Meeting], book: LinkBook, plan: SitePlan,
    renderer: SiteRenderer, oldLock: LinkLock
  ) {
    self.sources = sources
    self.site = site
    self.meetings = meetings
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
