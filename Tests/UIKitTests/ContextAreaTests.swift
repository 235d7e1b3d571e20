import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Clips, lines as areas, components of colors, gray bitmaps and patterns.
@MainActor
struct ContextAreaTests {
  private let device = TestDevice()

  private func pixels(_ width: CGFloat, height: CGFloat = 1, _ draw: (CGContext) -> Void) -> [UInt32] {
    device.becomeCurrent()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return renderer.image { draw($0.cgContext) }.cgImage?.pixels.pixels ?? []
  }

  private func isDrawn(_ pixels: [UInt32]) -> String { pixels.map { $0 >> 24 == 0 ? "." : "#" }.joined() }

  @Test func aClipIsResetUntilTheStateIsRestored() {
    let drawn = pixels(6) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 1))
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.resetClip()
      context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
    }
    expectEqual(isDrawn(drawn), "#..#.#")
    expectEqual(drawn.last, 0xFF00_0000)
  }

  @Test func aLineBecomesAPath() {
    let drawn = pixels(4, height: 4) { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 2))
      context.addLine(to: CGPoint(x: 3, y: 2))
      context.replacePathWithStrokedPath()
      expectEqual(context.boundingBoxOfPath, CGRect(x: 0, y: 1, width: 3, height: 2))
      context.fillPath()
    }
    expectEqual(isDrawn(drawn), "....###.###.....")
  }

  @Test func aPathContainsPointsByItsMode() {
    _ = pixels(1) { context in
      context.setLineWidth(2)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
      let points = [CGPoint(x: 5, y: 5), CGPoint(x: 1.5, y: 1.5), CGPoint(x: -0.5, y: 5)]
      let expected: [(CGPathDrawingMode, [Bool])] = [
        (.fill, [true, true, false]), (.eoFill, [false, true, false]), (.stroke, [false, false, true]),
        (.fillStroke, [true, true, true]), (.eoFillStroke, [false, true, true]),
      ]
      for (mode, contained) in expected {
        expectEqual(points.map { context.pathContains($0, mode: mode) }, contained, "\(mode)")
      }
    }
  }

  @Test(arguments: [0.01, 0.1, 1] as [CGFloat]) func curvesBecomeLinesWithinADistance(threshold: CGFloat) {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: threshold)
    var ends: [CGPoint] = []
    flat.applyWithBlock { element in
      expectTrue([.moveToPoint, .addLineToPoint, .closeSubpath].contains(element.pointee.type))
      if element.pointee.type != .closeSubpath { ends.append(element.pointee.points[0]) }
    }
    for (one, other) in zip(ends, ends.dropFirst()) {
      let middle = CGPoint(x: (one.x + other.x) / 2 - 50, y: (one.y + other.y) / 2 - 50)
      expectLess(abs(hypot(middle.x, middle.y) - 50), threshold + 0.02)
      expectLess(abs(hypot(one.x - 50, one.y - 50) - 50), 0.02)
    }
    expectGreater(ends.count, 4)
  }

  @Test func componentsAreThoseOfASpace() {
    let drawn = pixels(3) { context in
      context.setFillColor([1, 1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor([1, 0, 0, 1])
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    expectEqual(drawn, [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000])
    let lines = pixels(1) { context in
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setStrokeColor([0, 0, 1, 1])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
    }
    expectEqual(lines, [0xFF00_00FF])
  }

  /// The usual way to a picture in grays.
  @Test func aGrayBitmapHasGrays() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = try #require(context.makeImage()).pixels.pixels
    expectEqual(pixels.last, 0xFF00_0000, "without opacity the background is black")
    let green = pixels[0]
    #expect(green >> 24 == 255 && green & 255 == green >> 8 & 255 && green & 255 == green >> 16 & 255, "\(green)")
    expectGreater(green & 255, 100)
  }

  private var stripes: UIColor {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIColor(
      patternImage: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      })
  }

  @Test func patternsFillAreas() {
    let red = pixels(1) {
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }[0]
    let drawn = pixels(6) { context in
      stripes.setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 4, height: 1))
    }
    expectEqual(drawn, [0, 0xFF00_00FF, red, 0xFF00_00FF, red, 0])
    let lines = pixels(4) { context in
      context.setStrokeColor(stripes.cgColor)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 3, y: 0.5)])
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    expectEqual(lines, [red, 0xFF00_00FF, red, red])
  }

  @Test func patternsFillText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "MMM"
    label.textColor = stripes
    let drawn = pixels(40, height: 20) { label.layer.render(in: $0) }
    let opaque = Set(drawn.filter { $0 >> 24 == 255 })
    expectGreater(opaque.count, 1)
    for (index, pixel) in drawn.enumerated() where pixel >> 24 > 0 {
      let (isRed, isBlue) = (pixel >> 16 & 255 > 0, pixel & 255 > pixel >> 16 & 255)
      #expect(index % 2 == 0 ? isRed && !isBlue : isBlue, "pixel \(index)")
    }
  }
}
