import AppAssociation
import Calendar
import Diagnostics
import InviteLinks
import Rendering
import SiteCheck
import SiteModel
import SitePlan

/// Finds what an address, an id or a code means on one site.
struct AddressLookup {
  let site: CheckedSite
  /// The point in time at which a meeting has its state.
  let now: Instant

  /// Ids come first, then addresses, then whatever else a meeting is called by.
  func explanation(of asked: String) -> Explanation {
    var explanation = Explanation(asked: asked, reason: "")
    if let index = site.meetings.firstIndex(where: { $0.id.value.text == asked }) {
      explanation.show(index, site, "\(asked) is the id of the meeting")
    } else if let url = address(asked) {
      if let port = url.port, !port.isEmpty, !port.isPort {
        explanation.refuse("\(port) is no port, so nothing opens this: ports end at 65535")
        return explanation
      } else if site.hosts.contains(url.host) {
        explanation.url = url.text
        explain(url, &explanation)
      } else {
        explanation.url = url.text
        explanation.refuse("the site is \(site.book.host), and this is \(url.host)")
        return explanation
      }
    } else {
      explain(name: asked, &explanation)
    }
    if let id = explanation.meeting?.id,
      let meeting = site.site.meetings.first(where: { $0.id.value.text == id })
    {
      explanation.meeting?.state = MeetingState(meeting, at: now)
    }
    if let url = explanation.url.flatMap(LinkURL.init) {
      explanation.apps = apps(for: url)
      let kinds: [AssociationKind] = [.apple, .android]
      explanation.notes = AppAnswer.notes(
        on: url, kinds.map { ($0, site.associationFile($0)?.text.bytes) })
    }
    return explanation
  }

  /// The whole address: a path alone, or a host without its scheme, is one too.
  private func address(_ text: String) -> LinkURL? {
    if text.hasPrefix("/") { return LinkURL("https://\(site.book.host)\(text)") }
    if let url = LinkURL(text) { return url }
    guard let url = LinkURL("https://\(text)"), site.hosts.contains(url.host) else { return nil }
    return url
  }

  private func apps(for url: LinkURL) -> [AppAnswer] {
    AppAnswer.onIOS(site.associationFile(.apple)?.text.bytes, url)
      + AppAnswer.onAndroid(site.associationFile(.android)?.text.bytes, url)
  }
}

extension AddressLookup {
  private func explain(_ url: LinkURL, _ explanation: inout Explanation) {
    if explainSession(url, &explanation) { return }
    guard let path = PercentEncoding.decode(url.path) else {
      explanation.refuse("the percent-encoding of the path is broken")
      return
    }
    var parts = path.split(separator: "/").map(String.init)
    if parts.last == "index.html" { parts.removeLast() }
    let folder = parts.joined(separator: "/")
    if let planned = site.plan.pages.first(where: { $0.folder == folder }) {
      explanation.show(planned, site)
    } else if let file = file(at: folder) {
      explanation.page = file
      explanation.reason = "a file of the site"
    } else if parts.count == 2, parts[0] == "j", let repaired = repaired(parts[1]) {
      explanation.show(repaired, site)
      explanation.page = "404.html"
      explanation.reason = "there is no such code; the page repairs it to /\(repaired.folder)/"
    } else if parts.count == 2, parts[0] == "join" {
      explanation.page = "404.html"
      explain(unknownID: parts[1], &explanation)
    } else {
      explanation.page = "404.html"
      explanation.refuse("the site has no such page")
    }
  }

  /// The page for missing ones mends what became of a link on its way, and hands on to the app only
  /// what an id can be.
  private func explain(unknownID text: String, _ explanation: inout Explanation) {
    let mended = ArrivedID(text, isLowerCase: site.site.settings.links.style != .stream)
    if let planned = site.plan.pages.first(where: { $0.folder == "join/\(mended.text)" }) {
      explanation.show(planned, site)
      explanation.page = "404.html"
      explanation.reason = "there is no such id; the page goes on to /\(planned.folder)/"
    } else if (try? PathID(mended.asWritten)) == nil {
      explanation.refuse(
        "no id is so: it has 1 to 64 letters, digits, _ and -, and the page hands on no other")
    } else if site.site.settings.apps.isEmpty {
      explanation.refuse("the site does not know the id, and there is no app that could")
    } else {
      explanation.reason = "the site does not know the id; the page hands it to the app"
    }
  }

