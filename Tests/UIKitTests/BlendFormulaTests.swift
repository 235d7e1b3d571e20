import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A pixel's premultiplied components, from 0 to 1.
private struct Pixel {
  var color: [Double]
  var alpha: Double

  init(_ color: [Double], _ alpha: Double) { (self.color, self.alpha) = (color, alpha) }

  init(_ word: UInt32) {
    color = [16, 8, 0].map { Double(word >> $0 & 255) / 255 }
    alpha = Double(word >> 24) / 255
  }

  var straight: [Double] { color.map { alpha > 0 ? $0 / alpha : 0 } }

  func map(_ other: Pixel, _ body: (Double, Double) -> Double) -> Pixel {
    Pixel(zip(color, other.color).map(body), body(alpha, other.alpha))
  }
}

/// The formulas of Porter and Duff, as Apple's documentation of `CGBlendMode` lists them, and of ISO 32000-2, 11.3.5.
private enum Formula {
  static func result(_ s: Pixel, _ d: Pixel, _ mode: CGBlendMode) -> Pixel {
    switch mode {
    case .clear: s.map(d) { _, _ in 0 }
    case .copy: s
    case .sourceIn: s.map(d) { s, _ in s * d.alpha }
    case .sourceOut: s.map(d) { s, _ in s * (1 - d.alpha) }
    case .sourceAtop: s.map(d) { $0 * d.alpha + $1 * (1 - s.alpha) }
    case .destinationOver: s.map(d) { $0 * (1 - d.alpha) + $1 }
    case .destinationIn: s.map(d) { _, d in d * s.alpha }
    case .destinationOut: s.map(d) { _, d in d * (1 - s.alpha) }
    case .destinationAtop: s.map(d) { $0 * (1 - d.alpha) + $1 * s.alpha }
    case .xor: s.map(d) { $0 * (1 - d.alpha) + $1 * (1 - s.alpha) }
    case .plusLighter: s.map(d) { min(1, $0 + $1) }
    default: mixed(s, d, mode)
    }
  }

  private static func mixed(_ s: Pixel, _ d: Pixel, _ mode: CGBlendMode) -> Pixel {
    let blended = colors(s.straight, d.straight, mode)
    let color = (0..<3).map { index in
      s.color[index] * (1 - d.alpha) + d.color[index] * (1 - s.alpha) + s.alpha * d.alpha * blended[index]
    }
    return Pixel(color, s.alpha + d.alpha - s.alpha * d.alpha)
  }

