import Diagnostics
import InviteLinks

extension FieldReader {
  mutating func look() -> Look {
    var look = Look()
    guard var reader = nested("look", keys: .look) else { return look }
    if let accent = reader.line("accent", limit: 32) {
      if let colour = hexColour(accent.value) {
        look.accent = colour
        reader.checkContrast(of: colour, accent)
      } else {
        reader.report(
          .error(
            "bad-colour", "\"accent\" cannot be \"\(accent.value)\"", at: accent.place,
            help: "write a colour as \"#0a7d5a\", in quotes because # begins a comment"))
      }
    }
    look.font = reader.font()
    look.radius = reader.integer("radius", 0...64, unit: " pixels") ?? look.radius
    look.logo = reader.image("logo", canBeSVG: true)
    report(reader.diagnostics)
    return look
  }

  /// The button that joins must stand out from white paper.
  ///
  /// On dark paper the pages lighten it by themselves.
  private mutating func checkContrast(of hex: String, _ written: Located<String>) {
    let colour = Colour(hex)
    let nearest = colour.visible(on: .white)
    guard nearest != colour else { return }
    report(
      .error(
        "low-contrast", "buttons in \"\(written.value)\" do not stand out from a white page",
        at: written.place, help: "the nearest colour that does is \"\(nearest.hex)\""))
  }

  /// A CSS font family list; what could end the declaration is refused.
  private mutating func font() -> String? {
    guard let font = line("font", limit: 200) else { return nil }
    guard isFontList(font.value) else {
      report(
        .error(
          "bad-font", "\"font\" cannot be \"\(font.value)\"", at: font.place,
          help: "names of fonts on the guest's device, for example: Georgia, serif"))
      return nil
    }
    return font.value
  }

  /// Names with commas between them; a name may stand in quotes of either kind.
  private func isFontList(_ text: String) -> Bool {
    var quote: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "'":
        guard quote == nil || quote == scalar else { return false }
        quote = quote == nil ? scalar : nil
      case " ", ",", "-", "_": break
      default:
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
          return false
        }
      }
    }
    return quote == nil
  }

  /// `#rgb` or `#rrggbb` as `#rrggbb`.
  private func hexColour(_ text: String) -> String? {
    let digits = text.lowercased().dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 3 || digits.utf8.count == 6,
      digits.utf8.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0) })
    else { return nil }
    return digits.utf8.count == 6 ? "#\(digits)" : "#" + digits.map { "\($0)\($0)" }.joined()
  }

  /// An image below `Content/static/`; whether the file exists is the planner's question.
  ///
  /// Programs that make previews of links read JPEG and PNG; an SVG they do not show.
  mutating func image(_ key: String, canBeSVG: Bool = false) -> Located<String>? {
    guard let path = staticFile(key) else { return nil }
    let endings = [".png", ".jpg", ".jpeg"] + (canBeSVG ? [".svg"] : [])
    guard endings.contains(where: path.value.lowercased().hasSuffix) else {
      report(
        .error(
          "bad-image", "\"\(key)\" cannot be \"\(path.value)\"", at: path.place,
          help: "an image whose name ends in \(endings.joined(separator: ", "))"))
      return nil
    }
    return path
  }

  private mutating func staticFile(_ key: String) -> Located<String>? {
    guard let path = line(key, limit: 512) else { return nil }
    let parts = path.value.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      !path.value.contains("\\"), !path.value.contains(":")
    else {
      report(
        .error(
          "bad-path", "\"\(key)\" cannot be \"\(path.value)\"", at: path.place,
          help: "a path below Content/static/, for example logo.svg"))
      return nil
    }
    return path
  }
}
