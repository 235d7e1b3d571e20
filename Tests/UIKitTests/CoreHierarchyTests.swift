import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKitCore

@MainActor
struct CoreHierarchyTests {
  private final class Witness: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("willSuper \(newSuperview != nil)") }
    override func didMoveToSuperview() { log.append("didSuper \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow \(newWindow != nil)") }
    override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { log.append("willRemove") }
  }

  @Test func movingIntoAWindowAndOutIsAnnounced() {
    let harness = TestDevice()
    let view = Witness()
    harness.window.addSubview(view)
    expectEqual(view.log, ["willWindow true", "willSuper true", "didWindow true", "didSuper true"])
    view.log = []
    view.removeFromSuperview()
    expectEqual(view.log, ["willWindow false", "willSuper false", "didWindow false", "didSuper false"])
    expectNil(view.superview)
    expectNil(view.window)
    expectEmpty(harness.window.subviews)
  }

  @Test func movingWithinWindowKeepsWindow() {
    let harness = TestDevice()
    let (first, second, view) = (Witness(), Witness(), Witness())
    harness.window.addSubview(first)
    harness.window.addSubview(second)
    first.addSubview(view)
    (first.log, second.log, view.log) = ([], [], [])
    second.addSubview(view)
    expectEqual(view.log, ["willSuper true", "didSuper true"])
    expectEqual(first.log, ["willRemove"])
    expectEqual(second.log, ["didAdd"])
    expectEmpty(first.subviews)
    expectEqual(second.subviews, [view])
  }

  @Test func descendantsLearnOfTheWindowToo() {
    let harness = TestDevice()
    let (parent, child) = (UIView(), Witness())
    parent.addSubview(child)
    expectEqual(child.log, ["willSuper true", "didSuper true"])
    child.log = []
    harness.window.addSubview(parent)
    expectEqual(child.log, ["willWindow true", "didWindow true"])
    expectIdentical(child.window, harness.window)
  }

  @Test func layersStandInTheOrderOfTheViews() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.insertSubview(views[3], belowSubview: views[1])
    expectEqual(parent.subviews, [views[3], views[1], views[2], views[0]])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[0])
    parent.exchangeSubview(at: 1, withSubviewAt: 3)
    expectEqual(parent.subviews, [views[0], views[3], views[2], views[1]])
    expectEqual(parent.layer.sublayers, parent.subviews.map(\.layer))
  }

  @Test func anIndexBeyondTheEndMeansTheEnd() {
    let parent = UIView()
    let (first, second) = (UIView(), UIView())
    parent.insertSubview(first, at: 7)
    parent.insertSubview(second, at: -3)
    expectEqual(parent.subviews, [second, first])
  }

  @Test func plainLayerKeepsPositionBetweenViews() {
    let parent = UIView()
    let (below, above, layer) = (UIView(), UIView(), CALayer())
    parent.addSubview(below)
    parent.layer.addSublayer(layer)
    parent.addSubview(above)
    parent.bringSubviewToFront(below)
    expectEqual(parent.layer.sublayers, [layer, above.layer, below.layer])
  }

  @Test func tagsAndDescentAreFoundAtAnyDepth() {
    let (top, middle, leaf) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    expectIdentical(top.viewWithTag(7), leaf)
    expectNil(top.viewWithTag(8))
    #expect(leaf.isDescendant(of: top) && leaf.isDescendant(of: leaf) && !top.isDescendant(of: leaf))
  }

  @Test func randomMovesKeepParentAndChildrenInAgreement() {
    for seed: UInt64 in 1...20 {
      var random = SeededGenerator(seed: seed)
      let views = (0..<12).map { _ in UIView() }
      for _ in 0..<200 {
        let (child, parent) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
        if Bool.random(using: &random) {
          child.removeFromSuperview()
        } else if !parent.isDescendant(of: child) {
          parent.insertSubview(child, at: Int.random(in: 0...3, using: &random))
        }
        for view in views {
          #expect(view.subviews.allSatisfy { $0.superview === view }, "seed \(seed)")
          expectEqual(view.layer.sublayers ?? [], view.subviews.map(\.layer), "seed \(seed)")
          if let superview = view.superview {
            expectEqual(superview.subviews.filter { $0 === view }.count, 1, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func aViewInsideItselfIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (top, leaf) = (UIView(), UIView())
        top.addSubview(leaf)
        leaf.addSubview(top)
      }
    }
  }
}
