import Diagnostics

/// A site in which every text field is a plain word, or what somebody wrote there.
enum HostileProject {
  /// The project with `value` in the fields for which `isHostile` says so, and words elsewhere.
  static func project(
    _ value: String = "", style: String = "path",
    in isHostile: (_ file: String, HostileField) -> Bool = { _, _ in false }
  ) -> Project {
    func filled(_ parts: [Substring], _ file: String) -> String {
      let fields = Dictionary(uniqueKeysWithValues: fields(of: file).map { ($0.path, $0) })
      return parts.enumerated().map { index, part in
        guard !index.isMultiple(of: 2) else { return String(part) }
        guard let field = fields[String(part)] else { return quoted(style) }
        return quoted(field.prefix + (isHostile(file, field) ? value : field.word) + field.suffix)
      }.joined()
    }
    return Project(templates, hasEveryStatic: true)
      .with(siteFile, filled(siteParts, siteFile))
      .with(meetingFile, filled(meetingParts, meetingFile))
  }

  static func fields(of file: String) -> [HostileField] {
    file == siteFile ? HostileField.site : HostileField.meeting
  }

  /// The fields of a file that refuse `value` when it stands in all of them, and what they say.
  static func refused(
    _ value: String, in file: String, among fields: [HostileField]? = nil
  ) throws -> (paths: Set<String>, errors: [Diagnostic]) {
    let fields = fields ?? self.fields(of: file)
    let paths = Set(fields.map(\.path))
    let project = project(value) { $0 == file && paths.contains($1.path) }
    let errors = try project.checked().diagnostics.filter {
      $0.severity == .error && $0.place?.path == file
    }
    let lines = Set(errors.compactMap(\.line))
    let refusing = fields.filter { lines.contains(line(of: $0, in: file)) }
    return (Set(refusing.map(\.path)), errors)
  }

  /// The fields of both files that take `value` and show it as it is.
  static func taken(_ value: String) throws -> (site: [HostileField], meeting: [HostileField]) {
    let taken = try [siteFile, meetingFile].map { file in
      let shown = fields(of: file).filter(\.isShownAsItIs)
      let refused = try refused(value, in: file, among: shown).paths
      return shown.filter { !refused.contains($0.path) }
    }
    return (taken[0], taken[1])
  }

  /// A string of JSON that YAML reads, too: what it takes only escaped is escaped.
  private static func quoted(_ text: String) -> String {
    let scalars = jsonString(text).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return scalars.joined()
  }

  /// The line of a field in its file, from 1.
  static func line(of field: HostileField, in file: String) -> Int {
    (file == siteFile ? siteLines : meetingLines)[field.path] ?? 0
  }

  private static let siteLines = lines(siteText)
  private static let meetingLines = lines(meetingText)

