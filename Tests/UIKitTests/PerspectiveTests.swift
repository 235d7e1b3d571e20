import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Views that are rotated in three dimensions: their drawing and their hit tests.
@MainActor
struct PerspectiveTests {
  let harness = TestDevice()

  /// A view of 40 × 60 points around (50, 100), rotated around its vertical axis, seen from `distance` points away.
  private func door(_ angle: CGFloat, distance: CGFloat = 200) -> UIView {
    let view = harness.add(rect(30, 70, 40, 60), .red)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    view.transform3D = CATransform3DRotate(transform, angle, 0, 1, 0)
    return view
  }

  /// The projection of a point of the door that is `x` right of and `y` below its middle.
  private func seen(_ x: CGFloat, _ y: CGFloat, angle: CGFloat, distance: CGFloat = 200) -> CGPoint {
    let depth = -x * sin(angle)
    let nearness = distance / (distance - depth)
    return CGPoint(x: 50 + x * cos(angle) * nearness, y: 100 + y * nearness)
  }

  private func onlyGroup() throws -> DrawGroup {
    guard case .group(let group)? = harness.frame().commands.first else { throw Missing() }
    return group
  }

  private struct Missing: Error {}

  /// The position at which a point in a group's coordinates is drawn.
  private func place(_ x: CGFloat, _ y: CGFloat, in group: DrawGroup) throws -> CGPoint {
    let projection = try #require(group.projection)
    return CGPoint(x: x, y: y).applying(projection).applying(group.transform)
  }

  @Test(arguments: [-1.2, -0.5, 0.3, 1.0] as [CGFloat])
  func rotatedViewIsDrawnInPerspective(angle: CGFloat) throws {
    _ = door(angle)
    let group = try onlyGroup()
    expectEqual(group.commands, [.fill(RoundedRect(rect(0, 0, 40, 60)), Color(red: 1, green: 0, blue: 0))])
    for (x, y) in [(-20, -30), (20, -30), (20, 30), (-20, 30), (0, 0), (7, 3)] as [(CGFloat, CGFloat)] {
      expectClose(try place(20 + x, 30 + y, in: group), seen(x, y, angle: angle))
    }
  }

  @Test func withoutPerspectiveATurnOnlyNarrows() throws {
    let view = harness.add(rect(30, 70, 40, 60), .red)
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let group = try onlyGroup()
    expectNil(group.projection)
    expectClose(view.frame.size.width, 20)
    expectClose(view.frame.size.height, 60)
  }

  /// The vanishing point is the superview's anchor point, not each view's own center.
  @Test func sublayerTransformSharesViewpoint() throws {
    let fixture = harness.add(rect(0, 0, 100, 200))
    fixture.layer.sublayerTransform.m34 = -1 / 500
    let near = harness.add(rect(10, 20, 20, 20), .red, to: fixture)
    near.layer.zPosition = 100
    let far = harness.add(rect(70, 150, 20, 20), .red, to: fixture)
    far.transform3D = CATransform3DMakeTranslation(0, 0, -500)
    let groups = harness.frame().commands.compactMap { command -> DrawGroup? in
      guard case .group(let group) = command else { return nil }
      return group
    }
    // 500 / (500 − 100) around (50, 100), and 500 / (500 + 500): pure scales, the farther one first.
    expectEqual(groups.map(\.projection), [nil, nil])
    expectEqual(groups.map(\.transform.a), [0.5, 1.25])
    expectClose(CGPoint.zero.applying(groups[1].transform), CGPoint(x: 50 - 40 * 1.25, y: 100 - 80 * 1.25))
    expectClose(CGPoint.zero.applying(groups[0].transform), CGPoint(x: 50 + 20 * 0.5, y: 100 + 50 * 0.5))
  }