  private static func colors(_ s: [Double], _ d: [Double], _ mode: CGBlendMode) -> [Double] {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, of: d), of: d)
    case .saturation: withLuminosity(withSaturation(d, of: s), of: d)
    case .color: withLuminosity(s, of: d)
    case .luminosity: withLuminosity(d, of: s)
    default: zip(s, d).map { one($0, $1, mode) }
    }
  }

  private static func one(_ s: Double, _ d: Double, _ mode: CGBlendMode) -> Double {
    switch mode {
    case .multiply: return s * d
    case .screen: return 1 - (1 - s) * (1 - d)
    case .overlay: return d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      return d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : sqrt(d)) - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func withLuminosity(_ c: [Double], of other: [Double]) -> [Double] {
    let light = luminosity(other)
    var c = c.map { $0 + light - luminosity(c) }
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    if low < 0 { c = c.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { c = c.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return c
  }

  private static func withSaturation(_ c: [Double], of other: [Double]) -> [Double] {
    let wanted = (other.max() ?? 0) - (other.min() ?? 0)
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { high > low ? ($0 - low) / (high - low) * wanted : 0 }
  }
}

/// Pictures drawn in blend modes, compared with the formulas pixel by pixel.
@MainActor
struct BlendFormulaTests {
  private let device = TestDevice()
  private nonisolated static let modes = (0...25).compactMap { CGBlendMode(rawValue: $0) } + [.plusLighter]

  private static let colors: [UIColor] = [
    .clear, .white, .black, UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1), UIColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 0.5),
    UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.8), UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 0.3),
    UIColor(red: 0.7, green: 0.1, blue: 0.7, alpha: 1),
  ]

  private func pixels(_ width: CGFloat, _ draw: (CGContext) -> Void) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: format)
    return renderer.image { draw($0.cgContext) }.cgImage?.pixels.pixels ?? []
  }

  private func fill(_ context: CGContext, _ colors: [UIColor]) {
    for (index, color) in colors.enumerated() {
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
    }
  }

  @Test(arguments: modes) func modesFollowTheirFormulas(mode: CGBlendMode) throws {
    let pairs = Self.colors.flatMap { top in Self.colors.map { (top, $0) } }
    let width = CGFloat(pairs.count)
    let top = pixels(width) { fill($0, pairs.map(\.0)) }
    let bottom = pixels(width) { fill($0, pairs.map(\.1)) }
    let drawn = pixels(width) { context in
      fill(context, pairs.map(\.1))
      context.setBlendMode(mode)
      fill(context, pairs.map(\.0))
    }
    try #require(drawn.count == pairs.count)
    for index in pairs.indices {
      let expected = Formula.result(Pixel(top[index]), Pixel(bottom[index]), mode)
      let result = Pixel(drawn[index])
      let farthest = zip(result.color + [result.alpha], expected.color + [expected.alpha]).map { abs($0 - $1) }.max()
      #expect((farthest ?? 1) <= 1.6 / 255, "\(mode) of \(pairs[index]): \(result), not \(expected)")
    }
  }

  /// The darker sum of opaque colors is `max(0, 1 − ((1 − D) + (1 − S)))`. A clear color leaves the backdrop as it is.
  @Test func theDarkerSumFollowsItsFormula() {
    let drawn = pixels(2) { context in
      fill(context, [UIColor(red: 0.8, green: 0.6, blue: 0.2, alpha: 1), .red])
      context.setBlendMode(.plusDarker)
      fill(context, [UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1), .clear])
    }
    expectEqual(drawn.first, 0xFF66_3300)
    expectEqual(drawn.last, pixels(1) { fill($0, [.red]) }.first)
  }

  /// Half a pixel is half erased.
  @Test func edgesAreErasedByTheirCoverage() {
    let drawn = pixels(3) { context in
      fill(context, [.black, .black, .black])
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    }
    expectEqual(drawn.map { $0 >> 24 }.first, 0)
    expectAtMost(abs(Int(drawn[1] >> 24) - 128), 1)
    expectEqual(drawn[2] >> 24, 255)
  }

  @Test(arguments: [CGBlendMode.sourceIn, .copy, .destinationIn, .sourceOut, .destinationAtop])
  func nothingChangesBesidesADrawing(mode: CGBlendMode) {
    let drawn = pixels(2) { context in
      fill(context, [.red, .red])
      context.setBlendMode(mode)
      fill(context, [.blue])
    }
    expectEqual(drawn.last, pixels(1) { fill($0, [.red]) }.first)
  }

  /// An eraser reaches what was drawn before the clip, and not beyond the clip.
  @Test func anEraserWorksWithinAClip() {
    let drawn = pixels(4) { context in
      fill(context, [.red, .red, .red, .red])
      context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
      context.setBlendMode(.clear)
      context.setLineWidth(1)
      context.move(to: CGPoint(x: 0, y: 0.5))
      context.addLine(to: CGPoint(x: 2, y: 0.5))
      context.strokePath()
    }
    expectEqual(drawn.map { $0 >> 24 }, [255, 0, 255, 255])
  }

  /// Within a transparency layer, modes concern what was drawn in the layer.
  @Test func aTransparencyLayerIsBlendedByItself() {
    let drawn = pixels(2) { context in
      fill(context, [.red, .red])
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      fill(context, [.blue])
      context.setBlendMode(.clear)
      fill(context, [.black, .black])
      context.endTransparencyLayer()
    }
    expectEqual(drawn, pixels(2) { fill($0, [.red, .red]) })
  }

  @Test func anOpaquePictureIsBlendedWithItsBlackBackground() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
    }
    expectEqual(image.cgImage?.pixels.pixels, [0xFF00_0000])
  }

  /// A hole in a view shows the view below, not its clear color.
  @Test func aHoleInAViewShowsWhatIsBelowIt() {
    final class Spotlight: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(rect)
        UIGraphicsGetCurrentContext()?.setBlendMode(.clear)
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        UIGraphicsGetCurrentContext()?.setBlendMode(.normal)
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
      }
    }
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    back.backgroundColor = .white
    let spotlight = Spotlight(frame: back.bounds)
    spotlight.isOpaque = false
    back.addSubview(spotlight)
    expectEqual(pixels(4) { back.layer.render(in: $0) }, [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test func textIsCutOut() {
    let drawn = pixels(20) { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 1))
      context.setBlendMode(.destinationOut)
      ("W" as NSString).draw(at: CGPoint(x: 2, y: -9), withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
    }
    #expect(drawn.contains { $0 >> 24 < 255 } && drawn.first == 0xFF00_0000)
  }
}
