import Foundation
import UIKitCore

/// The translations of a nib file that is in the folder `Base.lproj`.
enum NibStrings {
  /// Returns the translations for the preferred language of a bundle, by identifier and property, as in
  /// `"Ab1-cd-Ef2.text"`.
  static func text(for url: URL, in bundle: Bundle) -> [String: String] {
    guard url.deletingLastPathComponent().lastPathComponent == "Base.lproj", let root = bundle.resourceURL,
      let language = bundle.localizationFolders.first(where: { $0 != "Base" })
    else { return [:] }
    let name = url.deletingPathExtension().lastPathComponent
    let file = root.appendingPathComponent("\(language).lproj/\(name).strings").resolvingSymlinksInPath()
    return PropertyListFile.readable(at: file.path).compactMapValues { $0 as? String }
  }
}
