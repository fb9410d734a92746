import AppAssociation
package import Diagnostics
import InviteLinks
package import SiteModel

/// Asks the association files about every file and link of the site, before anything is written.
///
/// Nothing else can find a page that opens the app by accident, or a link that does not: the systems
/// say nothing, and no guest knows that something else was meant. Android 14 and older do not read
/// rules, so they are not asked.
package enum ClosedWorld {
  /// What differs from the table of links that open an app.
  ///
  /// Addresses that differ only in a segment which no rule names are decided once for each shape.
  ///
  /// - Parameters:
  ///   - staticsName: how messages name the folder of static files.
  ///   - apple: the apple-app-site-association, nil when there is none; likewise `android`.
  package static func diagnostics(
    of plan: SitePlan, _ site: Site, _ book: LinkBook, staticsName: String, apple: SourceText?,
    android: SourceText?
  ) -> [Diagnostic] {
    let links = SiteLinks(of: plan, site, book, staticsName: staticsName)
    let world = World(site, host: book.host.text, apple: apple, android: android)
    return world.diagnostics(of: links.distinctLinks(world.named))
  }

  /// The same, deciding every single link.
  package static func exhaustiveDiagnostics(
    of plan: SitePlan, _ site: Site, _ book: LinkBook, staticsName: String, apple: SourceText?,
    android: SourceText?
  ) -> [Diagnostic] {
    let links = SiteLinks(of: plan, site, book, staticsName: staticsName)
    let world = World(site, host: book.host.text, apple: apple, android: android)
    return world.diagnostics(of: links.allLinks)
  }

  /// Links of the site that between them show everything that rules like these can decide.
  package static func links(
    of plan: SitePlan, _ site: Site, _ book: LinkBook, staticsName: String, for named: NamedParts
  ) -> [ExpectedLink] {
    SiteLinks(of: plan, site, book, staticsName: staticsName).distinctLinks(named)
  }
}

/// The files of one site on both systems.
private struct World {
  private(set) var named = NamedParts()
  private var systems: [SystemRules] = []

  /// A file that is no JSON is the linter's.
  init(_ site: Site, host: String, apple: SourceText?, android: SourceText?) {
    if let apple, case .success(let file) = JSONValue.read(apple.bytes) {
      let rules = AppleLinkRules(file)
      named.add(rules)
      let expectation = AppExpectation(site) { $0.ios?.appID.text }
      systems.append(SystemRules(apple: rules, apple, expectation, host: host))
    }
    if let android, case .success(let file) = JSONValue.read(android.bytes) {
      let rules = AndroidLinkRules(file)
      named.add(rules)
      let expectation = AppExpectation(site) { $0.android?.package.text }
      systems.append(SystemRules(android: rules, file, android, expectation, host: host))
    }
  }

  func diagnostics(of links: [ExpectedLink]) -> [Diagnostic] {
    systems.flatMap { diagnostics(of: links, on: $0) }
  }

  private func diagnostics(of links: [ExpectedLink], on rules: SystemRules) -> [Diagnostic] {
    var deviations = Deviations()
    var unknown: Set<String> = []
    for link in links {
      guard let url = LinkURL(link.url) else { continue }
      let answers = rules.answers(for: url)
      for (app, answer) in zip(rules.apps, answers) {
        let opens = rules.expectation.opens(link, app)
        switch answer {
        case .opens(let decision) where opens == false: deviations.add(link, app, decision)
        case .stays(let decision) where opens == true && rules.isWhole:
          deviations.add(link, app, decision)
        case .unknown: unknown.insert(app)
        case .opens, .stays: continue
        }
      }
      // A file of apps that the settings do not know must be good for something.
      if link.opens, rules.expectation.apps.isEmpty, rules.isWhole, !answers.isEmpty,
        answers.allSatisfy(\.isStay)
      {
        deviations.add(link, nil, .noMatch)
      }
    }
    return deviations.diagnostics(on: rules)
      + rules.apps.filter(unknown.contains).map { .linksNotNarrowed($0, on: rules) }
      + (rules.isWhole ? [] : [.includeNotRead(on: rules)])
  }
}

extension SystemRules.Answer {
  fileprivate var isStay: Bool { if case .stays = self { true } else { false } }
}
