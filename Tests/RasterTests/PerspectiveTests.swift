import Drawing
import Foundation
import Geometry
import Testing
import TestSupport

import Raster

/// Planes that are rotated in three dimensions.
struct PerspectiveTests {
  static let side = 48

  /// Red encodes the column and green the row, so that a pixel shows where it was sampled.
  static let chart = Sketch.picture(32, 32, name: "chart") { x, y in
    0xff00_0000 | UInt32(x * 8) << 16 | UInt32(y * 8) << 8
  }

  static func draw(
    _ commands: [DrawCommand], _ projection: ProjectionTransform?, transform: CGAffineTransform = .identity,
    opacity: CGFloat = 1
  ) throws -> Bitmap {
    let group = DrawGroup(projection: projection, transform: transform, opacity: opacity, commands: commands)
    return try Sketch.draw([.group(group)], width: CGFloat(side), height: CGFloat(side))
  }

  static let chartCommands = [Sketch.image(chart, 0, 0, 32, 32)]

  @Test
  func withoutPerspectiveAGroupIsDrawnAsEver() throws {
    for transform in [CGAffineTransform.identity, .init(translationX: 3, y: 5.5), .init(scaleX: 0.8, y: 1.3)] {
      let flat = try Self.draw(Self.chartCommands, nil, transform: transform)
      let projected = try Self.draw(Self.chartCommands, ProjectionTransform(transform))
      let divided = ProjectionTransform(transform).scaled(by: 4)
      expectNil(Sketch.difference(flat, projected))
      #expect(try Sketch.difference(flat, Self.draw(Self.chartCommands, divided)) == nil)
    }
  }

