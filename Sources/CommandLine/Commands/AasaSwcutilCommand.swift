import AppAssociation
import Arguments
import Diagnostics
import InviteLinks
import SiteModel
import SitePlan

/// `linksite aasa swcutil`: commands by which the platforms themselves confirm what linksite says.
///
/// They need a Mac, a phone or the network, so they are printed and not run.
struct AasaSwcutilCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let result = SiteChecker.check(try context.sources(SitePaths(command), command))
    guard let site = result.site else {
      context.console.report(result.diagnostics, .text)
      return .findings
    }
    let host = site.book.host.text
    let links = try command.operands.map { try command.link($0, on: host).text }
    var text = appleCommands(site, host: host, links: links)
    let packages = site.site.settings.apps.compactMap { $0.android?.package }
    if site.associationFile(.android) != nil {
      text += "\n# The file of Android as the host serves it: 200, and no redirect.\n"
      text += DeviceCommands.served(.android, host: host) + "\n"
      for package in packages {
        text += "# What a device made of it; then let it look again.\n"
        text += DeviceCommands.androidState(of: package) + "\n"
        text += DeviceCommands.androidVerification(of: package) + "\n"
      }
    }
    if text.isEmpty { context.console.report([.noApps(in: site)], .text) }
    try context.console.print(text)
    return .fine
  }

  private func appleCommands(
    _ site: CheckedSite, host: String, links: [String]
  ) -> String {
    guard let output = site.associationFile(.apple),
      case .success(let value) = JSONValue.read(output.text.bytes)
    else { return "" }
    let rules = AppleLinkRules(value)
    let file = SitePaths.join(site.sources.paths.output, SitePlan.Single.association.rawValue)
    var text =
      "# The file as the host serves it: 200, and no redirect. Then as Apple passes it on.\n"
    text += DeviceCommands.served(.apple, host: host) + "\n"
    text += DeviceCommands.appleCache(host: host) + "\n"
    text += "\n# On a Mac, in this folder, after linksite build: each line should say what stands "
    text += "above it.\n"
    for url in links.isEmpty ? site.linksOfEachKind(rules) : links {
      guard let link = LinkURL(url) else { continue }
      let answer = LinkAnswer(link, host: host, by: rules)
      text += "# \(answer.decisions)\n"
      text += DeviceCommands.swcutil(host: host, file: file, url: url) + "\n"
    }
    return text
  }
}

extension CheckedSite {
  /// The first link of each kind that the same rules decide.
  fileprivate func linksOfEachKind(_ rules: AppleLinkRules) -> [String] {
    var named = NamedParts()
    named.add(rules)
    var seen: Set<String> = []
    return links(for: named).filter { link in
      guard let url = LinkURL(link.url) else { return false }
      let decisions = rules.decisions(for: url, host: book.host.text).map(\.decision)
      return seen.insert("\(link.kind) \(decisions)").inserted
    }.map(\.url)
  }
}

extension LinkAnswer {
  /// `match ABCDE12345.com.example.calls`, for each app.
  fileprivate var decisions: String {
    apps.map { "\($0.outcome.rawValue) \($0.name)" }.joined(separator: ", ")
  }
}
