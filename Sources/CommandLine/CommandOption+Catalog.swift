import AppAssociation
package import Arguments

// Each option is declared once, so that it means the same in every command.

/// How a command that reports prints its findings.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json
}

/// How `list` prints the meetings.
package enum ListFormat: String, CaseIterable, Sendable {
  case text, json, csv
}

extension CommandOption<String?> {
  package static var root: Self {
    .value("root", .directory, help: "The site folder (default: the current folder)")
  }

  package static var content: Self {
    .value("content", .directory, help: "The meetings and settings (default: Content in the root)")
  }

  package static var templates: Self {
    .value("templates", .directory, help: "Your own templates (default: Templates in the root)")
  }

  package static var output: Self {
    .value("output", .directory, help: "The folder of the site itself (default: Site in the root)")
  }

  package static var archive: Self {
    .value(
      "archive", ValueDeclaration("FILE", kind: .file),
      help: "Write the site into this tar file, - for standard output, and leave the folder alone")
  }

  package static var clock: Self {
    .value(
      "clock", ValueDeclaration("TIME"),
      help: "Take this for the present time, for instance 2026-05-01T09:00:00Z")
  }
}

extension CommandOption<String?> {
  package static var associationKind: Self {
    .value(
      "kind", ValueDeclaration(oneOf: [AssociationKind.apple, .android].map(\.rawValue)),
      help: "Which file it is (default: its name tells, else its content)")
  }

  package static var entitlements: Self {
    .value(
      "entitlements", ValueDeclaration("FILE", kind: .file),
      help: "The app's associated domains: an .entitlements file, or one string a line")
  }

  package static var rootCopy: Self {
    .value(
      "root-copy", ValueDeclaration("FILE", kind: .file),
      help: "The copy at the root of the site, which must say the same")
  }

  package static var servingHost: Self {
    .value("host", ValueDeclaration("HOST"), help: "The host that serves the file")
  }
}

extension CommandOption<IOSVersion?> {
  static var iosVersion: Self {
    .parsed(
      "ios", "VERSION", expectation: "a version from 9 on, such as 13, 13.5 or 14",
      help: "Decide as this version does (default: the newest)", parse: IOSVersion.init)
  }
}

extension CommandOption<Bool> {
  package static var trace: Self {
    .flag("trace", help: "Show what each rule compared, and why it failed")
  }
}

extension CommandOption<Int?> {
  package static var jobs: Self {
    .parsed(
      "jobs", "N", expectation: "a number from 1 to 64",
      help: "Work on N threads (default: one for each processor)"
    ) { text in Int(text).flatMap { (1...64).contains($0) ? $0 : nil } }
  }
}

extension CommandOption<Bool> {
  package static var locked: Self {
    .flag("locked", help: "Fail when links.lock.json would change")
  }

  package static var adopt: Self {
    .flag("adopt", help: "Take over files in the output that linksite did not write")
  }

  package static var force: Self {
    .flag("force", help: "Build also what seems to be unchanged")
  }

  package static var strict: Self {
    .flag("strict", help: "Count warnings as errors")
  }

  package static var quiet: Self {
    .flag("quiet", help: "Print no summary")
  }

  package static var all: Self {
    .flag("all", help: "All built-in templates")
  }
}

extension CommandOption<ReportFormat> {
  package static var format: Self {
    .choice("format", default: .text, help: "How to print what is found")
  }
}

extension CommandOption<ListFormat> {
  package static var listFormat: Self {
    .choice("format", default: .text, help: "How to print the meetings")
  }
}

extension ValueDeclaration {
  fileprivate static var directory: ValueDeclaration {
    ValueDeclaration("DIR", kind: .directory)
  }
}
