import Diagnostics
import InviteLinks
import Rendering
import SiteModel
import SitePlan

/// Where an address or an id leads: the meeting, the page, and why.
struct AddressExplanation {
  private(set) var asked: String
  private(set) var meeting: String?
  private(set) var title: String?
  /// The file of the output that answers.
  private(set) var page: String?
  private(set) var reason: String

  var isKnown: Bool { page != nil }

  init(of asked: String, in site: CheckedSite) {
    self.asked = asked
    reason = "no page of the site has this address"
    if let index = site.meetings.firstIndex(where: { $0.id.value.text == asked }) {
      show(index, in: site, "\(asked) is the id of a meeting")
    } else if let draft = site.site.meetings.first(where: { $0.id.value.text == asked }) {
      meeting = asked
      title = draft.title
      reason = "\(asked) is a draft: it has no page"
    } else if let path = AddressExplanation.path(of: asked, host: site.book.host) {
      explain(path, in: site)
    } else if let owner = site.owner(ofName: asked) {
      show(owner, in: site, "\(asked) is another name of the meeting")
    } else {
      reason = "this is neither an address on \(site.book.host) nor the id of a meeting"
    }
  }

  private mutating func show(_ index: Int, in site: CheckedSite, _ why: String) {
    meeting = site.meetings[index].id.value.text
    title = site.meetings[index].title
    page = String(site.book.links[index].address.dropFirst()) + "index.html"
    reason = why
  }

  /// Path and query of an address on the site's host; a path alone counts too.
  private static func path(of text: String, host: HostName) -> String? {
    if text.hasPrefix("/") { return text }
    let lower = text.lowercased()
    for scheme in ["https://", "http://", ""] where lower.hasPrefix(scheme + host.text) {
      let rest = String(text.dropFirst(scheme.utf8.count + host.text.utf8.count))
      if rest.isEmpty { return "/" }
      if rest.hasPrefix("/") { return rest }
      if rest.hasPrefix("?") || rest.hasPrefix("#") { return "/" + rest }
    }
    return nil
  }

  private mutating func explain(_ path: String, in site: CheckedSite) {
    let url = "https://\(site.book.host)\(path)"
    if case .session(let session, _)? = try? JoinLink(
      url, on: [site.book.host], style: .cometchat
    ).content, site.site.settings.links.style == .cometchat {
      if let index = site.meetings.firstIndex(where: { $0.callID.value == session }) {
        show(index, in: site, "the query names the call id of the meeting")
        page = "join/index.html"
      } else {
        page = "join/index.html"
        reason = "the site does not know the session; the page hands it to the app"
      }
      return
    }
    let bare = path.prefix { $0 != "?" && $0 != "#" }
    var folder = bare.split(separator: "/").joined(separator: "/")
    if folder.hasSuffix("index.html") {
      folder = folder.split(separator: "/").dropLast().joined(separator: "/")
    }
    if let planned = site.plan.pages.first(where: { $0.folder == folder }) {
      show(planned, in: site)
    } else if let file = site.file(at: folder) {
      page = file
      reason = "a file of the site"
    } else if folder.hasPrefix("join/") {
      page = "404.html"
      reason = "the site does not know the id; the page hands it to the app"
    } else if folder.hasPrefix("j/"), let repaired = site.repaired(folder) {
      page = "404.html"
      reason = "no such code; the page repairs it to \(repaired)"
    }
  }

  private mutating func show(_ planned: SitePlan.Page, in site: CheckedSite) {
    switch planned.content {
    case .join(let index): show(index, in: site, "the join page of the meeting")
    case .moved(let index): show(index, in: site, "a former address of the meeting")
    case .short(let index): show(index, in: site, "a short link to the meeting")
    case .gone, .goneShort: reason = "the meeting that was here was removed"
    }
    page = planned.folder + "/index.html"
  }

  func text(_ format: ReportFormat) -> String {
    switch format {
    case .text:
      var text = "\(asked.printable)\n"
      if let meeting { text += "  meeting  \(meeting): \(title ?? "")\n" }
      if let page { text += "  page     \(page)\n" }
      return text + "  because  \(reason.printable)\n"
    case .json:
      func member(_ name: String, _ value: String?) -> String {
        "\"\(name)\":\(value.map(jsonString) ?? "null")"
      }
      return "{\(member("asked", asked)),\(member("meeting", meeting)),"
        + "\(member("page", page)),\(member("reason", reason))}\n"
    }
  }
}

extension CheckedSite {
  /// The published meetings, in the order of their links.
  var meetings: [Meeting] { site.publishedMeetings }

  /// The meeting with this call id or alias.
  fileprivate func owner(ofName name: String) -> Int? {
    meetings.firstIndex { meeting in
      meeting.callID.value.text == name || meeting.aliases.contains { $0.value.text == name }
    }
  }

  /// The output at a path, where it is no page of a meeting.
  fileprivate func file(at path: String) -> String? {
    let path = path.isEmpty ? "index.html" : path == "join" ? "join/index.html" : path
    if plan.singles.contains(where: { $0.rawValue == path }) { return path }
    if plan.statics.contains(path) { return path }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    guard let page = plan.pages.first(where: { $0.folder == folder }) else { return nil }
    return plan.fileNames(of: page).contains { "\(page.folder)/\($0)" == path } ? path : nil
  }

  /// The short link that the page for missing ones makes of a mistyped code.
  fileprivate func repaired(_ folder: String) -> String? {
    let repaired = "j/" + ShortCode.repaired(String(folder.dropFirst(2)))
    guard plan.pages.contains(where: { $0.folder == repaired }) else { return nil }
    return "/\(repaired)/"
  }
}
