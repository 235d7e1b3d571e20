import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutChangeTests {
  private let fixture = ConstraintFixture()

  private func box(width: CGFloat, in parent: UIView? = nil) -> (view: UIView, width: NSLayoutConstraint) {
    let view = fixture.add(UIView(), to: parent)
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent?.leadingAnchor ?? fixture.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent?.topAnchor ?? fixture.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), constraint,
    ])
    return (view, constraint)
  }

  @Test func constantTakesEffectInTheNextLayout() {
    let (view, width) = box(width: 30)
    fixture.frame()
    width.constant = 44
    expectEqual(view.frame.width, 30)
    fixture.view.layoutIfNeeded()
    expectEqual(view.frame.width, 44)
  }

  @Test func nestedConstantMovesViewBelowCleanSuperviews() {
    let outer = fixture.add(UIView())
    outer.pin()
    let middle = fixture.add(UIView(), to: outer)
    middle.pin()
    let (view, width) = box(width: 30, in: middle)
    fixture.frame()
    width.constant = 50
    fixture.frame()
    expectEqual(view.frame.width, 50)
  }

  @Test func changeInAnimationBlockIsAnimated() {
    let (view, width) = box(width: 20)
    view.backgroundColor = .red
    let start = fixture.dump()
    width.constant = 80
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.fixture.view.layoutIfNeeded() }
    expectEqual(view.frame.width, 80)
    let seen = [0, 0.25, 0.5, 1].map { fixture.frame(at: $0).dump() }
    expectEqual(seen[0], start)
    expectEqual(Set(seen).count, 4)
  }

  @Test func constraintsCanBeActivatedAndDeactivated() {
    let (view, narrow) = box(width: 20)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    fixture.frame()
    for _ in 0..<3 {
      narrow.isActive = false
      wide.isActive = true
      fixture.frame()
      expectEqual(view.frame.width, 90)
      NSLayoutConstraint.deactivate([wide])
      NSLayoutConstraint.activate([narrow])
      fixture.frame()
      expectEqual(view.frame.width, 20)
    }
    expectEqual(fixture.view.autoLayout?.island?.work.rebuilds, 0)
  }

  @Test func prioritiesCanBeExchanged() {
    let view = fixture.add(UIView())
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    let wishes = [30.0, 70].map { view.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes {
      wish.priority = .defaultLow
      wish.isActive = true
    }
    wishes[1].priority = .defaultHigh
    fixture.frame()
    expectEqual(view.frame.width, 70)
    (wishes[0].priority, wishes[1].priority) = (.defaultHigh, .defaultLow)
    fixture.frame()
    expectEqual(view.frame.width, 30)
  }

  @Test func removedViewTakesItsConstraints() {
    let (view, width) = box(width: 20)
    let follower = fixture.add(Block(5, 5))
    let tie = follower.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    tie.isActive = true
    fixture.frame()
    expectEqual(follower.frame.minX, 20)
    view.removeFromSuperview()
    expectFalse(tie.isActive)
    expectTrue(width.isActive)
    expectEmpty(fixture.view.constraints)
    follower.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 3).isActive = true
    fixture.frame()
    expectEqual(follower.frame.minX, 3)
    fixture.view.addSubview(view)
    view.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor).isActive = true
    fixture.frame()
    expectEqual(view.frame.minX, 80)
    expectEqual(view.frame.width, 20)
  }

  @Test func earlierConstraintsHoldAfterTheViewIsAdded() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    view.layoutIfNeeded()
    expectEqual(view.bounds.width, 33)
    fixture.view.addSubview(view)
    view.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor).isActive = true
    fixture.frame()
    expectEqual(view.frame.minX, 67)
    expectEqual(view.frame.width, 33)
  }

  @Test func constraintsBelongToTheNearestCommonAncestor() {
    let outer = fixture.add(UIView())
    let inner = fixture.add(UIView(), to: outer)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let tie = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([own, tie])
    expectEqual(inner.constraints, [own])
    expectEqual(outer.constraints, [tie])
    outer.removeConstraint(tie)
    expectFalse(tie.isActive)
    expectEmpty(outer.constraints)
    fixture.view.addConstraints([tie])
    expectTrue(tie.isActive)
    expectEqual(fixture.view.constraints, [tie])
  }

  @Test func unchangedConstraintsAreNotSolved() {
    let (_, width) = box(width: 20)
    fixture.frame()
    let work = fixture.view.autoLayout?.island?.work
    for _ in 0..<5 {
      fixture.view.setNeedsLayout()
      fixture.frame()
    }
    expectEqual(fixture.view.autoLayout?.island?.work, work)
    width.constant = 21
    fixture.frame()
    expectEqual(fixture.view.autoLayout?.island?.work.rebuilds, 0)
  }
}
