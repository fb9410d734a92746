// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// One box of the tool: a folder in Sources/ that is not promised to others.
func box(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one box, with the fixtures that all tests share.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: strict)
}

let package = Package(
  name: "linksite",
  platforms: [.macOS(.v12), .iOS(.v15)],
  products: [
    .library(name: "InviteLinks", targets: ["InviteLinks"]),
    .library(name: "AppAssociation", targets: ["AppAssociation"]),
    .executable(name: "linksite", targets: ["linksite"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // Promised to others: the standard library and Foundation, nothing else.
    box("InviteLinks"),
    box("AppAssociation"),

    // read → check → plan → render → write
    box("Diagnostics"),
    box("Arguments", ["Diagnostics"]),
    box("Calendar", ["Diagnostics"]),
    box("SiteModel", ["AppAssociation", "Calendar", "Diagnostics", "InviteLinks"]),
    box("SiteInput", ["AppAssociation", "CYAML", "Diagnostics", "InviteLinks", "SiteModel"]),
    box("SitePlan", ["AppAssociation", "Calendar", "Diagnostics", "InviteLinks", "SiteModel"]),
    box("Templates", ["Diagnostics"]),
    box("Markdown", ["CCMarkGFM"]),
    box(
      "Rendering",
      [
        "AppAssociation", "Calendar", "Diagnostics", "InviteLinks", "Invites", "Markdown",
        "SiteModel", "SitePlan", "Templates",
      ]),
    box(
      "Invites",
      ["AppAssociation", "Calendar", "Diagnostics", "InviteLinks", "SiteInput", "SiteModel"]),
    // Instructions of the processor that Swift cannot name.
    .target(name: "CSHA256"),
    box("SiteOutput", ["CSHA256", "Diagnostics", "InviteLinks"]),
    box(
      "SiteCheck",
      [
        "AppAssociation", "Calendar", "Diagnostics", "InviteLinks", "Invites", "Rendering",
        "SiteInput", "SiteModel", "SiteOutput", "SitePlan", "Templates",
      ]),
    box(
      "CommandLine",
      [
        "AppAssociation", "Arguments", "Calendar", "Diagnostics", "InviteLinks", "Invites",
        "Rendering", "SiteCheck", "SiteInput", "SiteModel", "SiteOutput", "SitePlan",
      ]),
    .executableTarget(name: "linksite", dependencies: ["CommandLine"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "OutputProbe", dependencies: ["Diagnostics", "SiteOutput"], path: "Tests/OutputProbe",
      swiftSettings: strict),
    tests("InviteLinks"),
    tests("AppAssociation"),
    tests("Diagnostics"),
    tests("Calendar"),
    tests("SiteModel", ["SiteInput"]),
    tests("SiteInput", ["SiteModel"]),
    tests("Templates", ["Markdown"]),
    tests("Markdown"),
    tests("SitePlan", ["SiteInput", "SiteModel"]),
    tests(
      "Rendering",
      [
        "Calendar", "Diagnostics", "InviteLinks", "Markdown", "SiteInput", "SiteModel", "SitePlan",
        "Templates",
      ]),
    .testTarget(
      name: "ClosedWorldTests",
      dependencies: [
        "AppAssociation", "Diagnostics", "InviteLinks", "Rendering", "SiteInput", "SiteModel",
        "SitePlan", "TestSupport",
      ], swiftSettings: strict),
    tests("Invites", ["Diagnostics", "InviteLinks", "SiteModel"]),
    tests("SiteOutput", ["OutputProbe"]),
    tests("SiteCheck", ["Diagnostics"]),
    tests("CommandLine", ["Arguments"]),
  ],
  swiftLanguageModes: [.v6]
)
