import Foundation
import Geometry
import ScrollPhysics

extension ScrollDriver {
  /// Handles a finger that lands. It holds moving content; with a directional lock, only along the axes that move.
  func touchDown(at location: CGPoint, time: FrameTime) {
    note(time)
    refresh(at: now)
    let holdsMotion = isMoving(at: now)
    finger = .down(holdsMotion: holdsMotion)
    let isLocked = view?.isDirectionalLockEnabled ?? false
    for axis in Self.axes {
      let isHeld = holdsMotion && (!isLocked || self[axis].isMoving(at: now))
      self[axis].touchDown(at: location[axis], time: time, grabbing: isHeld)
    }
  }

  func touchMoved(to location: CGPoint, time: FrameTime) {
    note(time)
    for axis in Self.axes {
      let before = self[axis].surplus
      self[axis].touchMoved(to: location[axis], time: time)
      passOn(from: before, along: axis, at: time)
    }
  }

  /// Whether the finger has moved far enough for a drag. Axes that an enclosing scroll view drags do not count.
  var passesSlop: Bool { Self.axes.contains { self[$0].passesSlop && !leavesToParent($0) } }

  /// Begins a drag.
  func dragBegan(at time: FrameTime) {
    note(time)
    beginDrag(along: draggedAxes)
  }

  func beginDrag(along axes: [Axis]) {
    guard let view else { return }
    finger = finger.dragging
    if isAnimating { endAnimation() }
    if announced.contains(.keyScroll) { endKeyScroll() }
    for axis in axes { self[axis].beginDragging() }
    view.dragDidBegin()
    view.report { $0.scrollViewWillBeginDragging(view) }
  }

  /// The axes to drag: those that can scroll; with a directional lock only the one that has clearly moved more, or that
  /// was moving.
  private var draggedAxes: [Axis] {
    let scrolling = Self.axes.filter { self[$0].track.isDraggable }
    guard view?.isDirectionalLockEnabled ?? false, scrolling.count == 2 else { return scrolling }
    if finger.holdsMotion { return [] }
    let (x, y) = (abs(self[.horizontal].translation), abs(self[.vertical].translation))
    if x >= 2 * y { return [.horizontal] }
    return y >= 2 * x ? [.vertical] : scrolling
  }

  /// Ends a drag. A finger that is taken away acts like one that holds still and lifts.
  ///
  /// - Parameter time: The time of the lift. The delegate receives values on the grid on which numbers leave the
  ///   physics.
  func dragEnded(at time: FrameTime, as leave: AxisScroller.Leave = .lifts) {
    guard let view, isDragging else { return }
    note(time)
    commit(at: now)
    view.refreshControl?.fingerLifts()
    refresh(at: now)
    let releases = Self.axes.map { self[$0].proposedRelease(at: time, as: leave)?.published }
    let lifted = view.contentOffset
    let aims = aims(for: releases, of: view)
    let isMoved = zip(Self.axes, aims).map { axis, aim in
      aim.map { $0 == Double(lifted[axis]) } == true && view.contentOffset[axis] != lifted[axis]
    }
    for (axis, aim) in zip(Self.axes, aims) { self[axis].touchUp(time: time, endingAt: aim, as: leave) }
    // A delegate that lets the content rest where the finger lifts, and moves it itself, as in an animation, has it
    // stay there.
    for (axis, isMoved) in zip(Self.axes, isMoved) where isMoved {
      self[axis].stop(at: Double(view.contentOffset[axis]), time: now)
    }
    finishDrag()
    endTransfer(at: time, as: leave)
    zoom.fingersLeft()
  }

  /// Ends tracking, when another gesture has taken the finger, or it has lifted too early to scroll.
  func trackingFailed(at time: FrameTime) {
    guard isTracking else { return }
    note(time)
    for axis in Self.axes {
      self[axis].touchCancelled(time: time)
      if returnsWhenReleased { self[axis].swingBack(time: now) }
    }
    (finger, returnsWhenReleased) = (.up, false)
    reportEnds()
    zoom.fingersLeft()
  }

  private func finishDrag() {
    guard let view else { return }
    (finger, returnsWhenReleased) = (.up, false)
    let decelerates = isAny(.decelerating)
    view.report { $0.scrollViewDidEndDragging(view, willDecelerate: decelerates) }
    // The delegate may have set another offset.
    if decelerates, isAny(.decelerating) {
      announced.insert(.deceleration)
      view.report { $0.scrollViewWillBeginDecelerating(view) }
    }
    reportEnds()
  }

  private func aims(for releases: [AxisScroller.Release?], of view: UIScrollView) -> [Double?] {
    let natural = CGPoint(
      x: releases[0]?.destination ?? Double(view.contentOffset.x),
      y: releases[1]?.destination ?? Double(view.contentOffset.y))
    // UIKit uses points per millisecond only in this delegate method.
    let velocity = CGPoint(x: (releases[0]?.velocity ?? 0) / 1000, y: (releases[1]?.velocity ?? 0) / 1000)
    return aims(natural: natural, velocity: velocity, of: view)
  }

  /// Lets the layout and the delegate choose where the content comes to rest.
  ///
  /// - Parameters:
  ///   - natural: The offset at which it would come to rest by itself.
  ///   - velocity: The velocity, in points per millisecond.
  /// - Returns: The target of each axis; `nil` for that of the physics.
  func aims(natural: CGPoint, velocity: CGPoint, of view: UIScrollView) -> [Double?] {
    var target = view.targeting?.targetOffset(for: view, proposed: natural, velocity: velocity) ?? natural
    target = view.offsetObserver?.restingOffset(for: view, proposed: target) ?? target
    withUnsafeMutablePointer(to: &target) {
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: $0)
    }
    return Self.axes.map { axis in
      guard self[axis].snapping == nil, target[axis].isFinite, target[axis] != natural[axis] else { return nil }
      return Double(target[axis])
    }
  }
}
