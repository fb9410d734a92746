import Foundation
import Rendering
import TestSupport
import Testing

/// The program carries the repository's own templates.
@Suite struct BuiltInTemplatesTests {
  @Test func theProgramCarriesTheFilesOfTemplates() throws {
    let folder = Fixtures.repository.appendingPathComponent("Templates")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
      let file = name.split(separator: "/").last ?? ""
      return file.contains(".") && file != "README.md" && !file.hasPrefix(".")
    }
    #expect(
      names.sorted() == BuiltInTemplates.all.map(\.name),
      "run Tools/embed-templates.py after a change in Templates/")
    for (name, text) in BuiltInTemplates.all {
      let file = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(file.elementsEqual(text.utf8), "\(name): run Tools/embed-templates.py")
    }
  }

  /// A build asks this of the user's own files only.
  @Test(arguments: [("style.css", "</style"), ("page.js", "</script"), ("page.js", "<!--")])
  func styleAndScriptDoNotEndTheirElement(name: String, end: String) throws {
    let text = try #require(BuiltInTemplates.all.first { $0.name == name }).text
    #expect(!text.lowercased().contains(end))
  }
}
