import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Paths in the forms that apps draw.
@MainActor
struct BezierPathTests {
  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Drawing apps archive their lines.
  @Test func anArchivedPathIsReadAgain() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.move(to: at(3, 4))
    path.addLine(to: at(7, 9))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (3, .round, .bevel, 4)
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: [path], requiringSecureCoding: true)
    let classes = [NSArray.self, UIBezierPath.self]
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? [UIBezierPath]
    let copy = try #require(read?.first)
    expectEqual(copy.cgPath, path.cgPath)
    expectEqual([copy.lineWidth, copy.miterLimit], [3, 4])
    #expect(copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel && copy.usesEvenOddFillRule)
    var (dashes, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&dashes, count: &count, phase: &phase)
    #expect(dashes == [2, 1] && phase == 0.5)
  }

  @Test func emptyPathHasNullBounds() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .null && path.currentPoint == .zero && !path.contains(.zero))
    // Without a current point no line is added.
    path.addLine(to: at(3, 4))
    expectTrue(path.isEmpty)
  }

  @Test func defaultsAreUIKits() {
    let path = UIBezierPath()
    expectEqual(path.lineWidth, 1)
    expectEqual(path.lineCapStyle, .butt)
    expectEqual(path.lineJoinStyle, .miter)
    expectEqual(path.miterLimit, 10)
    expectEqual(path.flatness, 0.6)
    expectFalse(path.usesEvenOddFillRule)
  }

  @Test func closedContourContinuesFromItsStart() {
    let path = UIBezierPath()
    path.move(to: at(1, 2))
    path.addLine(to: at(5, 2))
    path.addLine(to: at(5, 6))
    expectEqual(path.currentPoint, at(5, 6))
    path.close()
    expectEqual(path.currentPoint, at(1, 2))
    path.addLine(to: at(-3, 2))
    expectEqual(path.currentPoint, at(-3, 2))
    expectEqual(path.bounds, rect(-3, 2, 8, 4))
    path.removeAllPoints()
    expectTrue(path.isEmpty)
  }

  @Test func boundsIncludeControlPointsUnlikePathBoundingBox() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(to: at(10, 0), controlPoint1: at(0, 8), controlPoint2: at(10, 8))
    expectEqual(path.bounds, rect(0, 0, 10, 8))
    expectEqual(path.cgPath.boundingBoxOfPath, rect(0, 0, 10, 6))
  }

  @Test func quadraticCurveReachesHalfControlHeight() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: at(10, 0), controlPoint: at(5, 8))
    let box = path.cgPath.boundingBoxOfPath
    expectClose(box.maxY, 4)
    expectClose(box.width, 10)
  }

  struct Arc {
    var start: CGFloat
    var end: CGFloat
    var clockwise: Bool
    var box: CGRect
  }

  /// Angles in quarter turns; clockwise is as seen on a screen.
  @Test(arguments: [
    Arc(start: 0, end: 1, clockwise: true, box: rect(0, 0, 10, 10)),
    Arc(start: 0, end: 1, clockwise: false, box: rect(-10, -10, 20, 20)),
    Arc(start: -1, end: 0, clockwise: true, box: rect(0, -10, 10, 10)),
    Arc(start: 2, end: 0, clockwise: true, box: rect(-10, -10, 20, 10)),
    Arc(start: 2, end: 0, clockwise: false, box: rect(-10, 0, 20, 10)),
    Arc(start: 0, end: 4, clockwise: true, box: rect(-10, -10, 20, 20)),
    Arc(start: -1, end: 3, clockwise: true, box: rect(-10, -10, 20, 20)),
  ])
  func arcFollowsRequestedDirection(arc: Arc) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: arc.start * .pi / 2, endAngle: arc.end * .pi / 2,
      clockwise: arc.clockwise)
    let box = path.cgPath.boundingBoxOfPath
    expectLess(abs(box.minX - arc.box.minX), 0.01, "\(box)")
    expectLess(abs(box.maxX - arc.box.maxX), 0.01, "\(box)")
    expectLess(abs(box.minY - arc.box.minY), 0.01, "\(box)")
    expectLess(abs(box.maxY - arc.box.maxY), 0.01, "\(box)")
    let end = at(10 * cos(arc.end * .pi / 2), 10 * sin(arc.end * .pi / 2))
    expectClose(path.currentPoint, end)
  }

  /// A line leads from the current point to the start of an arc, also straight above or below the current point.
  @Test(
    arguments: [(5, 3, 8), (5, 5, 8), (5, 3, 5), (5, -8, 8), (-5, 8, 8), (3, 8, 8)] as [(CGFloat, CGFloat, CGFloat)])
  func aLineLeadsToAnArc(x: CGFloat, y: CGFloat, top: CGFloat) {
    let start = at(x, y)
    let path = CGMutablePath()
    path.move(to: start)
    path.addArc(center: at(0, top), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let pen = path.copy(strokingWithWidth: 0.1, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    for share in [0.2, 0.9] { #expect(pen.contains(at(x + (5 - x) * share, y + (top - y) * share))) }
  }

  @Test func anArcBetweenTangentsTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: at(20, 0), tangent2End: at(20, 20), radius: 5)
    expectClose(path.currentPoint, at(20, 5))
    // The circle's nearest point to the corner.
    let middle = at(15 + 5 * cos(-.pi / 4), 5 + 5 * sin(-.pi / 4))
    let ring = path.copy(strokingWithWidth: 0.2, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(ring.contains(middle))
    #expect(ring.contains(at(8, 0)) && !ring.contains(at(19, 0.5)))
    // Collinear lines have no corner.
    path.addArc(tangent1End: at(20, 10), tangent2End: at(20, 30), radius: 5)
    expectEqual(path.currentPoint, at(20, 10))
  }

  /// Up to a radius of which half a side holds about one and a half, corners begin gradually beyond the radius; larger ones
  /// are quarters of circles, whichever side is the short one.
  @Test(arguments: [(30, true), (40, false)])
  func cornersAreGradualWhereTheyFit(radius: CGFloat, isGradual: Bool) {
    for size in [CGSize(width: 300, height: 100), CGSize(width: 100, height: 300)] {
      let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius)
      for point in [at(radius + 1, 0.1), at(0.1, radius + 1)] {
        expectEqual(path.contains(point), !isGradual, "\(size)")
      }
    }
  }

  @Test func onlyNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: rect(0, 0, 40, 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 6, height: 6))
    #expect(!path.contains(at(0.5, 0.5)) && !path.contains(at(39.5, 19.5)))
    #expect(path.contains(at(39.5, 0.5)))
    #expect(path.contains(at(0.5, 19.5)))
    expectEqual(path.bounds, rect(0, 0, 40, 20))
  }

  @Test(arguments: [0, 4, 10, 100] as [CGFloat])
  func aRoundedRectangleStaysInItsRectangle(radius: CGFloat) {
    let path = UIBezierPath(roundedRect: rect(3, 5, 40, 20), cornerRadius: radius)
    expectEqual(path.bounds, rect(3, 5, 40, 20))
    #expect(path.contains(at(23, 15)))
    // The point at which a circle of the radius meets the diagonal.
    let inset = Swift.min(radius, 10) * (1 - 0.5.squareRoot())
    #expect(path.contains(at(3 + inset + 0.4, 5 + inset + 0.4)))
    if radius > 0 { #expect(!path.contains(at(3 + inset - 0.4, 5 + inset - 0.4))) }
  }

  @Test func fillRuleDecidesContainment() {
    let path = UIBezierPath(ovalIn: rect(0, 0, 20, 20))
    path.append(UIBezierPath(ovalIn: rect(5, 5, 10, 10)))
    #expect(path.contains(at(10, 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(at(10, 10)) && path.contains(at(2, 10)))
    path.usesEvenOddFillRule = false
    // A hole drawn in the opposite direction.
    let ring = UIBezierPath(ovalIn: rect(0, 0, 20, 20))
    ring.append(UIBezierPath(ovalIn: rect(5, 5, 10, 10)).reversing())
    #expect(!ring.contains(at(10, 10)) && ring.contains(at(2, 10)))
  }

  @Test func transformsMoveEveryPoint() {
    let path = UIBezierPath(rect: rect(1, 2, 3, 4))
    path.apply(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3))
    expectEqual(path.bounds, rect(12, 6, 6, 12))
    var turn = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGPath(rect: rect(0, 0, 4, 2), transform: &turn).boundingBox.width, 2)
  }

  @Test func copiesAreIndependentOfTheOriginal() throws {
    let path = UIBezierPath(rect: rect(0, 0, 4, 4))
    path.lineWidth = 3
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: at(9, 9))
    path.lineWidth = 1
    expectEqual(copy.bounds, rect(0, 0, 4, 4))
    expectEqual(copy.lineWidth, 3)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    expectEqual(lengths, [2, 1])
    expectEqual(count, 2)
    expectEqual(phase, 0.5)
    let taken = path.cgPath
    path.removeAllPoints()
    expectFalse(taken.isEmpty)
  }

  @Test func equalPathsAreEqual() {
    let (one, other) = (CGMutablePath(), CGMutablePath())
    for path in [one, other] { path.addEllipse(in: rect(0, 0, 4, 4)) }
    expectEqual(one, other)
    expectEqual(one.hashValue, other.hashValue)
    other.addRect(rect(0, 0, 1, 1))
    expectNotEqual(one, other)
  }

  @Test func rectanglePathIsRecognized() {
    var found = CGRect.zero
    #expect(UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath.isRect(&found) && found == rect(1, 2, 3, 4))
    #expect(!UIBezierPath(ovalIn: rect(1, 2, 3, 4)).cgPath.isRect(nil))
    let path = UIBezierPath()
    for point in [at(0, 0), at(4, 0), at(5, 4), at(0, 4)] {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    #expect(!path.cgPath.isRect(nil))
  }

  @Test func dashesAreCutOutOfThePath() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, at(10, 0)])
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    let covered = dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(covered.contains(at(1, 0.5)) && !covered.contains(at(4, 0.5)) && covered.contains(at(6, 0.5)))
  }

  @Test func nonFiniteNumbersDoNotTrap() {
    for wrong in [CGFloat.nan, .infinity, -1e300] {
      let path = UIBezierPath(roundedRect: rect(wrong, 0, wrong, 10), cornerRadius: wrong)
      path.addArc(withCenter: at(wrong, 0), radius: wrong, startAngle: wrong, endAngle: 0, clockwise: true)
      path.addCurve(to: at(0, wrong), controlPoint1: at(wrong, wrong), controlPoint2: .zero)
      path.apply(CGAffineTransform(scaleX: wrong, y: 1))
      _ = path.contains(at(wrong, 0))
      expectTrue(path.bounds.width.isFinite)
    }
  }
}
