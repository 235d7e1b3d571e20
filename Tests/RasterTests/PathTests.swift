import Drawing
import Foundation
import Geometry
import Testing
import TestSupport

import Raster

/// Paths compared with the area that geometry predicts.
struct PathTests {
  /// The sum of the alpha channel, in pixels.
  private func area(_ commands: [DrawCommand], side: CGFloat = 64, scale: CGFloat = 1) throws -> Double {
    let bitmap = try Sketch.draw(commands, width: side, height: side, scale: scale)
    return bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } / Double(scale * scale)
  }

  private func path(_ contours: [Outline.Contour], _ drawingMode: PathCommand.DrawingMode, at origin: CGPoint = .zero)
    -> DrawCommand
  {
    .path(PathCommand(Outline(contours: contours), at: origin, drawingMode, color: .black))
  }

  private func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Outline.Contour {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Outline.Contour(start: points[0], segments: points.dropFirst().map { .line($0) }, isClosed: closed)
  }

  /// Whether the value is within one percent, since coverage is measured in bytes.
  private func isNear(_ value: Double, _ truth: Double, share: Double = 0.01) -> Bool {
    abs(value - truth) <= Swift.max(truth * share, 0.1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func anEllipseCoversPiTimesItsHalfAxes(scale: CGFloat) throws {
    let ellipse = Outline.Contour.ellipse(center: CGPoint(x: 31.3, y: 30.7), radii: CGSize(width: 25, height: 14))
    #expect(isNear(try area([path([ellipse], .fill(.nonZero))], scale: scale), .pi * 25 * 14, share: 0.003))
  }

  @Test
  func pixelAlignedRectangleIsCrispAtAnyOrigin() throws {
    let square = line([(1, 1), (4, 1), (4, 3), (1, 3)], closed: true)
    let bitmap = try Sketch.draw([path([square], .fill(.nonZero), at: CGPoint(x: 2, y: 3))])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........", "........", "........", "........", "...###..", "...###..", "........", "........",
      ])
  }

  @Test
  func fillRuleDecidesInnerContourHole() throws {
    let outer = line([(4, 4), (44, 4), (44, 44), (4, 44)], closed: true)
    let inner = line([(14, 14), (34, 14), (34, 34), (14, 34)], closed: true)
    #expect(isNear(try area([path([outer, inner], .fill(.nonZero))]), 1_600))
    #expect(isNear(try area([path([outer, inner], .fill(.evenOdd))]), 1_200))
  }

  @Test
  func openContoursAreFilledAsIfClosed() throws {
    #expect(isNear(try area([path([line([(0, 0), (40, 0), (0, 40)])], .fill(.nonZero))]), 800))
  }

  struct Ends: CustomTestStringConvertible {
    var cap: StrokeStyle.Cap
    var area: Double
    var testDescription: String { "\(cap)" }
  }

  @Test(arguments: [
    Ends(cap: .butt, area: 320), Ends(cap: .round, area: 320 + 16 * .pi), Ends(cap: .square, area: 320 + 64),
  ])
  func lineCapsExtendByKind(ends: Ends) throws {
    let drawingMode = PathCommand.DrawingMode.stroke(StrokeStyle(width: 8, cap: ends.cap))
    #expect(isNear(try area([path([line([(12, 30), (52, 30)])], drawingMode)]), ends.area))
    #expect(isNear(try area([path([line([(12, 12), (40.28427, 40.28427)])], drawingMode)]), ends.area))
    // A line without length consists of its ends.
    #expect(isNear(try area([path([line([(20, 41), (20, 41)])], drawingMode)]), ends.area - 320))
  }

  struct Corner: CustomTestStringConvertible {
    var join: StrokeStyle.Join
    var limit: CGFloat = 10
    /// The area outside the two bars, for a right angle with radius 4.
    var area: Double
    var testDescription: String { "\(join) \(limit)" }
  }

  @Test(arguments: [
    Corner(join: .miter, area: 16), Corner(join: .bevel, area: 8), Corner(join: .round, area: 4 * .pi),
    // A right angle's tip is √2 widths long.
    Corner(join: .miter, limit: 1.4, area: 8), Corner(join: .miter, limit: 1.42, area: 16),
  ])
  func lineJoinsFillByKind(corner: Corner) throws {
    let style = StrokeStyle(width: 8, join: corner.join, miterLimit: corner.limit)
    // Two bars of 30 by 8 overlap in the inner quarter of the corner.
    let bars = Double(2 * 30 * 8 - 16)
    for points in [[(10, 10), (40, 10), (40, 40)], [(40, 40), (40, 10), (10, 10)]] as [[(CGFloat, CGFloat)]] {
      #expect(isNear(try area([path([line(points)], .stroke(style))]), bars + corner.area))
    }
  }

  @Test
  func strokedCircleIsRing() throws {
    let circle = Outline.Contour.ellipse(center: CGPoint(x: 32, y: 32), radii: CGSize(width: 20, height: 20))
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let drawingMode = PathCommand.DrawingMode.stroke(StrokeStyle(width: 6, join: join))
      #expect(isNear(try area([path([circle], drawingMode)]), .pi * (23 * 23 - 17 * 17), share: 0.005))
    }
  }

  @Test
  func thirdOfCircleHasThirdOfRing() throws {
    let circle = Outline.Contour.ellipse(center: CGPoint(x: 32, y: 32), radii: CGSize(width: 20, height: 20))
    var style = StrokeStyle(width: 6)
    (style.start, style.end) = (1.0 / 6, 0.5)
    #expect(isNear(try area([path([circle], .stroke(style))]), .pi * (23 * 23 - 17 * 17) / 3))
    style.end = style.start
    #expect(try area([path([circle], .stroke(style))]) == 0)
  }

  @Test
  func sharesOfAPathCountAllItsContours() throws {
    let two = [line([(10, 10), (30, 10)]), line([(10, 30), (30, 30)])]
    var style = StrokeStyle(width: 2)
    (style.start, style.end) = (0.25, 0.75)
    let bitmap = try Sketch.draw([path(two, .stroke(style))], width: 40, height: 40)
    #expect(bitmap[15, 10] == 0 && bitmap[25, 10] >> 24 == 255)
    #expect(bitmap[15, 30] >> 24 == 255 && bitmap[25, 30] == 0)
  }

  @Test
  func dashesAndGapsAlternate() throws {
    var style = StrokeStyle(width: 2)
    style.dashes = [3, 1]
    let line = line([(0, 1), (8, 1)])
    func row(_ style: StrokeStyle) throws -> String {
      Sketch.ascii(try Sketch.draw([path([line], .stroke(style))], height: 2))[0]
    }
    #expect(try row(style) == "###.###.")
    style.dashPhase = 2
    #expect(try row(style) == "#.###.##")
    style.dashPhase = -1
    #expect(try row(style) == ".###.###")
    style.dashes = [2]
    style.dashPhase = 0
    #expect(try row(style) == "##..##..")
    for useless in [[0, 0], [-1, 2], [.nan], [.infinity, 1]] as [[CGFloat]] {
      style.dashes = useless
      #expect(try row(style) == "########")
    }
  }

  @Test
  func pixelShiftedMaskIsReused() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 64, height: 64), scale: 2)
    let star = Outline.Contour.star(center: CGPoint(x: 10, y: 10), outer: 9, inner: 4, points: 5)
    var made = 0
    for step in 0..<5 {
      let list = DisplayList(
        size: CGSize(width: 64, height: 64),
        commands: [path([star], .fill(.nonZero), at: CGPoint(x: CGFloat(step) / 2, y: 3))])
      made += screen.show(list, with: rasterizer).work.pathsMade
    }
    expectEqual(made, 1)
  }

  @Test
  func blurPreservesCoverage() throws {
    let square = line([(24, 24), (40, 24), (40, 40), (24, 40)], closed: true)
    var command = PathCommand(Outline(contours: [square]), .fill(.nonZero), color: .black)
    command.blurRadius = 4
    #expect(isNear(try area([.path(command)]), 256, share: 0.02))
    // The shadow equals a rectangle's own.
    let shadow = Shadow(shape: Sketch.rect(24, 24, 16, 16), blurRadius: 4, offset: .zero, color: .black)
    let mine = try Sketch.draw([.path(command)], width: 64, height: 64)
    let theirs = try Sketch.draw([.shadow(shadow)], width: 64, height: 64)
    let worst =
      zip(mine.pixels, theirs.pixels).map { mine, theirs -> Int in abs(Int(mine >> 24) - Int(theirs >> 24)) }.max() ?? 0
    expectAtMost(worst, 1)
  }

  @Test
  func nonFiniteNumbersDrawNothing() throws {
    for wrong in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let broken = line([(0, 0), (wrong, 4), (4, 4)], closed: true)
      for drawingMode in [
        PathCommand.DrawingMode.fill(.nonZero), .stroke(StrokeStyle(width: 2)), .stroke(StrokeStyle(width: wrong)),
        .stroke(StrokeStyle(width: 2, miterLimit: wrong, dashes: [wrong, 1], dashPhase: wrong, start: wrong, end: 1)),
      ] {
        _ = try Sketch.draw([path([broken], drawingMode)])
        _ = try Sketch.draw([path([broken], drawingMode, at: CGPoint(x: wrong, y: wrong))])
      }
    }
  }
}
