import DeviceSupport
import Drawing
import Foundation
import Testing
import TestSupport

struct SymbolOutlineTests {
  private func area(_ grid: CoverageGrid) -> Double { grid.values.reduce(0) { $0 + Double($1) } }

  private func fill(_ contours: [Outline.Contour], _ rule: CoverageGrid.FillRule = .nonZero) -> CoverageGrid {
    let lines = Outline(contours: contours).flattened(tolerance: 0.001)
    return CoverageGrid(filling: lines.map(\.points), rule: rule, width: 64, height: 64)
  }

  private let middle = CGPoint(x: 31.3, y: 32.7)

  @Test(arguments: [2, 7.5, 20, 30.9] as [CGFloat]) func circleCoversItsArea(radius: CGFloat) {
    let grid = fill([.ellipse(center: middle, radii: CGSize(width: radius, height: radius))])
    expectLess(abs(area(grid) - Double.pi * Double(radius * radius)), 0.03 * Double(radius) + 0.1)
  }

  @Test func rectangleCoversItsAreaAndPartialPixels() {
    let grid = fill([.rectangle(CGRect(x: 3.25, y: 4.5, width: 10.5, height: 6.25), radius: 0)])
    expectLess(abs(area(grid) - 65.625), 1e-3)
    expectLess(abs(grid.values[4 * 64 + 3] - 0.375), 1e-4)
    expectEqual(grid.values[6 * 64 + 8], 1)
  }

  @Test func evenOddRingHasAHole() {
    let ring: [Outline.Contour] = [20, 10].map { .ellipse(center: middle, radii: CGSize(width: $0, height: $0)) }
    expectLess(abs(area(fill(ring, .evenOdd)) - .pi * 300), 2)
    expectLess(abs(area(fill(ring)) - .pi * 400), 2)
  }

  @Test(arguments: [0, 17, 45, 90, 133] as [CGFloat])
  func strokeCoversItsLengthAndRoundCaps(degrees: CGFloat) {
    let (dx, dy) = (15 * cos(degrees * .pi / 180), 15 * sin(degrees * .pi / 180))
    let line = Polyline(
      points: [CGPoint(x: middle.x - dx, y: middle.y - dy), middle, CGPoint(x: middle.x + dx, y: middle.y + dy)],
      isClosed: false)
    let polygons = Stroke.polygons(along: [line], width: 6)
    let grid = CoverageGrid(filling: polygons, rule: .nonZero, width: 64, height: 64)
    expectLess(abs(area(grid) - (30 * 6 + .pi * 9)), 0.3)
  }

  @Test(arguments: [(0, 360), (-30, 200), (90, -180), (10, 11)])
  func arcEndsAtItsAngleAndKeepsItsRadius(from: Int, to: Int) throws {
    let arc = Outline.Contour.arc(center: middle, radius: 20, from: CGFloat(from), to: CGFloat(to))
    let points = Outline(contours: [arc]).flattened(tolerance: 0.01)[0].points
    for point in points {
      let distance = ((point.x - middle.x) * (point.x - middle.x) + (point.y - middle.y) * (point.y - middle.y))
        .squareRoot()
      expectLess(abs(distance - 20), 0.01)
    }
    let last = try #require(points.last)
    expectLess(abs(last.x - (middle.x + 20 * cos(CGFloat(to) * .pi / 180))), 1e-6)
  }

  @Test func subtractionAndOverlapsAreCountedOnce() {
    var grid = fill([.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0)])
    grid.unite(fill([.rectangle(CGRect(x: 20, y: 10, width: 20, height: 20), radius: 0)]))
    expectLess(abs(area(grid) - 600), 1e-3)
    grid.subtract(fill([.rectangle(CGRect(x: 15, y: 0, width: 10, height: 64), radius: 0)]))
    expectLess(abs(area(grid) - 400), 1e-3)
    expectEqual(grid.mirrored.mirrored, grid)
  }

  @Test(arguments: [.nan, .infinity, 1e12] as [CGFloat])
  func outOfRangeShapesCoverNothing(value: CGFloat) {
    let far = fill([.ellipse(center: CGPoint(x: value, y: value), radii: CGSize(width: 3, height: 3))])
    expectEqual(area(far), 0)
    expectEmpty(Stroke.polygons(along: [Polyline(points: [], isClosed: true)], width: 3))
    expectEmpty(Stroke.polygons(along: [Polyline(points: [middle], isClosed: false)], width: -value))
    expectEmpty(CoverageGrid(filling: [], rule: .evenOdd, width: 0, height: 0).values)
  }
}
