package import Diagnostics
package import SiteModel

/// A file of the user that a preview shows, as far as checks need it.
package struct PictureFile: Sendable {
  /// Of the whole file.
  package var size: Int
  /// Nil when its bytes are no PNG or JPEG.
  package var picture: Picture?

  package init(_ bytes: [UInt8]) {
    size = bytes.count
    picture = Picture(bytes)
  }
}

/// Checks the pictures that chat programs are to show of a link.
package enum PictureCheck {
  /// WhatsApp and others leave out what is larger.
  package static let largest = 300 * 1024

  /// - Parameter files: by path below `Content/static/`; a missing file is reported elsewhere.
  package static func diagnostics(
    of site: Site, files: [String: PictureFile]
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    let names = [site.settings.image].compactMap { $0 } + site.meetings.compactMap(\.image)
    return names.flatMap { name -> [Diagnostic] in
      // Another Unicode form of the name is another file, which is reported elsewhere, too.
      guard seen.insert(name.value).inserted, let index = files.index(forKey: name.value),
        files[index].key.utf8.elementsEqual(name.value.utf8)
      else { return [] }
      return diagnostics(of: files[index].value, name)
    }
  }

  private static func diagnostics(of file: PictureFile, _ name: Located<String>) -> [Diagnostic] {
    guard let picture = file.picture else {
      return [
        .error(
          "bad-image", "\(name.value) is neither a PNG nor a JPEG picture", at: name.place,
          help: "programs that show previews read the file, not its name: save it as PNG or JPEG")
      ]
    }
    var found: [Diagnostic] = []
    if file.size > largest {
      let size = (file.size + 1023) / 1024
      found.append(
        .warning(
          "large-image", "\(name.value) has \(size) KB; some programs show no more than 300",
          at: name.place, help: "save it smaller, for instance as a JPEG of 1200×630 pixels"))
    }
    if picture.width != 1200 || picture.height != 630 {
      found.append(
        .warning(
          "image-size",
          "\(name.value) has \(picture.width)×\(picture.height) pixels; previews are cut to 1200×630",
          at: name.place, help: "save it with 1200×630 pixels"))
    }
    return found
  }
}
