import Foundation
import Geometry
import TestSupport
import Testing

struct InsetTests {
  /// All eight numbers differ, so that none stands for another.
  @Test func eachInsetMovesItsOwnEdge() {
    let frame = CGRect(x: 100, y: 200, width: 70, height: 90)
    let inner = frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    expectEqual(inner, CGRect(x: 102, y: 201, width: 60, height: 85))
    let outer = frame.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -4, right: -8))
    expectEqual(outer, CGRect(x: 98, y: 199, width: 80, height: 95))
  }

  @Test func eachSingleInsetLeavesTheOtherEdges() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let wanted: [(UIEdgeInsets, CGRect)] = [
      (UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0), CGRect(x: 10, y: 23, width: 30, height: 37)),
      (UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0), CGRect(x: 13, y: 20, width: 27, height: 40)),
      (UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0), CGRect(x: 10, y: 20, width: 30, height: 37)),
      (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 3), CGRect(x: 10, y: 20, width: 27, height: 40)),
    ]
    for (insets, result) in wanted { expectEqual(frame.inset(by: insets), result, "\(insets)") }
  }
}

/// The translation of a product follows from row vectors: `p · (T · S) = (p · T) · S`.
struct SpatialTransformOrderTests {
  @Test func translationComesBeforeTheGivenTransform() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    expectEqual([moved.m41, moved.m42, moved.m43, moved.m44], [10, 18, 28, 1])
    expectEqual([moved.m11, moved.m22, moved.m33], [2, 3, 4])
  }

  @Test func scalingComesBeforeTheGivenTransform() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
    expectEqual([scaled.m41, scaled.m42, scaled.m43, scaled.m44], [5, 6, 7, 1])
    expectEqual([scaled.m11, scaled.m22, scaled.m33], [2, 3, 4])
  }

  /// A quarter turn about each axis takes the next axis to the one after it.
  @Test func quarterTurnsPermuteTheAxes() {
    let turns: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    for (axis, (x, y, z)) in turns.enumerated() {
      let t = CATransform3DMakeRotation(.pi / 2, x, y, z)
      let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
      for row in 0..<3 {
        for column in 0..<3 {
          let (next, after) = ((axis + 1) % 3, (axis + 2) % 3)
          let wanted: CGFloat =
            row == axis && column == axis || row == next && column == after
            ? 1 : row == after && column == next ? -1 : 0
          expectLess(abs(rows[row][column] - wanted), 1e-12, "axis \(axis), row \(row), column \(column)")
        }
      }
    }
  }

  @Test func rotationComesBeforeTheGivenTransform() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi / 2, 0, 0, 1)
    expectEqual([turned.m41, turned.m42, turned.m43], [5, 6, 7])
    expectLess(abs(turned.m12 - 1) + abs(turned.m21 + 1), 1e-12)
  }

  /// The bits of Apple's headers, which archives and nib files contain.
  @Test func edgesAreBits() {
    expectEqual([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue), [1, 2, 4, 8, 15])
    expectEqual([NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue), [1, 2, 4, 8, 15])
  }
}
