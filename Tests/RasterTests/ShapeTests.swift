import Drawing
import Foundation
import Testing
import TestSupport

@testable import Raster

/// Single shapes on eight by eight pixels, in a readable form.
struct ShapeTests {
  @Test
  func alignedRectangleIsCrisp() throws {
    let bitmap = try Sketch.draw([.fill(Sketch.rect(2, 1, 4, 5), .black)])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........",
        "..####..",
        "..####..",
        "..####..",
        "..####..",
        "..####..",
        "........",
        "........",
      ])
  }

  @Test
  func edgesBetweenPixelsAreShared() throws {
    let bitmap = try Sketch.draw([.fill(Sketch.rect(1.5, 2.25, 4, 3), .black)])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........",
        "........",
        ".47774..",
        ".5###5..",
        ".5###5..",
        ".13331..",
        "........",
        "........",
      ])
  }

  @Test
  func circle() throws {
    let bitmap = try Sketch.draw([.fill(Sketch.rect(0, 0, 8, 8, radius: 4), .black)])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        ".279972.",
        "29####92",
        "7######7",
        "9######9",
        "9######9",
        "7######7",
        "29####92",
        ".279972.",
      ])
  }

  @Test
  func onlyNamedCornersAreRound() throws {
    let corners: [(RoundedRect.Corners, Int, Int)] = [
      (.topLeft, 0, 0), (.topRight, 7, 0), (.bottomLeft, 0, 7), (.bottomRight, 7, 7),
    ]
    for mask in UInt8(0)..<16 {
      let rounded = RoundedRect.Corners(rawValue: mask)
      let bitmap = try Sketch.draw([.fill(Sketch.rect(0, 0, 8, 8, radius: 4, corners: rounded), .black)])
      for (corner, x, y) in corners { expectEqual(bitmap[x, y] >> 24, rounded.contains(corner) ? 0 : 255, "\(mask)") }
    }
    expectEqual(corners.reduce(into: RoundedRect.Corners()) { $0.formUnion($1.0) }, .all)
  }

  @Test
  func borderIsInsideShape() throws {
    let bitmap = try Sketch.draw([.border(Sketch.rect(1, 1, 6, 6), width: 1, .black)])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........",
        ".######.",
        ".#....#.",
        ".#....#.",
        ".#....#.",
        ".#....#.",
        ".######.",
        "........",
      ])
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func hairlineIsSingleDevicePixel(scale: CGFloat) throws {
    let bitmap = try Sketch.draw([.border(Sketch.rect(0, 0, 8, 8), width: 1 / scale, .black)], scale: scale)
    let covered = bitmap.pixels.count { $0 >> 24 == 255 }
    expectEqual(covered, 4 * (bitmap.width - 1))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 0 || $0 >> 24 == 255 })
  }

  /// Sixteen lines per pixel, compared with a fine grid of points.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func coverageAgreesWithCountingPoints(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let number = { (range: ClosedRange<Double>) in Double.random(in: range, using: &random) }
    let shape = Shape(
      left: Int(number(-300...900)), top: Int(number(-300...900)), right: Int(number(1_000...3_500)),
      bottom: Int(number(1_000...3_500)), radius: Int(number(0...1_200)),
      corners: RoundedRect.Corners(rawValue: UInt8.random(in: 0...15, using: &random)))
    var masks = CoverageMasks()
    let coverage = ShapeCoverage(shape, masks: &masks)
    for y in coverage.cover.y..<coverage.cover.bottom {
      coverage.row(y) { row in
        for x in coverage.cover.x..<coverage.cover.right {
          let difference = abs(Double(row.coverage(at: x)) / 255 - Self.counted(shape, x: x, y: y))
          expectLess(difference, 0.035, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  /// The fraction of 32 × 32 points of a pixel that are inside the shape.
  private static func counted(_ shape: Shape, x: Int, y: Int) -> Double {
    var inside = 0
    for j in 0..<32 {
      for i in 0..<32 where shape.contains(Double(x) * 256 + 8 * Double(i) + 4, Double(y) * 256 + 8 * Double(j) + 4) {
        inside += 1
      }
    }
    return Double(inside) / 1_024
  }

  /// The rows of a mask, whose corners other shapes share, are those of the shape alone.
  @Test
  func sharedCoverageRowsMatchShape() {
    var masks = CoverageMasks()
    for seed in 0..<80 as Range<UInt64> {
      var random = SeededGenerator(seed: seed / 2)
      let left = Int.random(in: -600...600, using: &random)
      // The second shape of a seed is the first one, moved by a part of a pixel.
      let top = Int.random(in: -600...600, using: &random) + (seed.isMultiple(of: 2) ? 0 : 37)
      let shape = Shape(
        left: left, top: top, right: left + Int.random(in: 1...20_000, using: &random),
        bottom: top + Int.random(in: 1...20_000, using: &random), radius: Int.random(in: 0...3_000, using: &random),
        corners: .all, isContinuous: Bool.random(using: &random))
      let coverage = ShapeCoverage(shape, masks: &masks)
      let rows = coverage.cover.y..<coverage.cover.bottom
      CoverageMask.measure(shape, rows: rows) { compare(coverage, $0, with: $1, seed) }
    }
  }

  private func compare(_ coverage: ShapeCoverage, _ y: Int, with expected: CoverageRow, _ seed: UInt64) {
    coverage.row(y) { row in
      for x in (coverage.cover.x - 1)...coverage.cover.right {
        if row.coverage(at: x) != expected.coverage(at: x) { Issue.record("seed \(seed), pixel \(x), \(y)") }
      }
    }
  }
}

extension Shape {
  /// Whether the shape contains a point, directly from the definition.
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    let (x0, y0, x1, y1) = (Double(left), Double(top), Double(right), Double(bottom))
    guard x >= x0, x < x1, y >= y0, y < y1 else { return false }
    let r = Double(radius)
    let isLeft = x < x0 + r
    let isTop = y < y0 + r
    guard isLeft || x > x1 - r, isTop || y > y1 - r else { return true }
    let corner: RoundedRect.Corners =
      isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
    guard corners.contains(corner) else { return true }
    let dx = x - (isLeft ? x0 + r : x1 - r)
    let dy = y - (isTop ? y0 + r : y1 - r)
    return dx * dx + dy * dy <= r * r
  }
}
