package import Foundation

/// A text engine, which measures and draws single lines of text; wrapping, truncation and alignment are done by
/// ``TextLayout``.
///
/// An engine's results for equal arguments are equal throughout its life, on any thread.
package protocol TextEngine: Sendable {
  /// The names of the fonts that are found by name, by their families.
  var families: [String: [String]] { get }

  /// Returns whether a font or a family is found by a name.
  func hasFont(named name: String) -> Bool

  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Returns the advance width of one shaped line, in points, independent of the screen's scale. Never NaN or negative.
  func width(of text: String, font: FontDescriptor) -> CGFloat

  /// Returns the pixels of one line at `scale` pixels per point.
  ///
  /// - Parameter fraction: The horizontal position of the origin in its pixel, in `0 ..< 1`.
  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels
}

extension TextEngine {
  /// No fonts.
  package var families: [String: [String]] { [:] }
  /// Whether one of the families or their fonts has the name.
  package func hasFont(named name: String) -> Bool { families.contains { $0 == name || $1.contains(name) } }
}

/// Text in one font on one line. Equal runs draw equal pixels.
package struct GlyphRun: Hashable, Sendable {
  /// The text of the run.
  package var text: String
  /// The font of the run.
  package var font: FontDescriptor

  /// Creates a run.
  package init(text: String, font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}

/// The coverage of glyphs, and colored pixels for glyphs with their own colors (emoji), relative to the run's origin
/// on the baseline, in device pixels with y pointing down.
package struct GlyphPixels: Sendable {
  /// One byte of coverage per pixel, to be filled with the text's color.
  package struct Mask: Sendable {
    /// The distance from the origin to the mask's left edge, in pixels.
    package var x: Int
    /// The distance from the baseline down to the mask's upper edge, in pixels; negative above the baseline.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int
    /// The coverage of each pixel, row by row from the top: 0 for none, 255 for all of it.
    package var coverage: [UInt8]

    /// Creates a mask of `width · height` bytes.
    package init(x: Int, y: Int, width: Int, height: Int, coverage: [UInt8]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.coverage = coverage
    }
  }

  /// Premultiplied 0xAARRGGBB pixels, drawn unchanged.
  package struct Picture: Sendable {
    /// The distance from the origin to the picture's left edge, in pixels.
    package var x: Int
    /// The distance from the baseline down to the picture's upper edge, in pixels; negative above the baseline.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int
    /// The pixels, row by row from the top.
    package var pixels: [UInt32]

    /// Creates a picture of `width · height` pixels.
    package init(x: Int, y: Int, width: Int, height: Int, pixels: [UInt32]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// The masks of glyphs in the text's color.
  package var masks: [Mask]
  /// The pictures of glyphs with their own colors.
  package var pictures: [Picture]

  /// Creates the pixels of glyphs, by default of none.
  package init(masks: [Mask] = [], pictures: [Picture] = []) {
    self.masks = masks
    self.pictures = pictures
  }
}
