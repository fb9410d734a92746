import Markdown
import SiteModel
import Testing

/// Definitions and descriptions refuse the same schemes, each in its own box.
@Suite struct RunnableSchemeTests {
  @Test(arguments: WebAddress.runnable.sorted())
  func aDescriptionHasNoLinkThatASettingMayNotHave(scheme: String) {
    let link = Array("[x](\(scheme):1)".utf8)
    let html = String(decoding: Markdown.html(fromUntrusted: link), as: UTF8.self)
    #expect(!html.contains("\(scheme):"))
    #expect(throws: WebAddress.Problem.self) { try WebAddress.check("\(scheme):1", schemes: nil) }
  }
}
