import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Members of contexts, paths and images that few apps use, tested by commands and pixels.
@MainActor
struct GraphicsMemberTests {
  private final class Canvas: UIView {
    var drawing: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
  }

  private let device = TestDevice()

  private func commands(_ drawing: @escaping (CGContext) -> Void) -> [PlacedCommand] {
    for view in device.window.subviews { view.removeFromSuperview() }
    let canvas = Canvas(frame: rect(0, 0, 40, 40))
    canvas.drawing = drawing
    device.window.addSubview(canvas)
    return device.commands()
  }

  private func gradients(_ drawing: @escaping (CGContext) -> Void) -> [(
    area: CGRect, gradient: Gradient
  )] {
    commands(drawing).compactMap { placed in
      guard case .gradient(let shape, let gradient) = placed.command else { return nil }
      return (shape.rect.offsetBy(dx: placed.offset.x, dy: placed.offset.y), gradient)
    }
  }

  private let redToBlue = CGGradient(
    colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: nil, count: 2)

  /// A picture in the format of another one has its scale, and is opaque if that is.
  @Test func picturesHaveTheFormatOfAnImage() {
    for isOpaque in [false, true] {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (3, isOpaque)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
      expectEqual(image.imageRendererFormat.scale, 3)
      expectEqual(image.imageRendererFormat.opaque, isOpaque)
      let size = CGSize(width: 8, height: 2)
      let copy = UIGraphicsImageRenderer(size: size, format: image.imageRendererFormat).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      expectEqual(copy.size, size)
      expectEqual(copy.scale, 3)
    }
  }

  @Test func componentsOfGradients() {
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    func linear(_ gradient: CGGradient?) -> [Gradient] {
      gradients { context in
        guard let gradient else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
      }.map(\.gradient)
    }
    expectEqual(
      linear(redToBlue).map(\.colors),
      [[Color(red: 1, green: 0, blue: 0, alpha: 1), Color(red: 0, green: 0, blue: 1, alpha: 0.5)]])
    let drawn = linear(
      CGGradient(colorSpace: gray, colorComponents: [0, 1, 1, 0.5], locations: [0.25, 0.75], count: 2))
    expectEqual(
      drawn.map(\.colors),
      [[Color(red: 0, green: 0, blue: 0, alpha: 1), Color(red: 1, green: 1, blue: 1, alpha: 0.5)]])
    expectEqual(drawn.map(\.locations), [[0.25, 0.75]])
    expectNil(CGGradient(colorSpace: rgb, colorComponents: [1, 0, 0, 1], locations: nil, count: 2))
    expectNil(CGGradient(colorSpace: rgb, colorComponents: [], locations: nil, count: 0))
  }

