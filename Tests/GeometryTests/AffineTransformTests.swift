import Foundation
import Geometry
import Testing
import TestSupport

struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: -7)

  @Test func concatenationAppliesLeftTransformFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    expectEqual(point.applying(scale.concatenating(move)), point.applying(scale).applying(move))
    expectEqual(point.applying(scale.concatenating(move)), CGPoint(x: 16, y: -1))
  }

  @Test func builderMethodsApplyTheirPartFirst() {
    let base = CGAffineTransform(translationX: 10, y: 0)
    expectEqual(point.applying(base.scaledBy(x: 2, y: 2)), CGPoint(x: 16, y: -14))
    expectEqual(point.applying(base.translatedBy(x: 1, y: 1)), CGPoint(x: 14, y: -6))
  }

  @Test func inverseUndoes() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5).translatedBy(x: 5, y: -3)
    let back = point.applying(transform).applying(transform.inverted())
    expectLess(abs(back.x - point.x), 1e-12)
    expectLess(abs(back.y - point.y), 1e-12)
  }

  @Test func singularTransformsAreTheirOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
    let broken = CGAffineTransform(scaleX: .nan, y: 1)
    expectTrue(broken.inverted().a.isNaN)
  }

  @Test func quarterTurnSwapsRectangleSides() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectLess(abs(turned.origin.x + 4), 1e-12)
    expectLess(abs(turned.size.width - 4), 1e-12)
    expectLess(abs(turned.origin.y), 1e-12)
    expectLess(abs(turned.size.height - 10), 1e-12)
  }

  @Test func rotationAboutZIsThePlaneRotation() {
    let spatial = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let plane = CGAffineTransform(rotationAngle: 0.3)
    #expect(CATransform3DIsAffine(spatial))
    expectEqual(CATransform3DGetAffineTransform(spatial), plane)
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)), plane)
  }

  @Test func spatialProductAppliesLeftTransformFirst() {
    let product = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 0, 0))
    expectEqual(CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(product)), CGPoint(x: 7, y: 2))
  }
  /// Random transforms with all six entries: a product applies both, and the builders are products.
  @Test func productsOfRandomTransforms() {
    var random = SeededGenerator(seed: 3)
    func transform() -> CGAffineTransform {
      CGAffineTransform(
        a: random.number(-2...2), b: random.number(-2...2), c: random.number(-2...2), d: random.number(-2...2),
        tx: random.number(-9...9), ty: random.number(-9...9))
    }
    for _ in 0..<50 {
      let (one, other) = (transform(), transform())
      let point = CGPoint(x: random.number(-5...5), y: random.number(-5...5))
      let size = CGSize(width: point.y, height: point.x)
      func expectSame(_ left: CGPoint, _ right: CGPoint) { expectTrue(isClose(left, right), "\(left), \(right)") }
      expectSame(
        point.applying(one),
        CGPoint(x: one.a * point.x + one.c * point.y + one.tx, y: one.b * point.x + one.d * point.y + one.ty))
      let stretched = size.applying(one)
      expectTrue(isClose(stretched.width, one.a * size.width + one.c * size.height))
      expectTrue(isClose(stretched.height, one.b * size.width + one.d * size.height))
      expectSame(point.applying(one.concatenating(other)), point.applying(one).applying(other))
      let angle = random.number(-4...4)
      expectSame(
        point.applying(one.rotated(by: angle)), point.applying(CGAffineTransform(rotationAngle: angle)).applying(one))
      expectSame(point.applying(one.scaledBy(x: 2, y: 3)), CGPoint(x: 2 * point.x, y: 3 * point.y).applying(one))
      expectSame(point.applying(one.translatedBy(x: 2, y: 3)), CGPoint(x: 2 + point.x, y: 3 + point.y).applying(one))
      let corners = [(0, 0), (2, 0), (0, 3), (2, 3)].map {
        CGPoint(x: point.x + $0.0, y: point.y + $0.1).applying(one)
      }
      let box = CGRect(origin: point, size: CGSize(width: 2, height: 3)).applying(one)
      expectTrue(isClose(box.minX, corners.map(\.x).min() ?? 0) && isClose(box.maxX, corners.map(\.x).max() ?? 0))
      expectTrue(isClose(box.minY, corners.map(\.y).min() ?? 0) && isClose(box.maxY, corners.map(\.y).max() ?? 0))
    }
  }
}

extension AffineTransformTests {
  /// As on iOS, a transform that is created without entries has none: it is not the identity.
  @Test func transformsAreMadeOfTheirEntries() {
    let empty = CGAffineTransform()
    expectEqual([empty.a, empty.b, empty.c, empty.d, empty.tx, empty.ty], [0, 0, 0, 0, 0, 0])
    expectFalse(empty.isIdentity)
    expectTrue(CGAffineTransform.identity.isIdentity)
    let entries = CGAffineTransform(1, 2, 3, 4, 5, 6)
    expectEqual([entries.a, entries.b, entries.c, entries.d, entries.tx, entries.ty], [1, 2, 3, 4, 5, 6])
    expectEqual(entries, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }
}