  private static func lines(_ text: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.split(separator: "§", omittingEmptySubsequences: false)
      if parts.count > 1 { lines[String(parts[1])] = index + 1 }
    }
    return lines
  }

  /// Every second part is the path of a field.
  private static let siteParts = siteText.split(separator: "§", omittingEmptySubsequences: false)
  private static let meetingParts =
    meetingText.split(separator: "§", omittingEmptySubsequences: false)

  /// JSON is YAML, too; each field has a line of its own.
  private static let siteText = """
    {
      "host": §host§,
      "name": §name§,
      "language": §language§,
      "timezone": §timezone§,
      "description": §description§,
      "contact": §contact§,
      "links": {
        "join": §style§,
        "open_host": §links.open_host§
      },
      "calendar": {
        "google": §calendar.google§,
        "outlook": §calendar.outlook§,
        "microsoft365": §calendar.microsoft365§,
        "yahoo": §calendar.yahoo§
      },
      "entry_points": [{
        "type": "video",
        "uri": §entry_points.0.uri§,
        "label": §entry_points.0.label§,
        "region": §entry_points.0.region§,
        "meeting_code": §entry_points.0.meeting_code§,
        "pin": §entry_points.0.pin§,
        "note": §entry_points.0.note§
      }],
      "organizer": {
        "name": §organizer.name§,
        "email": §organizer.email§,
        "url": §organizer.url§
      },
      "legal": [{
        "label": §legal.0.label§,
        "url": §legal.0.url§
      }],
      "image": §image§,
      "look": {
        "accent": §look.accent§,
        "font": §look.font§,
        "logo": §look.logo§
      },
      "apps": [{
        "id": §apps.0.id§,
        "name": §apps.0.name§,
        "web": §apps.0.web§,
        "stores": [{
          "label": §apps.0.stores.0.label§,
          "url": §apps.0.stores.0.url§
        }],
        "ios": {
          "app_id": §apps.0.ios.app_id§,
          "clip_id": §apps.0.ios.clip_id§,
          "store_id": §apps.0.ios.store_id§,
          "open": §apps.0.ios.open§
        },
        "android": {
          "package": §apps.0.android.package§,
          "fingerprints": ["\(Array(repeating: "AB", count: 32).joined(separator: ":"))"],
          "open": §apps.0.android.open§
        },
        "desktop": {
          "download": §apps.0.desktop.download§,
          "open": §apps.0.desktop.open§
        }
      }]
    }

    """

  private static let meetingText = """
    {
      "title": §title§,
      "call_id": §call_id§,
      "call_type": §call_type§,
      "organizer": {
        "name": §organizer.name§,
        "email": §organizer.email§,
        "url": §organizer.url§
      },
      "location": §location§,
      "entry_points": [{
        "type": "video",
        "uri": §entry_points.0.uri§,
        "label": §entry_points.0.label§,
        "note": §entry_points.0.note§,
        "meeting_code": §entry_points.0.meeting_code§,
        "pin": §entry_points.0.pin§
      }, {
        "type": "phone",
        "uri": §entry_points.1.uri§,
        "label": §entry_points.1.label§,
        "region": §entry_points.1.region§,
        "meeting_code": §entry_points.1.meeting_code§,
        "pin": §entry_points.1.pin§,
        "note": §entry_points.1.note§
      }, {
        "type": "sip",
        "uri": §entry_points.2.uri§,
        "label": §entry_points.2.label§
      }, {
        "type": "chat",
        "uri": §entry_points.3.uri§,
        "label": §entry_points.3.label§
      }],
      "passcode_in": "page", "passcode": §passcode§,
      "image": §image§,
      "language": §language§,
      "timezone": §timezone§,
      "start": §start§,
      "end": §end§,
      "rrule": §rrule§,
      "exdates": [
        §exdates.0§
      ],
      "overrides": [{
        "at": §overrides.0.at§,
        "start": §overrides.0.start§,
        "duration": §overrides.0.duration§,
        "title": §overrides.0.title§
      }],
      "updated": §updated§,
      "short": §short§,
      "uid": §uid§,
      "aliases": [
        §aliases.0§
      ],
      "tags": [
        §tags.0§
      ],
      "apps": [
        §apps.0§
      ],
      "template": §template§,
      "status": §status§,
      "visibility": §visibility§,
      "x_note": §x_note§,
      "description": "Some *words*."
    }

    """

  static let siteFile = "Content/site.yml"
  static let meetingFile = "Content/meetings/m.json"

  /// A page that puts values where templates of users put them.
  private static let templates = """
    -- Templates/style.css --
    body { margin: 0 }
    -- Templates/page.js --
    void 0;
    -- Templates/own.md --
    {{<join.md}}
    {{$details}}
    {{#meeting.x_note}}
    # {{meeting.x_note}}

    ## Before {{meeting.x_note}} after

    {{meeting.x_note}}

    - {{meeting.x_note}}
    - **{{meeting.x_note}}** and _{{meeting.x_note}}_

    1. {{meeting.x_note}}

    > {{meeting.x_note}}

    | {{meeting.x_note}} | b |
    | --- | --- |
    | a | {{meeting.x_note}} |

    [{{meeting.x_note}}](https://example.com/ "{{meeting.x_note}}")

    <div title="{{meeting.x_note}}">{{meeting.x_note}}</div>

    A <span title='{{meeting.x_note}}'>{{meeting.x_note}}</span> inside.
    {{/meeting.x_note}}
    {{> parts/details.html}}
    {{/details}}
    {{/join.md}}
    -- Templates/messages/all.txt --
    {{#meeting.x_note}}
    {{meeting.x_note}}
    {{/meeting.x_note}}
    {{meeting.call_type}} {{meeting.title}} {{site.name}}

    """
}

extension Diagnostic {
  /// The line of the place, from 1; nil without a place in a text.
  var line: Int? {
    guard case .at(let source, let offset)? = place else { return nil }
    return source.bytes[..<offset].filter { $0 == 0x0A }.count + 1
  }
}
