package import Foundation
import Geometry

/// A font whose letters are boxes, identical on every machine, for tests that must not depend on installed fonts and
/// for hosts that have none.
///
/// Widths are exact: half the size for each grapheme; the whole size for Hangul, ideographs, kana and emoji; a quarter
/// for spaces; zero for newlines and invisible characters. A line is exactly as high as the size.
package struct BoxFont: TextEngine {
  /// Creates the font.
  package init() {}

  /// Returns metrics that are fixed fractions of the font's size.
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = Self.usable(font.size)
    return FontMetrics(ascender: size * 0.75, descender: -size * 0.25, capHeight: size * 0.75, xHeight: size * 0.5)
  }

  /// Returns the sum of the widths of the text's graphemes.
  package func width(of text: String, font: FontDescriptor) -> CGFloat {
    let quarters = text.drawable.reduce(0) { $0 + $1.quarters }
    return Self.usable(font.size) * CGFloat(quarters) / 4
  }

  /// Returns boxes: capitals, digits and wide characters are as high as capitals, others as high as the x-height; a
  /// sixteenth of the size stays empty to the left and right of each.
  package func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
    let size = Self.usable(run.font.size) * FiniteGeometry.length(scale)
    guard size > 0, size <= Self.largestSize else { return GlyphPixels() }
    var pixels = GlyphPixels()
    var pen = FiniteGeometry.coordinate(fraction)
    for character in run.text.drawable {
      let advance = size * CGFloat(character.quarters) / 4
      if let height = character.boxHeight {
        pixels.masks.append(
          .box(left: pen + size / 16, right: pen + advance - size / 16, height: size * height))
      }
      pen += advance
      if pen > Self.longestRun { break }
    }
    return pixels
  }

  /// The largest size in pixels: 512 points at three pixels per point.
  private static let largestSize: CGFloat = 1_536
  /// The longest run in pixels, wider than any screen.
  private static let longestRun: CGFloat = 16_384

  private static func usable(_ size: CGFloat) -> CGFloat { Swift.min(FiniteGeometry.length(size), 512) }
}

extension GlyphPixels.Mask {
  /// Returns a box on the baseline, whose edges are weighted by their coverage of a pixel.
  fileprivate static func box(left: CGFloat, right: CGFloat, height: CGFloat) -> GlyphPixels.Mask {
    let columns = Int(left.rounded(.down))..<Int(right.rounded(.up))
    let rows = Int((-height).rounded(.down))..<0
    var coverage: [UInt8] = []
    coverage.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let covered = Swift.min(1, CGFloat(row + 1) + height)
      for column in columns {
        let across = Swift.min(right, CGFloat(column + 1)) - Swift.max(left, CGFloat(column))
        coverage.append(UInt8((Swift.max(0, across) * covered * 255).rounded()))
      }
    }
    return GlyphPixels.Mask(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count, coverage: coverage)
  }
}

extension Character {
  /// The width, in quarters of the size.
  fileprivate var quarters: Int {
    guard let scalar = unicodeScalars.first, !isNewline else { return 0 }
    if isWhitespace { return 1 }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control { return 0 }
    return isWide ? 4 : 2
  }

  /// The box's height as a fraction of the size; `nil` if nothing is drawn.
  fileprivate var boxHeight: CGFloat? {
    guard quarters > 1 else { return nil }
    return isWide || isUppercase || isNumber ? 0.75 : 0.5
  }

  private var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF:
      return true
    default: return scalar.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
