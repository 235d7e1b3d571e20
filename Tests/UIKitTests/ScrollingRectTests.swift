import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Rectangles that are scrolled into view, in both axes and with insets, and taps on the status bar.
@MainActor
struct ScrollingRectTests {
  private let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
  private let view = UIScrollView(frame: rect(0, 0, 200, 300))

  init() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    device.window.addSubview(view)
    device.run(for: 0.1)
  }

  /// Seen are 140 by 260 points. What is before or too large begins at the start, what is behind ends at the end.
  @Test(
    arguments: [
      // In view, at its edges.
      (rect(420, 510, 140, 260), (400, 500), (400, 500)),
      (rect(419, 509, 10, 10), (400, 500), (399, 499)), (rect(551, 761, 10, 10), (400, 500), (401, 501)),
      // As large as the view, a little too large, and much too large.
      (rect(600, 900, 140, 260), (400, 500), (580, 890)), (rect(600, 900, 141, 261), (400, 500), (580, 890)),
      (rect(410, 505, 900, 900), (400, 500), (390, 495)),
      // Beyond the content.
      (rect(-50, -60, 10, 10), (400, 500), (-20, -10)), (rect(995, 1_995, 50, 50), (400, 500), (840, 1_730)),
      // One axis only.
      (rect(430, 1_000, 10, 20), (400, 500), (400, 750)), (rect(700, 520, 20, 10), (400, 500), (560, 500)),
    ] as [(CGRect, (CGFloat, CGFloat), (CGFloat, CGFloat))])
  func rectanglesAreScrolledIntoView(wanted: CGRect, start: (CGFloat, CGFloat), end: (CGFloat, CGFloat)) {
    view.contentOffset = CGPoint(x: start.0, y: start.1)
    view.scrollRectToVisible(wanted, animated: false)
    expectEqual(view.contentOffset, CGPoint(x: end.0, y: end.1))
    view.contentOffset = CGPoint(x: start.0, y: start.1)
    view.scrollRectToVisible(wanted, animated: true)
    device.run(for: 1)
    expectEqual(view.contentOffset, CGPoint(x: end.0, y: end.1))
  }

  private func tapStatusBar(from x: CGFloat = 100, to end: CGFloat? = nil, y: CGFloat = 20) -> CGFloat {
    view.contentOffset.y = 500
    device.touch(.began, at: CGPoint(x: x, y: y))
    device.touch(.ended, at: CGPoint(x: end ?? x, y: y))
    device.run(for: 1)
    return view.contentOffset.y
  }

  /// Only a view that is seen, scrolls and wants it counts; there must be exactly one.
  @Test func theOnlyScrollViewThatWantsItScrollsToItsTop() {
    view.frame.origin.y = 100
    expectEqual(tapStatusBar(), -10)
    expectEqual([tapStatusBar(to: 109), tapStatusBar(to: 111), tapStatusBar(to: 91)], [-10, 500, -10])
    expectEqual([tapStatusBar(y: 39), tapStatusBar(y: 41)], [-10, 500])
    let other = UIScrollView(frame: rect(0, 500, 100, 100))
    let box = UIView(frame: device.window.bounds)
    device.window.addSubview(box)
    box.addSubview(other)
    expectEqual(tapStatusBar(), 500)
    let changes: [(hides: (UIScrollView) -> Void, shows: (UIScrollView) -> Void)] = [
      ({ $0.isHidden = true }, { $0.isHidden = false }), ({ $0.alpha = 0 }, { $0.alpha = 1 }),
      ({ $0.scrollsToTop = false }, { $0.scrollsToTop = true }),
      ({ $0.isScrollEnabled = false }, { $0.isScrollEnabled = true }),
      ({ $0.frame.origin.x = 400 }, { $0.frame.origin.x = 0 }),
      ({ $0.superview?.isHidden = true }, { $0.superview?.isHidden = false }),
    ]
    for (index, change) in changes.enumerated() {
      change.hides(other)
      expectEqual(tapStatusBar(), -10, "\(index)")
      change.shows(other)
      expectEqual(tapStatusBar(), 500, "\(index)")
    }
    other.removeFromSuperview()
    expectEqual(tapStatusBar(), -10)
  }

  /// A drag that should dismiss the keyboard under the finger does so 336 points above the lower end of the window.
  @Test func aDragBelowTheKeyboardDismissesIt() {
    let field = UITextField(frame: rect(0, 0, 100, 30))
    view.addSubview(field)
    view.frame = device.window.bounds
    let edge = device.window.bounds.height - 336
    for (mode, end, dismisses) in [
      (UIScrollView.KeyboardDismissMode.none, edge + 50, false), (.interactive, edge - 1, false),
      (.interactive, edge, true), (.interactiveWithAccessory, edge + 1, true), (.onDrag, 150, true),
      (.onDragWithAccessory, 150, true),
    ] {
      view.keyboardDismissMode = mode
      field.becomeFirstResponder()
      device.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: end), lifts: false)
      expectEqual(field.isFirstResponder, !dismisses, "\(mode) \(end)")
      device.touch(.ended, at: CGPoint(x: 150, y: end))
      device.run(for: 2)
      field.resignFirstResponder()
    }
  }
}
