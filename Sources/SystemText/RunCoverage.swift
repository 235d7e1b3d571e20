import CSDL2Image  // Both declare SDL_Surface; the compiler decides which one owns it.
import CSDL2TTF
import Foundation
import Typography

/// A dot drawn after a run to find the run's baseline.
///
/// SDL2_ttf makes a surface as high as the glyphs and does not report the baseline if accents extend above the font's
/// ascent. For a dot alone the baseline is always known.
struct BaselineMarker {
  /// The number of rows from the dot's first row down to the baseline.
  let rowsAboveBaseline: Int

  init(font: OpenFont) {
    let image = CoverageImage(font.marker, font: font)
    rowsAboveBaseline = font.ascent - (image?.firstCoveredRow(from: 0) ?? font.ascent)
  }
}

/// The drawing of a run, sampled four times per pixel across, and its conversion to pixels.
struct RunCoverage {
  /// The advance in pixels.
  let advance: CGFloat
  /// The width of the blank before and after the run, in pixels.
  let space: CGFloat
  let marker: BaselineMarker

  private static let samples = 4

  /// - Parameter x: The position of the run's left edge, in pixels.
  func mask(of text: String, font: OpenFont, x: CGFloat) -> GlyphPixels.Mask? {
    let inner = font.space + text + font.space
    // The marker is at the right in both directions.
    let line = font.isRightToLeft ? font.marker + inner : inner + font.marker
    guard let image = CoverageImage(line, font: font) else { return nil }
    let origin = Int((space * 4).rounded())
    let markerStart = Int(((space * 2 + advance) * 4).rounded(.down)) - 1
    let markerRow = image.firstCoveredRow(from: markerStart) ?? 0
    guard let box = image.coveredBounds(upTo: markerStart) else { return nil }
    let shift = Int((x * 4).rounded()) - origin
    let columns = floorQuarter(box.columns.lowerBound + shift)..<(floorQuarter(box.columns.upperBound - 1 + shift) + 1)
    return GlyphPixels.Mask(
      x: columns.lowerBound, y: box.rows.lowerBound - markerRow - marker.rowsAboveBaseline, width: columns.count,
      height: box.rows.count,
      coverage: image.averaged(rows: box.rows, columns: columns, shift: shift, limit: markerStart))
  }

  private func floorQuarter(_ samples: Int) -> Int { samples >> 2 }
}

/// Coverage drawn by SDL2_ttf, one byte per sample.
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

  /// Returns the first row with coverage at or right of a column.
  func firstCoveredRow(from column: Int) -> Int? {
    var row = 0
    while row < height {
      if firstCovered(in: row, Swift.max(0, column), width) != nil { return row }
      row += 1
    }
    return nil
  }

  /// Returns the bounds of all coverage left of a column; `nil` if there is none.
  func coveredBounds(upTo limit: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    let end = Swift.min(width, limit)
    var (left, right, top, bottom) = (end, 0, height, 0)
    var row = 0
    while row < height {
      if let first = firstCovered(in: row, 0, end) {
        left = Swift.min(left, first)
        if let last = lastCovered(in: row, Swift.max(first, right), end) { right = last + 1 }
        top = Swift.min(top, row)
        bottom = row + 1
      }
      row += 1
    }
    return right > left ? (left..<right, top..<bottom) : nil
  }

  /// Returns the first covered column. Eight samples are tested at a time, because most of a surface is blank.
  private func firstCovered(in row: Int, _ start: Int, _ end: Int) -> Int? {
    let line = UnsafeRawPointer(samples + row &* pitch)
    var column = start
    while column &+ 8 <= end, line.loadUnaligned(fromByteOffset: column, as: UInt64.self) == 0 { column &+= 8 }
    while column < end {
      if line.load(fromByteOffset: column, as: UInt8.self) != 0 { return column }
      column &+= 1
    }
    return nil
  }

  private func lastCovered(in row: Int, _ start: Int, _ end: Int) -> Int? {
    let line = UnsafeRawPointer(samples + row &* pitch)
    var column = end
    while column &- 8 >= start, line.loadUnaligned(fromByteOffset: column &- 8, as: UInt64.self) == 0 { column &-= 8 }
    while column > start {
      column &-= 1
      if line.load(fromByteOffset: column, as: UInt8.self) != 0 { return column }
    }
    return nil
  }

  /// Returns pixels that average four samples each.
  ///
  /// - Parameter shift: The position of the image's first sample, in samples from the first of pixel 0.
  func averaged(rows: Range<Int>, columns: Range<Int>, shift: Int, limit: Int) -> [UInt8] {
    let end = Swift.min(width, limit)
    let count = rows.count * columns.count
    return [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      initialized = count
      var index = 0
      var row = rows.lowerBound
      while row < rows.upperBound {
        let line = samples + row &* pitch
        var start = columns.lowerBound &* 4 &- shift
        var column = 0
        while column < columns.count {
          pixels[index] = average(line, start, end)
          index &+= 1
          start &+= 4
          column &+= 1
        }
        row &+= 1
      }
    }
  }

  @inline(__always)
  private func average(_ line: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> UInt8 {
    if start >= 0, start &+ 4 <= end {
      let sum = Int(line[start]) &+ Int(line[start &+ 1]) &+ Int(line[start &+ 2]) &+ Int(line[start &+ 3])
      return UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
    }
    var sum = 2
    var sample = Swift.max(0, start)
    while sample < Swift.min(end, start &+ 4) {
      sum &+= Int(line[sample])
      sample &+= 1
    }
    return UInt8(truncatingIfNeeded: sum >> 2)
  }
}
