package import Drawing
package import Foundation
import Geometry
import Raster
package import Typography

extension PlotPicture {
  /// Returns the picture as a PNG file, with `scale` pixels per point.
  package func png(scale: CGFloat, textEngine: any TextEngine) throws -> [UInt8] {
    let list = displayList(scale: scale, textEngine: textEngine)
    return try PNGCodec.encode(Rasterizer(textEngine: textEngine).draw(list, scale: scale))
  }

  /// Returns the picture as a display list. Lines are converted to coverage for `scale`.
  package func displayList(scale: CGFloat, textEngine: any TextEngine) -> DisplayList {
    let whole = CGRect(origin: .zero, size: size)
    let commands = marks.compactMap { mark -> DrawCommand? in
      switch mark {
      case .area(let rect, let color): .fill(RoundedRect(rect), color)
      case .line(let line): line.command(within: whole, scale: scale)
      case .text(let text): text.command(textEngine: textEngine)
      }
    }
    return DisplayList(size: size, commands: [.fill(RoundedRect(whole), background)] + commands)
  }
}

extension PlotText {
  fileprivate func command(textEngine: any TextEngine) -> DrawCommand {
    let font = FontDescriptor(size: size, weight: isBold ? 0.3 : 0)
    let width = textEngine.width(of: text, font: font)
    let before: CGFloat =
      switch anchor {
      case .start: 0
      case .middle: width / 2
      case .end: width
      }
    let origin = CGPoint(x: position.x - before, y: position.y)
    return .text(TextCommand(run: GlyphRun(text: text, font: font), origin: origin, width: width, color: color))
  }
}

extension PlotLine {
  /// Returns the drawing command; `nil` if no part of the line is within `bounds`.
  fileprivate func command(within bounds: CGRect, scale: CGFloat) -> DrawCommand? {
    guard let stroke = StrokeCoverage(self, within: bounds, scale: scale) else { return nil }
    let image = ImagePixels(
      width: stroke.width, height: stroke.height,
      pixels: stroke.coverage.map { UInt32($0) * 0x0101_0101 }, name: "line of \(points.count) points")
    let position = CGRect(
      x: CGFloat(stroke.x) / scale, y: CGFloat(stroke.y) / scale, width: CGFloat(stroke.width) / scale,
      height: CGFloat(stroke.height) / scale)
    return .image(ImageCommand(image: image, destination: position, tint: color))
  }
}
