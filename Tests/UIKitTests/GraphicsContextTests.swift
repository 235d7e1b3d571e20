import DeviceSupport
import Drawing
import Foundation
import Testing
import TestSupport
import UIKitCore

/// Members of `CGContext` and of UIKit's graphics functions, tested by the drawing of a view.
@MainActor
struct GraphicsContextTests {
  private final class Canvas: UIView {
    var drawing: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
  }

  let device = TestDevice()

  /// The commands that a view draws, one per line, without those around them.
  private func drawn(_ drawing: @escaping (CGContext) -> Void) -> [String] {
    for view in device.window.subviews { view.removeFromSuperview() }
    let canvas = Canvas(frame: rect(0, 0, 40, 40))
    canvas.drawing = drawing
    device.window.addSubview(canvas)
    let lines = device.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasPrefix("path") }
  }

  private let square = "M0,0 L10,0 L10,10 L0,10 Z"

  @Test func aColorIsOfItsComponents() {
    let lines = drawn { context in
      context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 0.6)
      context.fill(rect(0, 0, 10, 10))
      context.setStrokeColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.8)
      context.stroke(rect(0, 0, 10, 10))
      context.setStrokeColor(UIColor.green.cgColor)
      context.setAlpha(0.5)
      context.stroke(rect(0, 0, 10, 10))
    }
    expectEqual(
      lines,
      [
        "path fill #FF663399 at 0,0: \(square)", "path stroke 1 #3366FFCC at 0,0: \(square)",
        "path stroke 1 #00FF0080 at 0,0: \(square)",
      ])
  }

  private func bitmap(_ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, _ info: UInt32 = 1)
    -> CGContext?
  {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info)
  }

  /// The y axis of a context in memory points up, and its rows begin at the top.
  @Test func aContextDrawsIntoMemory() throws {
    var bytes = [UInt8](repeating: 9, count: 8)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(1, 2, data: memory.baseAddress))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(rect(0, 0, 1, 1))
    }
    expectEqual(bytes, [0, 0, 0, 0, 255, 0, 0, 255])
    for (info, expected) in [
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 51] as [UInt8]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [51, 0, 255, 255]),
    ] {
      let context = try #require(bitmap(1, 1, info))
      context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
      context.fill(rect(0, 0, 1, 1))
      let data = try #require(context.data)
      expectEqual((0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) }, expected)
      expectEqual(context.makeImage()?.pixels.pixels, [0xFFFF_0033])
    }
    for (width, height) in [(0, 1), (-1, 1), (Int.max, 2), (100_000, 100_000)] { expectNil(bitmap(width, height)) }
  }

  @Test func pixelsOfAPictureAreItsProvidersBytes() throws {
    let context = try #require(bitmap(2, 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(rect(1, 0, 1, 1))
    let memory = try #require(context.data)
    expectEqual((0..<8).map { memory.load(fromByteOffset: $0, as: UInt8.self) }, [0, 0, 0, 0, 0, 255, 0, 255])
    let data = try #require(context.makeImage()?.dataProvider?.data)
    expectEqual(CFDataGetLength(data), 8)
    let start = try #require(CFDataGetBytePtr(data))
    expectEqual((0..<8).map { start[$0] }, [0, 0, 0, 0, 0, 255, 0, 255])
  }

  @Test func areasAreErasedMaskedAndGrouped() throws {
    let whole = rect(0, 0, 2, 1)
    func pixels(_ draw: (CGContext) -> Void) throws -> [UInt32] {
      let context = try #require(bitmap(2, 1))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      draw(context)
      return context.makeImage()?.pixels.pixels ?? []
    }
    expectEqual(
      try pixels {
        $0.fill(whole)
        $0.clear(rect(0, 0, 1, 1))
      }, [0, 0xFFFF_FFFF])
    let mask = try #require(
      { () -> CGImage? in
        let context = bitmap(2, 1)
        context?.fill(rect(0, 0, 1, 1))
        return context?.makeImage()
      }())
    expectEqual(
      try pixels {
        $0.saveGState()
        $0.clip(to: whole, mask: mask)
        $0.fill(whole)
        $0.restoreGState()
      }, [0xFFFF_FFFF, 0])
    // Two overlapping areas in a group are as opaque as one.
    let grouped = try pixels {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(whole)
      $0.fill(whole)
      $0.endTransparencyLayer()
      $0.endTransparencyLayer()
      $0.clear(rect(1, 0, 1, 1))
    }
    expectEqual(grouped, [0x8080_8080, 0])
  }

  @Test func aPenHasWidthEndsCornersAndDashes() {
    let lines = drawn { context in
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 2, lengths: [4, 6])
      context.stroke(rect(0, 0, 10, 10))
      context.setLineDash(phase: 0, lengths: [])
      context.setLineCap(.square)
      context.setLineJoin(.miter)
      context.stroke(rect(0, 0, 10, 10), width: 5)
      context.stroke(rect(0, 0, 10, 10))
    }
    expectEqual(
      lines,
      [
        "path stroke 3 round ends bevel corners dashes 4,6 from 2 #000000FF at 0,0: \(square)",
        "path stroke 5 square ends #000000FF at 0,0: \(square)",
        "path stroke 3 square ends #000000FF at 0,0: \(square)",
      ])
  }

  /// The corner of a mitered line extends half the width times the square root of 2 beyond a right angle.
  @Test func aLowMiterLimitCutsCorners() {
    func reach(_ limit: CGFloat) -> CGFloat {
      var bounds = CGRect.zero
      _ = drawn { context in
        context.setLineWidth(4)
        context.setMiterLimit(limit)
        // A pen under a non-uniform scale is drawn as the area that it covers.
        context.scaleBy(x: 1, y: 0.5)
        context.move(to: CGPoint(x: 10, y: 10))
        context.addLine(to: CGPoint(x: 20, y: 20))
        context.addLine(to: CGPoint(x: 10, y: 30))
        context.strokePath()
      }
      if case .group(let group)? = device.frame().commands.first {
        bounds = DrawCommand.bounds(of: group.commands)
      }
      return bounds.maxX
    }
    expectTrue(isClose(reach(10), 20 + 2 * 2.0.squareRoot()))
    expectTrue(isClose(reach(1), 20 + 2 / 2.0.squareRoot()))
  }

  @Test func contextPathFollowsItsCalls() {
    var ends: [CGPoint] = []
    let lines = drawn { context in
      expectTrue(context.isPathEmpty)
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 3, y: 4))
      context.addCurve(to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 6))
      ends.append(context.currentPointOfPath)
      expectFalse(context.isPathEmpty)
      context.closePath()
      context.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 5), CGPoint(x: 20, y: 10)])
      expectEqual(context.boundingBoxOfPath, rect(1, 0, 29, 10))
      context.fillPath()
      expectTrue(context.isPathEmpty)
      context.addRects([rect(0, 0, 2, 2), rect(4, 4, 2, 2)])
      context.fillPath(using: .evenOdd)
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
      context.strokePath()
      context.addRect(rect(0, 0, 10, 10))
      context.beginPath()
      context.fillPath()
    }
    expectEqual(ends, [CGPoint(x: 9, y: 8)])
    expectEqual(
      lines.prefix(3),
      [
        "path fill #000000FF at 0,0: M1,2 L3,4 C5,6 7,6 9,8 Z M20,0 L30,5 L20,10",
        "path fill even-odd #000000FF at 0,0: M0,0 L2,0 L2,2 L0,2 Z M4,4 L6,4 L6,6 L4,6 Z",
        // A cubic curve's control points are two thirds of the way to the quadratic curve's.
        "path stroke 1 #000000FF at 0,0: M0,0 C2,2 4,2 6,0",
      ])
  }

  @Test func arcsAndEllipsesAreRound() {
    var boxes: [CGRect] = []
    let lines = drawn { context in
      context.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
      boxes.append(context.boundingBoxOfPath)
      context.beginPath()
      context.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
      boxes.append(context.boundingBoxOfPath)
      context.beginPath()
      context.move(to: .zero)
      context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
      expectTrue(isClose(context.currentPointOfPath.x, 10))
      expectTrue(isClose(context.currentPointOfPath.y, 4))
      context.beginPath()
      context.addEllipse(in: rect(2, 3, 8, 4))
      boxes.append(context.boundingBoxOfPath)
      context.strokePath()
      context.strokeEllipse(in: rect(2, 3, 8, 4))
      context.fillEllipse(in: rect(2, 3, 8, 4))
    }
    // The y axis points down here, so increasing angles from 0 to π give the lower half.
    for (box, expected) in zip(boxes, [rect(5, 10, 10, 5), rect(5, 5, 10, 5), rect(2, 3, 8, 4)]) {
      expectTrue(isClose(box.minX, expected.minX) && isClose(box.minY, expected.minY), "\(box)")
      expectTrue(isClose(box.maxX, expected.maxX) && isClose(box.maxY, expected.maxY), "\(box)")
    }
    expectEqual(lines.count, 3)
    expectEqual(lines[0], lines[1])
    expectEqual(lines[2], lines[0].replacing("stroke 1", with: "fill"))
  }

  @Test func aPathOfItsOwnIsAdded() {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 10, 10))
    let lines = drawn { context in
      context.addPath(path)
      context.fillPath()
      context.fill([rect(0, 0, 10, 10), rect(0, 0, 10, 10)])
    }
    expectEqual(lines, Array(repeating: "path fill #000000FF at 0,0: \(square)", count: 3))
  }

  @Test(arguments: [
    (CGPathDrawingMode.fill, ["fill"]), (.eoFill, ["fill even-odd"]), (.stroke, ["stroke 1"]),
    (.fillStroke, ["fill", "stroke 1"]), (.eoFillStroke, ["fill even-odd", "stroke 1"]),
  ])
  func aModeSaysHowAPathIsPainted(mode: CGPathDrawingMode, kinds: [String]) {
    let lines = drawn { context in
      context.addRect(rect(0, 0, 10, 10))
      context.drawPath(using: mode)
      expectTrue(context.isPathEmpty)
    }
    expectEqual(lines, kinds.map { "path \($0) #000000FF at 0,0: \(square)" })
  }

  @Test func transformsComeBeforeThoseThereAre() {
    let lines = drawn { context in
      context.translateBy(x: 20, y: 0)
      context.rotate(by: .pi / 2)
      expectTrue(isClose(context.ctm.tx, 20))
      expectTrue(isClose(context.ctm.b, 1))
      context.fill(rect(0, 0, 10, 10))
    }
    expectEqual(lines, ["path fill #000000FF at 0,0: M20,0 L20,10 L10,10 L10,0 Z"])
  }

  @Test func shadowIsBelowWithHalfBlurRadius() {
    let lines = drawn { context in
      context.setShadow(offset: CGSize(width: 3, height: 5), blur: 8)
      context.fill(rect(0, 0, 10, 10))
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: UIColor.red.cgColor)
      context.fill(rect(0, 0, 10, 10))
      context.setShadow(offset: .zero, blur: 4, color: nil)
      context.fill(rect(0, 0, 10, 10))
    }
    let fill = "path fill #000000FF at 0,0: \(square)"
    expectEqual(
      lines,
      [
        "path fill blur 4 #00000055 at 3,5: \(square)", fill, "path fill blur 2 #FF0000FF at 1,2: \(square)", fill,
        fill,
      ])
  }

  @Test func clipUsesPathOrRectangle() {
    var counts: [Int] = []
    for clip in [
      { (context: CGContext) in context.clip(to: rect(0, 0, 5, 5)) },
      { context in
        context.addRect(rect(0, 0, 5, 5))
        context.clip()
        expectTrue(context.isPathEmpty)
      }, { _ in UIRectClip(rect(0, 0, 5, 5)) },
    ] {
      _ = drawn { context in
        clip(context)
        context.fill(rect(0, 0, 10, 10))
      }
      guard case .group(let view)? = device.frame().commands.first, case .group(let inner)? = view.commands.first else {
        Issue.record("nothing is clipped")
        continue
      }
      counts.append(inner.commands.count)
      expectEqual(DrawCommand.bounds(of: inner.mask ?? []), rect(0, 0, 5, 5))
    }
    expectEqual(counts, [1, 1, 1])
  }

  @Test func frameStrokesInsideEdgeInFillColor() {
    let lines = drawn { context in
      UIColor.red.set()
      UIRectFrame(rect(0, 0, 10, 10))
      context.stroke(rect(0, 0, 10, 10))
      UIRectFrame(rect(0, 0, 1, 10))
    }
    expectEqual(
      lines,
      [
        "path stroke 1 #FF0000FF at 0,0: M0.5,0.5 L9.5,0.5 L9.5,9.5 L0.5,9.5 Z",
        "path stroke 1 #FF0000FF at 0,0: \(square)",
      ])
  }

  @Test func thePushedContextIsCurrent() {
    _ = drawn { context in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { inner in
        UIGraphicsPushContext(context)
        expectIdentical(UIGraphicsGetCurrentContext(), context)
        UIGraphicsPopContext()
        expectIdentical(UIGraphicsGetCurrentContext(), inner.cgContext)
      }
      expectEqual(image.size, CGSize(width: 4, height: 4))
      expectIdentical(UIGraphicsGetCurrentContext(), context)
    }
  }
}
