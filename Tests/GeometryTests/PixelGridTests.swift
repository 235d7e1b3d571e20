import Foundation
import Geometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (320.0 / 3, 2.0, 106.5), (0.7 * 844, 3, 590 + 2.0 / 3), (390.0 / 3, 3, 130), (0.1 + 0.2, 10, 0.3), (-0.2, 2, -0.5),
  ])
  func floorKeepsWhatIsAHairBelowAPixel(value: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).floor(value) - expected) < 1e-9)
  }

  @Test func roundingSnapsEdgesSoThatNeighboursMeet() {
    let grid = PixelGrid(scale: 3)
    for step in 0..<200 {
      let x = CGFloat(step) * 0.137
      let left = grid.round(CGRect(x: x, y: 0, width: 10.3, height: 1))
      let right = grid.round(CGRect(x: x + 10.3, y: 0, width: 7.1, height: 1))
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func anAbsurdScaleIsOne(scale: CGFloat) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}

@Suite struct IntervalTests {
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
    #expect(whole.overlap(broken).size.width == 0)
  }

  @Test func theRightEdgeIsOutside() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.holds(CGPoint(x: 0, y: 0)))
    #expect(!rect.holds(CGPoint(x: 10, y: 0)))
  }

  @Test func theGateStopsWhatGeometryCannotUse() {
    #expect(FiniteGeometry.coordinate(.nan) == 0)
    #expect(FiniteGeometry.coordinate(-.infinity) == -FiniteGeometry.limit)
    #expect(FiniteGeometry.length(-5) == 0)
    #expect(FiniteGeometry.length(.infinity) == FiniteGeometry.limit)
  }
}
