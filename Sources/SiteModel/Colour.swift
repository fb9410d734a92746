/// A colour with the contrast arithmetic of WCAG 2.2 (1.4.3): text needs a ratio of 4.5.
package struct Colour: Equatable, Sendable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package static let white = Colour(red: 255, green: 255, blue: 255)
  package static let black = Colour(red: 0, green: 0, blue: 0)
  /// The cards of style.css, where links are harder to read than on its paper.
  package static let lightCard = Colour(red: 0xF4, green: 0xF6, blue: 0xF8)
  package static let darkCard = Colour(red: 0x1E, green: 0x23, blue: 0x29)
  package static let darkPaper = Colour(red: 0x14, green: 0x17, blue: 0x1B)
  /// What a button needs to stand out from the paper (WCAG 2.2, 1.4.11).
  package static let shapeContrast = 3.0

  package init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#rrggbb`, checked by the settings.
  package init(_ hex: String) {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    self.init(red: number >> 16 & 0xFF, green: number >> 8 & 0xFF, blue: number & 0xFF)
  }

  package var hex: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Black or white, whichever is easier to read on this colour.
  package var textOnTop: Colour {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }

  /// This colour, moved towards black or white as little as text on `paper` needs.
  package func readable(on paper: Colour) -> Colour { moved(to: 4.5, on: paper, steps: 20) }

  /// This colour, moved towards black or white as little as a button on `paper` needs.
  package func visible(on paper: Colour) -> Colour {
    moved(to: Colour.shapeContrast, on: paper, steps: 200)
  }

  private func moved(to ratio: Double, on paper: Colour, steps: Int) -> Colour {
    let goal = paper.luminance > 0.5 ? Colour.black : .white
    for step in 0...steps {
      let colour = mixed(with: goal, Double(step) / Double(steps))
      if colour.contrast(with: paper) >= ratio { return colour }
    }
    return goal
  }

  package func contrast(with other: Colour) -> Double {
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
    let sum =
      2126 * Colour.linear[red] + 7152 * Colour.linear[green] + 722 * Colour.linear[blue]
    return Double(sum) / 10_000_000_000
  }

  /// Linear light of each sRGB value, in millionths (IEC 61966-2-1).
  ///
  /// A table, since the last bits of `pow` differ between systems, and pages must not.
  private static let linear = [
    0, 304, 607, 911, 1214, 1518, 1821, 2125, 2428, 2732, 3035, 3347,
    3677, 4025, 4391, 4777, 5182, 5605, 6049, 6512, 6995, 7499, 8023, 8568,
    9134, 9721, 10330, 10960, 11612, 12286, 12983, 13702, 14444, 15209, 15996, 16807,
    17642, 18500, 19382, 20289, 21219, 22174, 23153, 24158, 25187, 26241, 27321, 28426,
    29557, 30713, 31896, 33105, 34340, 35601, 36889, 38204, 39546, 40915, 42311, 43735,
    45186, 46665, 48172, 49707, 51269, 52861, 54480, 56128, 57805, 59511, 61246, 63010,
    64803, 66626, 68478, 70360, 72272, 74214, 76185, 78187, 80220, 82283, 84376, 86500,
    88656, 90842, 93059, 95307, 97587, 99899, 102242, 104616, 107023, 109462, 111932, 114435,
    116971, 119538, 122139, 124772, 127438, 130136, 132868, 135633, 138432, 141263, 144128, 147027,
    149960, 152926, 155926, 158961, 162029, 165132, 168269, 171441, 174647, 177888, 181164, 184475,
    187821, 191202, 194618, 198069, 201556, 205079, 208637, 212231, 215861, 219526, 223228, 226966,
    230740, 234551, 238398, 242281, 246201, 250158, 254152, 258183, 262251, 266356, 270498, 274677,
    278894, 283149, 287441, 291771, 296138, 300544, 304987, 309469, 313989, 318547, 323143, 327778,
    332452, 337164, 341914, 346704, 351533, 356400, 361307, 366253, 371238, 376262, 381326, 386429,
    391572, 396755, 401978, 407240, 412543, 417885, 423268, 428690, 434154, 439657, 445201, 450786,
    456411, 462077, 467784, 473531, 479320, 485150, 491021, 496933, 502886, 508881, 514918, 520996,
    527115, 533276, 539479, 545724, 552011, 558340, 564712, 571125, 577580, 584078, 590619, 597202,
    603827, 610496, 617207, 623960, 630757, 637597, 644480, 651406, 658375, 665387, 672443, 679542,
    686685, 693872, 701102, 708376, 715694, 723055, 730461, 737910, 745404, 752942, 760525, 768151,
    775822, 783538, 791298, 799103, 806952, 814847, 822786, 830770, 838799, 846873, 854993, 863157,
    871367, 879622, 887923, 896269, 904661, 913099, 921582, 930111, 938686, 947307, 955973, 964686,
    973445, 982251, 991102, 1000000,
  ]
}
