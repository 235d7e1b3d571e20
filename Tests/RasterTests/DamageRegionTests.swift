import Testing
import TestSupport

@testable import Raster

/// Damaged areas, compared with a set of pixels.
struct DamageRegionTests {
  private let surface = PixelRect(x: 0, y: 0, width: 200, height: 200)

  private func region(_ rects: [PixelRect]) -> DamageRegion {
    var region = DamageRegion(surface: surface)
    region.add(rects)
    return region
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: 1...40)
  func damageCoversPixelsWithFewAreas(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rects = (0..<60).map { _ in
      rect(
        .random(in: -20...200, using: &random), .random(in: -20...200, using: &random),
        .random(in: 0...30, using: &random), .random(in: 0...30, using: &random))
    }
    let areas = region(rects).areas
    expectAtMost(areas.count, 24)
    for damaged in rects.map({ $0.intersection(surface) }) where !damaged.isEmpty {
      for y in damaged.y..<damaged.bottom {
        for x in damaged.x..<damaged.right {
          guard areas.contains(where: { $0.contains(rect(x, y, 1, 1)) }) else {
            Issue.record("\(x), \(y) is not painted, seed \(seed)")
            return
          }
        }
      }
    }
    for area in areas { expectTrue(surface.contains(area), "seed \(seed)") }
  }

  @Test func adjacentRectanglesMergeWithoutWaste() {
    expectEqual(region([rect(0, 0, 10, 5), rect(0, 5, 10, 5)]).areas, [rect(0, 0, 10, 10)])
    expectEqual(region([rect(0, 0, 10, 10), rect(2, 2, 3, 3)]).areas, [rect(0, 0, 10, 10)])
    expectEqual(region([rect(2, 2, 3, 3), rect(0, 0, 10, 10)]).areas, [rect(0, 0, 10, 10)])
  }

  /// Most of the rectangle around a cross is not damaged: 100 pixels for 36.
  @Test func aCrossStaysTwoBars() {
    expectEqual(region([rect(0, 4, 10, 2), rect(4, 0, 2, 10)]).areas.count, 2)
  }

  /// Joined, two overlapping rectangles cover 12 by 12 pixels, of which 136 are damaged. That wastes less than the 64
  /// pixels that would be painted twice.
  @Test func heavilyOverlappingRectanglesMerge() {
    expectEqual(region([rect(0, 0, 10, 10), rect(2, 2, 10, 10)]).areas, [rect(0, 0, 12, 12)])
  }

  @Test func excessRectanglesMergeWithLeastWaste() {
    let scattered = (0..<23).map { rect(($0 % 5) * 40, ($0 / 5) * 40, 2, 2) }
    let areas = region(scattered + [rect(180, 185, 2, 2), rect(185, 185, 2, 2)]).areas
    expectEqual(areas.count, 24)
    expectTrue(areas.contains(rect(180, 185, 7, 2)))
    for rect in scattered { expectTrue(areas.contains(rect)) }
  }

  @Test func emptyAndOutsideRectanglesAreNoDamage() {
    expectEqual(region([rect(0, 0, 0, 5), rect(300, 0, 5, 5)]).areas, [])
    expectEqual(region([rect(-5, 190, 10, 50)]).areas, [rect(0, 190, 5, 10)])
  }
}
