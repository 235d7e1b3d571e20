package import Foundation

/// A text engine, which measures and draws single lines of text; wrapping, truncation and alignment are done by
/// ``TextLayout``.
///
/// An engine's results for equal arguments are equal throughout its life, on any thread.
package protocol TextEngine: Sendable {
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Returns the advance width of one shaped line, in points, independent of the screen's scale. Never NaN or negative.
  func width(of text: String, font: FontDescriptor) -> CGFloat

  /// Returns the pixels of one line at `scale` pixels per point.
  ///
  /// - Parameter fraction: The horizontal position of the origin in its pixel, in `0 ..< 1`.
  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels
}

/// Text in one font on one line. Equal runs draw equal pixels.
package struct GlyphRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor

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
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var coverage: [UInt8]

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
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var pixels: [UInt32]

    package init(x: Int, y: Int, width: Int, height: Int, pixels: [UInt32]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  package var masks: [Mask]
  package var pictures: [Picture]

  package init(masks: [Mask] = [], pictures: [Picture] = []) {
    self.masks = masks
    self.pictures = pictures
  }
}
