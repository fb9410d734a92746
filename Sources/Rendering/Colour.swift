import Foundation

/// A colour with the contrast arithmetic of WCAG 2.2 (1.4.3): text needs a ratio of 4.5.
struct Colour: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  static let white = Colour(red: 255, green: 255, blue: 255)
  static let black = Colour(red: 0, green: 0, blue: 0)
  /// The cards of style.css, where links are harder to read than on its paper.
  static let lightCard = Colour(red: 0xF4, green: 0xF6, blue: 0xF8)
  static let darkCard = Colour(red: 0x1E, green: 0x23, blue: 0x29)

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#rrggbb`, checked by the settings.
  init(_ hex: String) {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    self.init(red: number >> 16 & 0xFF, green: number >> 8 & 0xFF, blue: number & 0xFF)
  }

  var hex: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Black or white, whichever is easier to read on this colour.
  var textOnTop: Colour { contrast(with: .white) >= contrast(with: .black) ? .white : .black }

  /// This colour, moved towards black or white as little as text on `paper` needs.
  func readable(on paper: Colour) -> Colour {
    let goal = paper.luminance > 0.5 ? Colour.black : .white
    for step in 0...20 {
      let colour = mixed(with: goal, Double(step) / 20)
      if colour.contrast(with: paper) >= 4.5 { return colour }
    }
    return goal
  }

  func contrast(with other: Colour) -> Double {
    let light = max(luminance, other.luminance)
    let dark = min(luminance, other.luminance)
    return (light + 0.05) / (dark + 0.05)
  }

  private func mixed(with other: Colour, _ part: Double) -> Colour {
    func mix(_ left: Int, _ right: Int) -> Int {
      left + Int((Double(right - left) * part).rounded())
    }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  private var luminance: Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
