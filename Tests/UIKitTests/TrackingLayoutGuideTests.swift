import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Constraints that depend on the edge to which the keyboard is close: on a phone, it is always the bottom.
@MainActor
struct TrackingLayoutGuideTests {
  private let device = TestDevice()
  private let view: UIView
  private let bar = UIView()

  init() {
    device.becomeCurrent()
    view = device.add(CGRect(x: 0, y: 0, width: 320, height: 400))
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
  }

  private func tracked(_ add: (UIKeyboardLayoutGuide, [NSLayoutConstraint]) -> Void) -> Bool {
    let constraint = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    add(view.keyboardLayoutGuide, [constraint])
    return constraint.isActive
  }

  @Test func theKeyboardIsNearTheBottom() {
    expectTrue(tracked { $0.setConstraints($1, activeWhenNearEdge: .bottom) })
    for edge in [NSDirectionalRectEdge.top, .leading, .trailing, [.bottom, .leading]] {
      expectFalse(tracked { $0.setConstraints($1, activeWhenNearEdge: edge) })
    }
  }

  @Test func theKeyboardIsAwayFromTheOtherEdges() {
    expectFalse(tracked { $0.setConstraints($1, activeWhenAwayFrom: .bottom) })
    for edge in [NSDirectionalRectEdge.top, .leading, [.leading, .trailing]] {
      expectTrue(tracked { $0.setConstraints($1, activeWhenAwayFrom: edge) })
    }
  }

  @Test func newConstraintsReplaceThoseOfTheEdge() {
    let guide = view.keyboardLayoutGuide
    let constraints = [bar.topAnchor, bar.centerYAnchor].map { $0.constraint(equalTo: guide.topAnchor) }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: .bottom)
    expectEqual(constraints.map(\.isActive), [false, true])
    expectEqual(guide.constraints(activeWhenNearEdge: .bottom), [constraints[1]])
    expectEmpty(guide.constraints(activeWhenAwayFrom: .bottom))
    guide.removeAllTrackedConstraints()
    expectFalse(constraints[1].isActive)
    expectEmpty(guide.constraints(activeWhenNearEdge: .bottom))
  }
}
