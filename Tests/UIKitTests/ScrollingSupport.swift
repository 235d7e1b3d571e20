import TestSupport
import DeviceSupport
import Drawing
import Foundation
import Geometry
import UIKitCore

extension Fixture {
  /// Adds a scroll view without adjusted insets that fills a phone's screen, or another rectangle.
  func addScrollView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    window.addSubview(view)
    self.frame()
    return view
  }
}

/// Records the delegate calls of a scroll view.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  /// The calls in order; `scroll` once for any number in a row.
  var calls: [String] = []
  var lastVelocity = CGPoint.zero
  var proposedTarget = CGPoint.zero
  var chooseTarget: ((CGPoint) -> CGPoint)?
  var onScroll: ((UIScrollView) -> Void)?

  /// A closure called for each call, including repeated ones.
  var onCall: ((String) -> Void)?

  private func note(_ call: String) {
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    onCall?(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
    lastVelocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(proposedTarget) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEnd+" : "didEnd-")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
}

/// Records the touches it receives.
final class TouchLog: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if phases.last != "moved" { phases.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
