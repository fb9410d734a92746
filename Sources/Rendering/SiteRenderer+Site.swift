import Calendar
import Diagnostics
import InviteLinks
import SiteModel
import SitePlan
import Templates

extension SiteRenderer {
  /// The start page: the code entry and the public meetings.
  func home() -> File { sitePage(.home, templates.site.home, script: "home") }

  /// A page of the site itself; `script` tells the page's script where it is.
  func sitePage(_ single: SitePlan.Single, _ template: Template, script: String) -> File {
    let set = templates.site
    let content = content(template)
    let title = single == .home ? site.settings.name : titleOfSitePage(single, set)
    var page = page(set, title: title, content: content)
    page.policy = frame.policyWithScript
    page.script = frame.script
    var data = pageData(script, set)
    if single == .notFound || single == .joinAny { addAddresses(to: &data) }
    page.data = data.element
    page.isHome = single == .home
    page.isHidden = !page.isHome
    page.leadsHome = single == .notFound
    if page.isHome {
      let url = "https://\(site.settings.host)/"
      page.canonical = url
      page.preview = .init(
        title: title, description: site.settings.description ?? title, url: url,
        image: site.settings.image.map { imageURL($0.value) },
        picture: site.settings.image.flatMap { pictures[$0.value]?.picture })
    }
    return File(single.rawValue, framed(page, set))
  }

  /// What the script needs to repair an address, and to name a call that no page is there for.
  private func addAddresses(to data: inout PageData) {
    let style = site.settings.links.style
    // The pages of style stream stand under call ids, which may have large letters.
    if style != .stream { data.add("lowerCase", "true".utf8) }
    data.add("link", text: style.template(on: site.settings.host))
  }

  private func titleOfSitePage(_ single: SitePlan.Single, _ set: TemplateSet) -> String {
    let key = single == .joinAny ? "any_title" : "not_found_title"
    return [set.strings[key], site.settings.name].compactMap { $0 }.joined(separator: " · ")
  }

  /// Pages, messages and `meeting.json` where a removed meeting was: no word of it remains.
  func goneFiles(_ page: SitePlan.Page) -> [File] {
    let set = templates.site
    let files = [
      File("\(page.folder)/index.html", gonePage(set)),
      File("\(page.folder)/meeting.json", MeetingFile.removed),
    ]
    guard page.content == .gone else { return files }
    let sentence = (set.strings["gone_sentence"] ?? "") + "\n"
    return files + plan.messages.map { File("\(page.folder)/\($0)", sentence) }
  }

  func gonePage(_ set: TemplateSet) -> [UInt8] {
    let title = [set.strings["gone_title"], site.settings.name].compactMap { $0 }
    var page = page(set, title: title.joined(separator: " · "), content: content(set.gone))
    page.isHidden = true
    page.leadsHome = true
    return framed(page, set)
  }

  private func content(_ template: Template) -> [UInt8] {
    var content: [UInt8] = []
    template.render(siteContent, into: &content)
    return content
  }

  /// Public meetings by time, then by id; rooms without a time at the end.
  static func listedMeetings(
    _ meetings: [Meeting], _ book: LinkBook, _ words: TimeWords
  ) -> [RootScopes.ListedMeeting] {
    var listed: [(key: (Int64, String), meeting: RootScopes.ListedMeeting)] = []
    for (meeting, links) in zip(meetings, book.links) where meeting.visibility == .public {
      let start = meeting.schedule?.sortingSeconds ?? .max
      listed.append(
        (
          (start, meeting.id.value.text),
          .init(
            meeting: meeting, path: links.address,
            when: meeting.schedule.map { .init($0, in: words) }, end: meeting.lastEnd)
        ))
    }
    return listed.sorted { $0.key < $1.key }.map(\.meeting)
  }

  /// The absolute address of a picture below `Content/static/`, as chat programs want it.
  func imageURL(_ file: String) -> String {
    "https://\(site.settings.host)\(StaticAddress.path(file))"
  }

  /// What every page's script reads first.
  func pageData(_ page: String, _ set: TemplateSet) -> PageData {
    PageData(
      page: page, host: site.settings.host.text,
      openHost: site.settings.links.openHost?.text, words: set.scriptWords)
  }

  func page(_ set: TemplateSet, title: String, content: [UInt8]) -> PageScope.Source {
    PageScope.Source(
      language: set.language.text, direction: set.language.isRightToLeft ? "rtl" : "ltr",
      title: title, policy: frame.policy, icon: frame.icon, style: frame.style, content: content)
  }

  /// The page in its frame, `layout.html`.
  func framed(_ page: PageScope.Source, _ set: TemplateSet) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.content.count + page.style.count + 4096)
    set.layout.render(scopes.frame.record(.init(site: siteRecord, page: page)), into: &bytes)
    return bytes
  }
}

extension Meeting {
  /// When the last of all times is over; nil for an open room, and where the rule never ends.
  fileprivate var lastEnd: Instant? {
    guard let schedule else { return nil }
    guard schedule.isRecurring else {
      return schedule.bounds.end.adding(seconds: 60 * closesAfter)
    }
    guard schedule.times.lastOfRule != nil else { return nil }
    let ends = schedule.instances(upTo: .max).instances.map(\.bounds.end)
    return ends.max()?.adding(seconds: 60 * closesAfter)
  }
}

extension MeetingSchedule {
  /// Seconds since 1970; a day counts from its midnight in UTC, which is enough for an order.
  fileprivate var sortingSeconds: Int64 {
    switch span {
    case .timed(let start, _): start.instant.secondsSince1970
    case .days(let first, _): Instant(LocalDateTime(first, .midnight), .utc).secondsSince1970
    }
  }
}
