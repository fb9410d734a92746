/// Text of the user as messages show it: in quotes, one line, cut when it is long.
func shown(_ text: String) -> String {
  let limit = 60
  let firstLine = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
  let isCut = firstLine.count > limit || firstLine.endIndex != text.unicodeScalars.endIndex
  return "\"\(String(firstLine.prefix(limit)))\(isCut ? "…" : "")\""
}