  /// The shares of the larger circle at which the colors are.
  @Test func radialGradientsLieBetweenTheirCircles() {
    func radial(_ from: CGFloat, _ to: CGFloat, _ options: CGGradientDrawingOptions = []) -> [(
      area: CGRect, gradient: Gradient
    )] {
      gradients { [redToBlue] context in
        guard let redToBlue else { return }
        context.drawRadialGradient(
          redToBlue, startCenter: CGPoint(x: 20, y: 15), startRadius: from,
          endCenter: CGPoint(x: 20, y: 15),
          endRadius: to, options: options)
      }
    }
    let outward = radial(0, 10)
    expectEqual(outward.map(\.area), [rect(10, 5, 20, 20)])
    expectEqual(outward.map(\.gradient.kind), [.radial])
    expectEqual(outward.map(\.gradient.locations), [[0, 1]])
    expectEqual(outward.map(\.gradient.start), [CGPoint(x: 0.5, y: 0.5)])
    expectEqual(outward.map(\.gradient.end), [CGPoint(x: 1, y: 1)])
    expectEqual(outward.first?.gradient.colors.map(\.alpha), [1, 0.5])
    expectEqual(radial(5, 10).map(\.gradient.locations), [[0.5, 1]])
    let inward = radial(10, 2)
    expectEqual(inward.map(\.area), [rect(10, 5, 20, 20)])
    expectTrue(
      zip(inward.first?.gradient.locations ?? [], [0.2, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    expectEqual(inward.first?.gradient.colors.map(\.alpha), [0.5, 1], "the last color is inside")
    let wide = radial(0, 10, .drawsAfterEndLocation)
    expectTrue(wide.first?.area.contains(rect(0, 0, 40, 40)) ?? false)
    // The distance from the center to the circle is the same in points.
    for (area, gradient) in wide {
      expectClose((gradient.end.x - gradient.start.x) * area.width, 10)
    }
    expectEqual(radial(0, 10, .drawsBeforeStartLocation).map(\.area), [rect(10, 5, 20, 20)])
    expectTrue(
      radial(10, 0, .drawsBeforeStartLocation).first?.area.contains(rect(0, 0, 40, 40)) ?? false)
    expectEqual(radial(0, 0).count, 0)
    expectEqual(radial(-5, .nan).count, 0)
  }

  /// Returns the alpha of pixels of a picture of 4 by 4 points.
  private func alphas(_ actions: (UIGraphicsImageRendererContext) -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image(
      actions: actions)
    return rows(image)
  }

  private func rows(_ image: UIImage) -> [String] {
    guard let picture = image.cgImage,
      let bytes = picture.dataProvider?.data.map({ [UInt8]($0 as Data) })
    else { return [] }
    return (0..<picture.height).map { y in
      (0..<picture.width).map { x in
        let alpha = bytes[4 * (y * picture.width + x) + 3]
        return alpha == 255 ? "#" : alpha == 0 ? "." : "+"
      }.joined()
    }
  }

  @Test func renderersClipAndStroke() {
    expectEqual(
      alphas {
        $0.clip(to: rect(1, 0, 2, 3))
        $0.fill(rect(0, 0, 4, 4))
      }, [".##.", ".##.", ".##.", "...."])
    expectEqual(alphas { $0.stroke(rect(0, 0, 4, 4)) }, ["####", "#..#", "#..#", "####"])
    expectEqual(
      alphas {
        $0.cgContext.clip(to: [rect(0, 0, 1, 1), rect(3, 3, 1, 1)])
        $0.fill(rect(0, 0, 4, 4))
      }, ["#...", "....", "....", "...#"])
    expectEqual(
      alphas { _ in
        UIColor.red.setFill()
        UIRectFill(rect(0, 0, 4, 2))
        UIRectFillUsingBlendMode(rect(1, 0, 2, 4), .normal)
      }, ["####", "####", ".##.", ".##."])
    expectEqual(
      alphas {
        $0.cgContext.beginTransparencyLayer(in: rect(0, 0, 4, 4), auxiliaryInfo: nil)
        $0.fill(rect(0, 0, 2, 1))
        $0.cgContext.endTransparencyLayer()
        $0.cgContext.setFillColor(gray: 1, alpha: 0.5)
        $0.fill(rect(2, 0, 2, 1))
      }, ["##++", "....", "....", "...."])
    expectEqual(
      alphas {
        $0.cgContext.setStrokeColor(gray: 0, alpha: 0.5)
        $0.stroke(rect(0, 0, 4, 4))
        expectEqual($0.cgContext.interpolationQuality, .default)
        expectNil($0.cgContext.path)
        $0.cgContext.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let path = $0.cgContext.path
        $0.cgContext.addRect(CGRect(x: 9, y: 9, width: 9, height: 9))
        expectEqual(path, CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil), "a copy")
        expectEqual($0.cgContext.path?.boundingBox, CGRect(x: 1, y: 2, width: 17, height: 16))
        $0.cgContext.beginPath()
        expectNil($0.cgContext.path)
        $0.cgContext.interpolationQuality = .none
        expectEqual($0.cgContext.interpolationQuality, .none)
        $0.cgContext.saveGState()
        expectEqual($0.cgContext.interpolationQuality, .none)
        $0.cgContext.interpolationQuality = .high
        $0.cgContext.restoreGState()
        expectEqual($0.cgContext.interpolationQuality, .none, "part of the drawing state")
      }, ["++++", "+..+", "+..+", "++++"])
  }

  private var corner: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      $0.fill(rect(0, 0, 1, 1))
    }
  }