  @Test func nearerViewsAreDrawnLater() {
    let views = (0..<3).map { harness.add(rect(CGFloat($0), 0, 10, 10), .red) }
    for (view, depth) in zip(views, [30, -10, 20] as [CGFloat]) {
      view.transform3D = CATransform3DMakeTranslation(0, 0, depth)
    }
    let order = harness.frame().commands.compactMap { command -> CGFloat? in
      guard case .group(let group) = command else { return nil }
      return group.transform.tx
    }
    expectEqual(order, [1, 2, 0])
  }

  @Test func singleSidedBackIsNotDrawn() {
    let view = door(2.5)
    expectFalse(harness.frame().commands.isEmpty)
    view.layer.isDoubleSided = false
    expectEmpty(harness.frame().commands)
    view.transform3D = CATransform3DMakeScale(-1, 1, 1)
    expectFalse(harness.frame().commands.isEmpty)
  }

  @Test func edgeOnAndBehindEyeViewsAreNotDrawn() {
    let view = harness.add(rect(30, 70, 40, 60), .red)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    view.transform3D = CATransform3DTranslate(transform, 0, 0, 300)
    expectIdentical(harness.window.hitTest(CGPoint(x: 50, y: 100), with: nil), harness.window)
    let behind = harness.frame()
    #expect(behind.commands.allSatisfy { $0.bounds.size == .zero })
    transform.m44 = 0
    view.transform3D = transform
    _ = harness.frame()
    transform.m11 = .nan
    view.transform3D = transform
    expectEqual(view.transform3D.m44, 0)
    expectEqual(view.transform3D.m11, 1)
  }

  @Test(arguments: [-1.1, 0.4, 0.9] as [CGFloat])
  func touchesHitProjectedViews(angle: CGFloat) {
    let view = door(angle)
    for (x, y) in [(-19, -29), (19, -29), (0, 0), (12, 28)] as [(CGFloat, CGFloat)] {
      let finger = seen(x, y, angle: angle)
      expectIdentical(harness.window.hitTest(finger, with: nil), view)
      expectClose(view.convert(finger, from: nil), CGPoint(x: 20 + x, y: 30 + y))
      expectClose(view.convert(CGPoint(x: 20 + x, y: 30 + y), to: nil), finger)
    }
    for (x, y) in [(-21, 0), (21, 0), (0, 31), (0, -31)] as [(CGFloat, CGFloat)] {
      expectIdentical(harness.window.hitTest(seen(x, y, angle: angle), with: nil), harness.window)
    }
  }

  @Test func pointsConvertThroughNestedPerspective() {
    let view = door(0.8)
    let inner = harness.add(rect(10, 10, 20, 20), .white, to: view)
    let point = CGPoint(x: 4, y: 9)
    let finger = inner.convert(point, to: nil)
    expectClose(finger, seen(-20 + 14, -30 + 19, angle: 0.8))
    expectClose(inner.convert(finger, from: nil), point)
    expectIdentical(harness.window.hitTest(finger, with: nil), inner)
  }

  @Test func frameBoundsProjection() {
    let view = door(0.7)
    let corners = [(-20, -30), (20, -30), (20, 30), (-20, 30)].map { seen($0.0, $0.1, angle: 0.7) }
    let frame = view.frame
    expectClose(frame.minX, corners.map(\.x).min() ?? 0)
    expectClose(frame.maxX, corners.map(\.x).max() ?? 0)
    expectClose(frame.minY, corners.map(\.y).min() ?? 0)
    expectClose(frame.maxY, corners.map(\.y).max() ?? 0)
    expectClose(view.convert(view.bounds, to: nil).width, frame.width)
  }

  @Test func aPerspectiveTravelsInsideAnAnimation() {
    let fixture = harness.add(rect(0, 0, 100, 200))
    harness.add(rect(10, 20, 20, 20), .red, to: fixture).layer.zPosition = 100
    harness.frame(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.layer.sublayerTransform.m34 = -1 / 500
    }
    guard case .group(let half)? = harness.frame(at: 0.5).commands.first else { return #expect(Bool(false), "flat") }
    expectClose(half.transform.a, 1 / (1 - 100.0 / 1_000))
    harness.frame(at: 1.1)
    expectFalse(harness.root.needsFrame)
  }
}
