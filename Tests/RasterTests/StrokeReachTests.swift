import Drawing
import Testing
import TestSupport

/// The distance that strokes may extend beyond their outline: half the width, more at mitered corners and square ends.
struct StrokeReachTests {
  @Test(arguments: [
    (StrokeStyle.Join.miter, 1.5, StrokeStyle.Cap.butt, 3.0), (.miter, 10, .butt, 20), (.miter, 0.5, .butt, 2),
    (.miter, 1, .square, 3), (.round, 10, .butt, 2), (.bevel, 10, .round, 2), (.bevel, 10, .square, 3),
    (.miter, 1.2, .square, 3),
  ])
  func cornersAndEndsReachFurther(join: StrokeStyle.Join, limit: Double, cap: StrokeStyle.Cap, reach: Double) {
    expectEqual(StrokeStyle(width: 4, cap: cap, join: join, miterLimit: limit).reach, reach)
  }

  @Test func aLineOnALargerOutlineIsLarger() {
    let style = StrokeStyle(width: 2, miterLimit: 3, dashes: [1, 2], dashPhase: 0.5, start: 0.1, end: 0.9).scaled(by: 3)
    expectEqual(style.width, 6)
    expectEqual(style.dashes, [3, 6])
    expectEqual(style.dashPhase, 1.5)
    expectEqual(style.miterLimit, 3)
    expectEqual(style.start, 0.1)
    expectEqual(style.end, 0.9)
  }
}
