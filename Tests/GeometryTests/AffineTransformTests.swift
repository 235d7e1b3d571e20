import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct AffineTransformTests {
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
}
