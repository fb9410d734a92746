import AppAssociation
import Arguments
import Diagnostics
import InviteLinks
import Rendering
import SiteCheck
import SiteModel
import SitePlan

/// `linksite aasa entitlements`: what the apps of the site have to say for themselves.
struct AasaEntitlementsCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    let result = SiteChecker.check(try context.sources(SitePaths(command), command))
    context.console.report(result.reportable, command[.format])
    guard let site = result.site else { return .findings }
    let needs = AppNeeds.all(of: site)
    if needs.isEmpty { context.console.report([.noApps(in: site)], command[.format]) }
    for need in needs { try context.console.print(need.text(command[.format])) }
    return result.diagnostics.hasErrors ? .findings : .fine
  }
}

extension CheckedSite.Result {
  /// What somebody should know who asks about the site: infos tell what a build does, and nothing is
  /// built here.
  var reportable: [Diagnostic] { diagnostics.filter { $0.severity > .info } }
}

/// What one app needs so that links of the site can open it.
enum AppNeeds {
  /// The strings of the entitlement `com.apple.developer.associated-domains`.
  case ios(AppID, [String])
  case android(AndroidPackageName, IntentFilter)

  static func all(of site: CheckedSite) -> [AppNeeds] {
    let settings = site.site.settings
    let hosts = site.hosts
    let paths = site.renderer.association.rules.manifestPaths
    let apple: [AppNeeds] = settings.apps.compactMap(\.ios).map { app in
      .ios(
        app.appID,
        AssociatedDomains(
          hosts: hosts, usesWebcredentials: settings.sharesWebCredentials,
          hasAppClip: app.clipID != nil
        ).strings)
    }
    let clips: [AppNeeds] = settings.apps.compactMap { $0.ios?.clipID }.map { clip in
      .ios(clip, hosts.map { "appclips:\($0)" })
    }
    return apple + clips
      + settings.apps.compactMap(\.android).map { app in
        .android(app.package, IntentFilter(hosts: hosts, paths: paths))
      }
  }

  func text(_ format: ReportFormat) -> String {
    switch (self, format) {
    case (.ios(let app, let domains), .text):
      "# \(app.text), in Xcode: Signing & Capabilities, Associated Domains\n"
        + domains.map { "\($0)\n" }.joined()
    case (.android(let package, let filter), .text):
      "# \(package.text), in AndroidManifest.xml: the activity that takes the links\n\(filter.xml)"
    case (.ios(let app, let domains), .json):
      "{\"system\":\"iOS\",\"app\":\(jsonString(app.text)),\"associatedDomains\":["
        + domains.map(jsonString).joined(separator: ",") + "]}\n"
    case (.android(let package, let filter), .json):
      "{\"system\":\"Android\",\"app\":\(jsonString(package.text)),"
        + "\"intentFilter\":\(jsonString(filter.xml))}\n"
    }
  }
}

extension CheckedSite {
  /// The hosts on which links open apps: that of the pages, and that of the Open button if it is
  /// another.
  var hosts: [String] {
    [book.host.text] + (site.settings.links.openHost.map { [$0.text] } ?? [])
  }
}

extension Diagnostic {
  /// Not wrong: guests can join by other ways.
  static func noApps(in site: CheckedSite) -> Diagnostic {
    .warning(
      "no-apps", "the site has no apps, so no link opens one",
      at: .file(site.sources.paths.settings), help: "list them under apps")
  }
}
