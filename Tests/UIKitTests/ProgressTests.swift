import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct ProgressTests {
  let harness = TestDevice()

  private var bar: [RoundedRect] {
    harness.frame().commands.flatMap { command -> [RoundedRect] in
      switch command {
      case .fill(let shape, _): return [shape]
      case .group(let group):
        return group.commands.compactMap { if case .fill(let shape, _) = $0 { shape } else { nil } }
      default: return []
      }
    }
  }

  @Test func barLengthFollowsProgress() {
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = rect(0, 10, 80, 4)
    harness.window.addSubview(view)
    expectEqual(bar.map(\.rect), [rect(0, 10, 80, 4)])
    view.progress = 0.25
    expectEqual(bar.map(\.rect), [rect(0, 10, 80, 4), rect(0, 10, 20, 4)])
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(bar.last?.rect, rect(60, 10, 20, 4))
    view.progress = 7
    expectEqual(view.progress, 1)
    view.progress = .nan
    expectEqual(view.progress, 0)
    expectEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
  }

  /// Published code rounds the ends of the filled part by its position among the subviews and layers.
  @Test func trackAndProgressAreImageViews() throws {
    let view = UIProgressView(progressViewStyle: .bar)
    view.frame = rect(0, 10, 80, 8)
    harness.window.addSubview(view)
    view.progress = 0.25
    view.layer.sublayers?[1].cornerRadius = 4
    view.subviews[1].clipsToBounds = true
    view.layoutIfNeeded()
    let parts = view.subviews.compactMap { $0 as? UIImageView }
    expectEqual(parts.map(\.frame), [rect(0, 0, 80, 8), rect(0, 0, 20, 8)])
    expectEqual(parts.map(\.isUserInteractionEnabled), [false, false])
    expectContains(harness.dump(), "clip")
    expectIdentical(view.hitTest(CGPoint(x: 2, y: 2), with: nil), view)
  }

  @Test func anAppsAnimationMovesTheFilledPart() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.frame = rect(0, 0, 100, 2.5)
    harness.window.addSubview(view)
    harness.frame(at: 0)
    view.progress = 1
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    harness.frame(at: 0)
    harness.frame(at: 0.5)
    expectClose(bar.last?.rect.width ?? 0, 50, within: 2)
  }

  @Test func anObservedTaskMovesTheBar() {
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = rect(0, 0, 100, 4)
    harness.window.addSubview(view)
    harness.frame(at: 0)
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    view.observedProgress = task
    expectEqual(view.progress, 0.25)
    task.completedUnitCount = 3
    harness.frame(at: 0.1)
    expectEqual(view.progress, 0.75)
    harness.frame(at: 2)
    expectClose(bar.last?.rect.width ?? 0, 75, within: 0.5)
    task.completedUnitCount = 4
    harness.frame(at: 2.1)
    expectFalse(view.isTicking && task.isFinished && view.progress < 1)
  }

  @Test func progressThatIsAnimatedGrowsInTime() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.frame = rect(0, 0, 100, 2.5)
    harness.window.addSubview(view)
    harness.frame(at: 0)
    view.setProgress(1, animated: true)
    expectEqual(view.progress, 1)
    harness.frame(at: 0.1)
    let width = bar.last?.rect.width ?? 0
    expectGreater(width, 5)
    expectLess(width, 95)
    harness.frame(at: 2)
    harness.frame(at: 2.1)
    expectEqual(bar.last?.rect.width, 100)
    expectFalse(harness.root.needsFrame)
  }

  @Test func wheelIsVisibleWhileItTurns() {
    let view = UIActivityIndicatorView(style: .large)
    harness.window.addSubview(view)
    expectEqual(view.frame.size, CGSize(width: 37, height: 37))
    expectTrue(view.isHidden)
    expectFalse(view.isAnimating)
    view.startAnimating()
    expectTrue(view.isAnimating)
    expectFalse(view.isHidden)
    let first = harness.dump()
    expectEqual(first.components(separatedBy: "path stroke").count, 9, "eight spokes")
    harness.frame(at: 0.15)
    expectNotEqual(harness.dump(), first)
    view.hidesWhenStopped = false
    view.stopAnimating()
    expectFalse(view.isHidden)
    expectFalse(view.isAnimating)
    harness.frame()
    expectFalse(harness.root.needsFrame)
    view.hidesWhenStopped = true
    expectTrue(view.isHidden)
    view.style = .medium
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
  }

  @Test func wheelRedrawsOnlyPerStep() {
    let view = UIActivityIndicatorView(style: .medium)
    harness.window.addSubview(view)
    view.startAnimating()
    harness.frame(at: 0)
    var pictures = 1
    var last = harness.frame(at: 0)
    for frame in 1...96 {
      let list = harness.frame(at: Double(frame) / 120)
      if list != last { pictures += 1 }
      last = list
    }
    expectEqual(pictures, 9)
  }
}
