import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Values that properties of views, layers and recognizers have at first, as UIKit documents them, and that they keep
/// what they are set to.
@MainActor
@Suite struct ViewDefaultsTests {
  let device = TestDevice()

  @Test func aView() {
    let view = UIView()
    expectProperty(\.isOpaque, of: view, is: true, keeps: false)
    expectProperty(\.isHidden, of: view, is: false, keeps: true)
    expectProperty(\.alpha, of: view, is: 1, keeps: 0.25)
    expectProperty(\.clipsToBounds, of: view, is: false, keeps: true)
    expectProperty(\.contentMode, of: view, is: .scaleToFill, keeps: .bottomLeft)
    expectProperty(\.tag, of: view, is: 0, keeps: 7)
    expectProperty(\.isUserInteractionEnabled, of: view, is: true, keeps: false)
    expectProperty(\.isMultipleTouchEnabled, of: view, is: false, keeps: true)
    expectProperty(\.isExclusiveTouch, of: view, is: false, keeps: true)
    expectProperty(\.autoresizesSubviews, of: view, is: true, keeps: false)
    expectProperty(\.autoresizingMask, of: view, is: [], keeps: [.flexibleWidth, .flexibleTopMargin])
    expectProperty(\.translatesAutoresizingMaskIntoConstraints, of: view, is: true, keeps: false)
    expectProperty(\.clearsContextBeforeDrawing, of: view, is: true, keeps: false)
    expectProperty(\.backgroundColor, of: view, is: nil, keeps: .red)
    expectProperty(\.preservesSuperviewLayoutMargins, of: view, is: false, keeps: true)
    expectProperty(\.insetsLayoutMarginsFromSafeArea, of: view, is: true, keeps: false)
    expectProperty(\.semanticContentAttribute, of: view, is: .unspecified, keeps: .forceRightToLeft)
    expectProperty(\.overrideUserInterfaceStyle, of: view, is: .unspecified, keeps: .dark)
    expectProperty(\.mask, of: view, is: nil, keeps: UIView())
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentHuggingPriority(for: .vertical), .required)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .fittingSizeLevel)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    expectFalse(UIView.requiresConstraintBasedLayout)
  }

  @Test func aLayer() {
    let layer = CALayer()
    expectProperty(\.isHidden, of: layer, is: false, keeps: true)
    expectProperty(\.masksToBounds, of: layer, is: false, keeps: true)
    expectProperty(
      \.maskedCorners, of: layer,
      is: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      keeps: [.layerMaxXMinYCorner])
    expectProperty(\.cornerCurve, of: layer, is: .circular, keeps: .continuous)
    expectProperty(\.isDoubleSided, of: layer, is: true, keeps: false)
    expectProperty(\.zPosition, of: layer, is: 0, keeps: -4)
    expectProperty(\.name, of: layer, is: nil, keeps: "a")
    expectProperty(\.contentsGravity, of: layer, is: .resize, keeps: .center)
    expectProperty(\.shouldRasterize, of: layer, is: false, keeps: true)
    expectProperty(\.rasterizationScale, of: layer, is: 1, keeps: 2)
    expectProperty(\.contentsScale, of: layer, is: 1, keeps: 3)
    expectProperty(\.opacity, of: layer, is: 1, keeps: 0.5)
    expectProperty(\.cornerRadius, of: layer, is: 0, keeps: 5)
    expectProperty(\.borderWidth, of: layer, is: 0, keeps: 2)
    expectProperty(\.borderColor, of: layer, is: CGColor(gray: 0, alpha: 1), keeps: CGColor(gray: 1, alpha: 1))
    expectProperty(\.backgroundColor, of: layer, is: nil, keeps: CGColor(gray: 1, alpha: 1))
    expectProperty(\.shadowColor, of: layer, is: CGColor(gray: 0, alpha: 1), keeps: CGColor(gray: 1, alpha: 1))
    expectProperty(\.shadowOpacity, of: layer, is: 0, keeps: 0.5)
    expectProperty(\.shadowOffset, of: layer, is: CGSize(width: 0, height: -3), keeps: CGSize(width: 1, height: 2))
    expectProperty(\.shadowRadius, of: layer, is: 3, keeps: 9)
    expectProperty(\.anchorPoint, of: layer, is: CGPoint(x: 0.5, y: 0.5), keeps: CGPoint(x: 0, y: 1))
    expectProperty(\.speed, of: layer, is: 1, keeps: 2)
    expectProperty(\.timeOffset, of: layer, is: 0, keeps: 2)
    expectProperty(\.beginTime, of: layer, is: 0, keeps: 4)
    expectNil(layer.shadowPath)
    expectNil(layer.mask)
    expectNil(layer.sublayers)
  }

  @Test func layersStandWhereTheyWereInserted() {
    let (parent, first, second) = (CALayer(), CALayer(), CALayer())
    parent.sublayers = [first, second]
    expectTrue(parent.sublayers?.elementsEqual([first, second], by: ===) ?? false)
    let (low, middle, high) = (CALayer(), CALayer(), CALayer())
    parent.insertSublayer(low, at: 0)
    parent.insertSublayer(middle, above: first)
    parent.insertSublayer(high, above: second)
    expectTrue(parent.sublayers?.elementsEqual([low, first, middle, second, high], by: ===) ?? false)
    parent.insertSublayer(high, below: first)
    expectTrue(parent.sublayers?.elementsEqual([low, high, first, middle, second], by: ===) ?? false)
    parent.sublayers = [middle]
    expectTrue(parent.sublayers?.elementsEqual([middle], by: ===) ?? false)
    expectNil(first.superlayer)
    expectIdentical(middle.superlayer, parent)
    parent.sublayers = nil
    expectNil(middle.superlayer)
  }

  @Test func rectanglesAreConvertedBetweenLayers() {
    let (top, left, right) = (CALayer(), CALayer(), CALayer())
    top.frame = rect(0, 0, 100, 100)
    left.frame = rect(10, 20, 30, 30)
    right.frame = rect(50, 5, 30, 30)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    top.sublayers = [left, right]
    // The right layer is shown from (35, -10) on, twice as large.
    expectTrue(isClose(left.convert(rect(1, 2, 4, 6), to: right), rect(-12, 16, 2, 3)))
    expectTrue(isClose(right.convert(rect(1, 2, 4, 6), from: left), rect(-12, 16, 2, 3)))
    expectTrue(isClose(right.convert(rect(-12, 16, 2, 3), to: left), rect(1, 2, 4, 6)))
    expectTrue(isClose(right.convert(rect(0, 0, 1, 1), to: nil), rect(35, -10, 2, 2)))
    expectTrue(isClose(right.convert(rect(35, -10, 2, 2), from: nil), rect(0, 0, 1, 1)))
  }

  @available(*, deprecated, message: "It sets a property that is.") @Test func aScrollView() {
    let view = UIScrollView()
    expectProperty(\.contentInset, of: view, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectProperty(\.contentInsetAdjustmentBehavior, of: view, is: .automatic, keeps: .never)
    expectProperty(\.isScrollEnabled, of: view, is: true, keeps: false)
    expectProperty(\.isDirectionalLockEnabled, of: view, is: false, keeps: true)
    expectProperty(\.isPagingEnabled, of: view, is: false, keeps: true)
    expectProperty(\.decelerationRate, of: view, is: .normal, keeps: .fast)
    expectProperty(\.bounces, of: view, is: true, keeps: false)
    expectProperty(\.alwaysBounceVertical, of: view, is: false, keeps: true)
    expectProperty(\.alwaysBounceHorizontal, of: view, is: false, keeps: true)
    expectProperty(\.scrollsToTop, of: view, is: true, keeps: false)
    expectProperty(\.delaysContentTouches, of: view, is: true, keeps: false)
    expectProperty(\.canCancelContentTouches, of: view, is: true, keeps: false)
    expectProperty(\.keyboardDismissMode, of: view, is: .none, keeps: .interactive)
    expectProperty(\.indexDisplayMode, of: view, is: .automatic, keeps: .alwaysHidden)
    expectProperty(\.minimumZoomScale, of: view, is: 1, keeps: 0.5)
    expectProperty(\.maximumZoomScale, of: view, is: 1, keeps: 3)
    expectProperty(\.bouncesZoom, of: view, is: true, keeps: false)
    expectProperty(\.indicatorStyle, of: view, is: .default, keeps: .white)
    expectProperty(\.showsHorizontalScrollIndicator, of: view, is: true, keeps: false)
    expectProperty(\.showsVerticalScrollIndicator, of: view, is: true, keeps: false)
    expectProperty(\.automaticallyAdjustsScrollIndicatorInsets, of: view, is: true, keeps: false)
    expectProperty(\.allowsKeyboardScrolling, of: view, is: true, keeps: false)
    expectProperty(\.transfersHorizontalScrollingToParent, of: view, is: true, keeps: false)
    expectProperty(\.transfersVerticalScrollingToParent, of: view, is: true, keeps: false)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectProperty(\.scrollIndicatorInsets, of: view, is: .zero, keeps: insets)
    expectEqual(view.verticalScrollIndicatorInsets, insets)
    expectEqual(view.horizontalScrollIndicatorInsets, insets)
    expectEqual(view.contentSize, .zero)
    expectEqual(view.zoomScale, 1)
    expectFalse(view.isTracking || view.isDragging || view.isDecelerating || view.isZooming || view.isZoomBouncing)
    expectTrue(view.clipsToBounds)
  }

  @Test func recognizers() {
    let tap = UITapGestureRecognizer()
    expectProperty(\.numberOfTapsRequired, of: tap, is: 1, keeps: 2)
    expectProperty(\.numberOfTouchesRequired, of: tap, is: 1, keeps: 3)
    expectProperty(\.buttonMaskRequired, of: tap, is: .primary, keeps: .secondary)
    expectProperty(\.isEnabled, of: tap, is: true, keeps: false)
    expectProperty(\.cancelsTouchesInView, of: tap, is: true, keeps: false)
    expectProperty(\.delaysTouchesBegan, of: tap, is: false, keeps: true)
    expectProperty(\.delaysTouchesEnded, of: tap, is: true, keeps: false)
    expectProperty(\.requiresExclusiveTouchType, of: tap, is: true, keeps: false)
    expectProperty(\.name, of: tap, is: nil, keeps: "a")
    expectEqual(tap.state, .possible)
    expectEqual(UIGestureRecognizer.State.recognized, .ended)
    let pan = UIPanGestureRecognizer()
    expectProperty(\.minimumNumberOfTouches, of: pan, is: 1, keeps: 2)
    expectProperty(\.maximumNumberOfTouches, of: pan, is: Int(UInt.max >> 1), keeps: 3)
    let press = UILongPressGestureRecognizer()
    expectProperty(\.minimumPressDuration, of: press, is: 0.5, keeps: 2)
    expectProperty(\.allowableMovement, of: press, is: 10, keeps: 2)
    expectProperty(\.numberOfTapsRequired, of: press, is: 0, keeps: 1)
    expectProperty(\.numberOfTouchesRequired, of: press, is: 1, keeps: 2)
    let swipe = UISwipeGestureRecognizer()
    expectProperty(\.direction, of: swipe, is: .right, keeps: [.up, .left])
    expectProperty(\.numberOfTouchesRequired, of: swipe, is: 1, keeps: 2)
    let turn = UIRotationGestureRecognizer()
    expectProperty(\.rotation, of: turn, is: 0, keeps: 1.5)
    turn.rotation = .nan
    expectEqual(turn.rotation, 0)
    expectProperty(\.scale, of: UIPinchGestureRecognizer(), is: 1, keeps: 2)
  }

  @Test func animations() {
    let basic = CABasicAnimation(keyPath: "opacity")
    expectEqual(basic.keyPath, "opacity")
    expectProperty(\.isRemovedOnCompletion, of: basic, is: true, keeps: false)
    expectProperty(\.autoreverses, of: basic, is: false, keeps: true)
    expectProperty(\.fillMode, of: basic, is: .removed, keeps: .both)
    expectProperty(\.isAdditive, of: basic, is: false, keeps: true)
    expectProperty(\.isCumulative, of: basic, is: false, keeps: true)
    expectProperty(\.duration, of: basic, is: 0, keeps: 2)
    expectProperty(\.repeatCount, of: basic, is: 0, keeps: 2)
    expectProperty(\.repeatDuration, of: basic, is: 0, keeps: 2)
    expectProperty(\.speed, of: basic, is: 1, keeps: 2)
    expectProperty(\.beginTime, of: basic, is: 0, keeps: 2)
    expectProperty(\.timeOffset, of: basic, is: 0, keeps: 2)
    expectProperty(\.calculationMode, of: CAKeyframeAnimation(), is: .linear, keeps: .discrete)
    let transition = CATransition()
    expectProperty(\.type, of: transition, is: .fade, keeps: .push)
    expectProperty(\.subtype, of: transition, is: nil, keeps: .fromLeft)
    let spring = CASpringAnimation(keyPath: "opacity")
    expectProperty(\.mass, of: spring, is: 1, keeps: 2)
    expectProperty(\.stiffness, of: spring, is: 100, keeps: 200)
    expectProperty(\.damping, of: spring, is: 10, keeps: 20)
    expectProperty(\.initialVelocity, of: spring, is: 0, keeps: 3)
    expectProperty(\.allowsOverdamping, of: spring, is: false, keeps: true)
    let link = CADisplayLink { _ in }
    expectProperty(\.isPaused, of: link, is: false, keeps: true)
    expectProperty(\.preferredFramesPerSecond, of: link, is: 0, keeps: 30)
  }
}
