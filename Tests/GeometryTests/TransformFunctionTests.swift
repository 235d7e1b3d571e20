import Foundation
import Geometry
import TestSupport
import Testing

/// The functions of Core Graphics and Core Animation, by what they do to points.
struct TransformFunctionTests {
  private let point = CGPoint(x: 3, y: -7)

  @Test func functionsMoveScaleAndTurnPoints() {
    let quarter = CGFloat.pi / 2
    let base = CGAffineTransformMake(2, 0, 0, 3, 10, 20)
    for (transform, image) in [
      (CGAffineTransformIdentity, point), (CGAffineTransformMakeTranslation(4, 5), CGPoint(x: 7, y: -2)),
      (CGAffineTransformMakeScale(2, 5), CGPoint(x: 6, y: -35)),
      (CGAffineTransformMakeRotation(quarter), CGPoint(x: 7, y: 3)), (base, CGPoint(x: 16, y: -1)),
      (CGAffineTransformMake(1, 2, 3, 4, 5, 6), CGPoint(x: 3 - 21 + 5, y: 6 - 28 + 6)),
      (CGAffineTransformConcat(CGAffineTransformMakeScale(2, 5), base), CGPoint(x: 22, y: -85)),
      (CGAffineTransformTranslate(base, 1, 2), CGPoint(x: 18, y: 5)),
      (CGAffineTransformScale(base, 3, 2), CGPoint(x: 28, y: -22)),
      (CGAffineTransformRotate(base, quarter), CGPoint(x: 24, y: 29)),
      (CGAffineTransformInvert(base), CGPoint(x: -3.5, y: -9)),
    ] { expectClose(point.applying(transform), image) }
    expectTrue(CGAffineTransformIsIdentity(CGAffineTransformMakeScale(1, 1)))
    expectFalse(CGAffineTransformIsIdentity(base))
  }

  /// Cross products define a rotation: an axis stays, and a vector across it turns into its product with the axis.
  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 2, -2), (-3, 0.5, 7)])
  func rotationsKeepTheirAxis(x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    let axis = [x / length, y / length, z / length]
    let turned = CATransform3DMakeRotation(.pi / 2, x, y, z)
    for (image, part) in zip(Self.image(axis, turned), axis) { expectClose(image, part) }
    let across = abs(axis[0]) < 0.5 ? [0, axis[2], -axis[1]] : [axis[1], -axis[0], 0]
    let product = [
      axis[1] * across[2] - axis[2] * across[1], axis[2] * across[0] - axis[0] * across[2],
      axis[0] * across[1] - axis[1] * across[0],
    ]
    for (image, part) in zip(Self.image(across, turned), product) { expectClose(image, part) }
    let half = CATransform3DMakeRotation(.pi, x, y, z)
    for (image, part) in zip(Self.image(across, half), across) { expectClose(image, -part) }
    expectTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  /// The image of a point of space: a row vector on the left.
  private static func image(_ v: [CGFloat], _ t: CATransform3D) -> [CGFloat] {
    [
      v[0] * t.m11 + v[1] * t.m21 + v[2] * t.m31 + t.m41, v[0] * t.m12 + v[1] * t.m22 + v[2] * t.m32 + t.m42,
      v[0] * t.m13 + v[1] * t.m23 + v[2] * t.m33 + t.m43,
    ]
  }

  @Test func spatialFunctionsApplyTheirPartFirst() {
    let base = CATransform3DMakeTranslation(10, 20, 30)
    for (transform, expected) in [
      (base, [11, 22, 33]), (CATransform3DTranslate(base, 4, 5, 6), [15, 27, 39]),
      (CATransform3DScale(base, 2, 3, 4), [12, 26, 42]), (CATransform3DMakeScale(2, 3, 4), [2, 6, 12]),
      (CATransform3DRotate(base, .pi / 2, 0, 0, 1), [8, 21, 33]),
      (CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), base), [12, 26, 42]),
      (CATransform3DConcat(base, CATransform3DMakeScale(2, 3, 4)), [22, 66, 132]),
    ] as [(CATransform3D, [CGFloat])] {
      for (image, part) in zip(Self.image([1, 2, 3], transform), expected) { expectClose(image, part) }
    }
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let spatial = CATransform3DMakeAffineTransform(flat)
    expectEqual(CATransform3DGetAffineTransform(spatial), flat)
    expectTrue(CATransform3DIsAffine(spatial))
    expectTrue(CATransform3DEqualToTransform(spatial, spatial))
    expectFalse(CATransform3DEqualToTransform(spatial, base))
  }

  /// A transform is affine if each entry that leaves the plane is that of the identity.
  @Test func entriesOutsideThePlaneAreNotAffine() {
    let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]
    for entry in entries {
      var transform = CATransform3DIdentity
      transform[keyPath: entry] += 0.5
      expectFalse(CATransform3DIsAffine(transform))
      expectFalse(CATransform3DIsIdentity(transform))
    }
  }

  @Test func inversesUndoTransforms() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<200 {
      func entry() -> CGFloat {
        round % 3 == 0 ? CGFloat(Int.random(in: -1...1, using: &generator)) : .random(in: -2...2, using: &generator)
      }
      let transform = CATransform3D(
        m11: entry(), m12: entry(), m13: entry(), m14: entry(), m21: entry(), m22: entry(), m23: entry(), m24: entry(),
        m31: entry(), m32: entry(), m33: entry(), m34: entry(), m41: entry(), m42: entry(), m43: entry(), m44: entry())
      let inverse = CATransform3DInvert(transform)
      if round % 3 != 0 { expectNotEqual(inverse, transform) }
      guard inverse != transform else { continue }
      let product = CATransform3DConcat(transform, inverse)
      for entry in [
        product.m11 - 1, product.m12, product.m13, product.m14, product.m21, product.m22 - 1, product.m23, product.m24,
        product.m31, product.m32, product.m33 - 1, product.m34, product.m41, product.m42, product.m43, product.m44 - 1,
      ] { expectClose(entry, 0, within: 1e-6, "\(transform)") }
    }
    // Exchanged axes need another pivot; a flat one and one that is not a number have no inverse.
    let exchanged = CATransform3D(
      m11: 0, m12: 2, m13: 0, m14: 0, m21: 4, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 1, m41: 0, m42: 0,
      m43: 1, m44: 0)
    expectEqual([CATransform3DInvert(exchanged).m12, CATransform3DInvert(exchanged).m21], [0.25, 0.5])
    for transform in [CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(.infinity, 1, 1), CATransform3D()] {
      expectEqual(CATransform3DInvert(transform), transform)
    }
  }
}
