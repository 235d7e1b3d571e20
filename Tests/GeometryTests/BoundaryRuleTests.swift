import Foundation
import Geometry
import TestSupport
import Testing

/// Facts at the boundaries of rectangles, transforms and pixels.
struct BoundaryRuleTests {
  @Test func onlyTranslationsAreTranslations() {
    expectTrue(CGAffineTransform(translationX: 3, y: -4).isTranslation)
    expectTrue(CGAffineTransform.identity.isTranslation)
    for entry in [\CGAffineTransform.a, \.b, \.c, \.d] {
      var changed = CGAffineTransform(translationX: 3, y: -4)
      changed[keyPath: entry] += 0.5
      expectFalse(changed.isTranslation)
    }
  }

  /// Halves are rounded up, and what is less by more than an error of rounding is not.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func pixelsAreTheNearest(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for (value, pixel) in [(0, 0), (0.49, 0), (0.4999, 0), (0.5, 1), (0.51, 1), (-0.49, 0), (-0.51, -1), (7.4, 7)]
      as [(CGFloat, CGFloat)]
    {
      expectClose(grid.round(CGPoint(x: value / scale, y: 0)).x, pixel / scale, "\(value) at \(scale)")
    }
  }

  @Test func rectanglesBesideEachOtherShareNothing() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(box.overlap(CGRect(x: 20, y: 0, width: 100, height: 30)), CGRect(x: 20, y: 20, width: 20, height: 10))
    for other in [CGRect(x: 40, y: 20, width: 5, height: 5), CGRect(x: 10, y: 60, width: 5, height: 5), .zero] {
      expectFalse(box.overlaps(other))
      expectEqual(box.overlap(other).size, .zero)
    }
    expectTrue(box.overlaps(CGRect(x: 39.9, y: 59.9, width: 5, height: 5)))
    expectFalse(box.overlaps(CGRect(x: 15, y: 25, width: 0, height: 5)))
  }
}
