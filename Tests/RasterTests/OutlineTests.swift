import Drawing
import Foundation
import Testing
import TestSupport

/// The bounds of outlines, and the points inside them.
struct OutlineTests {
  private let circle = Outline(contours: [.ellipse(center: CGPoint(x: 5, y: -3), radii: CGSize(width: 4, height: 2))])

  @Test
  func curveBoundsReachTurningPoints() throws {
    let bounds = try #require(circle.bounds)
    expectLess(abs(bounds.minX - 1), 1e-9)
    expectLess(abs(bounds.maxX - 9), 1e-9)
    expectLess(abs(bounds.minY + 5), 1e-9)
    expectLess(abs(bounds.maxY + 1), 1e-9)
    // The height is y = 3·10·t(1 − t)·…: a symmetric curve is three quarters as high as its control points.
    let hump = Outline(contours: [
      .init(
        start: .zero,
        segments: [.curve(CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 8), CGPoint(x: 10, y: 0))])
    ])
    expectEqual(hump.bounds, CGRect(x: 0, y: 0, width: 10, height: 6))
    expectEqual(hump.controlBounds, CGRect(x: 0, y: 0, width: 10, height: 8))
    expectNil(Outline().bounds)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func boundsHoldEveryPointOfACurveClosely(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let points = (0..<4).map { _ in
        CGPoint(x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
      }
      let curve = Outline(contours: [.init(start: points[0], segments: [.curve(points[1], points[2], points[3])])])
      let bounds = try #require(curve.bounds)
      let walk = curve.flattened(tolerance: 0.001).flatMap(\.points)
      let (left, right) = (walk.map(\.x).min() ?? 0, walk.map(\.x).max() ?? 0)
      expectAtMost(bounds.minX, left + 1e-9, "seed \(seed)")
      expectLess(left - bounds.minX, 0.01, "seed \(seed)")
      expectAtLeast(bounds.maxX, right - 1e-9, "seed \(seed)")
      expectLess(bounds.maxX - right, 0.01, "seed \(seed)")
    }
  }

  /// All points of a rectangle with round corners are a radius away from the rectangle that is smaller by it.
  @Test
  func cornersOfARectangleAreRound() {
    let (outer, inner) = (rect(3, -4, 40, 24), rect(13, 6, 20, 4))
    let outline = Outline(contours: [.rectangle(outer, radius: 10)])
    expectEqual(outline.bounds, outer)
    for point in outline.flattened(tolerance: 0.001).flatMap(\.points) {
      let (x, y) = (max(inner.minX, min(point.x, inner.maxX)), max(inner.minY, min(point.y, inner.maxY)))
      expectClose(hypot(point.x - x, point.y - y), 10, within: 0.01, "\(point)")
    }
  }

  @Test
  func circleContainsPointsWithinRadius() {
    let circle = Outline(contours: [.ellipse(center: .zero, radii: CGSize(width: 10, height: 10))])
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(circle.contains(CGPoint(x: 9.9 * x, y: 9.9 * y), rule: .nonZero))
      #expect(!circle.contains(CGPoint(x: 10.1 * x, y: 10.1 * y), rule: .nonZero))
    }
    let ring = Outline(contours: circle.contours + [.ellipse(center: .zero, radii: CGSize(width: 5, height: 5))])
    #expect(ring.contains(.zero, rule: .nonZero))
    #expect(!ring.contains(.zero, rule: .evenOdd))
    #expect(!circle.contains(CGPoint(x: CGFloat.nan, y: 0), rule: .nonZero))
  }
}
