/// A site that has one of everything, in the link style that a test asks for.
enum SampleProject {
  static let styles = ["path", "stream", "cometchat"]

  static func project(style: String) -> Project {
    var project = Project(
      """
      -- Content/site.yml --
      host: calls.example.com
      name: Example Calls
      timezone: Europe/Berlin
      description: Video calls without an account.
      contact: mailto:help@example.com
      organizer: {name: Example Association, url: "https://example.com/"}
      legal:
        - {label: Imprint, url: "https://example.com/imprint"}
      image: og.png
      look: {accent: "#0a7d5a", font: system-ui, radius: 8, logo: my logo.svg}
      links: {join: \(style)}
      apps:
        - id: main
          name: Example Calls
          ios:
            app_id: ABCDE12345.com.example.calls
            store_id: 1234567890
            open: "examplecalls://join/{callId}{?type,t}"
          android:
            package: com.example.calls
            fingerprints: ["0B:7E:3A:91:5C:D4:28:F6:4D:A0:17:6B:E2:58:93:C1:7F:34:08:AD:62:BB:19:E5:40:D7:8C:26:F3:5A:91:0E"]
            open: "examplecalls://join/{callId}{?type,t}"
          desktop:
            download: https://example.com/download
            open: "examplecalls://join/{callId}"
          web: "https://web.example.com/join/{callId}"
          stores:
            - {label: F-Droid, url: "https://f-droid.example.com/packages/com.example.calls"}
      -- Content/links.lock.json --
      {"format":1,"meetings":[
      {"id":"gone","uid":"gone@calls.example.com","code":"7kq2mn4xv","own":[],"addresses":["/join/gone/"],"sequence":2,"event":"0000000000000000","state":"removed"}
      ]}
      -- Content/static/og.png --
      -- Content/static/my logo.svg --
      -- Content/meetings/keynote.md --
      ---
      title: "R&D + Q&A = 50% #1 📞"
      call_id: Keynote_1
      call_type: livestream
      start: 2027-03-01 09:30
      duration: 45
      visibility: public
      organizer: {name: Ada Example, email: ada@example.com, url: "https://example.com/ada"}
      location: Room 3
      aliases: [opening]
      short: opening-talk
      passcode: "8-ducks"
      passcode_in: page
      entry_points:
        - {type: phone, uri: "tel:+49-30-23125-100,,482913%23", label: Berlin, region: DE, meeting_code: "482913", pin: "5518"}
        - {type: phone, uri: "tel:+1-202-555-0142", label: Washington, region: US, note: Toll-free}
        - {type: phone, uri: "tel:+44-20-7946-0018"}
        - {type: sip, uri: "sip:482913@sip.example.com", label: Room systems}
      ---
      *Slides*: <https://example.com/slides>.

      ## Programme

      1. Welcome
      2. Questions
      -- Content/meetings/plain.yml --
      title: Standup
      -- Content/meetings/hidden.yml --
      title: Board call
      start: 2027-03-01
      all_day: true
      status: cancelled
      passcode: "zebra-9920"
      share: false
      -- Content/meetings/later.yml --
      title: Later, perhaps
      start: 2027-03-01T23:30:00Z
      status: postponed
      visibility: public
      -- Content/meetings/draft.yml --
      title: Secret plans
      visibility: draft

      """)
    // The frame's own style and script would make every snapshot change with each of their lines.
    project = project.with("Templates/style.css", "body { margin: 0 }\n")
    return project.with("Templates/page.js", "void 0;\n")
  }

  /// The path of the keynote's page, which stands under its call id in style `stream`.
  static func keynote(style: String) -> String {
    style == "stream" ? "join/Keynote_1" : "join/keynote"
  }
}
