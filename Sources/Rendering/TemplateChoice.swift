import SiteModel

/// The compiled templates of each language that the site uses.
package struct TemplateChoice: Sendable {
  /// For the pages of the site itself, and for meetings in languages without texts.
  let site: TemplateSet
  private let others: [String: TemplateSet]

  /// - Parameter others: by language tag.
  package init(site: TemplateSet, others: [String: TemplateSet]) {
    self.site = site
    self.others = others
  }

  /// The templates of `language` or of its nearest wider one (`de-AT`, `de`), else the site's.
  func templates(for language: LanguageTag) -> TemplateSet {
    for tag in language.fallbacks {
      if tag == site.language.text { return site }
      if let set = others[tag] { return set }
    }
    return site
  }
}
