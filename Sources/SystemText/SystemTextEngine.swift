package import Foundation
import Geometry
import Synchronization
package import Typography

/// A text engine with the fonts of the machine, shaped and drawn by SDL2_ttf. It needs no display.
///
/// Letters are drawn four times as wide as they are shown and then averaged, which positions them to a quarter of a
/// pixel. Vertical metrics are San Francisco's rather than the fonts' own, so that lines are as high as on iOS, even
/// with a taller fallback font.
package final class SystemTextEngine: TextEngine {
  private let state: Mutex<LineShaper>
  private let catalog: FontCatalog
  private let appFonts: AppFonts

  /// Creates an engine, and opens the catalog's fonts.
  ///
  /// - Parameter appFonts: The fonts that are found by their names.
  package init(fonts catalog: FontCatalog, appFonts: AppFonts = .none) throws(FontError) {
    try FontRegistry.start()
    self.catalog = catalog
    self.appFonts = appFonts
    state = Mutex(LineShaper(catalog))
  }

  /// Creates an engine with the fonts that are installed, or that the environment specifies.
  package convenience init() throws(FontError) { try self.init(fonts: FontCatalog.installed()) }

  /// Returns San Francisco's metrics at the font's size, regardless of the font file, or those of an app's own font.
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = Self.usable(font.size)
    if let own = appFont(font)?.tables {
      return FontMetrics(
        ascender: size * own.ascender, descender: size * own.descender, leading: size * own.leading,
        capHeight: size * own.capHeight, xHeight: size * own.xHeight)
    }
    return FontMetrics(
      ascender: size * Self.ascender, descender: -size * Self.descender, capHeight: size * Self.capHeight,
      xHeight: size * Self.xHeight)
  }

  /// The app's own fonts.
  package var families: [String: [String]] { appFonts.families }

  package func hasFont(named name: String) -> Bool { appFonts.font(named: name, weight: 0, isItalic: false) != nil }

  /// Returns the advance width of the shaped text, in points.
  package func width(of text: String, font: FontDescriptor) -> CGFloat {
    let variant = variant(of: font)
    let width = FontRegistry.exclusively { state.withLock { $0.width(of: text, variant: variant) } }
    return width * Self.usable(font.size)
  }

  /// Returns the pixels of a run; none if the text is smaller than a pixel.
  package func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
    let size = Self.usable(run.font.size) * FiniteGeometry.length(scale)
    guard size >= 1 else { return GlyphPixels() }
    let variant = variant(of: run.font)
    let offset = fraction > 0 && fraction < 1 ? fraction : 0
    return FontRegistry.exclusively {
      state.withLock { $0.draw(run.text, variant: variant, pixels: Swift.min(size, Self.largestSize), offset: offset) }
    }
  }

  /// The largest size, in pixels.
  private static let largestSize: CGFloat = 2_048
  /// The metrics as fractions of the size: hhea and OS/2 of San Francisco, 2,048 units per em.
  private static let ascender: CGFloat = 1_950 / 2_048
  private static let descender: CGFloat = 494 / 2_048
  private static let capHeight: CGFloat = 1_443 / 2_048
  private static let xHeight: CGFloat = 1_078 / 2_048
  /// The size from which San Francisco's display variant is used.
  private static let displaySize: CGFloat = 20

  private static func usable(_ size: CGFloat) -> CGFloat { Swift.min(FiniteGeometry.length(size), 512) }

  private func appFont(_ font: FontDescriptor) -> AppFonts.Font? {
    guard case .named(let name) = font.family else { return nil }
    return appFonts.font(named: name, weight: font.weight, isItalic: font.isItalic)
  }

  private func variant(of font: FontDescriptor) -> FontVariant {
    let isDisplay = font.size >= Self.displaySize
    let sans =
      switch (isDisplay, font.isItalic) {
      case (false, false): catalog.text
      case (false, true): catalog.textItalic
      case (true, false): catalog.display
      case (true, true): catalog.displayItalic
      }
    let isMonospaced = font.isMonospaced
    let families = isMonospaced ? [catalog.monospaced, sans, catalog.cjk] : [sans, catalog.cjk]
    let own = appFont(font)?.face
    return FontVariant(
      faces: (own.map { [$0] } ?? []) + families.compactMap { $0.nearest(to: font.weight) },
      isBold: font.weight > FontCatalog.boldFrom, hasTabularDigits: font.hasMonospacedDigits,
      condensing: isDisplay || isMonospaced || own != nil ? .none : .text, hasIndependentWords: own == nil)
  }
}
