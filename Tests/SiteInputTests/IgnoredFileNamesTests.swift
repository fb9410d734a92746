import SiteInput
import Testing

@Test(arguments: [
  ".DS_Store", ".gitkeep", ".keep", "._m.md", "m.md~", ".#m.md", "#m.md#", "Thumbs.db", "thumbs.db",
  "desktop.ini",
  "Desktop.ini", ".m.md.swp", "m.swp", ".m.md.swo", "Icon\r", "~", "._",
])
func passesOverWhatEditorsAndSystemsLeave(name: String) {
  #expect(isIgnoredFileName(name))
}

@Test(arguments: [
  "m.md", "#m.md", "m.md#", "#", "", ".nojekyll", ".well-known", "_m.md", "icon", "swp", "m.swp.md",
  "thumbs.db.md", "CNAME",
])
func readsEveryOtherFile(name: String) {
  #expect(!isIgnoredFileName(name))
}
