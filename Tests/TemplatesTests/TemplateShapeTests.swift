import Testing

@testable import Templates

@Suite struct TemplateShapeTests {
  @Test func listsItsNamesWithTypesAndWords() {
    let shape = TemplateShape(
      "page",
      [
        .text("title", "What it is called"),
        .record("app", Page.app, optional: true, "What opens it"),
        .list("phones", Page.phone, "Numbers"),
        TemplateField("tags", .list(.text), "Words"),
        TemplateField("part", .template(["a.html"]), "Which part"),
        .flag("share", "A button"),
        .html("body", "The text"),
      ])
    #expect(
      shape.entries().map {
        "\($0.path) (\($0.type)\($0.isOptional ? "?" : "")): \($0.documentation)"
      }
        == [
          "title (text): What it is called",
          "app (app?): What opens it",
          "app.name (text): How people call the app",
          "app.store_url (text?): Where to get it",
          "phones (list of phone): Numbers",
          "phones[].number (text): As it is dialled",
          "phones[].note (text?): Who answers",
          "tags (list of text): Words",
          "part (template): Which part",
          "share (flag): A button",
          "body (html): The text",
        ])
  }

  @Test func findsSlotsByName() {
    #expect(Page.app.slot(of: "store_url") == 1)
    #expect(Page.app.slot(of: "storeUrl") == nil)
    var record = TemplateRecord(Page.app, [.text("a"), .absent])
    record[1] = .text("u")
    #expect(record[1].isShown)
  }
}
