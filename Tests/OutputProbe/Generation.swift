/// One of a row of invented sites, each a little different from the one before.
///
/// Every kind of change happens between neighbours: new, changed, equal and dropped files, whole
/// folders that come and go, and a file that becomes a folder.
package struct Generation {
  package let number: Int
  package let size: Int

  package init(_ number: Int, size: Int) {
    self.number = number
    self.size = size
  }

  /// Every output by its path.
  package var files: [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    func add(_ path: String, _ text: String) { files[path] = Array(text.utf8) }
    add("index.html", "generation \(number)\n")
    for index in 0..<size {
      let changing = index % 2 == 0 ? number : 0
      add("join/m\(index)/index.html", "page \(index) of \(changing)\n")
      add("j/\(index).html", String(repeating: "short \(index) of \(number)\n", count: 20))
    }
    for index in 0..<max(1, size / 10) {
      add("join/only-\(number)-\(index)/index.html", "here once \(number)\n")
      add("join/only-\(number)-\(index)/de/index.html", "einmal hier \(number)\n")
    }
    add(number % 2 == 0 ? "swap" : "swap/index.html", "kind \(number % 2)\n")
    add("static/part-\(number % 3).txt", "part\n")
    return files
  }

  /// The bytes of the file outside the output that belongs to it.
  package var companion: [UInt8] { Array("{\"generation\":\(number)}\n".utf8) }
}
