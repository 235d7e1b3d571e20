import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Numbers of corners, springs, materials and grays that have a published or a closed form.
@MainActor
struct CurveNumberTests {
  private func elements(_ path: CGPath) -> [(kind: CGPathElementType, points: [CGPoint])] {
    var found: [(kind: CGPathElementType, points: [CGPoint])] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      found.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    return found
  }

  /// The points of UIKit's continuous corners as PaintCode published them, in radii from the corner.
  @Test func continuousCornersHaveThePublishedPoints() {
    let path = elements(UIBezierPath(roundedRect: rect(10, 20, 200, 100), cornerRadius: 10).cgPath)
    let corner: [(CGFloat, CGFloat)] = [
      (1.528_664_83, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
      (0.372_823_83, 0.169_059_56),
      (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79), (0, 0.868_406_94), (0, 1.088_492_96),
      (0, 1.528_664_83),
    ]
    func expect(_ found: [CGPoint], _ corners: [(CGFloat, CGFloat)], at end: CGPoint, _ x: CGFloat, _ y: CGFloat) {
      expectEqual(found.count, corners.count)
      for (point, offset) in zip(found, corners) {
        expectClose(point, CGPoint(x: end.x + x * 10 * offset.0, y: end.y + y * 10 * offset.1), within: 1e-5)
      }
    }
    expectEqual(path.count, 18, "a start, four lines, three curves for each corner, and the end")
    expectClose(path[0].points[0], CGPoint(x: 10 + 15.286_648_3, y: 20), within: 1e-5)
    let turns = stride(from: 1, to: 17, by: 4).map { path[$0..<($0 + 4)].flatMap(\.points) }
    expect(turns[0], corner, at: CGPoint(x: 210, y: 20), -1, 1)
    expect(turns[1], corner.reversed(), at: CGPoint(x: 210, y: 120), -1, -1)
    expect(turns[2], corner, at: CGPoint(x: 10, y: 120), 1, -1)
    expect(turns[3], corner.reversed(), at: CGPoint(x: 10, y: 20), 1, 1)
    expectEqual(path.map(\.kind).last, .closeSubpath)
  }

  /// Where a continuous corner has no room, and in Core Graphics, a corner is a quarter of an ellipse.
  @Test func roundCornersAreQuartersOfEllipses() {
    let control = 1 - 4 * (2.0.squareRoot() - 1) / 3
    let path = elements(CGPath(roundedRect: rect(0, 0, 100, 60), cornerWidth: 20, cornerHeight: 10, transform: nil))
    expectEqual(path.map(\.kind.rawValue), [0, 1, 3, 1, 3, 1, 3, 1, 3, 4])
    expectEqual(path[0].points, [CGPoint(x: 20, y: 0)])
    expectEqual(path[1].points, [CGPoint(x: 80, y: 0)])
    for (point, expected) in zip(
      path[2].points,
      [CGPoint(x: 100 - 20 * control, y: 0), CGPoint(x: 100, y: 10 * control), CGPoint(x: 100, y: 10)])
    { expectClose(point, expected, within: 1e-5) }
    expectEqual(path[3].points, [CGPoint(x: 100, y: 50)])
    for (point, expected) in zip(
      path[4].points,
      [CGPoint(x: 100, y: 60 - 10 * control), CGPoint(x: 100 - 20 * control, y: 60), CGPoint(x: 80, y: 60)])
    { expectClose(point, expected, within: 1e-5) }
    // Radii of more than half a side are cut, and each of a pair that is equal as much as the other.
    let capsule = UIBezierPath(roundedRect: rect(0, 0, 100, 40), cornerRadius: 90).cgPath
    expectEqual(elements(capsule)[0].points, [CGPoint(x: 20, y: 0)])
    let ellipse = elements(CGPath(roundedRect: rect(0, 0, 100, 40), cornerWidth: 70, cornerHeight: 30, transform: nil))
    expectEqual(ellipse[0].points, [CGPoint(x: 50, y: 0)])
    expectEqual(ellipse[2].points.last, CGPoint(x: 100, y: 20))
  }

  // MARK: Springs

  /// A spring of unit time has come as near as a thousandth at its end; a critical one satisfies (1 + f)·e^−f = 0.001.
  @Test func springsOfUnitTimeComeToRest() {
    let critical = UnitSpring(damping: 1, velocity: 0)
    expectClose((1 + critical.frequency) * exp(-critical.frequency), 0.001, within: 1e-12)
    expectEqual([UnitSpring(damping: 4, velocity: 0), UnitSpring(damping: 1, velocity: .nan)], [critical, critical])
    for damping in [0.05, 0.3, 0.9] as [CGFloat] {
      let spring = UnitSpring(damping: damping, velocity: 0)
      expectClose(exp(-damping * spring.frequency), 0.001, within: 1e-12)
      expectEqual(spring.damping, damping)
    }
    expectEqual(UnitSpring(damping: 0, velocity: 0).damping, 0.05)
    expectEqual(UnitSpring(damping: .nan, velocity: 0).damping, 0.05)
    for spring in [critical, UnitSpring(damping: 0.4, velocity: 3)] {
      expectEqual([spring.value(at: -1), spring.value(at: 0), spring.value(at: 1), spring.value(at: 2)], [0, 0, 1, 1])
      // At first, the value grows with the velocity.
      expectClose(spring.value(at: 1e-6) / 1e-6, spring.velocity, within: 1e-3)
    }
  }

  /// A motion lasts as long as its spring of the given response takes to rest: frequency · response / 2π.
  @Test func rampsMoveForTheTimeOfTheirSpring() {
    let motion = Ramp.Motion(response: 0.5, damping: 1, delay: 0.25)
    expectClose(motion.duration, Double(UnitSpring(damping: 1, velocity: 0).frequency) * 0.5 / (2 * .pi))
    var ramp = Ramp(2)
    expectEqual([ramp.value(at: 0), ramp.value(at: 9)], [2, 2])
    ramp.move(to: 10, at: 1, motion)
    expectEqual(ramp.end, 1.25 + motion.duration)
    expectEqual([ramp.value(at: 1), ramp.value(at: 1.25), ramp.value(at: ramp.end)], [2, 2, 10])
    let (angular, time) = (2 * Double.pi / 0.5, 0.1)
    expectClose(ramp.value(at: 1.35), 2 + 8 * CGFloat(1 - (1 + angular * time) * exp(-angular * time)), within: 1e-9)
    expectEqual([ramp.isMoving(at: 1), ramp.isMoving(at: ramp.end)], [true, false])
    let before = ramp
    ramp.move(to: 10, at: 1.3, motion)
    expectEqual(ramp, before, "it is already on the way there")
    let middle = ramp.value(at: 1.4)
    ramp.move(to: 0, at: 1.4, motion)
    expectEqual([ramp.from, ramp.to, ramp.value(at: 1.4)], [middle, 0, middle])
    ramp.move(to: 5, at: 1.5, nil)
    expectEqual([ramp.value(at: 1.5), ramp.value(at: 0)], [5, 5])
    expectFalse(ramp.isMoving(at: 1.5))
  }

  // MARK: Colors

  /// The layers of Apple's design kit: a gray with an opacity, and another that dodges what is below it or is its
  /// overlay, which doubles what it multiplies.
  @Test(
    arguments: [
      (.systemUltraThinMaterialLight, 0xBF, 0.44, 255 / (255 - 0x0D)),
      (.systemThinMaterialLight, 0xA6, 0.7, 255 / (255 - 0x33)), (.systemMaterialLight, 0xB3, 0.82, 255 / (255 - 0x38)),
      (.systemThickMaterialLight, 0x99, 0.97, 255 / (255 - 0x5C)),
      (.systemUltraThinMaterialDark, 0x25, 0.55, 2 * 0x9C / 255), (.systemThinMaterialDark, 0x25, 0.7, 2 * 0x9C / 255),
      (.systemMaterialDark, 0x25, 0.82, 2 * 0x8C / 255), (.systemThickMaterialDark, 0x25, 0.9, 2 * 0x7C / 255),
    ] as [(UIBlurEffect.Style, CGFloat, CGFloat, CGFloat)])
  func materialsAreLayers(style: UIBlurEffect.Style, gray: CGFloat, alpha: CGFloat, gain: CGFloat) throws {
    let material = Material(style, isDark: false)
    let tint = try #require(material.tint)
    for behind in [0, 0.4, 1] as [CGFloat] {
      let layered = (gray / 255 * alpha + behind * (1 - alpha)) * gain
      expectClose(tint.red * tint.alpha + behind * (1 - tint.alpha), layered)
    }
    expectEqual([tint.green, tint.blue], [tint.red, tint.red])
    expectEqual([material.radius, material.saturation], [30, 1.8])
  }

  /// Bars of iOS 15 are #F9F9F9 over white and #1D1D1D over black, at 82 %.
  @Test func chromeIsTheColorOfBars() throws {
    let light = try #require(Material(.systemChromeMaterial, isDark: false).tint)
    expectClose(light.red * light.alpha + 1 - light.alpha, 249 / 255)
    let dark = try #require(Material(.systemChromeMaterial, isDark: true).tint)
    expectClose(dark.red * dark.alpha, 29 / 255)
    expectEqual([light.alpha, dark.alpha], [0.82, 0.82])
  }

  @Test func vibrancyIsBlackOrWhite() {
    let strengths: [(UIVibrancyEffectStyle, CGFloat)] = [
      (.label, 0.8), (.secondaryLabel, 0.55), (.tertiaryLabel, 0.32), (.quaternaryLabel, 0.2), (.fill, 0.18),
      (.secondaryFill, 0.14), (.tertiaryFill, 0.1), (.separator, 0.2),
    ]
    for (style, strength) in strengths {
      for (blur, tone) in [(UIBlurEffect.Style.systemMaterialLight, CGFloat(0)), (.systemMaterialDark, 1)] {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style)
        expectEqual(
          effect.material(UITraitCollection()),
          Material(saturation: 1.8, tint: Color(red: tone, green: tone, blue: tone, alpha: strength)))
      }
    }
    expectEqual(UIVibrancyEffect(), UIVibrancyEffect(blurEffect: UIBlurEffect(), style: .label))
    expectEqual(UIBlurEffect(), UIBlurEffect(style: .extraLight))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UIGlassEffect().material(traits), Material(.systemThinMaterial, isDark: true))
    let clear = UIGlassEffect(style: .clear)
    expectEqual(clear.material(UITraitCollection()), Material(.systemUltraThinMaterial, isDark: false))
    (clear.tintColor, clear.isInteractive) = (.red, true)
    expectEqual(clear.material(traits).tint, Color(red: 1, green: 0, blue: 0, alpha: 0.8))
    expectEqual(clear.copy() as? UIGlassEffect, clear)
    for change in [{ $0.tintColor = nil }, { $0.isInteractive = false }] as [(UIGlassEffect) -> Void] {
      let other = clear.copy() as? UIGlassEffect
      other.map(change)
      expectNotEqual(other, clear)
    }
    expectNotEqual(UIGlassEffect(), UIGlassEffect(style: .clear))
  }

  /// The weights of BT.709. Rows of memory may be longer than the picture.
  @Test func grayBitmapsWeighColors() throws {
    func bytes(_ info: CGImageAlphaInfo, _ color: UIColor, row: Int = 0) throws -> [UInt8] {
      let context = try #require(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: row, space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: info.rawValue))
      context.setFillColor(color.cgColor)
      context.fill(rect(1, 0, 1, 1))
      let data = try #require(context.data)
      expectEqual([context.width, context.height, context.bytesPerRow], [2, 2, row == 0 ? 2 : row])
      return (0..<(2 * context.bytesPerRow)).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }
    // The y axis points up: the first row of pixels is in the second row of memory.
    try expectEqual(bytes(.none, .red), [0, 0, 0, 54])
    try expectEqual(bytes(.none, .green), [0, 0, 0, 182])
    try expectEqual(bytes(.none, .blue), [0, 0, 0, 18])
    try expectEqual(bytes(.none, .white, row: 5), [0, 0, 0, 0, 0, 0, 255, 0, 0, 0])
    try expectEqual(bytes(.alphaOnly, UIColor(white: 0, alpha: 0.6)), [0, 0, 0, 153])
    expectNil(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 1, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: 0), "a row is shorter than its pixels")
    expectNil(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: 0))
  }

  /// The bytes of a pixel of each order, of a color that is half covered.
  @Test func bitmapsOrderTheirComponents() throws {
    func pixel(_ info: UInt32) throws -> [UInt8] {
      let context = try #require(
        CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info))
      context.setFillColor(UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 0.6).cgColor)
      context.fill(rect(0, 0, 1, 1))
      let data = try #require(context.data)
      return (0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    try expectEqual(pixel(CGImageAlphaInfo.premultipliedLast.rawValue), [153, 92, 31, 153])
    try expectEqual(pixel(CGImageAlphaInfo.premultipliedFirst.rawValue), [153, 153, 92, 31])
    try expectEqual(pixel(CGImageAlphaInfo.premultipliedFirst.rawValue | little), [31, 92, 153, 153])
    try expectEqual(pixel(CGImageAlphaInfo.premultipliedLast.rawValue | little), [153, 31, 92, 153])
    // Without opacity, the background is black.
    try expectEqual(pixel(CGImageAlphaInfo.noneSkipLast.rawValue), [153, 92, 31, 255])
    try expectEqual(pixel(CGImageAlphaInfo.noneSkipFirst.rawValue), [255, 153, 92, 31])
  }

  /// The grid of the color picker: grays above, then twelve hues from dark to bright, and from full to pale.
  @Test func gridOfColors() {
    func parts(_ row: Int, _ column: Int) -> [CGFloat] {
      var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      ColorGridView.color(row: row, column: column)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      return [hue, saturation, brightness, alpha].map { ($0 * 1_000).rounded() / 1_000 }
    }
    for column in 0..<12 {
      let level = ((1 - CGFloat(column) / 11) * 1_000).rounded() / 1_000
      expectEqual(Array(parts(0, column).dropFirst()), [0, level, 1])
    }
    for (row, saturation, brightness) in [
      (1, 1, 0.3), (2, 1, 0.5), (4, 1, 0.9), (5, 1, 1), (6, 0.93, 1), (7, 0.68, 1), (9, 0.18, 1),
    ] as [(Int, CGFloat, CGFloat)] {
      expectEqual(parts(row, 0), [0.54, saturation, brightness, 1], "row \(row)")
      expectEqual(parts(row, 6)[0], 0.04)
      expectEqual(parts(row, 11)[0], 0.457)
    }
  }
}