  /// Both sampling algorithms agree at a perspective too weak to matter.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aVanishingPerspectiveComesToTheFlatPicture(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let transform = CGAffineTransform(
      translationX: CGFloat.random(in: 0...12, using: &random), y: CGFloat.random(in: 0...12, using: &random)
    ).rotated(by: CGFloat.random(in: -0.4...0.4, using: &random))
      .scaledBy(x: CGFloat.random(in: 0.75...1.4, using: &random), y: CGFloat.random(in: 0.75...1.4, using: &random))
    var almost = ProjectionTransform(transform)
    almost.m13 = 1e-12
    let opacity: CGFloat = seed % 3 == 0 ? 0.7 : 1
    let flat = try Self.draw(Self.chartCommands, nil, transform: transform, opacity: opacity)
    let projected = try Self.draw(Self.chartCommands, almost, opacity: opacity)
    expectAtMost(Self.largestDifference(flat, projected), 2, "seed \(seed)")
  }

  /// A square of 20 points rotated by 60° about its left edge, seen from 100 points away: the right edge is 10 points
  /// to the right and 17.3 nearer, hence larger by 100 / (100 − 17.3).
  @Test
  func projectedCornersMatchPerspective() throws {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    let turned = CATransform3DRotate(space, -.pi / 3, 0, 1, 0)
    let projection = ProjectionTransform(turned)
    let nearness = 100 / (100 - 20 * sin(CGFloat.pi / 3))
    let corners = [(0, -10), (10 * nearness, -10 * nearness), (10 * nearness, 10 * nearness), (0, 10)]
    let square = [CGPoint(x: 0, y: -10), CGPoint(x: 20, y: -10), CGPoint(x: 20, y: 10), CGPoint(x: 0, y: 10)]
    for (corner, point) in zip(corners, square) {
      let seen = point.applying(projection)
      expectLess(abs(seen.x - corner.0), 1e-9)
      expectLess(abs(seen.y - corner.1), 1e-9)
    }
    let bitmap = try Self.draw(
      [.fill(Sketch.rect(0, -10, 20, 20), .black)], projection, transform: CGAffineTransform(translationX: 8, y: 24))
    let right = 8 + 10 * nearness
    for column in 0..<Self.side {
      // The height grows linearly between the two vertical edges.
      let share = (CGFloat(column) + 0.5 - 8) / (right - 8)
      let half = 10 + (10 * nearness - 10) * share
      let height = share > 0 && share < 1 ? 2 * half : 0
      let painted = (0..<Self.side).reduce(0) { $0 + CGFloat(bitmap[column, $1] >> 24) / 255 }
      let isEdge = abs(CGFloat(column) + 0.5 - right) < 1
      #expect(isEdge || abs(painted - height) < 0.2, "column \(column)")
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func pixelsAverageTheirArea(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let projection = Self.turn(using: &random)
    let drawn = try Self.draw(Self.chartCommands, projection)
    let oracle = PerspectiveOracle(projection: projection, picture: Self.chart)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let expected = oracle.pixel(x, y)
        let differences = (0..<4).map { channel -> Double in
          let drawn: UInt32 = drawn[x, y] >> UInt32(24 - 8 * channel) & 255
          return abs(Double(drawn) - expected[channel])
        }
        let worst = differences.max() ?? 0
        expectAtMost(worst, oracle.tolerance(x, y), "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test
  func aTurnedPlaneHasNoHoles() throws {
    for seed in 100..<140 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let projection = Self.turn(using: &random)
      let bitmap = try Self.draw([.fill(Sketch.rect(0, 0, 32, 32), .white)], projection)
      let oracle = PerspectiveOracle(projection: projection, picture: Self.chart)
      for y in 0..<Self.side {
        for x in 0..<Self.side where oracle.isInside(x, y) {
          expectEqual(bitmap[x, y], 0xffff_ffff, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test
  func distantCheckerboardAveragesToGray() throws {
    let checks = Sketch.picture(256, 256) { x, y in (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
    // Rows further up are further away: eight times smaller at the top of the picture.
    let floor = ProjectionTransform(
      m11: 1, m12: 0, m13: 0, m21: 0.5, m22: 0, m23: -7 / 256, m31: -104, m32: 48, m33: 8)
    let bitmap = try Self.draw([Sketch.image(checks, 0, 0, 256, 256)], floor)
    for y in 8..<12 {
      for x in 20..<28 where bitmap[x, y] >> 24 == 255 {
        expectAtMost(abs(Int(bitmap[x, y] & 255) - 128), 40, "pixel \(x), \(y)")
      }
    }
  }

  @Test
  func contentBehindViewerIsHidden() throws {
    let flood = [DrawCommand.fill(Sketch.rect(-1_000, -1_000, 2_000, 2_000), .white)]
    let behind = ProjectionTransform(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 1e-4, m31: 0, m32: 0, m33: -1)
    #expect(try Self.draw(flood, behind).pixels.allSatisfy { $0 == 0 })
    // The eye is above x = 20; content left of it is visible, and extends to the left without end.
    let astride = ProjectionTransform(
      m11: -1, m12: 0, m13: -0.05, m21: 0, m22: 1, m23: 0, m31: 30, m32: 0, m33: 1)
    let bitmap = try Self.draw(flood, astride)
    let inverse = astride.inverted()
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let w = inverse.divisor(at: point)
        guard abs(w) > 0.2 else { continue }
        expectEqual((bitmap[x, y] >> 24 == 255), (w > 0), "pixel \(x), \(y)")
      }
    }
  }

  @Test
  func anEdgeOnPlanePaintsNothing() throws {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    let edge = ProjectionTransform(m11: 0, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    #expect(try Self.draw(Self.chartCommands, edge).pixels.allSatisfy { $0 == 0 })
    _ = try Self.draw(Self.chartCommands, ProjectionTransform(CATransform3DRotate(space, .pi / 2, 0, 1, 0)))
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func invalidNumbersDoNoHarm(seed: UInt64) throws {
    let strange: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNormalMagnitude, 1e9, -1e9,
      0x1p50,
      1e-9, 1e30, 0, -0.0, 1, 1, -5, 3,
    ]
    var random = SeededGenerator(seed: seed)
    let number = { strange.randomElement(using: &random) ?? 0 }
    for _ in 0..<60 {
      let projection = ProjectionTransform(
        m11: number(), m12: number(), m13: number(), m21: number(), m22: number(), m23: number(), m31: number(),
        m32: number(), m33: number())
      let transform = CGAffineTransform(a: number(), b: 0, c: 0, d: number(), tx: number(), ty: number())
      let group = DrawGroup(projection: projection, transform: transform, commands: Self.chartCommands)
      let list = DisplayList(size: CGSize(width: 20, height: 20), commands: [.group(group)])
      expectTrue(group.bounds.isFinite)
      _ = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: 2)
      expectGreater(list.dump().count, 10)
    }
  }

  /// Scrolling copies pixels instead of painting them again, which is correct only if this holds.
  @Test
  func pixelShiftedPlaneSamplesIdentically() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<8 {
      let projection = Self.turn(using: &random)
      let here = try Self.draw(Self.chartCommands, projection)
      let there = try Self.draw(
        Self.chartCommands, projection, transform: CGAffineTransform(translationX: 3, y: -2))
      for y in 0..<(Self.side - 2) {
        for x in 3..<Self.side { expectEqual(there[x, y], here[x - 3, y + 2]) }
      }
    }
  }

  @Test
  func aCellIsPaintedOnceWhileItTurns() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 64, height: 64), scale: 2)
    let cell = Self.chartCommands + [Sketch.text("ab", x: 2, y: 12)]
    var made = 0
    for step in 0..<8 {
      var space = CATransform3DIdentity
      space.m34 = -1 / 200
      let turn = CATransform3DRotate(space, CGFloat(step) * 0.1 + 0.1, 0, 1, 0)
      let group = DrawGroup(
        projection: ProjectionTransform(turn), transform: CGAffineTransform(translationX: 20, y: 20), commands: cell)
      let list = DisplayList(size: CGSize(width: 64, height: 64), commands: [.group(group)])
      let work = screen.show(list, with: rasterizer).work
      made += work.layersMade
      expectGreater(work.pixelsPainted, 0)
      #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(list, scale: 2)) == nil)
    }
    expectEqual(made, 1)
  }

  @Test
  func dumpNamesCorners() {
    let wedge = ProjectionTransform(
      m11: 1, m12: 0, m13: 0.05, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    let commands = [DrawCommand.fill(Sketch.rect(0, 0, 20, 10), .black)]
    let list = DisplayList(
      size: CGSize(width: 20, height: 20), commands: [.group(DrawGroup(projection: wedge, commands: commands))])
    #expect(list.dump().contains("group seen at 0,0 10,0 10,5 0,10\n"))
  }

  /// A random position on the surface, rotated by up to 70° about any axis, and at most half as large again as the
  /// picture.
  static func turn(using random: inout SeededGenerator) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / CGFloat.random(in: 80...400, using: &random)
    let (x, y) = (CGFloat.random(in: -1...1, using: &random), CGFloat.random(in: -1...1, using: &random))
    var turned = CATransform3DRotate(space, CGFloat.random(in: 0.1...1.2, using: &random), x, y, 0.2)
    turned = CATransform3DTranslate(turned, -16, -16, 0)
    return ProjectionTransform(turned).concatenating(
      CGAffineTransform(
        translationX: CGFloat.random(in: 16...32, using: &random), y: CGFloat.random(in: 16...32, using: &random)))
  }

  static func largestDifference(_ left: Bitmap, _ right: Bitmap) -> Int {
    var largest = 0
    for (a, b) in zip(left.pixels, right.pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
      }
    }
    return largest
  }
}

extension ProjectionTransform {
  /// The same map in other homogeneous coordinates.
  fileprivate func scaled(by factor: CGFloat) -> ProjectionTransform {
    ProjectionTransform(
      m11: m11 * factor, m12: m12 * factor, m13: m13 * factor, m21: m21 * factor, m22: m22 * factor,
      m23: m23 * factor, m31: m31 * factor, m32: m32 * factor, m33: m33 * factor)
  }
}
