import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Corners of iOS 26. The radii follow from the rules in Apple's documentation by arithmetic.
@MainActor
@Suite struct CornerConfigurationTests {
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
  }
}
