import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Corners of iOS 26. The radii follow from the rules in Apple's documentation by arithmetic.
@MainActor
struct CornerConfigurationTests {
  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func aCapsuleHasHalfTheShorterSide() {
    let view = view(100, 40)
    view.cornerConfiguration = .capsule()
    expectEqual(view.layer.cornerRadius, 20)
    view.frame.size = CGSize(width: 30, height: 90)
    expectEqual(view.layer.cornerRadius, 15)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    expectEqual(view.layer.cornerRadius, 12)
    expectEqual(view.effectiveRadius(corner: .topRight), 12)
  }

  @Test func fixedRadiiRoundTheirCornersOnly() {
    let view = view(100, 100)
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(8), bottomRightRadius: 8)
    expectEqual(view.layer.cornerRadius, 8)
    expectEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    expectEqual(view.effectiveRadius(corner: .topRight), 0)
    view.cornerConfiguration = .uniformCorners(radius: .fixed(200))
    expectEqual(view.layer.cornerRadius, 50, "at most half of the shorter side")
    view.cornerConfiguration = .corners(radius: .fixed(.nan))
    expectEqual(view.layer.cornerRadius, 0)
  }

  /// The centers of both corners are the same: the inner radius is smaller by the distance.
  @Test func concentricCornersShareTheirCenter() {
    let (outer, inner) = (view(200, 200), view(180, 60))
    outer.cornerConfiguration = .corners(radius: .fixed(30))
    outer.addSubview(inner)
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    expectEqual(inner.effectiveRadius(corner: .topLeft), 20)
    expectEqual(inner.effectiveRadius(corner: .bottomLeft), 4, "130 points away from the lower side")
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    expectEqual(inner.effectiveRadius(corner: .bottomLeft), 20)
  }

  /// 30 points minus the distance of 10, whichever of the views is prepared first.
  @Test func concentricCornersFollowTheContainer() {
    let (outer, middle, inner) = (view(200, 200), view(200, 200), view(180, 180))
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    middle.addSubview(inner)
    expectEqual(inner.layer.cornerRadius, 0, "no container")
    outer.layer.cornerRadius = 30
    outer.addSubview(middle)
    expectEqual(inner.layer.cornerRadius, 20)
    outer.layer.cornerRadius = 40
    expectEqual(inner.layer.cornerRadius, 30)
    outer.cornerConfiguration = .uniformCorners(radius: .fixed(50))
    expectEqual(inner.layer.cornerRadius, 40)
    middle.frame.origin = CGPoint(x: 5, y: 5)
    outer.bounds.size = CGSize(width: 210, height: 210)
    expectEqual(inner.layer.cornerRadius, 35, "15 points away from all sides")
  }

  /// Without a container, a concentric corner has its minimum.
  @Test func concentricCornersForgetTheContainerTheyLeave() {
    let (outer, middle, inner) = (view(200, 200), view(200, 200), view(180, 180))
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    outer.layer.cornerRadius = 30
    outer.addSubview(middle)
    middle.addSubview(inner)
    expectEqual(inner.layer.cornerRadius, 20)
    middle.removeFromSuperview()
    expectEqual(inner.layer.cornerRadius, 3, "its superview has left")
    outer.addSubview(inner)
    expectEqual(inner.layer.cornerRadius, 20)
    inner.removeFromSuperview()
    expectEqual(inner.layer.cornerRadius, 3)
  }

  @Test func concentricCornersFollowRoundCornersOnly() {
    let (outer, inner) = (view(200, 200), view(180, 180))
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    outer.addSubview(inner)
    outer.layer.cornerRadius = 30
    outer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    expectEqual(inner.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(inner.effectiveRadius(corner: .topLeft), 20)
    expectEqual(inner.effectiveRadius(corner: .bottomLeft), 0)
  }

  /// In a container of radius 30, the corners are 10 and 20 points away from the nearest sides.
  @Test func cornersOfAnEdgeHaveTheLargerRadius() {
    let (outer, inner) = (view(200, 200), view(170, 60))
    outer.cornerConfiguration = .corners(radius: .fixed(30))
    outer.addSubview(inner)
    inner.frame.origin = CGPoint(x: 10, y: 10)
    func radii() -> [CGFloat] {
      [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { inner.effectiveRadius(corner: $0) }
    }
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    expectEqual(radii(), [20, 10, 0, 0])
    inner.cornerConfiguration = .uniformEdges(topRadius: .containerConcentric(), bottomRadius: 5)
    expectEqual(radii(), [20, 20, 5, 5])
    inner.cornerConfiguration = .uniformEdges(
      leftRadius: .containerConcentric(), rightRadius: .containerConcentric())
    expectEqual(radii(), [20, 10, 20, 10])
  }

  @Test func viewsWithoutAConfigurationKeepTheirLayersCorners() {
    let view = view(100, 100)
    view.layer.cornerRadius = 7
    view.frame.size.width = 50
    expectEqual(view.layer.cornerRadius, 7)
    expectEqual(view.cornerConfiguration, .corners(radius: 0))
  }

  @Test func glassIsACapsuleUnlessItHasCorners() {
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
    expectEqual(glass.layer.cornerRadius, 25)
    glass.cornerConfiguration = .uniformCorners(radius: .fixed(10))
    expectEqual(glass.layer.cornerRadius, 10)
    glass.frame.size.height = 30
    expectEqual(glass.layer.cornerRadius, 10)
    expectEqual(UIGlassEffect(), UIGlassEffect(style: .regular))
    expectFalse(UIGlassEffect(style: .clear) == UIGlassEffect())
    glass.effect = nil
    expectEqual(glass.layer.cornerRadius, 10, "corners of its own stay")
  }

  @Test func glassThatComesLaterIsACapsule() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
    view.layoutIfNeeded()
    for effect in [UIGlassEffect(), nil, UIGlassEffect(style: .clear), UIBlurEffect(style: .dark)] {
      view.effect = effect
      let radius: CGFloat = effect is UIGlassEffect ? 25 : 0
      expectEqual([view.layer.cornerRadius, view.contentView.layer.cornerRadius], [radius, radius])
    }
  }

  @Test(arguments: [nil, UIBlurEffect.Style.regular])
  func aViewWithoutGlassHasTheCornersOfALayer(_ blur: UIBlurEffect.Style?) {
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
    glass.effect = blur.map { UIBlurEffect(style: $0) }
    for layer in [glass.layer, glass.contentView.layer] {
      expectEqual(layer.cornerRadius, 0)
      expectEqual(layer.maskedCorners, CALayer().maskedCorners)
      expectEqual(layer.cornerCurve, .circular)
    }
  }

  /// The property is a copy on iOS: the object that was set may change and be set again.
  @Test func aViewKeepsACopyOfItsEffect() throws {
    let effect = UIGlassEffect(style: .regular)
    let view = UIVisualEffectView(effect: effect)
    effect.tintColor = .red
    effect.isInteractive = true
    expectNil((view.effect as? UIGlassEffect)?.tintColor)
    view.effect = effect
    effect.tintColor = .blue
    let kept = try #require(view.effect as? UIGlassEffect)
    expectEqual(kept.tintColor, .red)
    expectTrue(kept.isInteractive)
    let container = UIGlassContainerEffect()
    container.spacing = 8
    view.effect = container
    container.spacing = 9
    expectEqual((view.effect as? UIGlassContainerEffect)?.spacing, 8)
    let blur = UIBlurEffect(style: .dark)
    expectIdentical(blur.copy() as AnyObject, blur)
  }

  @Test func glassIsDrawnInTheColorThatWasSetAgain() {
    let device = TestDevice(size: CGSize(width: 200, height: 200))
    let effect = UIGlassEffect(style: .regular)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    device.window.addSubview(view)
    device.step()
    let plain = device.dump()
    effect.tintColor = .red
    view.effect = effect
    device.step()
    #expect(device.dump() != plain)
  }
}
