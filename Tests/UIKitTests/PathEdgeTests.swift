import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The edges of the rules of `CGPath`: directions of arcs, paths without a point, and shapes that are almost rectangles.
struct PathEdgeTests {
  private static let quarter = CGFloat.pi / 2

  /// An arc runs to larger angles unless it is clockwise, over at most a turn more than the remainder.
  @Test(
    arguments: [
      (0, 1, false, rect(0, 0, 1, 1)), (0, 1, true, rect(-1, -1, 2, 2)), (1, 0, false, rect(-1, -1, 2, 2)),
      (1, 0, true, rect(0, 0, 1, 1)), (0, -1, true, rect(0, -1, 1, 1)), (0, -1, false, rect(-1, -1, 2, 2)),
      (0, 2, false, rect(-1, 0, 2, 1)), (0, 2, true, rect(-1, -1, 2, 1)), (1, 2, false, rect(-1, 0, 1, 1)),
      (0, 4, false, rect(-1, -1, 2, 2)), (0, 5, false, rect(-1, -1, 2, 2)), (4, 5, false, rect(0, 0, 1, 1)),
      (0, -4, true, rect(-1, -1, 2, 2)),
    ] as [(CGFloat, CGFloat, Bool, CGRect)])
  func anArcHasADirection(start: CGFloat, end: CGFloat, isClockwise: Bool, unit: CGRect) {
    let (center, radius) = (CGPoint(x: 10, y: 20), CGFloat(5))
    func point(_ quarters: CGFloat) -> CGPoint {
      let angle = quarters * Self.quarter
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: radius, startAngle: start * Self.quarter, endAngle: end * Self.quarter,
      clockwise: isClockwise)
    expectClose(path.currentPoint, point(end))
    let box = rect(
      center.x + radius * unit.minX, center.y + radius * unit.minY, radius * unit.width, radius * unit.height)
    // A quarter of a circle as a curve is off by 0.03 percent of the radius.
    expectClose(path.boundingBoxOfPath, box, within: 0.01)
    let continued = CGMutablePath()
    continued.move(to: .zero)
    continued.addArc(
      center: center, radius: radius, startAngle: start * Self.quarter, endAngle: end * Self.quarter,
      clockwise: isClockwise)
    expectClose(continued.boundingBoxOfPath, box.union(rect(0, 0, 0, 0)), within: 0.01)
    expectTrue(continued.boundingBoxOfPath.contains(CGPoint(x: 0.1, y: 0.1)), "a line leads to the arc")
  }

  @Test func aPathWithoutAPointStaysEmpty() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLines(between: [])
    path.addRects([])
    path.closeSubpath()
    expectTrue(path.isEmpty)
    expectTrue(path.boundingBox.isNull)
    expectTrue(path.boundingBoxOfPath.isNull)
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 9)])
    expectFalse(path.isEmpty)
    expectEqual(path.boundingBox, rect(1, 2, 2, 7))
    expectEqual(path.currentPoint, CGPoint(x: 3, y: 9))
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
  }

  /// A rounded corner needs an angle between its lines, and a radius; otherwise the path leads straight to the corner.
  @Test(
    arguments: [
      (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), 3), (CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 0), 3),
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), 3), (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), 0),
    ] as [(CGPoint, CGPoint, CGFloat)])
  func aStraightCornerIsALine(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    expectEqual(path.currentPoint, corner)
    expectEqual(path.boundingBoxOfPath, rect(0, 0, 10, 0))
  }

  @Test(
    arguments: [
      ([(0, 0), (10, 0), (10, 5), (0, 5)], true), ([(0, 0), (0, 5), (10, 5), (10, 0)], true),
      ([(10, 5), (0, 5), (0, 0), (10, 0), (10, 5)], true), ([(0, 0), (10, 0), (0, 5), (10, 5)], false),
      ([(0, 0), (10, 0), (10, 5)], false), ([(0, 0), (5, 0), (10, 0), (10, 5), (0, 5)], false),
      ([(0, 1), (10, 0), (10, 5), (0, 5)], false),
    ] as [([(CGFloat, CGFloat)], Bool)])
  func aRectangleHasFourUprightSides(corners: [(CGFloat, CGFloat)], isRectangle: Bool) {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    var found = CGRect.zero
    expectEqual(path.isRect(&found), isRectangle)
    expectEqual(path.isRect(nil), isRectangle)
    expectEqual(found, isRectangle ? rect(0, 0, 10, 5) : .zero)
    path.addRect(rect(50, 50, 1, 1))
    expectFalse(path.isRect(nil), "two rectangles are none")
  }

  @Test func transformsMoveWhatIsAskedFor() throws {
    let path = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
    var move = CGAffineTransform(translationX: 100, y: 0)
    expectTrue(path.contains(CGPoint(x: 105, y: 5), transform: move))
    expectFalse(path.contains(CGPoint(x: 5, y: 5), transform: move))
    expectTrue(path.contains(CGPoint(x: 5, y: 5)))
    expectEqual(path.copy(using: &move)?.boundingBox, rect(100, 0, 10, 10))
    expectEqual(path.copy(using: nil)?.boundingBox, rect(0, 0, 10, 10))
    expectEqual(path.mutableCopy(using: &move)?.boundingBox, rect(100, 0, 10, 10))
    expectEqual(path.mutableCopy(using: nil)?.boundingBox, rect(0, 0, 10, 10))
    let copy = try #require(path.mutableCopy())
    copy.addRects([rect(20, 20, 5, 5), rect(-5, 0, 1, 1)], transform: CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(copy.boundingBox, rect(-10, 0, 60, 50))
    expectEqual(path.boundingBox, rect(0, 0, 10, 10))
  }
}
