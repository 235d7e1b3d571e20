import CSDL2Image  // Both declare SDL_Surface; the compiler decides which one owns it.
import CSDL2TTF
import Foundation
import Typography

/// A color emoji at the only size that the font has.
struct EmojiPicture {
  /// The pixels per em; the font ignores other sizes.
  static let strikeSize: CGFloat = 109
  /// The number of rows above the baseline.
  private static let ascent: CGFloat = 101
  /// The widest picture: a sequence that the font does not know becomes several pictures, of which at most four are
  /// shown.
  private static let widest = 4 * 136

  private let width: Int
  private let height: Int
  /// The premultiplied 0xAARRGGBB pixels.
  private let pixels: [UInt32]

  init?(_ text: String, font: OpenFont) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let drawn = TTF_RenderUTF8_Blended(font.pointer, text, white) else { return nil }
    defer { SDL_FreeSurface(drawn) }
    guard let surface = SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let bytes = surface.pointee.pixels, surface.pointee.w > 0, surface.pointee.h > 0 else { return nil }
    let columns = Swift.min(Int(surface.pointee.w), Self.widest)
    width = columns
    height = Int(surface.pointee.h)
    pixels = (0..<height).flatMap { row in
      let start = bytes + row * Int(surface.pointee.pitch)
      return Array(UnsafeRawBufferPointer(start: start, count: columns * 4).bindMemory(to: UInt32.self))
    }
  }

  /// The advance, as a fraction of the font's size.
  var relativeWidth: CGFloat { CGFloat(width) / Self.strikeSize }

  /// - Parameters:
  ///   - size: The size of the font, in pixels.
  ///   - x: The position of the left edge, in pixels.
  func scaled(to size: CGFloat, x: CGFloat) -> GlyphPixels.Picture {
    let across = AreaScale(
      source: width, extent: CGFloat(width) * size / Self.strikeSize, offset: x - x.rounded(.down))
    let down = AreaScale(source: height, extent: CGFloat(height) * size / Self.strikeSize, offset: 0)
    return GlyphPixels.Picture(
      x: Int(x.rounded(.down)), y: -Int((Self.ascent * size / Self.strikeSize).rounded()), width: across.count,
      height: down.count, pixels: across.applyAcross(to: down.applyDown(to: pixels, width: width), width: width))
  }
}