  /// In a link of style `cometchat` the query names the call.
  private func explainSession(_ url: LinkURL, _ explanation: inout Explanation) -> Bool {
    let text = "https://\(site.book.host)\(url.path)\(url.query.map { "?\($0)" } ?? "")"
    guard site.site.settings.links.style == .cometchat,
      let link = try? JoinLink(text, on: [site.book.host], style: .cometchat),
      case .session(let session, let asked) = link.content
    else { return false }
    explanation.page = "join/index.html"
    explanation.reason = "the site does not know the session; the page hands it to the app"
    let known = site.meetings.indices.filter { site.meetings[$0].callID.value == session }
    // Several meetings may be in one room; then the title in the link tells them apart.
    if let index = known.first(where: { site.meetings[$0].title == asked }) ?? known.first {
      explanation.name(index, site)
      explanation.reason = "the query names the call id of the meeting"
    }
    return true
  }

  /// What is no address: a former id, a call id, a code, or a slip.
  private func explain(name: String, _ explanation: inout Explanation) {
    if let draft = site.site.meetings.first(where: { $0.id.value.text == name }) {
      explanation.meeting = .init(id: name, title: draft.title)
      explanation.refuse("\(name) is a draft: it has no page")
    } else if let page = site.plan.pages.first(where: { $0.folder == "join/\(name)" }) {
      explanation.show(page, site)
      explanation.url = "https://\(site.book.host)/\(page.folder)/"
    } else if let index = site.meetings.firstIndex(where: { $0.callID.value.text == name }) {
      explanation.show(index, site, "\(name) is the call id of the meeting")
    } else if let entry = site.book.removed.first(where: { $0.id == name }),
      let address = entry.addresses.first
    {
      explanation.url = "https://\(site.book.host)\(address)"
      explanation.page = "\(address.dropFirst())index.html"
      explanation.reason = "the meeting \(name) was removed"
    } else if let page = site.plan.pages.first(where: { $0.folder == "j/\(name)" })
      ?? repaired(name)
    {
      explanation.show(page, site)
      explanation.url = "https://\(site.book.host)/\(page.folder)/"
    } else {
      let near = nearestName(to: name, in: site.site.meetings.map(\.id.value.text))
      explanation.refuse(
        "this is neither an address on \(site.book.host) nor the id of a meeting"
          + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
  }

  /// The output at a path, where it is no page of a meeting.
  private func file(at path: String) -> String? {
    let path = path.isEmpty ? "index.html" : path == "join" ? "join/index.html" : path
    if site.plan.singles.contains(where: { $0.rawValue == path }) { return path }
    if site.plan.statics.contains(path) { return path }
    let index = path + "/index.html"
    if site.plan.statics.contains(index) { return index }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    guard let page = site.plan.pages.first(where: { $0.folder == path[..<slash] }) else {
      return nil
    }
    let name = String(path[path.index(after: slash)...])
    return site.plan.fileNames(of: page).contains(name) ? path : nil
  }

  /// The short link that the page for missing ones makes of a mistyped code, in its three steps.
  private func repaired(_ code: String) -> SitePlan.Page? {
    let lower = code.lowercased()
    let joined = String(lower.filter { $0 != "-" && $0 != " " })
    for step in [lower, joined, ShortCode.repaired(code)] where step != code {
      if let page = site.plan.pages.first(where: { $0.folder == "j/\(step)" }) { return page }
    }
    return nil
  }
}

extension Explanation {
  fileprivate mutating func refuse(_ why: String) {
    reason = why
    isKnown = false
  }

  /// Takes a meeting with its join link and page.
  fileprivate mutating func show(_ index: Int, _ site: CheckedSite, _ why: String) {
    name(index, site)
    url = url ?? site.book.links[index].joinURL
    page = String(site.book.links[index].address.dropFirst()) + "index.html"
    reason = why
  }

  fileprivate mutating func name(_ index: Int, _ site: CheckedSite) {
    let meeting = site.meetings[index]
    self.meeting = .init(id: meeting.id.value.text, title: meeting.title)
  }

  fileprivate mutating func show(_ planned: SitePlan.Page, _ site: CheckedSite) {
    page = planned.folder + "/index.html"
    switch planned.content {
    case .join: reason = "the join page of the meeting"
    case .moved: reason = "a former address of the meeting, or one of its aliases"
    case .short: reason = "a short link to the meeting"
    case .gone, .goneShort: reason = "the meeting that was here was removed"
    }
    if let language = planned.language, planned.content != .gone {
      reason = "the page of the meeting in \"\(language.text)\", for the browser"
    }
    if let index = planned.content.meeting { name(index, site) }
  }
}

extension String {
  /// A number from 0 to 65535, in digits alone.
  fileprivate var isPort: Bool {
    utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt16(self) != nil
  }
}
