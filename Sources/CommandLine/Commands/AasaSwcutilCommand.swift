import AppAssociation
import Arguments
import Diagnostics
import InviteLinks
import SiteCheck
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
    context.console.report(result.reportable, .text)
    guard let site = result.site else { return .findings }
    let links = try command.operands.map { try link($0, on: site.hosts) }
    var text = appleCommands(site, links: links)
    let packages = site.site.settings.apps.compactMap { $0.android?.package }
    if site.associationFile(.android) != nil {
      text += "\n# The file of Android as the host serves it: 200, and no redirect.\n"
      for host in site.hosts { text += DeviceCommands.served(.android, host: host) + "\n" }
      for package in packages {
        text += "# What a device made of it; then let it look again.\n"
        text += DeviceCommands.androidState(of: package) + "\n"
        text += DeviceCommands.androidVerification(of: package) + "\n"
      }
    }
    if text.isEmpty { context.console.report([.noApps(in: site)], .text) }
    try context.console.print(text)
    return result.diagnostics.hasErrors ? .findings : .fine
  }

  /// A link of one of the site's hosts; no file of the site decides any other.
  private func link(_ text: String, on hosts: [String]) throws -> LinkURL {
    let host = hosts.first { ParsedCommand.address(text, on: $0) != text } ?? hosts[0]
    let link = try command.link(text, on: host)
    guard hosts.contains(link.host) else {
      throw command.problem(
        "'\(text)' is a link to \(link.host), and the hosts of the site are "
          + hosts.joined(separator: ", "))
    }
    return link
  }

  private func appleCommands(_ site: CheckedSite, links: [LinkURL]) -> String {
    guard let output = site.associationFile(.apple),
      case .success(let value) = JSONValue.read(output.text.bytes)
    else { return "" }
    let rules = AppleLinkRules(value)
    let file = SitePaths.join(site.sources.paths.output, SitePlan.Single.association.rawValue)
    var text =
      "# The file as the host serves it: 200, and no redirect. Then as Apple passes it on.\n"
    for host in site.hosts {
      text += DeviceCommands.served(.apple, host: host) + "\n"
      text += DeviceCommands.appleCache(host: host) + "\n"
    }
    text += "\n# On a Mac, in this folder, after linksite build: each line should say what stands "
    text += "above it.\n"
    for link in links.isEmpty ? site.linksOfEachKind(rules) : links {
      let answer = LinkAnswer(link, host: link.host, by: rules)
      text += "# \(answer.decisions.printable)\n"
      text += DeviceCommands.swcutil(host: link.host, file: file, url: link.text) + "\n"
    }
    return text
  }
}

extension CheckedSite {
  /// The first link of each kind that the same rules decide, and behind the first that opens an app
  /// the same on the host of the Open button: there it is the only universal link of a page.
  fileprivate func linksOfEachKind(_ rules: AppleLinkRules) -> [LinkURL] {
    var named = NamedParts()
    named.add(rules)
    var seen: Set<String> = []
    var found: [LinkURL] = []
    var otherHosts = hosts.dropFirst()
    for link in links(for: named) {
      guard let url = LinkURL(link.url) else { continue }
      let decisions = rules.decisions(for: url, host: url.host).map(\.decision)
      guard seen.insert("\(link.kind) \(decisions)").inserted else { continue }
      found.append(url)
      if decisions.contains(where: { $0.outcome == .match }) {
        let behindHost = url.text.dropFirst("https://\(url.host)".count)
        found += otherHosts.compactMap { LinkURL("https://\($0)\(behindHost)") }
        otherHosts = []
      }
    }
    return found
  }
}

extension LinkAnswer {
  /// `match ABCDE12345.com.example.calls`, for each app.
  fileprivate var decisions: String {
    apps.map { "\($0.outcome.rawValue) \($0.name)" }.joined(separator: ", ")
  }
}
