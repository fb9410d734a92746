package import Diagnostics
import InviteLinks

/// Turns the drafts of meetings into meetings, against the settings of the site.
package enum MeetingChecker {
  /// The meeting, nil when nobody can tell what it is called, with everything that is wrong.
  ///
  /// With errors it only serves to find further mistakes.
  package static func check(
    _ draft: MeetingDraft, settings: SiteSettings
  ) -> (meeting: Meeting?, diagnostics: [Diagnostic]) {
    var reader = FieldReader(draft.fields, keys: .meeting, at: draft.place)
    let meeting = reader.meeting(draft, settings: settings)
    return (meeting, reader.diagnostics)
  }
}

extension FieldReader {
  fileprivate mutating func meeting(_ draft: MeetingDraft, settings: SiteSettings) -> Meeting? {
    let id = meetingID(fileID: draft.fileID)
    let style = settings.links.style
    // Where it stands in no address, a call id that is refused keeps nothing else from being found.
    let callID =
      callID(or: id, style: style) ?? (style == .stream ? nil : id?.map { CallID($0) })
    let title = title()
    let callType = callType()
    let description = description(body: draft.body)
    let language = language("language")
    let ownZone = timeZone("timezone")?.value
    let siteZone = isWritten("timezone") ? nil : settings.timeZone
    let schedule = schedule(
      in: ownZone ?? siteZone, isZoneUnread: settings.unread.contains(.timeZone))
    let status = choice("status", Meeting.Status.self)?.value ?? .confirmed
    if status.isOff { reportInstances(of: schedule?.recurrence, thatTakePlaceWhile: status) }
    let organizer = organizer("organizer") ?? settings.organizer
    let location = line("location")?.value
    let entryPoints = entryPoints("entry_points") ?? settings.entryPoints
    let passcode = passcode()
    let customCode = customCode()
    let aliases = lines("aliases", limit: 300).compactMap { meetingID($0, key: "aliases") }
    let visibility = choice("visibility", Meeting.Visibility.self)?.value ?? .unlisted
    let apps = appNames(settings)
    let template = line("template", limit: 200)
    let isShared = flag("share") ?? settings.isShared
    let image = image("image")
    let tags = lines("tags", limit: 64).map(\.value)
    let opensBefore = integer("opens_before", 0...10_080, unit: " minutes")
    let closesAfter = integer("closes_after", 0...10_080, unit: " minutes")
    let uid = uid()
    let sequence = integer("sequence", 0...Int(Int32.max)) ?? 0
    let updated = updated()
    let extras = extras()
    guard let id, let callID else { return nil }
    if visibility == .unlisted, let app = apps.first {
      report(.publishedByApps(id.value, at: app.place))
    }
    return Meeting(
      id: id, callID: callID, callType: callType, title: title ?? "", description: description,
      schedule: schedule, status: status, organizer: organizer, location: location,
      entryPoints: entryPoints, passcode: passcode, customCode: customCode, aliases: aliases,
      language: language ?? Located(settings.language, at: draft.place), visibility: visibility,
      apps: apps, template: template, isShared: isShared, image: image ?? settings.image,
      tags: tags, opensBefore: opensBefore ?? settings.opensBefore,
      closesAfter: closesAfter ?? settings.closesAfter,
      uid: uid, sequence: sequence, updated: updated,
      extras: extras, place: draft.place)
  }

  private mutating func title() -> String? {
    if value("title") == nil { requireKey("title", help: "for example title: Weekly sync") }
    return line("title", limit: 200)?.value
  }

  private mutating func description(body: InputValue?) -> Located<String>? {
    let key = block("description")
    var below: Located<String>?
    if let body, case .text(let text) = body.content, !text.isBlank {
      below = block(text, in: body, named: "description")
    }
    if let key, let below {
      report(
        .error(
          "two-descriptions", "the meeting has a \"description\" and a text below it",
          at: key.place, help: "keep one of the two",
          notes: [.init("the text is here", at: below.place)]))
    }
    guard let text = key ?? below else { return nil }
    let count = text.value.unicodeScalars.count
    if count > 2000 {
      report(
        .warning(
          "long-description",
          "the description has \(count) characters; calendars may cut it after 2000",
          at: text.place, help: "put what does not fit on a page of your own and link to it"))
    }
    return text
  }

  private mutating func passcode() -> Meeting.Passcode? {
    let shownIn = choice("passcode_in", Meeting.PasscodePlace.self)
    guard let text = line("passcode", limit: 128) else {
      if let shownIn, !isWritten("passcode") {
        report(
          .error(
            "passcode-missing", "\"passcode_in\" is given without \"passcode\"",
            at: shownIn.place, help: "add \"passcode\", or take it out"))
      }
      return nil
    }
    guard text.value.unicodeScalars.count >= 4 else {
      report(
        .error(
          "short-passcode", "the passcode has fewer than 4 characters", at: text.place,
          help: "the leak check could not tell it from ordinary text"))
      return nil
    }
    if text.value.unicodeScalars.count > 10 {
      report(
        .warning(
          "long-passcode", "the passcode has more than 10 characters", at: text.place,
          help: "some call systems take 10 at most"))
    }
    return .init(text: text.value, shownIn: shownIn?.value ?? .invite, place: text.place)
  }

  private mutating func appNames(_ settings: SiteSettings) -> [Located<String>] {
    let known = settings.apps.compactMap { $0.id?.value }
    let isAnyTaken = settings.unread.contains(.apps)
    return lines("apps", limit: 64).filter { app in
      guard !isAnyTaken, !known.contains(app.value) else { return true }
      let nearest = nearestName(to: app.value, in: known)
      report(
        .error(
          "unknown-app", "no app of the site has the id \"\(app.value)\"", at: app.place,
          help: nearest.map { "did you mean \"\($0)\"?" }
            ?? (known.isEmpty
              ? "give the apps in site.yml an \"id\"" : "one of: \(known.joined(separator: ", "))"))
      )
      return false
    }
  }

  private mutating func uid() -> Located<String>? {
    guard let text = line("uid", limit: 255) else { return nil }
    guard text.value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      report(
        .error(
          "bad-uid", "\"uid\" cannot be \"\(text.value)\"", at: text.place,
          help: "ASCII without blanks, for example weekly-sync@calls.example.com"))
      return nil
    }
    return text
  }

  /// The user's own values, for templates: one line each.
  private mutating func extras() -> [Meeting.Extra] {
    freeFields.compactMap { field in
      if field.value.isAbsent { return nil }
      guard let text = line(field.value, named: field.name, limit: 2000) else { return nil }
      // Other schemes open nothing from a link on a page, and "Data: …" is a text like any other.
      if let scheme = WebAddress.scheme(of: text.value),
        ["javascript", "vbscript"].contains(scheme)
      {
        report(
          .error(
            "bad-scheme", "\"\(field.name)\" cannot begin with \"\(scheme):\"", at: text.place,
            help: "in a link of a template a browser would run it; begin with another word"))
        return nil
      }
      return .init(name: field.name, text: text.value)
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension Diagnostic {
  static func publishedByApps(_ id: MeetingID, at place: Place) -> Diagnostic {
    .warning(
      "unlisted-in-association",
      "\"apps\" puts the address of the unlisted meeting \"\(id.text)\" into the association files",
      at: place, help: "anybody can read those; leave \"apps\" out, or make the meeting public")
  }
}
