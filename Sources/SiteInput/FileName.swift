/// The last part of a path, taken apart at its last dot.
struct FileName {
  /// Without the ending; this is the id of a file with one meeting.
  let stem: String
  /// In lower case, without its dot: programs write `.CSV` too.
  let ending: String

  init(_ path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(path).utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      stem = String(decoding: name, as: UTF8.self)
      ending = ""
      return
    }
    stem = String(decoding: name[..<dot], as: UTF8.self)
    ending = String(decoding: name[dot...].dropFirst(), as: UTF8.self).lowercased()
  }
}
