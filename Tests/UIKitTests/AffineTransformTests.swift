import TestSupport
import Testing
import UIKit

/// The transform of a view whose layer has one in space.
@MainActor
struct AffineTransformTests {
  @Test func aTurnOutOfThePlaneIsNotAffine() {
    let view = UIView()
    view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    expectEqual(view.transform, .identity)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.transform = CATransform3DTranslate(perspective, 0, 0, 40)
    expectEqual(view.transform, .identity)
  }

  @Test func depthAloneIsLeftOut() {
    let view = UIView()
    view.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 2, 2)
    expectEqual(view.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
  }
}
