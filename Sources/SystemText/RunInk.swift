import CSDL2Image  // Both bring SDL_Surface; which of them owns it is the compiler's choice.
import CSDL2TTF
import Foundation
import Typography

/// A dot drawn behind a run, by which its baseline is found.
///
/// SDL2_ttf makes a surface as high as the ink and does not tell where the baseline is when accents stand above the
/// font's ascent. It always does for a dot alone.
struct InkMarker {
  /// An em space: unlike the ordinary one it kerns with nothing.
  static let space = "\u{2003}"
  static let text = "."

  /// From the dot's first row of ink down to the baseline.
  let rowsAboveBaseline: Int

  init(font: OpenFont) {
    let image = CoverageImage(Self.text, font: font)
    rowsAboveBaseline = font.ascent - (image?.firstInkedRow(from: 0) ?? font.ascent)
  }
}

/// A run's ink, sampled four times a pixel across, and how it falls on pixels.
struct RunInk {
  /// In pixels.
  let advance: CGFloat
  /// Of the em space before and behind the run, in pixels.
  let space: CGFloat
  let marker: InkMarker

  private static let samples = 4

  /// - Parameter x: Of the run's origin, in pixels.
  func mask(of text: String, font: OpenFont, x: CGFloat) -> GlyphPixels.Mask? {
    let line = InkMarker.space + text + InkMarker.space + InkMarker.text
    guard let image = CoverageImage(line, font: font) else { return nil }
    let origin = Int((space * 4).rounded())
    let markerStart = Int(((space * 2 + advance) * 4).rounded(.down)) - 1
    let markerRow = image.firstInkedRow(from: markerStart) ?? 0
    guard let ink = image.inkBounds(upTo: markerStart) else { return nil }
    let shift = Int((x * 4).rounded()) - origin
    let columns = floorQuarter(ink.columns.lowerBound + shift)..<(floorQuarter(ink.columns.upperBound - 1 + shift) + 1)
    return GlyphPixels.Mask(
      x: columns.lowerBound, y: ink.rows.lowerBound - markerRow - marker.rowsAboveBaseline, width: columns.count,
      height: ink.rows.count,
      coverage: image.averaged(rows: ink.rows, columns: columns, shift: shift, limit: markerStart))
  }

  private func floorQuarter(_ samples: Int) -> Int { samples >> 2 }
}

/// Coverage as SDL2_ttf draws it, one byte a sample.
final class CoverageImage {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let samples: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let pitch: Int

  init?(_ text: String, font: OpenFont) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    guard let surface = TTF_RenderUTF8_Shaded(font.pointer, text, white, black) else { return nil }
    guard let pixels = surface.pointee.pixels, surface.pointee.format.pointee.BytesPerPixel == 1 else {
      SDL_FreeSurface(surface)
      return nil
    }
    self.surface = surface
    samples = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self))
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
    pitch = Int(surface.pointee.pitch)
  }

  deinit { SDL_FreeSurface(surface) }

  /// The first row with ink at or right of a column.
  func firstInkedRow(from column: Int) -> Int? {
    let start = Swift.max(0, column)
    guard start < width else { return nil }
    return (0..<height).first { row in (start..<width).contains { samples[row * pitch + $0] != 0 } }
  }

  /// What holds all ink left of a column; nil if there is none.
  func inkBounds(upTo limit: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    let end = Swift.min(width, limit)
    var left = end
    var right = 0
    var top = height
    var bottom = 0
    for row in 0..<height {
      let line = samples + row * pitch
      guard let first = (0..<Swift.max(0, end)).first(where: { line[$0] != 0 }) else { continue }
      var last = end - 1
      while line[last] == 0 { last -= 1 }
      left = Swift.min(left, first)
      right = Swift.max(right, last + 1)
      top = Swift.min(top, row)
      bottom = row + 1
    }
    return right > left ? (left..<right, top..<bottom) : nil
  }

  /// Pixels of four samples each.
  ///
  /// - Parameter shift: Where the first sample of the image falls, in samples from the first of pixel 0.
  func averaged(rows: Range<Int>, columns: Range<Int>, shift: Int, limit: Int) -> [UInt8] {
    let end = Swift.min(width, limit)
    var pixels = [UInt8](repeating: 0, count: rows.count * columns.count)
    var index = 0
    for row in rows {
      let line = samples + row * pitch
      for column in columns {
        let start = column * 4 - shift
        var sum = 2
        for sample in Swift.max(0, start)..<Swift.max(0, Swift.min(end, start + 4)) { sum += Int(line[sample]) }
        pixels[index] = UInt8(sum >> 2)
        index += 1
      }
    }
    return pixels
  }
}
