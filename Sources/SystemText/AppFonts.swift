import Foundation
import Synchronization

/// The fonts that an app contains, by the names under which its code asks for them.
package final class AppFonts: Sendable {
  /// A font of the app.
  struct Font: Sendable {
    var face: FontCatalog.Face
    var tables: FontTables
  }

  private let paths: @Sendable () -> [String]
  private let version: @Sendable () -> Int
  private let report: @Sendable (String) -> Void
  private let fonts = Mutex<(version: Int, fonts: [Font])?>(nil)

  /// - Parameters:
  ///   - paths: Returns the paths of the files. It is called when a font is first asked for by its name, and once for
  ///     each new version.
  ///   - version: Returns a number that changes with the paths.
  ///   - report: Called with a message for each file that cannot be used.
  package init(
    paths: @escaping @Sendable () -> [String], version: @escaping @Sendable () -> Int = { 0 },
    report: @escaping @Sendable (String) -> Void
  ) {
    (self.paths, self.version, self.report) = (paths, version, report)
  }

  /// No fonts.
  package static let none = AppFonts(paths: { [] }, report: { _ in })

  /// Returns the font of a name, or the one of a family that is nearest to a weight and slant; `nil` if there is none.
  func font(named name: String, weight: CGFloat, isItalic: Bool) -> Font? {
    let fonts = loaded
    if let font = fonts.first(where: { $0.tables.names.contains(name) }) { return font }
    return fonts.filter { $0.tables.families.contains(name) }.min { first, second in
      func distance(_ font: Font) -> CGFloat {
        abs(font.tables.weight - weight) + (font.tables.isItalic == isItalic ? 0 : 10)
      }
      return distance(first) < distance(second)
    }
  }

  /// The names of the fonts of each family, in the order of the files.
  var families: [String: [String]] {
    loaded.reduce(into: [:]) { families, font in
      guard let family = font.tables.familyName, let name = font.tables.postScriptName else { return }
      families[family, default: []].append(name)
    }
  }

  private var loaded: [Font] {
    fonts.withLock { known in
      let version = version()
      if let known, known.version == version { return known.fonts }
      let fonts = paths().compactMap(font)
      known = (version, fonts)
      return fonts
    }
  }

  private func font(at path: String) -> Font? {
    guard let data = FileManager.default.contents(atPath: path) else {
      report("The font \(path) of UIAppFonts is not there, so the system's font is drawn in its place.\n")
      return nil
    }
    guard let tables = FontTables(data) else {
      report("The font \(path) of UIAppFonts is damaged, or is not a TrueType or OpenType font.\n")
      return nil
    }
    return Font(face: FontCatalog.Face(path: path, index: 0), tables: tables)
  }
}
