package import Diagnostics

/// One link of the site in one spelling, with what it has to do.
package struct ExpectedLink: Sendable {
  /// Which link it is, as the table of what opens the app has them.
  package enum Kind: String, Sendable, CaseIterable {
    case join = "a join link"
    case runTime = "the join link of a call that begins at run time"
    case former = "a former address or an alias"
    case gone = "the address of a removed meeting"
    case short = "a short link"
    /// In style `cometchat` pages are for the browser; only the link with the query is a join link.
    case page = "the page of a meeting"
    case indexFile = "the file index.html of a page"
    case file = "a file"
    /// Pages in other languages stand there.
    case belowPage = "an address below a page"
    case browserOnly = "a link that asks for the browser"
    case sitePage = "a page of the site itself"
    case staticFile = "a static file"
    case staticPage = "a static page"
  }

  /// The whole address.
  package var url: String
  package var kind: Kind
  /// What stands behind the address: a query, a fragment or nothing.
  package var ending: String
  /// True when it has to open an app; all others stay in the browser.
  package var opens: Bool
  /// The meeting whose apps are meant, by its place among the published ones; nil: any app.
  package var meeting: Int?
  /// The source that makes the link; nil for linksite itself.
  package var place: Place?
}
