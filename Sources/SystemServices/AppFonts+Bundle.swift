import Foundation
import SystemText
import UIKitCore

extension AppFonts {
  /// The fonts that `UIAppFonts` in the `Info.plist` of the main bundle lists, and those that the app registers.
  static let ofMainBundle = AppFonts(
    paths: {
      let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
      let root = Bundle.main.resourceURL ?? Bundle.main.bundleURL
      // A bundle has no subfolders, but the list may name those of the project.
      return names.map { name in
        let full = root.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: full)
          ? full : root.appendingPathComponent((name as NSString).lastPathComponent).path
      } + RegisteredFonts.paths
    }, version: { RegisteredFonts.version }, report: StandardError.write)
}
