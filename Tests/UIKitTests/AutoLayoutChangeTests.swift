import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

@MainActor
@Suite struct `Constraints that change` {
  private let stage = ConstraintFixture()

  private func box(width: CGFloat, in parent: UIView? = nil) -> (view: UIView, width: NSLayoutConstraint) {
    let view = stage.add(UIView(), to: parent)
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent?.leadingAnchor ?? stage.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent?.topAnchor ?? stage.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), constraint,
    ])
    return (view, constraint)
  }

  @Test func `a constant takes effect in the next layout`() {
    let (view, width) = box(width: 30)
    stage.frame()
    width.constant = 44
    expectEqual(view.frame.width, 30)
    stage.view.layoutIfNeeded()
    expectEqual(view.frame.width, 44)
  }

  @Test func `a constant deep inside moves a view whose superviews are clean`() {
    let outer = stage.add(UIView())
    outer.pin()
    let middle = stage.add(UIView(), to: outer)
    middle.pin()
    let (view, width) = box(width: 30, in: middle)
    stage.frame()
    width.constant = 50
    stage.frame()
    expectEqual(view.frame.width, 50)
  }

  @Test func `a change within an animation block is animated`() {
    let (view, width) = box(width: 20)
    view.backgroundColor = .red
    let start = stage.dump()
    width.constant = 80
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.stage.view.layoutIfNeeded() }
    expectEqual(view.frame.width, 80)
    let seen = [0, 0.25, 0.5, 1].map { stage.frame(at: $0).dump() }
    expectEqual(seen[0], start)
    expectEqual(Set(seen).count, 4)
  }

  @Test func `constraints can be switched`() {
    let (view, narrow) = box(width: 20)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    stage.frame()
    for _ in 0..<3 {
      narrow.isActive = false
      wide.isActive = true
      stage.frame()
      expectEqual(view.frame.width, 90)
      NSLayoutConstraint.deactivate([wide])
      NSLayoutConstraint.activate([narrow])
      stage.frame()
      expectEqual(view.frame.width, 20)
    }
    expectEqual(stage.view.autoLayout?.island?.work.rebuilds, 0)
  }

  @Test func `priorities can be exchanged`() {
    let view = stage.add(UIView())
    view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
    let wishes = [30.0, 70].map { view.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes {
      wish.priority = .defaultLow
      wish.isActive = true
    }
    wishes[1].priority = .defaultHigh
    stage.frame()
    expectEqual(view.frame.width, 70)
    (wishes[0].priority, wishes[1].priority) = (.defaultHigh, .defaultLow)
    stage.frame()
    expectEqual(view.frame.width, 30)
  }

  @Test func `a view that leaves takes its constraints with it`() {
    let (view, width) = box(width: 20)
    let follower = stage.add(Block(5, 5))
    let tie = follower.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    tie.isActive = true
    stage.frame()
    expectEqual(follower.frame.minX, 20)
    view.removeFromSuperview()
    expectFalse(tie.isActive)
    expectTrue(width.isActive)
    expectEmpty(stage.view.constraints)
    follower.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 3).isActive = true
    stage.frame()
    expectEqual(follower.frame.minX, 3)
    stage.view.addSubview(view)
    view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor).isActive = true
    stage.frame()
    expectEqual(view.frame.minX, 80)
    expectEqual(view.frame.width, 20)
  }

  @Test func `constraints made before a view is added hold afterwards`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    view.layoutIfNeeded()
    expectEqual(view.bounds.width, 33)
    stage.view.addSubview(view)
    view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor).isActive = true
    stage.frame()
    expectEqual(view.frame.minX, 67)
    expectEqual(view.frame.width, 33)
  }

  @Test func `constraints are held by the nearest common ancestor`() {
    let outer = stage.add(UIView())
    let inner = stage.add(UIView(), to: outer)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let tie = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([own, tie])
    #expect(inner.constraints == [own] && outer.constraints == [tie])
    outer.removeConstraint(tie)
    expectFalse(tie.isActive)
    expectEmpty(outer.constraints)
    stage.view.addConstraints([tie])
    #expect(tie.isActive && stage.view.constraints == [tie])
  }

  @Test func `nothing is solved where nothing has changed`() {
    let (_, width) = box(width: 20)
    stage.frame()
    let work = stage.view.autoLayout?.island?.work
    for _ in 0..<5 {
      stage.view.setNeedsLayout()
      stage.frame()
    }
    expectEqual(stage.view.autoLayout?.island?.work, work)
    width.constant = 21
    stage.frame()
    expectEqual(stage.view.autoLayout?.island?.work.rebuilds, 0)
  }
}
