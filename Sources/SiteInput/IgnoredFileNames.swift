/// True for what editors and systems leave in folders: nobody means these files as input.
///
/// - macOS: `.DS_Store`, `._name` beside a file on other file systems, `Icon` with a carriage
///   return
/// - Windows: `Thumbs.db`, `desktop.ini`, in any case
/// - Git keeps no empty folder, so people put a file `.gitkeep` or `.keep` there
/// - vi: `name~`, `.name.swp`; Emacs: `name~`, `.#name` (a link that leads nowhere), `#name#`
package func isIgnoredFileName(_ name: String) -> Bool {
  let bytes = name.utf8
  switch name.lowercased() {
  case ".ds_store", "thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r": return true
  case ".gitkeep", ".keep": return true
  default: break
  }
  if bytes.starts(with: "._".utf8) || bytes.starts(with: ".#".utf8) { return true }
  if bytes.last == UInt8(ascii: "~") { return true }
  if bytes.first == UInt8(ascii: "#"), bytes.last == UInt8(ascii: "#"), bytes.count > 1 {
    return true
  }
  let tail = Array(bytes.suffix(4))
  return [".swp", ".swo", ".swx"].contains { tail.elementsEqual($0.utf8) }
}
