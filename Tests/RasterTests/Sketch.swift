import Drawing
import Foundation
import Geometry
import Typography

import Raster

/// Short functions for display lists in tests.
enum Sketch {
  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0,
    corners: RoundedRect.Corners = .all
  ) -> RoundedRect {
    RoundedRect(CGRect(x: x, y: y, width: width, height: height), radius: radius, corners: corners)
  }

  static func draw(
    _ commands: [DrawCommand], width: CGFloat = 8, height: CGFloat = 8, scale: CGFloat = 1
  ) throws -> Bitmap {
    let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
    return try Rasterizer(textEngine: BlockEngine()).draw(list, scale: scale)
  }

  /// The alpha channel as text: `.` nothing, `#` all, `1` … `9` tenths in between.
  static func ascii(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let alpha = Int(bitmap[x, y] >> 24)
        return alpha == 0 ? "." : (alpha == 255 ? "#" : String(max(1, min(9, (alpha * 10 + 127) / 255))))
      }.joined()
    }
  }

  /// The first difference between two bitmaps; `nil` if they are equal.
  static func difference(_ left: Bitmap, _ right: Bitmap) -> String? {
    guard left.width == right.width, left.height == right.height else { return "sizes differ" }
    guard let index = zip(left.pixels, right.pixels).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return nil
    }
    let (x, y) = (index % left.width, index / left.width)
    return "at \(x),\(y): \(String(left[x, y], radix: 16)) and \(String(right[x, y], radix: 16))"
  }

  static func text(_ text: String, x: CGFloat, y: CGFloat, size: CGFloat = 10, color: Color = .black) -> DrawCommand {
    let run = GlyphRun(text: text, font: FontDescriptor(size: size))
    let width = BlockEngine().width(of: text, font: run.font)
    return .text(TextCommand(run: run, origin: CGPoint(x: x, y: y), width: width, color: color))
  }

  static func picture(_ width: Int, _ height: Int, name: String = "picture", pixel: (Int, Int) -> UInt32) -> ImagePixels
  {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    return ImagePixels(width: width, height: height, pixels: pixels, name: name)
  }

  static func image(
    _ image: ImagePixels, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, tint: Color? = nil
  ) -> DrawCommand {
    .image(ImageCommand(image: image, destination: CGRect(x: x, y: y, width: width, height: height), tint: tint))
  }
}
