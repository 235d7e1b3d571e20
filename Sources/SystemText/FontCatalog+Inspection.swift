import CSDL2TTF
import Foundation

extension FontCatalog {
  /// The files of the fonts for Latin, Korean and emoji.
  package var principalFiles: [String] {
    [text.nearest(to: 0), cjk.nearest(to: 0), emoji].compactMap { $0?.path }
  }

  /// The names of the scripts without a font, whose letters are drawn as boxes.
  package var missingScripts: [String] {
    FontScript.allCases.filter { face(of: $0, isBold: false) == nil }.map(\.family)
  }
}

extension SystemTextEngine {
  /// The version of the SDL_ttf library that is loaded.
  package static var libraryVersion: String {
    guard let version = TTF_Linked_Version()?.pointee else { return "unknown" }
    return "\(version.major).\(version.minor).\(version.patch)"
  }
}
