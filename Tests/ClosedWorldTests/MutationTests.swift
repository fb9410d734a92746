import AppAssociation
import Diagnostics
import Foundation
import SitePlan
import Testing

/// Rule lists that somebody changed: whatever changes a decision is noticed.
///
/// With `ALL_MUTATIONS` in the environment (`make mutations`) every site, every list and every pair of
/// rules; else one site of each style, and of most lists the neighbours.
@Suite struct MutationTests {
  private static let isComplete = ProcessInfo.processInfo.environment["ALL_MUTATIONS"] != nil
  static var sites: [SampleSite] { isComplete ? SampleSite.all : SampleSite.some }

  @Test(arguments: sites)
  func noticesEachDeletionAndSwapOnIOS(sample: SampleSite) throws {
    let site = try sample.planned()
    let file = try #require(site.apple)
    let witness = try Witness(site, file.bytes)
    for (entry, detail) in try #require(file.applinks?.details).enumerated() {
      for mutation in mutations(
        of: detail.components, isFirst: entry == 0, isExclusion: { $0.exclude == true })
      {
        var changed = file
        changed.applinks?.details[entry].components = mutation.list
        let found = site.diagnostics(apple: changed.bytes, android: [])
        try check(found, "entry \(entry) \(mutation.name)", witness, changed.bytes)
      }
    }
  }

  @Test(arguments: sites)
  func noticesEachDeletionAndSwapOnAndroid(sample: SampleSite) throws {
    let site = try sample.planned()
    let file = try #require(site.android)
    let witness = try Witness(site, file.bytes)
    for (index, statement) in file.statements.enumerated() {
      guard case .grant(var grant) = statement else { continue }
      for mutation in mutations(
        of: grant.dynamicComponents, isFirst: index == 0, isExclusion: \.exclude)
      {
        grant.dynamicComponents = mutation.list
        var changed = file
        changed.statements[index] = .grant(grant)
        let found = site.diagnostics(apple: [], android: changed.bytes)
        try check(found, "statement \(index) \(mutation.name)", witness, changed.bytes)
      }
    }
  }

  private func check(
    _ found: [Diagnostic], _ name: String, _ witness: Witness, _ changed: [UInt8]
  ) throws {
    let link = try witness.link(decidedOtherwiseBy: changed)
    #expect(
      found.isEmpty == (link == nil),
      "\(name): \(found.first?.message ?? "nothing found"), \(link ?? "no witness")")
    if name.contains("without") { #expect(!found.isEmpty, "\(name)") }
    for diagnostic in found {
      #expect(diagnostic.severity == .error)
      #expect(diagnostic.notes.contains { $0.message.contains("components[") })
    }
  }

  /// A list without one of its elements, or with two of them swapped.
  ///
  /// To swap two exclusions, or two others, never changes what opens, so that is left to the complete
  /// run; so are pairs that are no neighbours, in all lists but the first.
  private func mutations<Element>(
    of list: [Element], isFirst: Bool, isExclusion: (Element) -> Bool
  ) -> [(name: String, list: [Element])] {
    var mutations: [(String, [Element])] = []
    for index in list.indices {
      var shorter = list
      shorter.remove(at: index)
      mutations.append(("without \(index)", shorter))
      for other in list.indices
      where other > index
        && (Self.isComplete
          || (isFirst || other == index + 1)
            && isExclusion(list[other]) != isExclusion(list[index]))
      {
        var swapped = list
        swapped.swapAt(index, other)
        mutations.append(("\(index) and \(other) swapped", swapped))
      }
    }
    return mutations
  }
}

/// Knows how a file decided, by all combinations of parts that rules of a site can tell apart.
///
/// Independent of the links that the closed world makes.
private struct Witness {
  private let links: [LinkURL]
  private let decisions: [[Bool]]

  init(_ site: PlannedSite, _ file: [UInt8]) throws {
    let named =
      [site.book.links[0].address, site.book.links[1].address]
      + [site.book.links[0].code, site.book.links[1].code].map { "/j/\($0)/" }
    let folders = ["/other", "/join/other", "/j/other"] + named.map { String($0.dropLast()) }
    let paths = ["", "/", "/x", ".x"].flatMap { end in folders.map { $0 + end } }
    let queries = ["", "?web=1", "?sessionId=a", "?sessionId=Board_7", "?sessionId=a&web=1"]
    links = (["/", "/join", "/join/", "/j", "/j/"] + paths).flatMap { path in
      queries.flatMap { query in
        ["", "#x", "#web", "#phone"].compactMap {
          LinkURL("https://calls.example.com\(path)\(query)\($0)")
        }
      }
    }
    decisions = try Witness.decisions(by: file, of: links)
  }

  func link(decidedOtherwiseBy file: [UInt8]) throws -> String? {
    let others = try Witness.decisions(by: file, of: links)
    return links.indices.first { decisions[$0] != others[$0] }.map { links[$0].text }
  }

  private static func decisions(by file: [UInt8], of links: [LinkURL]) throws -> [[Bool]] {
    let value = try JSONValue.read(file).get()
    let (apple, android) = (AppleLinkRules(value), AndroidLinkRules(value))
    return links.map { url in
      apple.decisions(for: url, host: url.host).map { $0.decision.outcome == .match }
        + android.apps.map { app in
          guard case .rules(let decision) = android.answer(for: url, host: url.host, app: app)
          else { return false }
          return decision.outcome == .match
        }
    }
  }
}
