import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Objects that are used repeatedly, and the state that they must reset.
@MainActor
struct RepeatedUseTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 300))

  @Test func anAnimatorForgetsItsCompletions() {
    let view = device.add(rect(0, 0, 10, 10))
    device.frame()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    var log: [String] = []
    for round in ["first", "second"] {
      animator.addAnimations { view.center.x += 50 }
      animator.addCompletion { _ in log.append(round) }
      animator.startAnimation()
      device.run(for: 0.5)
    }
    expectEqual(log, ["first", "second"])
    animator.addAnimations { view.center.x += 50 }
    animator.addCompletion { _ in log.append("stopped") }
    animator.startAnimation()
    device.run(for: 0.1)
    animator.stopAnimation(true)
    animator.addAnimations { view.center.x += 50 }
    animator.startAnimation()
    device.run(for: 0.5)
    expectEqual(log, ["first", "second"])
  }

  @Test func aDimmedTintIsDrawnAtOnce() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let parent = device.add(rect(0, 0, 100, 100))
    parent.tintColor = .red
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    device.frame()
    let normal = device.dump()
    parent.tintAdjustmentMode = .dimmed
    device.frame()
    let dimmed = device.dump()
    expectNotEqual(dimmed, normal)
    parent.tintAdjustmentMode = .normal
    device.frame()
    expectEqual(device.dump(), normal)
    parent.tintColor = .blue
    device.frame()
    expectNotEqual(device.dump(), normal)
  }

  private final class Canvas: UIView {
    var image: UIImage?
    var location = CGRect.zero
    override func draw(_ rect: CGRect) { image?.draw(in: location) }
  }

  @Test func anImageInAnEmptyRectangleIsNotDrawn() {
    let canvas = Canvas(frame: rect(0, 0, 100, 100))
    device.window.addSubview(canvas)
    device.frame()
    let blank = device.dump()
    canvas.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    for location in [rect(5, 5, 0, 10), rect(5, 5, 10, 0)] {
      canvas.location = location
      canvas.setNeedsDisplay()
      device.frame()
      expectEqual(device.dump(), blank, "\(location)")
    }
    canvas.location = rect(5, 5, 10, 10)
    canvas.setNeedsDisplay()
    device.frame()
    expectNotEqual(device.dump(), blank)
  }

  /// Each corner is rounded as its mirror image.
  @Test(arguments: [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight])
  func aRoundedCornerIsAQuarterOfACircle(corner: UIRectCorner) {
    let path = UIBezierPath(
      roundedRect: rect(0, 0, 40, 30), byRoundingCorners: corner, cornerRadii: CGSize(width: 10, height: 10))
    expectTrue(isClose(path.bounds, rect(0, 0, 40, 30)))
    let (isRight, isBottom) = (
      [.topRight, .bottomRight].contains(corner), [.bottomLeft, .bottomRight].contains(corner)
    )
    for x in 0..<40 {
      for y in 0..<30 {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let across = isRight ? 40 - point.x : point.x
        let down = isBottom ? 30 - point.y : point.y
        let distance = hypot(10 - across, 10 - down)
        if abs(distance - 10) < 0.05 { continue }
        let isOutside = across < 10 && down < 10 && distance > 10
        if path.contains(point) == isOutside { Issue.record("\(point) of \(corner)") }
      }
    }
  }

  /// Zooming keeps the point under the fingers, wherever the zoomed view is in the content.
  @Test func aPinchKeepsThePointUnderTheFingers() {
    let fixture = ZoomFixture(photo: CGSize(width: 600, height: 1_200))
    fixture.photo.frame.origin = CGPoint(x: 30, y: 70)
    fixture.frame()
    let location = CGPoint(x: 200, y: 420)
    let before = fixture.seen(at: location)
    fixture.pinch(at: location, from: 60, to: 130, lifts: false)
    expectGreater(fixture.scroll.zoomScale, 1.5)
    expectTrue(
      isClose(fixture.seen(at: location), before, within: 0.51), "\(before) became \(fixture.seen(at: location))")
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.forward.circle", true), ("forward", false), ("forward.fill", false),
    ("goforward", false), ("chevron.backward", true), ("backward", false), ("backward.fill", false),
    ("list.bullet", true), ("speaker.wave.2", true), ("speaker", false), ("chevron.right", false),
  ])
  func symbolsThatPointAheadAreMirrored(name: String, isMirrored: Bool) {
    func pixels(_ direction: UITraitEnvironmentLayoutDirection) -> [UInt32]? {
      // The scale is given, because the current screen may be that of another test.
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: direction), UITraitCollection(displayScale: 2),
      ])
      return UIImage(systemName: name, compatibleWith: traits)?.pixels.pixels
    }
    expectEqual(pixels(.leftToRight) != pixels(.rightToLeft), isMirrored, "\(name)")
  }
}
