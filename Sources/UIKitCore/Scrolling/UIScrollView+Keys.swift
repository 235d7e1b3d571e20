import Foundation
import Geometry
import ScrollPhysics

/// A key that scrolls. Space acts as ``pageDown``, Shift-Space as ``pageUp``.
package enum ScrollKey: CaseIterable, Hashable, Sendable {
  case arrowUp
  case arrowDown
  case arrowLeft
  case arrowRight
  case pageUp
  case pageDown
  case home
  case end
}

extension UIScrollView {
  /// Scrolls in response to a key of a hardware keyboard: an arrow by a line of 48 points, a page key by the visible
  /// length less one line, home and end to the ends. If the content rests on stops, an arrow moves to the next one.
  ///
  /// Page keys, home and end act on the vertical axis, or on the horizontal one if only that can scroll.
  ///
  /// - Returns: Whether the key scrolls the view. At an end it does not, so that an enclosing view may scroll.
  /// - Fidelity: approximated; iOS publishes neither distances nor motion. The content moves with the spring of paging,
  ///   and `scrollViewDidEndScrollingAnimation` is called when it comes to rest.
  package func handleKeyScroll(_ key: ScrollKey, at time: FrameTime) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    return driver.press(key, at: time)
  }
}

extension ScrollDriver {
  func press(_ key: ScrollKey, at time: FrameTime) -> Bool {
    note(time)
    refresh(at: now)
    guard let view, !isTracking else { return false }
    let axis = key.axis ?? (canScroll(.vertical) ? .vertical : .horizontal)
    let isMirrored =
      key.axis == nil && axis == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let goesForward = key.goesForward != isMirrored
    guard canGo(along: axis, forward: goesForward) else { return false }
    self[axis].press(key.step(forward: goesForward, page: view.keyPage(along: axis)), time: now)
    announced.insert(.keyScroll)
    return true
  }

  private func canScroll(_ axis: Axis) -> Bool { self[axis].track.upper > self[axis].track.lower }

  /// Whether the content will come to rest before that end.
  func canGo(along axis: Axis, forward: Bool) -> Bool {
    let track = self[axis].track
    guard track.upper > track.lower else { return false }
    let rest = self[axis].destination
    return forward ? rest < track.upper : rest > track.lower
  }
}

extension ScrollKey {
  /// The axis of an arrow key; `nil` for keys that act on whichever axis scrolls.
  fileprivate var axis: Axis? {
    switch self {
    case .arrowUp, .arrowDown: .vertical
    case .arrowLeft, .arrowRight: .horizontal
    case .pageUp, .pageDown, .home, .end: nil
    }
  }

  fileprivate var goesForward: Bool {
    switch self {
    case .arrowDown, .arrowRight, .pageDown, .end: true
    case .arrowUp, .arrowLeft, .pageUp, .home: false
    }
  }

  fileprivate func step(forward: Bool, page: Double) -> AxisScroller.Step {
    switch self {
    case .arrowUp, .arrowDown, .arrowLeft, .arrowRight: .lines(forward ? 1 : -1)
    case .pageUp, .pageDown: .pages(forward ? 1 : -1, length: page)
    case .home, .end: forward ? .end : .start
    }
  }
}

extension UIScrollView {
  /// The distance of a page key: the visible length less one line, which stays visible as context; at least half the
  /// visible length.
  fileprivate func keyPage(along axis: Axis) -> Double {
    let inset = adjustedContentInset
    let covered = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    let seen = FiniteGeometry.length(bounds.size[axis] - covered)
    let line = CGFloat(AxisScroller.pointsPerNotch)
    return Double(seen > 2 * line ? seen - line : seen / 2)
  }
}
