package import Foundation

/// Measures and draws single lines of text; everything above it (wrapping, truncation, alignment) is ``TextLayout``.
///
/// An engine answers the same for the same question for as long as it lives, from any thread.
package protocol TextEngine: Sendable {
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// The advance width of one line, shaped, in points; independent of the screen's scale. Never NaN or negative.
  func width(of text: String, font: FontDescriptor) -> CGFloat

  /// The pixels of one line at `scale` pixels a point.
  ///
  /// - Parameter fraction: Where in its pixel the origin lies, 0 ..< 1, in pixels along x.
  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels
}

/// A stretch of text in one font on one line. Equal runs draw equal pixels.
package struct GlyphRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor

  package init(text: String, font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}

/// Coverage and, where glyphs have colours of their own (emoji), coloured pixels, placed relative to the run's origin
/// on the baseline, in device pixels with y pointing down.
package struct GlyphPixels: Sendable {
  /// One byte of coverage a pixel, to be filled with the text's colour.
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

  /// Premultiplied 0xAARRGGBB pixels, drawn as they are.
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
