package import Calendar
import Diagnostics
import InviteLinks
import Rendering
import SiteInput
import SiteModel
import SiteOutput
import SitePlan

/// From bytes to a plan: pure, so that `build`, `check`, `list` and `explain` see the same site.
package struct SiteChecker {
  private let sources: SiteSources
  private let clock: Instant?
  private var diagnostics: [Diagnostic]
  /// Found last, and no reason to hide the site from commands that explain it.
  private var associationProblems: [Diagnostic] = []

  /// - Parameters:
  ///   - clock: the point in time that pages speak of; nil: of all times alike.
  ///   - forgetting: an id whose addresses are given up for good.
  package static func check(
    _ sources: SiteSources, clock: Instant? = nil, forgetting: String? = nil
  ) -> CheckedSite.Result {
    var checker = SiteChecker(
      sources: sources, clock: clock, diagnostics: sources.diagnostics)
    let site = checker.site(forgetting: forgetting)
    return .init(
      site: checker.diagnostics.hasErrors ? nil : site,
      diagnostics: checker.diagnostics + checker.associationProblems)
  }

  /// Each part goes on as far as what it needs is there, so that one run finds all mistakes.
  private mutating func site(forgetting: String?) -> CheckedSite? {
    let lock = lock()
    let settings = settings()
    let (meetings, draftKeys) = definitions(settings)
    let site = Site(settings: settings, meetings: meetings)
    // With a meeting missing, its addresses would be taken for those of a removed one.
    let isWhole = !diagnostics.hasErrors
    let strings = StringTables(sources)
    diagnostics += strings.diagnostics
    let book = links(of: site, lock, forgetting, isWhole: isWhole)
    let plan = plan(site, book, LanguageCompiler.pageLanguages(of: settings, strings))
    let ownKeys = OwnKeys(site, sources)
    diagnostics += ownKeys.diagnostics
    let scopes = RootScopes(extras: ownKeys.names)
    let templates = templates(site, strings, scopes)
    let descriptions = DescriptionCheck.check(
      site.meetings, readsWords: site.meetings.contains { $0.passcode != nil })
    diagnostics += descriptions.diagnostics
    diagnostics += PasscodeCheck.diagnostics(
      of: site, words: descriptions.words, templates: sources.words, statics: sources.statics,
      staticsName: sources.paths.statics)
    diagnostics += PictureCheck.diagnostics(of: site, files: sources.pictures)
    let association = AssociationFiles(site, book)
    associationProblems =
      AssociationCheck(
        sources: sources, site: site, book: book, plan: plan, files: association
      ).diagnostics
    guard book.isSound, let lock, let templates else { return nil }
    let renderer = SiteRenderer(
      site: site, book: book, plan: plan, scopes: scopes, templates: templates,
      style: sources.templates["style.css"]?.bytes ?? [],
      script: sources.templates["page.js"]?.bytes ?? [], clock: clock, pictures: sources.pictures,
      association: association)
    return CheckedSite(
      sources: sources, site: site, draftKeys: draftKeys, ownKeys: ownKeys.names,
      book: book, plan: plan, renderer: renderer, oldLock: lock)
  }

  /// All links, as far as they are known without what could not be read.
  private mutating func links(
    of site: Site, _ lock: LinkLock?, _ forgetting: String?, isWhole: Bool
  ) -> LinkBook {
    var old = lock ?? LinkLock()
    if let forgetting, lock != nil {
      if let reason = site.reason(notToForget: forgetting, old) {
        diagnostics.append(reason)
      } else {
        old.forget(forgetting)
      }
    }
    let (book, problems) = LinkBook.make(
      for: site, lock: old, acceptsNoMeetings: forgetting != nil, isWhole: isWhole)
    diagnostics += problems
    return book
  }

  /// Every planned path.
  private mutating func plan(
    _ site: Site, _ book: LinkBook, _ languages: [LanguageTag]
  ) -> SitePlan {
    let (plan, problems) = SitePlanner.plan(
      site, book,
      .init(
        statics: sources.statics, staticsName: sources.paths.statics,
        messages: TemplateSet.messageNames(sources.templates),
        messageSources: sources.messageSources, languages: languages))
    diagnostics += problems
    return plan
  }

  private mutating func lock() -> LinkLock? {
    guard let source = sources.lock else {
      if !sources.isLockLost { return LinkLock() }
      diagnostics.append(.missingLock(sources.paths))
      return nil
    }
    let (lock, problems) = LinkLock.read(source)
    diagnostics += problems
    return lock
  }

  /// The settings, or what stands in for them where they cannot be read.
  private mutating func settings() -> SiteSettings {
    let path = sources.paths.settings
    guard let source = sources.settings else {
      if !sources.isSettingsNameTaken { diagnostics.append(.missingSettings(path, sources)) }
      return SettingsChecker.standIn(at: .file(path))
    }
    let (fields, readProblems) = SettingsReader.read(source)
    diagnostics += readProblems
    if fields.isEmpty, readProblems.hasErrors {
      return SettingsChecker.standIn(at: .file(path))
    }
    let (settings, problems) = SettingsChecker.check(fields, at: .at(source, offset: 0))
    let told = PlaceSet(readProblems)
    diagnostics += problems.filter { !told.contains($0.place) }
    return settings
  }

  /// All meetings by their ids, and what the definition of each says, as a number.
  private mutating func definitions(
    _ settings: SiteSettings
  ) -> (meetings: [Meeting], keys: [ContentKey]) {
    var definitions: [(meeting: Meeting, key: ContentKey)] = []
    // A key that waits for its feature is told once, not for each of a thousand meetings.
    var keys: Set<String> = []
    for source in sources.meetings {
      let (drafts, readProblems) = MeetingFileReader.read(source)
      diagnostics += readProblems
      let told = PlaceSet(readProblems)
      for draft in drafts {
        let (meeting, problems) = MeetingChecker.check(draft, settings: settings)
        diagnostics += problems.filter {
          !told.contains($0.place)
            && ($0.id != "no-effect-yet" || keys.insert($0.message).inserted)
        }
        if let meeting { definitions.append((meeting, ContentKey(draft))) }
      }
    }
    definitions.sort { $0.meeting.id.value < $1.meeting.id.value }
    return (definitions.map(\.meeting), definitions.map(\.key))
  }

  private mutating func templates(
    _ site: Site, _ strings: StringTables, _ scopes: RootScopes
  ) -> TemplateChoice? {
    var compiler = LanguageCompiler(
      sources: sources, strings: strings, scopes: scopes, custom: site.customTemplates)
    let choice = compiler.choice(for: site)
    diagnostics += compiler.diagnostics
    return choice
  }
}

extension Diagnostic {
  fileprivate static func missingSettings(_ path: String, _ sources: SiteSources) -> Diagnostic {
    .error(
      "missing-settings", "there is no site.yml", at: .file(path),
      help: sources.misnamedSettings.map { "rename \($0) to site.yml" }
        ?? "linksite new makes a folder to start from")
  }

  /// Without it the site would lose every former address, and give codes away a second time.
  fileprivate static func missingLock(_ paths: SitePaths) -> Diagnostic {
    .error(
      "missing-lock", "the lock file is missing, but \(paths.output) was built with one",
      at: .file(paths.lock),
      help: "bring it back from version control (git checkout -- \(paths.lock)) or a backup; only "
        + "to give up all former addresses and begin anew, delete \(paths.output)")
  }
}

extension Site {
  /// Each template that a meeting names, once.
  fileprivate var customTemplates: [Located<String>] {
    var seen: Set<String> = []
    return meetings.compactMap(\.template).filter { seen.insert($0.value).inserted }
  }
}
