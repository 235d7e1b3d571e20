import Foundation
import Geometry
import ScrollPhysics

extension ScrollDriver {
  /// Sets the content offset, as by `contentOffset = …`: a motion continues from there.
  func move(to offset: CGPoint) {
    guard let view else { return }
    let target = offset.finite
    let old = view.contentOffset
    guard target != old else { return }
    refresh(at: now)
    for axis in Self.axes where target[axis] != old[axis] { displace(axis, from: old[axis], to: target[axis]) }
    commit(at: now)
    reportEnds()
  }

  /// Responds to a change of the bounds in code.
  func boundsWereMoved(by change: CGPoint) {
    guard let view else { return }
    for axis in Self.axes where change[axis] != 0 {
      displace(axis, from: view.bounds.origin[axis] - change[axis], to: view.bounds.origin[axis])
    }
    adopt()
  }

  private func displace(_ axis: Axis, from old: CGFloat, to new: CGFloat) {
    if self[axis].phase == .idle {
      self[axis].stop(at: onStop(new, axis), time: now)
    } else {
      // The offset is changed by the difference, so that the rounding of published offsets does not affect the motion.
      self[axis].displace(by: new - old, time: now)
      // The rounded sum may miss the value by a pixel, and a delegate that insists on it would be called for ever.
      guard let view, view.onPixels(self[axis].offset(at: now)) != view.onPixels(new) else { return }
      self[axis].displace(by: new - self[axis].offset(at: now), time: now)
    }
  }

  /// Sets the content offset, as by `setContentOffset(_:animated: false)`: all motion ends.
  func stop(at offset: CGPoint) {
    guard view != nil else { return }
    refresh(at: now)
    let target = restingOffset(offset.finite)
    for axis in Self.axes { self[axis].stop(at: onStop(target[axis], axis), time: now) }
    keepBeyondRange()
    commit(at: now)
    reportEnds()
  }

  /// Returns the stop that is shown as `offset`: offsets set by an app are on whole pixels, and stops need not be. A
  /// flick that begins next to its stop would lose its velocity on the way there.
  func onStop(_ offset: CGFloat, _ axis: Axis) -> Double {
    guard let stops = self[axis].snapping?.stops else { return Double(offset) }
    let stop = stops[stops.nearest(to: Double(offset))]
    let scale = Swift.max(view?.traitCollection.displayScale ?? 1, 1)
    return abs(stop - Double(offset)) * Double(scale) <= 0.51 ? stop : Double(offset)
  }

  func animate(to offset: CGPoint) {
    guard let view else { return }
    refresh(at: now)
    let target = restingOffset(offset.finite)
    guard target != view.contentOffset || !isAtRest else { return }
    // Outside of a window, no frame would move it.
    guard view.window != nil else { return stop(at: offset) }
    for axis in Self.axes { self[axis].animate(to: target[axis], time: now) }
    if isAny(.animating) { announced.insert(.animation) }
    view.window?.root?.register(self)
  }

  func scrollToTop() {
    guard let view, view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    animate(to: CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top - view.headroom))
    if isAnimating { announced.insert(.scrollToTop) } else { announced.remove(.scrollToTop) }
  }

  func halt() {
    for axis in Self.axes { self[axis].halt(time: now) }
    zoom.halt()
  }

  /// Returns the stop nearest to an offset: a section that rests on stops does so when it is scrolled in code, too.
  private func restingOffset(_ offset: CGPoint) -> CGPoint {
    guard let view, let targeting = view.targeting else { return offset }
    var resting = offset
    for axis in Self.axes {
      guard let stops = targeting.snapping(for: view, axis: axis)?.stops else { continue }
      resting[axis] = CGFloat(stops[stops.nearest(to: offset[axis])])
    }
    return resting
  }
}
