import Diagnostics
import Rendering
import SiteModel
package import SiteOutput
package import SitePlan

/// For each published meeting, one number over everything that decides its files: what they hold,
/// and how they are called.
///
/// Nothing is left out on purpose: what is not sure to change no page counts as well. Pages that
/// speak of several meetings are made by every build, and have no number.
package struct PageKeys: Sendable {
  private let keys: [ContentKey]

  /// - Parameter tool: the program with its options.
  package init(_ site: CheckedSite, tool: String) {
    let sources = site.sources
    var common: [UInt8] = []
    common.append(part: tool)
    common.append(part: sources.settings?.bytes ?? [])
    for name in sources.ownStrings.sorted() {
      common.append(part: name)
      common.append(part: sources.strings[name]?.bytes ?? [])
    }
    for name in ["style.css", "page.js"] {
      common.append(part: sources.templates[name]?.bytes ?? [])
    }
    common.append(texts: site.ownKeys)
    common.append(texts: site.plan.messages)
    common.append(texts: site.plan.languages.map(\.text))
    let shared = ContentKey(common)

    var templates: [String: ContentKey] = [:]
    var keys = Array(repeating: ContentKey.none, count: site.meetings.count)
    for group in site.plan.groups {
      let pages = site.plan.pages[group]
      guard let index = pages.first?.content.meeting else { continue }
      let choice = site.renderer.templateChoice(ofMeeting: index)
      let template = templates[choice] ?? PageKeys.templates(of: index, site)
      templates[choice] = template
      var text: [UInt8] = []
      text.append(shared)
      text.append(template)
      text.append(site.draftKeys[index])
      text.append(site.book.links[index])
      for page in pages { text.append(page, site.plan) }
      if let picture = site.renderer.picture(ofMeeting: index) {
        text.append(part: "\(picture.kind.rawValue) \(picture.width) \(picture.height)")
      }
      keys[index] = ContentKey(text)
    }
    self.keys = keys
  }

  /// The number of the pages of one meeting.
  package func key(of pages: ArraySlice<SitePlan.Page>) -> ContentKey {
    pages.first?.content.meeting.map { keys[$0] } ?? .none
  }

  private static func templates(of meeting: Int, _ site: CheckedSite) -> ContentKey {
    var text: [UInt8] = []
    for name in site.renderer.templateNames(ofMeeting: meeting).sorted() {
      text.append(part: name)
      text.append(part: site.sources.templates[name]?.bytes ?? [])
    }
    return ContentKey(text)
  }
}

extension [UInt8] {
  fileprivate mutating func append(texts: [String]) {
    append(number: texts.count)
    for text in texts { append(part: text) }
  }

  fileprivate mutating func append(_ links: LinkBook.Links) {
    append(part: links.joinURL)
    append(part: links.address)
    append(texts: links.formerAddresses)
    append(part: links.code)
    append(part: links.shownCode)
    append(texts: links.codes)
    append(part: links.uid)
    append(number: links.sequence)
    append(number: links.hasEvent ? 1 : 0)
  }

  fileprivate mutating func append(_ page: SitePlan.Page, _ plan: SitePlan) {
    append(part: page.folder)
    append(part: page.language?.text ?? "")
    append(texts: plan.fileNames(of: page))
    switch page.content {
    case .join: append(0)
    case .moved: append(1)
    case .short: append(2)
    case .gone: append(3)
    case .goneShort: append(4)
    }
    switch page.invite {
    case nil: append(0)
    case .meeting: append(1)
    case .withdrawn: append(2)
    case .cancelled: append(3)
    }
  }
}

extension ContentKey {
  /// What a definition says, wherever it stands: rows of a table each have one of their own.
  init(_ draft: MeetingDraft) {
    var text: [UInt8] = []
    text.reserveCapacity(1024)
    text.append(part: draft.fileID ?? "")
    text.append(fields: draft.fields)
    if let body = draft.body { text.append(body) }
    self.init(text)
  }
}

extension [UInt8] {
  fileprivate mutating func append(fields: [InputField]) {
    append(number: fields.count)
    for field in fields {
      append(part: field.name)
      append(field.value)
    }
  }

  fileprivate mutating func append(_ value: InputValue) {
    switch value.content {
    case .absent: append(0)
    case .text(let text):
      append(value.isCell ? 1 : 2)
      append(part: text)
    case .list(let items):
      append(3)
      append(number: items.count)
      for item in items { append(item) }
    case .fields(let fields):
      append(4)
      append(fields: fields)
    }
  }
}
