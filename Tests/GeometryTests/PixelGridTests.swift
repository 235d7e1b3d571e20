import Foundation
import Geometry
import Testing
import TestSupport

struct PixelGridTests {
  private struct Sample: Sendable {
    var value: CGFloat
    var scale: CGFloat
    var floor: CGFloat
  }

  private static let samples: [Sample] = [
    Sample(value: 320.0 / 3, scale: 2, floor: 106.5),
    Sample(value: 0.7 * 844, scale: 3, floor: 590 + 2.0 / 3),
    Sample(value: 390.0 / 3, scale: 3, floor: 130),
    Sample(value: 0.1 + 0.2, scale: 10, floor: 0.3),
    Sample(value: -0.2, scale: 2, floor: -0.5),
  ]

  @Test(arguments: samples)
  private func floorKeepsValuesJustBelowPixel(sample: Sample) {
    expectLess(abs(PixelGrid(scale: sample.scale).floor(sample.value) - sample.floor), 1e-9)
  }

  /// The value of the C library, for numbers of every magnitude, their neighbors and non-finite numbers.
  @Test func wholeIsTheLargestWholeNumberNotAbove() {
    let sizes = (-60...60).flatMap { exponent in
      [1, 1.25, 1.5, 1.999, 1.999_999_999_999_999].map { $0 * CGFloat(sign: .plus, exponent: exponent, significand: 1) }
    }
    for size in sizes + [0, .greatestFiniteMagnitude, .infinity] {
      for value in [size, size.nextUp, size.nextDown, size.rounded(), size.rounded().nextDown] {
        expectEqual(PixelGrid.whole(value), value.rounded(.down))
        expectEqual(PixelGrid.whole(-value), (-value).rounded(.down))
      }
    }
    expectTrue(PixelGrid.whole(.nan).isNaN)
  }

  @Test func roundingKeepsNeighboursAdjacent() {
    let grid = PixelGrid(scale: 3)
    for step in 0..<200 {
      let x = CGFloat(step) * 0.137
      let left = grid.round(CGRect(x: x, y: 0, width: 10.3, height: 1))
      let right = grid.round(CGRect(x: x + 10.3, y: 0, width: 7.1, height: 1))
      expectLess(abs(left.maxX - right.minX), 1e-9)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func invalidScaleIsOne(scale: CGFloat) {
    expectEqual(PixelGrid(scale: scale).scale, 1)
  }
}

struct IntervalTests {
  @Test func touchingIsNotOverlapping() {
    let left = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(!left.overlaps(CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(left.overlaps(CGRect(x: 0.99, y: 0, width: 1, height: 1)))
    #expect(!left.overlaps(CGRect(x: 0.5, y: 0.5, width: 0, height: 0)))
  }

  @Test func notANumberNeitherOverlapsNorTraps() {
    let broken = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!broken.overlaps(whole))
    #expect(!broken.holds(.zero))
    expectEqual(whole.overlap(broken).size.width, 0)
  }

  @Test func theRightEdgeIsOutside() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.holds(CGPoint(x: 0, y: 0)))
    #expect(!rect.holds(CGPoint(x: 10, y: 0)))
  }

  @Test func finiteGeometryStopsUnusableValues() {
    expectEqual(FiniteGeometry.coordinate(.nan), 0)
    expectEqual(FiniteGeometry.coordinate(-.infinity), -FiniteGeometry.limit)
    expectEqual(FiniteGeometry.length(-5), 0)
    expectEqual(FiniteGeometry.length(.infinity), FiniteGeometry.limit)
  }
}
