import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct CoreFrameTests {
  private final class Counting: UIView {
    var layouts = 0
    var onLayout: ((Counting) -> Void)?
    override func layoutSubviews() {
      layouts += 1
      onLayout?(self)
    }
  }

  private let harness = TestDevice()

  private func addCounting(_ frame: CGRect = rect(0, 0, 10, 10), to parent: UIView? = nil) -> Counting {
    let view = Counting(frame: frame)
    (parent ?? harness.window).addSubview(view)
    return view
  }

  @Test func idleRootNeedsNoFrame() {
    expectTrue(harness.root.needsFrame)
    harness.frame()
    expectFalse(harness.root.needsFrame)
    harness.frame(at: 5)
    expectFalse(harness.root.needsFrame)
  }

  @Test func everyVisibleChangeAsksForAFrame() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    let changes: [(String, (UIView) -> Void)] = [
      ("frame", { $0.frame.origin.x += 1 }), ("bounds", { $0.bounds.origin.y += 1 }), ("alpha", { $0.alpha = 0.5 }),
      ("hidden", { $0.isHidden = true }), ("colour", { $0.backgroundColor = .blue }),
      ("layout", { $0.setNeedsLayout() }),
      ("radius", { $0.layer.cornerRadius = 3 }), ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }),
      ("child", { $0.addSubview(UIView()) }), ("gone", { $0.removeFromSuperview() }),
    ]
    for (name, change) in changes {
      harness.frame()
      expectFalse(harness.root.needsFrame, "before \(name)")
      change(view)
      expectTrue(harness.root.needsFrame, "\(name)")
    }
  }

  @Test func settingEqualValueRequestsNoFrame() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    harness.frame()
    view.frame = rect(0, 0, 10, 10)
    view.alpha = 1
    view.backgroundColor = .red
    view.isHidden = false
    view.layer.cornerRadius = 0
    expectFalse(harness.root.needsFrame)
  }

  @Test func onlyDirtyViewsAreLaidOut() {
    let (parent, sibling) = (addCounting(), addCounting())
    let child = addCounting(to: parent)
    harness.frame()
    (parent.layouts, sibling.layouts, child.layouts) = (0, 0, 0)
    child.setNeedsLayout()
    harness.frame()
    #expect((parent.layouts, sibling.layouts, child.layouts) == (0, 0, 1))
    parent.bounds.size.width = 50
    harness.frame()
    #expect((parent.layouts, sibling.layouts, child.layouts) == (1, 0, 1))
    parent.center.x = 50
    harness.frame()
    #expect((parent.layouts, child.layouts) == (1, 1))
  }

  @Test func parentsAreLaidOutBeforeChildrenOnce() {
    let parent = addCounting()
    let child = addCounting(to: parent)
    parent.onLayout = { _ in child.bounds.size.width += 1 }
    harness.frame()
    expectEqual(parent.layouts, 1)
    expectEqual(child.layouts, 1)
  }

  @Test func endlessLayoutIsBoundedPerFrame() {
    let view = addCounting()
    view.onLayout = { $0.setNeedsLayout() }
    harness.frame()
    expectEqual(view.layouts, 4)
    expectTrue(harness.root.needsFrame)
    harness.frame()
    expectEqual(view.layouts, 8)
  }

  @Test func layoutIfNeededStartsAtTopmostDirtyAncestor() {
    let top = addCounting()
    let middle = addCounting(to: top)
    let leaf = addCounting(to: middle)
    harness.frame()
    (top.layouts, middle.layouts, leaf.layouts) = (0, 0, 0)
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect((top.layouts, middle.layouts, leaf.layouts) == (0, 1, 1))
    leaf.layoutIfNeeded()
    expectEqual(leaf.layouts, 1)
  }

  @Test func displayLinksFollowTheDevicesClock() {
    var times: [TimeInterval] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      expectEqual(link.timestamp, CACurrentMediaTime())
      expectClose(link.targetTimestamp - link.timestamp, 1 / 60)
    }
    harness.frame()
    expectFalse(harness.root.needsFrame)
    link.add(to: .main, forMode: .common)
    expectTrue(harness.root.needsFrame)
    harness.frame(at: 1)
    harness.frame(at: 2)
    link.isPaused = true
    expectFalse(harness.root.needsFrame)
    harness.frame(at: 3)
    link.isPaused = false
    harness.frame(at: 4)
    link.remove(from: .main, forMode: .common)
    expectFalse(harness.root.needsFrame)
    harness.frame(at: 5)
    link.add(to: .main, forMode: .common)
    harness.frame(at: 6)
    link.invalidate()
    harness.frame(at: 7)
    expectEqual(times, [1, 2, 4, 6])
    expectFalse(harness.root.needsFrame)
  }

  @Test func theClockNeverRunsBackwards() {
    harness.frame(at: 3)
    harness.frame(at: 1)
    harness.frame(at: .nan)
    expectEqual(harness.root.now, 3)
    expectEqual(CACurrentMediaTime(), 3)
  }

  @Test func releasedRootReleasesViews() {
    weak var droppedView: UIView?
    weak var droppedController: UIViewController?
    weak var droppedRoot: RenderRoot?
    do {
      let harness = TestDevice()
      let controller = UIViewController()
      harness.window.rootViewController = controller
      let view = harness.add(rect(0, 0, 10, 10), .red, to: controller.view)
      let link = CADisplayLink { _ in view.tag += 1 }
      link.add(to: .main, forMode: .common)
      harness.frame(at: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
      harness.frame(at: 2)
      (droppedView, droppedController, droppedRoot) = (view, controller, harness.root)
      expectGreater(view.tag, 0)
    }
    expectNil(droppedRoot)
    expectNil(droppedController)
    expectNil(droppedView)
  }

  @Test func anotherSizeResizesTheWindowAndItsViews() {
    let view = addCounting(rect(0, 0, 100, 200))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    harness.frame()
    view.layouts = 0
    harness.root.environment.size = CGSize(width: 200, height: 100)
    expectTrue(harness.root.needsFrame)
    expectEqual(harness.frame().size, CGSize(width: 200, height: 100))
    expectEqual(view.frame, rect(0, 0, 200, 100))
    expectEqual(view.layouts, 1)
    expectEqual(UIScreen.main.bounds, rect(0, 0, 200, 100))
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    expectEqual(scene?.interfaceOrientation.isLandscape, true)
    expectIdentical(scene?.keyWindow, harness.window)
  }
}
