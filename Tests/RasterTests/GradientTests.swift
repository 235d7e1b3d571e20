import Drawing
import Foundation
import Testing

@testable import Raster
import TestSupport

/// Colors of gradients at points where they are known.
struct GradientTests {
  private func draw(_ gradient: Gradient, width: CGFloat = 64, height: CGFloat = 64) throws -> Bitmap {
    try Sketch.draw([.gradient(Sketch.rect(0, 0, width, height), gradient)], width: width, height: height)
  }

  private func grey(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double { Double(bitmap[x, y] & 255) / 255 }

  private func ramp(_ kind: Gradient.Kind, start: CGPoint, end: CGPoint) -> Gradient {
    Gradient(kind, colors: [.black, .white], locations: [0, 1], start: start, end: end)
  }

  private let center = CGPoint(x: 0.5, y: 0.5)

  @Test
  func axialGradientFollowsDistanceAlongLine() throws {
    let bitmap = try draw(ramp(.axial, start: .zero, end: CGPoint(x: 1, y: 0)))
    for x in stride(from: 0, to: 64, by: 5) { expectLess(abs(grey(bitmap, x, 40) - (Double(x) + 0.5) / 64), 0.004) }
  }

  /// The gradient runs from half a width before the start to half a width after the end: half as steep, beginning at a
  /// quarter.
  @Test
  func gradientStopsMayLieBeyondEnds() throws {
    let wide = Gradient(colors: [.black, .white], locations: [-0.5, 1.5], start: .zero, end: CGPoint(x: 1, y: 0))
    let bitmap = try draw(wide)
    for x in stride(from: 0, to: 64, by: 5) {
      expectLess(abs(grey(bitmap, x, 9) - (0.25 + (Double(x) + 0.5) / 128)), 0.004)
    }
    let before = Gradient(colors: [.black, .white], locations: [-2, -1], start: .zero, end: CGPoint(x: 1, y: 0))
    #expect(try draw(before).pixels.allSatisfy { $0 == 0xffff_ffff })
  }

  @Test
  func radialGradientFollowsDistanceFromCenter() throws {
    let bitmap = try draw(ramp(.radial, start: center, end: CGPoint(x: 1, y: 1)), height: 32)
    for y in stride(from: 0, to: 32, by: 3) {
      for x in stride(from: 0, to: 64, by: 3) {
        let (across, down) = ((Double(x) + 0.5 - 32) / 32, (Double(y) + 0.5 - 16) / 16)
        let truth = Swift.min(1, (across * across + down * down).squareRoot())
        expectLess(abs(grey(bitmap, x, y) - truth), 0.004, "\(x),\(y)")
      }
    }
  }

  @Test
  func conicGradientGrowsClockwiseFromEndPoint() throws {
    let bitmap = try draw(ramp(.conic, start: center, end: CGPoint(x: 0.5, y: 0)))
    // The points are slightly clockwise of straight up, right, down and left.
    for (x, y, share) in [(32, 2, 0.0), (61, 32, 0.25), (31, 61, 0.5), (2, 31, 0.75)] {
      expectLess(abs(grey(bitmap, x, y) - share), 0.01, "\(x),\(y)")
    }
    expectGreater(grey(bitmap, 31, 2), 0.98)
  }

  @Test(arguments: [Gradient.Kind.axial, .radial, .conic])
  func zeroLengthGradientIsOneColor(kind: Gradient.Kind) throws {
    let bitmap = try draw(ramp(kind, start: center, end: center))
    if kind != .conic { #expect(bitmap.pixels.allSatisfy { $0 == 0xffff_ffff }) }
    _ = try draw(ramp(kind, start: CGPoint(x: CGFloat.nan, y: 0), end: CGPoint(x: CGFloat.infinity, y: 1e300)))
  }

  @Test(arguments: [Gradient.Kind.radial, .conic])
  func gradientPiecesMatchWhole(kind: Gradient.Kind) throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    let gradient = ramp(kind, start: CGPoint(x: 0.3, y: 0.4), end: CGPoint(x: 0.9, y: 0.7))
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), commands: [.gradient(Sketch.rect(3.25, 2.5, 31, 33, radius: 6), gradient)])
    let whole = try rasterizer.draw(list, scale: 2)
    var pieces = Bitmap(width: 80, height: 80)
    let areas = stride(from: 0, to: 80, by: 16).flatMap { y in
      stride(from: 0, to: 80, by: 16).map { PixelRect(x: $0, y: y, width: 16, height: 16) }
    }
    _ = rasterizer.paint(list, scale: 2, areas: areas, on: &pieces)
    expectNil(Sketch.difference(whole, pieces))
  }
}
