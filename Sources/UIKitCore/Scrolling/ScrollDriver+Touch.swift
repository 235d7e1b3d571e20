import Foundation
import Geometry
import ScrollPhysics

extension ScrollDriver {
  /// A finger lands. What moves is held.
  func touchDown(at place: CGPoint, time: FrameTime) {
    note(time)
    refresh(at: now)
    isTracking = true
    hasGrabbed = isMoving(at: now)
    for axis in Self.axes { self[axis].touchDown(at: place[axis], time: now, grabbing: hasGrabbed) }
    hasNews = true
  }

  func touchMoved(to place: CGPoint, time: FrameTime) {
    note(time)
    for axis in Self.axes { self[axis].touchMoved(to: place[axis], time: now) }
    hasNews = true
  }

  var passesSlop: Bool { self[.horizontal].passesSlop || self[.vertical].passesSlop }

  /// The touch has become a drag.
  func dragBegan(at time: FrameTime) {
    guard let view else { return }
    note(time)
    isDragging = true
    if isAnimating { endAnimation() }
    for axis in draggedAxes { self[axis].beginDragging() }
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  /// Both that can scroll; with the directional lock only the one that has clearly moved more.
  private var draggedAxes: [Axis] {
    let scrolling = Self.axes.filter { self[$0].track.isDraggable }
    guard view?.isDirectionalLockEnabled ?? false, scrolling.count == 2, !hasGrabbed else { return scrolling }
    let (x, y) = (self[.horizontal].travel, self[.vertical].travel)
    if x >= 2 * y { return [.horizontal] }
    return y >= 2 * x ? [.vertical] : scrolling
  }

  func dragEnded(at time: FrameTime) {
    guard let view, isDragging else { return }
    note(time)
    commit(at: now)
    let releases = Self.axes.map { self[$0].proposedRelease(at: now) }
    let aims = aims(for: releases, of: view)
    for (axis, aim) in zip(Self.axes, aims) { self[axis].touchUp(time: now, endingAt: aim) }
    finishDrag()
  }

  func dragCancelled(at time: FrameTime) {
    guard isDragging else { return }
    note(time)
    commit(at: now)
    for axis in Self.axes { self[axis].touchCancelled(time: now) }
    finishDrag()
  }

  /// Another gesture has the finger, or it lifted too early to scroll.
  func trackingFailed(at time: FrameTime) {
    guard isTracking else { return }
    note(time)
    for axis in Self.axes { self[axis].touchCancelled(time: now) }
    isTracking = false
    hasGrabbed = false
    hasNews = true
    reportEnds()
  }

  private func finishDrag() {
    guard let view else { return }
    isTracking = false
    isDragging = false
    hasGrabbed = false
    hasNews = true
    let goesOn = isAny(.decelerating)
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    // The delegate may have sent the content elsewhere.
    if goesOn, isAny(.decelerating) {
      isDecelerating = true
      view.delegate?.scrollViewWillBeginDecelerating(view)
    }
    reportEnds()
  }

  /// Lets layout and delegate choose where a release ends.
  ///
  /// - Returns: For each axis the target, or nil where it ends as the physics has it.
  private func aims(for releases: [AxisScroller.Release?], of view: UIScrollView) -> [Double?] {
    let natural = CGPoint(
      x: releases[0]?.destination ?? self[.horizontal].offset(at: now),
      y: releases[1]?.destination ?? self[.vertical].offset(at: now))
    // UIKit speaks of points per millisecond here, and only here.
    let velocity = CGPoint(x: (releases[0]?.velocity ?? 0) / 1000, y: (releases[1]?.velocity ?? 0) / 1000)
    var target = view.targeting?.targetOffset(for: view, proposed: natural, velocity: velocity) ?? natural
    withUnsafeMutablePointer(to: &target) {
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: $0)
    }
    return Self.axes.map { axis in
      guard self[axis].snapping == nil, target[axis].isFinite, target[axis] != natural[axis] else { return nil }
      return Double(target[axis])
    }
  }
}
