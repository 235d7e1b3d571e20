import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// A status bar: the time on the leading side, and signal, wireless and battery on the trailing side, mirrored in
/// right-to-left interfaces.
///
/// A pad shows the date next to the time, and no cellular signal.
struct StatusBar {
  let device: Device
  let height: CGFloat
  let scale: CGFloat
  let isRightToLeft: Bool
  let foreground: Color

  /// A fixed time, in English for any locale, so that pictures are the same everywhere.
  private static let time = "9:41"
  private static let date = "Mon Jun 3"
  /// The distance of a pad's items from the edge of the screen, in points.
  private static let padMargin: CGFloat = 20
  /// The distance between a pad's time and date, and the least one between words and glyphs, in points.
  private static let wordGap: CGFloat = 7
  /// The width that a cutout takes from the bar, in points.
  private static let cutoutWidth: CGFloat = 162
  /// The distances of the leading edges of the signal, the wireless symbol and the battery from the trailing edge of all
  /// of them, in points.
  private static let (barsWidth, wirelessWidth, batteryWidth): (CGFloat, CGFloat, CGFloat) = (71.5, 48.5, 27.4)

  /// The parts that fit beside the cutout or the time; on a narrow screen the inner ones are absent, rather than cut.
  func commands(textEngine: any TextEngine) -> [DrawCommand] {
    let words = words(textEngine)
    let inner = hasCutout ? (device.size.width + Self.cutoutWidth) / 2 : words.end + Self.wordGap
    let room = trailing - inner
    return words.commands + (isPad || room < Self.barsWidth ? [] : bars)
      + (room < Self.wirelessWidth ? [] : [wireless]) + (room < Self.batteryWidth ? [] : battery)
  }

  private var isPad: Bool { device.idiom == .pad }
  private var hasCutout: Bool { device.cutout != .none }

  /// The height at which glyphs are centered: next to a cutout, or in the middle of a bar without one.
  private var middle: CGFloat {
    switch device.cutout {
    case .none: height / 2
    case .notch: height - 21
    case .island: height - 26
    }
  }

  /// The trailing edge of the battery. The width next to a cutout is divided evenly; a phone without one aligns items
  /// to its edges.
  private var trailing: CGFloat {
    if isPad { return device.size.width - Self.padMargin }
    return device.size.width - (hasCutout ? 27 : 8)
  }

  /// Returns a left-to-right rectangle, mirrored if the interface is right-to-left.
  private func placed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(origin: CGPoint(x: device.size.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// The words that fit, and the edge at which the last one ends.
  private func words(_ textEngine: any TextEngine) -> (commands: [DrawCommand], end: CGFloat) {
    let font = FontDescriptor(size: hasCutout ? 17 : 12, weight: 0.3)
    let (time, date) = (textEngine.width(of: Self.time, font: font), textEngine.width(of: Self.date, font: font))
    guard isPad else {
      let room = hasCutout ? (device.size.width - Self.cutoutWidth) / 2 : device.size.width
      let start = (room - time) / 2
      guard start >= 0 else { return ([], room / 2) }
      return ([word(Self.time, from: start, font, textEngine)], start + time)
    }
    let (middle, end) = (Self.padMargin + time, Self.padMargin + time + Self.wordGap + date)
    guard middle <= device.size.width else { return ([], 0) }
    let clock = word(Self.time, from: Self.padMargin, font, textEngine)
    guard end <= device.size.width else { return ([clock], middle) }
    return ([clock, word(Self.date, from: middle + Self.wordGap, font, textEngine)], end)
  }

  private func word(
    _ text: String, from leading: CGFloat, _ font: FontDescriptor, _ textEngine: any TextEngine
  ) -> DrawCommand {
    let width = textEngine.width(of: text, font: font)
    let baseline = middle + textEngine.metrics(of: font).capHeight / 2
    let grid = PixelGrid(scale: scale)
    let left = placed(CGRect(x: leading, y: 0, width: width, height: 0)).minX
    let origin = CGPoint(x: grid.round(left), y: grid.round(baseline))
    return .text(TextCommand(run: GlyphRun(text: text, font: font), origin: origin, width: width, color: foreground))
  }

  private var bars: [DrawCommand] {
    let bottom = middle + 6
    return (0..<4).map { index in
      let height = 4 + CGFloat(index) * 2.5
      let left = trailing - Self.barsWidth + CGFloat(index) * 4.8
      let bar = CGRect(x: left, y: bottom - height, width: 3.2, height: height)
      return .fill(RoundedRect(placed(bar), radius: 1), foreground)
    }
  }

  private var wireless: DrawCommand {
    let area = placed(CGRect(x: trailing - Self.wirelessWidth, y: middle - 6, width: 17, height: 12))
    let frame = PixelGrid(scale: scale).round(area)
    let picture = ImagePixels.wireless(width: frame.size.width, height: frame.size.height, scale: scale)
    return .image(ImageCommand(image: picture, destination: frame, tint: foreground))
  }

  private var battery: [DrawCommand] {
    let body = placed(CGRect(x: trailing - Self.batteryWidth, y: middle - 6.5, width: 25, height: 13))
    let cap = placed(CGRect(x: trailing - 1.4, y: middle - 2, width: 1.4, height: 4))
    let faint = Color(red: foreground.red, green: foreground.green, blue: foreground.blue, alpha: 0.4)
    let capCorners: RoundedRect.Corners = isRightToLeft ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
    return [
      .border(RoundedRect(body, radius: 4), width: 1, faint),
      .fill(RoundedRect(cap, radius: 1.4, corners: capCorners), faint),
      .fill(RoundedRect(body.inset(by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), radius: 2.5), foreground),
    ]
  }
}

extension ImagePixels {
  /// Returns three arcs of a quarter circle that fan out from a point at the bottom, as white pixels with coverage.
  fileprivate static func wireless(width: CGFloat, height: CGFloat, scale: CGFloat) -> ImagePixels {
    let columns = max(1, Int((width * scale).rounded()))
    let rows = max(1, Int((height * scale).rounded()))
    let rings: [ClosedRange<CGFloat>] = [0...0.3, 0.43...0.65, 0.78...1]
    let fan = { (x: CGFloat, y: CGFloat) -> Bool in
      let (across, up) = (x - width / 2, height - y)
      let distance = (across * across + up * up).squareRoot() / height
      return up >= across.magnitude && rings.contains { $0.contains(distance) }
    }
    let pixels = (0..<(columns * rows)).map { index in
      coverage(x: CGFloat(index % columns) / scale, y: CGFloat(index / columns) / scale, side: 1 / scale, of: fan)
    }
    return ImagePixels(width: columns, height: rows, pixels: pixels, name: "wireless")
  }

  /// Returns white with the opacity of the fraction of 8 × 8 sample points of the pixel that are in the shape.
  private static func coverage(
    x: CGFloat, y: CGFloat, side: CGFloat, of shape: (CGFloat, CGFloat) -> Bool
  ) -> UInt32 {
    let step: CGFloat = side / 8
    let inside = (0..<64).count { sample in
      let (column, row) = (CGFloat(sample % 8) + 0.5, CGFloat(sample / 8) + 0.5)
      return shape(x + column * step, y + row * step)
    }
    return UInt32((inside * 255 + 32) / 64) * 0x0101_0101
  }
}
