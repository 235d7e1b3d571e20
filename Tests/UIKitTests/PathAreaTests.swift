import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Areas and lines of two paths.
@MainActor
struct PathAreaTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: rect(x, y, side, side), transform: nil)
  }

  /// The area of contours that do not cross: those around areas count positively, those of holes negatively.
  private func area(_ path: CGPath) -> CGFloat {
    path.flattened.reduce(0) { sum, line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
      }
    }
  }

  private func corners(_ path: CGPath) -> [[CGPoint]] { path.flattened.map(\.points) }

  @Test func squaresHaveTheirExactAreas() {
    let (first, second) = (square(0, 0, 10), square(5, 5, 10))
    expectEqual(area(first.union(second)), 175)
    expectEqual(area(first.intersection(second)), 25)
    expectEqual(area(first.subtracting(second)), 75)
    expectEqual(area(first.symmetricDifference(second)), 150)
    expectEqual(first.intersection(second).boundingBox, rect(5, 5, 5, 5))
    expectTrue(first.intersects(second))
    expectFalse(first.intersects(square(10, 0, 10)), "they only touch")
  }

  @Test func resultsHaveNoPointsWithinStraightLines() {
    let union = square(0, 0, 10).union(square(10, 0, 10))
    expectEqual(
      corners(union).map(Set.init), [Set([(0, 0), (20, 0), (20, 10), (0, 10)].map { CGPoint(x: $0, y: $1) })])
    expectTrue(union.isRect(nil))
    expectTrue(square(0, 0, 10).subtracting(square(-1, -1, 20)).isEmpty)
    expectTrue(CGMutablePath().union(CGMutablePath()).isEmpty)
  }

  @Test func holesRunTheOtherWay() {
    let ring = square(0, 0, 30).subtracting(square(10, 10, 10))
    expectEqual(corners(ring).count, 2)
    expectEqual(area(ring), 800)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      expectFalse(ring.contains(CGPoint(x: 15, y: 15), using: rule))
      expectTrue(ring.contains(CGPoint(x: 5, y: 15), using: rule))
    }
  }

  @Test func theRuleDecidesWhatIsInside() {
    let double = CGMutablePath()
    double.addRect(rect(0, 0, 30, 30))
    double.addRect(rect(10, 10, 10, 10))
    expectEqual(area(double.normalized()), 900)
    expectEqual(area(double.normalized(using: .evenOdd)), 800)
    // A star is filled in its middle by the winding rule alone.
    let star = CGMutablePath()
    let tips = (0..<5).map { CGPoint(x: sin(Double($0) * 0.8 * .pi) * 50, y: cos(Double($0) * 0.8 * .pi) * 50) }
    star.addLines(between: tips)
    star.closeSubpath()
    expectTrue(star.normalized().contains(.zero, using: .evenOdd))
    expectFalse(star.normalized(using: .evenOdd).contains(.zero, using: .winding))
    expectEqual(star.normalized().componentsSeparated().count, 1)
    expectEqual(star.componentsSeparated(using: .evenOdd).count, 5)
  }

  @Test func componentsKeepTheirHoles() {
    let path = CGMutablePath()
    path.addPath(square(0, 0, 30).subtracting(square(10, 10, 10)))
    path.addRect(rect(13, 13, 4, 4))
    path.addRect(rect(100, 0, 5, 5))
    let parts = path.componentsSeparated().map { area($0) }
    expectEqual(parts.sorted(), [16, 25, 800])
  }

  @Test func circlesHaveTheAreasOfCircles() {
    let circle = CGPath(ellipseIn: rect(0, 0, 100, 100), transform: nil)
    expectLess(abs(area(circle.normalized()) - .pi * 2500), 3)
    let moved = CGPath(ellipseIn: rect(50, 0, 100, 100), transform: nil)
    // Two circles whose centers are a radius apart share 2πr²/3 − √3r²/2.
    let lens = 2500 * (2 * Double.pi / 3 - Double(3).squareRoot() / 2)
    expectLess(abs(area(circle.intersection(moved)) - lens), 3)
    expectLess(abs(area(circle.union(moved)) - (5000 * .pi - lens)), 5)
  }

  /// A point is in the result as it is in both paths.
  @Test(arguments: [11, 12, 13, 14] as [UInt64]) func pointsOfTheResultAreThoseOfTheOperation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    func shape() -> CGPath {
      let path = CGMutablePath()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: path.addEllipse(in: rect(number(0...60), number(0...60), number(5...60), number(5...60)))
        case 1: path.addRect(rect(number(0...60).rounded(), number(0...60).rounded(), 20, 30))
        default:
          path.addLines(between: (0..<5).map { _ in CGPoint(x: number(0...100), y: number(0...100)) })
          path.closeSubpath()
        }
      }
      return path
    }
    for _ in 0..<12 {
      let (first, second) = (shape(), shape())
      let rule: CGPathFillRule = Bool.random(using: &random) ? .winding : .evenOdd
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (first.union(second, using: rule), { $0 || $1 }), (first.intersection(second, using: rule), { $0 && $1 }),
        (first.subtracting(second, using: rule), { $0 && !$1 }),
        (first.symmetricDifference(second, using: rule), { $0 != $1 }),
      ]
      let (union, intersection) = (area(results[0].0), area(results[1].0))
      let (one, two) = (area(first.normalized(using: rule)), area(second.normalized(using: rule)))
      expectLess(abs(union + intersection - one - two), 0.01, "seed \(seed)")
      let edges = [first, second].map {
        $0.copy(strokingWithWidth: 0.5, lineCap: .round, lineJoin: .round, miterLimit: 1)
      }
      for _ in 0..<60 {
        let point = CGPoint(x: number(-5...125), y: number(-5...125))
        // Points next to an edge depend on how curves are flattened.
        if edges.contains(where: { $0.contains(point) }) { continue }
        let (a, b) = (first.contains(point, using: rule), second.contains(point, using: rule))
        for (index, (result, holds)) in results.enumerated() {
          for rule in [CGPathFillRule.winding, .evenOdd] {
            expectEqual(result.contains(point, using: rule), holds(a, b), "seed \(seed), operation \(index), \(point)")
          }
        }
      }
    }
  }

  @Test func linesAreCutAtTheEdgeOfAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 8), CGPoint(x: 2, y: 8)])
    let area = square(0, 0, 10)
    func points(_ path: CGPath) -> [[CGPoint]] { corners(path) }
    expectEqual(
      points(line.lineIntersection(area)),
      [[CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)], [CGPoint(x: 10, y: 8), CGPoint(x: 2, y: 8)]])
    expectEqual(
      points(line.lineSubtracting(area)),
      [
        [CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5)],
        [CGPoint(x: 10, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 8), CGPoint(x: 10, y: 8)],
      ])
  }

  @Test func closedLinesStayClosedUnlessTheyAreCut() {
    let frame = square(2, 2, 4)
    let inside = frame.lineIntersection(square(0, 0, 10))
    expectEqual(inside.flattened.map(\.isClosed), [true])
    expectEqual(corners(inside), corners(frame))
    expectTrue(frame.lineSubtracting(square(0, 0, 10)).isEmpty)
    // The part around the beginning is one line.
    let half = frame.lineIntersection(CGPath(rect: rect(0, 0, 4, 10), transform: nil))
    expectEqual(half.flattened.map(\.isClosed), [false])
    expectEqual(
      corners(half),
      [[CGPoint(x: 4, y: 6), CGPoint(x: 2, y: 6), CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2)]])
  }
}