  @Test func imagesAreDrawnAndTurned() {
    device.becomeCurrent()
    let corner = corner
    expectEqual(rows(corner), ["#.", ".."])
    expectEqual(rows(corner.withHorizontallyFlippedOrientation()), [".#", ".."])
    expectEqual(rows(corner.imageFlippedForRightToLeftLayoutDirection()), ["#.", ".."])
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      expectEqual(rows(corner.imageFlippedForRightToLeftLayoutDirection()), [".#", ".."])
    }
    expectEqual(
      alphas { _ in corner.draw(at: CGPoint(x: 1, y: 2), blendMode: .normal, alpha: 1) },
      ["....", "....", ".#..", "...."])
    expectEqual(
      alphas { _ in corner.draw(at: .zero, blendMode: .normal, alpha: 0.5) },
      ["+...", "....", "....", "...."])
    // Rows begin at the bottom, as where the y axis points up.
    expectEqual(
      alphas { context in corner.cgImage.map { context.cgContext.draw($0, in: rect(1, 1, 2, 2)) } },
      ["....", "....", ".#..", "...."])
    expectEqual(
      alphas { context in corner.cgImage.map { context.cgContext.draw($0, in: .zero) } }.joined(),
      String(repeating: ".", count: 16))
    var thumbnails: [CGSize?] = []
    corner.prepareThumbnail(of: CGSize(width: 6, height: 3)) { image in
      MainActor.assumeIsolated { thumbnails.append(image?.size) }
    }
    corner.prepareThumbnail(of: .zero) { image in
      MainActor.assumeIsolated { thumbnails.append(image?.size) }
    }
    expectEqual(thumbnails, [CGSize(width: 6, height: 3), nil])
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let data = renderer.pngData { $0.fill(rect(0, 0, 1, 1)) }
    expectEqual(data.prefix(8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try? data.write(to: file)
    let provider = CGDataProvider(url: file)
    expectEqual(provider?.data.map { $0 as Data }, data)
    try? FileManager.default.removeItem(at: file)
    expectNil(CGDataProvider(url: file))
  }

  @Test func pathsAreCopiedAndTransformed() {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let square = CGPath(rect: rect(0, 0, 4, 6), transform: nil)
    expectEqual(square.copy(using: &move)?.boundingBox, rect(10, 20, 4, 6))
    expectEqual(square.copy(using: nil), square)
    let copy = square.mutableCopy(using: &move)
    copy?.addRect(rect(0, 0, 1, 1))
    expectEqual(copy?.boundingBox, rect(0, 0, 14, 26))
    expectEqual(square.boundingBox, rect(0, 0, 4, 6))
    let round = CGPath(
      roundedRect: rect(0, 0, 20, 10), cornerWidth: 6, cornerHeight: 3, transform: &move)
    expectEqual(round.boundingBox, rect(10, 20, 20, 10))
    // The rectangle's corner is outside the quarter ellipse, and a point within its arc is inside.
    expectFalse(round.contains(CGPoint(x: 10.5, y: 20.2)))
    expectTrue(round.contains(CGPoint(x: 10 + 6 * 0.35, y: 20 + 3 * 0.35)))
    expectTrue(round.contains(CGPoint(x: 16.1, y: 20.1)))
    let path = CGMutablePath()
    path.addRoundedRect(in: rect(0, 0, 20, 10), cornerWidth: 6, cornerHeight: 3, transform: move)
    expectEqual(path.copy(), round)
    let line = UIBezierPath()
    line.setLineDash(nil, count: 3, phase: 2)
    var (count, phase) = (7, CGFloat(1))
    line.getLineDash(nil, count: &count, phase: &phase)
    expectEqual(count, 0)
  }
}
