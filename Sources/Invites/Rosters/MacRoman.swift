/// The encoding of plain CSV files that Excel writes on a Mac.
///
/// A table, since Foundation does not read it alike on all systems.
enum MacRoman {
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
    }
    return String(scalars)
  }

  /// From 0x80 on.
  private static let upperHalf = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
      + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
      + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙı\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}\u{2DA}¸\u{2DD}\u{2DB}\u{2C7}")
      .unicodeScalars)
}
