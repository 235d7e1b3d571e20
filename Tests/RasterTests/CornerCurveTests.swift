import Drawing
import Foundation
import Testing

@testable import Raster
import TestSupport

/// Corners with continuous curvature, compared with circles.
struct CornerCurveTests {
  /// The length of a side that a corner with enough space takes, in radii.
  private static let widest = 1.528_665

  private static let depths = stride(from: 0.01, to: 1.5, by: 0.01)

  @Test func cornerWithoutSpaceIsCircle() {
    let curve = CornerCurve(reach: 1)
    for depth in stride(from: 0.01, to: 1, by: 0.01) {
      let exact = 1 - (1 - (1 - depth) * (1 - depth)).squareRoot()
      expectLess(abs(curve.inset(atDepth: depth) - exact), 2e-4, "at \(depth)")
    }
  }

  @Test(arguments: [1, 1.1, 1.3, 1.528_665]) func itIsTheSameFromBothSides(reach: Double) {
    let curve = CornerCurve(reach: reach)
    for depth in Self.depths where depth < reach {
      expectLess(abs(curve.inset(atDepth: curve.inset(atDepth: depth)) - depth), 1e-6, "at \(depth)")
    }
  }

  @Test(arguments: [1, 1.1, 1.3, 1.528_665]) func cornerCurveIsMonotonic(reach: Double) {
    let curve = CornerCurve(reach: reach)
    expectLess(abs(curve.inset(atDepth: 0) - reach), 1e-9)
    expectEqual(curve.inset(atDepth: reach), 0)
    let insets = Self.depths.map { curve.inset(atDepth: $0) }
    #expect(zip(insets, insets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  /// Changes of the curve's direction: a circle turns at once where the side ends, this curve hardly does.
  @Test func itLeavesTheSideGently() {
    let bend = { (curve: CornerCurve, reach: Double) -> Double in
      let step = 0.02 * reach
      return curve.inset(atDepth: reach - step) / (step * step)
    }
    expectLess(abs(bend(CornerCurve(reach: 1), 1) - 0.5), 0.01)
    expectLess(bend(CornerCurve(reach: Self.widest), Self.widest), 0.05)
  }

  @Test func aCapsuleStaysACapsule() {
    let round = Shape(left: 0, top: 0, right: 100 << 8, bottom: 40 << 8, radius: 20 << 8, corners: .all)
    let smooth = Shape(
      left: 0, top: 0, right: 100 << 8, bottom: 40 << 8, radius: 20 << 8, corners: .all, isContinuous: true)
    expectEqual(round, smooth)
  }

  @Test func cornerCurveTakesAtMostHalfSide() {
    let shape = Shape(
      left: 0, top: 0, right: 60 << 8, bottom: 50 << 8, radius: 20 << 8, corners: .all, isContinuous: true)
    expectEqual(shape.reach, 25 << 8)
    expectEqual(shape.inset(by: 10 << 8)?.reach, 15 << 8)
  }

  /// Both are symmetric, inside the rectangle, and differ by only a few hundredths of the radius squared.
  @Test func itCoversAboutAsMuchAsACircle() throws {
    let area = { (isContinuous: Bool) throws -> Double in
      let rect = RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radius: 20, isContinuous: isContinuous)
      let bitmap = try Sketch.draw([.fill(rect, .black)], width: 64, height: 64)
      for y in 0..<64 {
        for x in 0..<64
        where bitmap[x, y] >> 24 != bitmap[63 - x, y] >> 24 || bitmap[x, y] >> 24 != bitmap[x, 63 - y] >> 24 {
          Issue.record("not symmetrical at \(x), \(y)")
        }
      }
      return bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    }
    let (circular, continuous) = (try area(false), try area(true))
    let exact: Double = 64 * 64 - (4 - Double.pi) * 400
    expectLess(abs(circular - exact), 4)
    expectLess(continuous, circular)
    expectLess(circular - continuous, 4 * 0.1 * 400)
  }
}
