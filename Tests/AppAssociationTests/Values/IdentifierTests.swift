import AppAssociation
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    "ABCDE12345.com.example.calls", "1234567890.Calls", "ABCDE12345.com.my-company.Calls.Clip",
    "ABCDE12345.com.bestforyourapps.steamidle",
  ])
  func readsAppIDs(text: String) throws {
    let appID = try AppID.read(text).get()
    #expect(appID.text == text)
    #expect(appID.prefix + "." + appID.bundleID == text)
    #expect(appID.prefix.utf8.count == 10)
  }

  @Test(arguments: [
    ("", "appid.format", "the App ID is empty"),
    ("ABCDE12345", "appid.format", #"App ID "ABCDE12345" has no period"#),
    (
      "ABCDE12345+com.example.calls", "appid.format",
      #"App ID "ABCDE12345+com.example.calls" contains +"#
    ),
    (
      " ABCDE12345.com.example.calls", "appid.whitespace",
      #"App ID " ABCDE12345.com.example.calls" contains white space"#
    ),
    (
      "ABCDE12345.com.example.*", "appid.wildcard",
      #"App ID "ABCDE12345.com.example.*" contains *, and there are no wildcards here"#
    ),
    (
      "{your_team_id}.{your_bundle_id}", "appid.placeholder",
      #"App ID "{your_team_id}.{your_bundle_id}" is text of a template"#
    ),
    (
      "TEAM_ID.com.example.calls", "appid.placeholder",
      #"App ID "TEAM_ID.com.example.calls" is text of a template"#
    ),
    (
      "$(AppIdentifierPrefix)com.example.calls", "appid.placeholder",
      #"App ID "$(AppIdentifierPrefix)com.example.calls" is text of a template"#
    ),
    (
      "com.example.calls", "appid.prefix",
      #""com.example.calls" looks like a bundle ID without its prefix"#
    ),
    (
      "com.example.my_app", "appid.prefix",
      #""com.example.my_app" looks like an Android package name"#
    ),
    (
      "ABCDE1234.com.example.calls", "appid.prefix",
      #"prefix "ABCDE1234" of App ID "ABCDE1234.com.example.calls" is not ten characters A-Z and 0-9"#
    ),
    (
      "ABCDE12345.com.example.my_app", "appid.bundle-charset",
      #"bundle ID "com.example.my_app" contains "_""#
    ),
    ("ABCDE12345..calls", "appid.bundle-charset", #"bundle ID ".calls" has an empty part"#),
    ("ABCDE12345.", "appid.format", "the App ID ends with its prefix"),
    (
      "ABCDE12345.com.exämple", "appid.bundle-charset",
      #"bundle ID "com.exämple" contains "ä""#
    ),
  ])
  func refusesWhatIsNoAppID(text: String, id: String, message: String) throws {
    let problem = try #require(throws: ValueProblem.self) { try AppID.read(text).get() }
    #expect(problem.id == id)
    #expect(problem.message == message)
    #expect(problem.severity == .error)
    #expect(problem.help != nil)
  }

  @Test func onlyWarnsOfAPrefixInLowerCase() throws {
    let problem = try #require(throws: ValueProblem.self) {
      try AppID.read("abcde12345.com.example.calls").get()
    }
    #expect(problem.id == "appid.prefix")
    #expect(problem.severity == .warning)
  }

  @Test func offersTheAppIDWithoutPlus() throws {
    let problem = try #require(throws: ValueProblem.self) {
      try AppID.read("ABCDE12345+com.example.calls").get()
    }
    #expect(problem.help == "did you mean ABCDE12345.com.example.calls?")
  }

  @Test(arguments: ["com.example", "com.example.my_app", "A.b1.C_"])
  func readsPackageNames(text: String) throws {
    #expect(try AndroidPackageName.read(text).get().text == text)
  }

  @Test(arguments: [
    ("calls", "dal.package-format", #"package name "calls" has only one part"#),
    ("com..calls", "dal.package-format", #"package name "com..calls" has an empty part"#),
    ("com.my-co.calls", "dal.package-format", #"package name "com.my-co.calls" contains "-""#),
    (
      "com.1st.calls", "dal.package-format",
      #"part "1st" of package name "com.1st.calls" does not begin with a letter"#
    ),
    (
      "com._x.calls", "dal.package-format",
      #"part "_x" of package name "com._x.calls" does not begin with a letter"#
    ),
    (
      "com.example.calls ", "dal.package-format",
      #"package name "com.example.calls " contains " ""#
    ),
    ("{package}.x", "dal.placeholder", #"package name "{package}.x" is text of a template"#),
    (
      "com.yourcompany.app", "dal.placeholder",
      #"package name "com.yourcompany.app" is text of a template"#
    ),
  ])
  func refusesWhatIsNoPackageName(text: String, id: String, message: String) throws {
    let problem = try #require(throws: ValueProblem.self) {
      try AndroidPackageName.read(text).get()
    }
    #expect(problem.id == id)
    #expect(problem.message == message)
  }

  static let fingerprint =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

  @Test func readsFingerprints() throws {
    #expect(try CertificateFingerprint.read(Self.fingerprint).get().text == Self.fingerprint)
  }

  @Test(arguments: [
    (fingerprint.lowercased(), "dal.fingerprint-format", "write \(fingerprint)"),
    (
      fingerprint.lowercased().filter { $0 != ":" }, "dal.fingerprint-format",
      "write \(fingerprint)"
    ),
    ("SHA256: " + fingerprint, "dal.fingerprint-format", "write only what stands after it"),
    (
      String(fingerprint.dropFirst(3)), "dal.fingerprint-format",
      "32 pairs of upper-case hexadecimal digits with colons between them"
    ),
    (
      "AA:BB", "dal.fingerprint-format",
      "32 pairs of upper-case hexadecimal digits with colons between them"
    ),
    (
      "", "dal.fingerprint-format",
      "32 pairs of upper-case hexadecimal digits with colons between them"
    ),
    (
      "FG:" + fingerprint.dropFirst(3), "dal.fingerprint-format",
      "32 pairs of upper-case hexadecimal digits with colons between them"
    ),
    (
      "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "dal.fingerprint-format",
      "write it as hexadecimal pairs"
    ),
    (
      String(fingerprint.prefix(59)), "dal.fingerprint-sha1",
      "take the line SHA256 of keytool -list -v"
    ),
    (
      "AB:CD:…", "dal.placeholder",
      "take the line SHA256 of keytool -list -v, and that of the Play Console"
    ),
    (
      "TODO", "dal.placeholder",
      "take the line SHA256 of keytool -list -v, and that of the Play Console"
    ),
  ])
  func refusesWhatIsNoFingerprint(text: String, id: String, help: String) throws {
    let problem = try #require(throws: ValueProblem.self) {
      try CertificateFingerprint.read(text).get()
    }
    #expect(problem.id == id)
    #expect(problem.help == help)
  }
}
