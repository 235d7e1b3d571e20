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
  private let report: @Sendable (String) -> Void
  private let fonts = Mutex<[Font]?>(nil)

  /// - Parameters:
  ///   - paths: Returns the paths of the files. It is called when a font is first asked for by its name.
  ///   - report: Called with a message for each file that cannot be used.
  package init(paths: @escaping @Sendable () -> [String], report: @escaping @Sendable (String) -> Void) {
    (self.paths, self.report) = (paths, report)
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

  private var loaded: [Font] {
    fonts.withLock { known in
      if let known { return known }
      let fonts = paths().compactMap(font)
      known = fonts
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
