import Foundation
import Geometry
import ScrollPhysics

/// Moves one scroll view: takes what fingers, wheel and code want, asks the physics where that leads, and writes the
/// offset once per frame.
@MainActor
package final class ScrollDriver {
  weak var view: UIScrollView?

  /// A finger is down and has not been lost to another gesture.
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isAnimating = false
  /// The animation under way was asked for by a tap on the status bar.
  var isGoingToTop = false
  /// The finger that is down has stopped a motion.
  var hasGrabbed = false
  /// A key has set the content moving.
  var isPressed = false
  /// What the finger does beyond an end of the content.
  var transfer: DragTransfer?
  private(set) lazy var zoom = ZoomDriver(driver: self)
  /// The content is changing its size and its place; whether the offset fits is looked at when it is done.
  var isRelayouting = false

  private var horizontal = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  private var vertical = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  /// The tracks may not be those of the view any more.
  private var isStale = true
  /// The range has changed while something moved: where that ends, the offset may lie beyond it.
  var needsFit = false
  /// The offset may be another than the one committed.
  var hasNews = false
  /// The latest event or frame.
  private var latest: FrameTime = 0
  /// Whose time it is.
  private weak var stage: RenderRoot?

  init() {}

  subscript(axis: Axis) -> AxisScroller {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  static let axes: [Axis] = [.horizontal, .vertical]

  /// Code that runs between frames is at the time of the last one, or of the event it answers. Off stage time stands
  /// still.
  var now: FrameTime { Swift.max(latest, stage?.now ?? latest) }

  func note(_ time: FrameTime) { if time.isFinite { latest = Swift.max(latest, time) } }

  func isAny(_ phase: AxisScroller.Phase) -> Bool { horizontal.phase == phase || vertical.phase == phase }

  var isAtRest: Bool { horizontal.phase == .idle && vertical.phase == .idle }

  func isMoving(at time: FrameTime) -> Bool { horizontal.isMoving(at: time) || vertical.isMoving(at: time) }

  /// Brings the axes up to the view's geometry. Motion is planned anew from where it is.
  func refresh(at time: FrameTime) {
    guard let view else { return }
    isStale = false
    for axis in Self.axes {
      let track = view.track(axis)
      self[axis].update(track: track, snapping: view.snapping(axis, on: track), time: time)
    }
  }

  /// Where the content is, before it is put on pixels.
  var exactOffset: CGPoint { CGPoint(x: horizontal.offset(at: now), y: vertical.offset(at: now)) }

  /// The content has another size, and lies elsewhere, at once; a finger goes on holding it.
  func place(at offset: CGPoint, resize: () -> Void) {
    isRelayouting = true
    resize()
    isRelayouting = false
    refresh(at: now)
    for axis in Self.axes { self[axis].stop(at: Double(offset[axis]), time: now) }
    commit(at: now)
  }

  func commit(at time: FrameTime) {
    hasNews = false
    view?.commit(
      offset: CGPoint(x: horizontal.publishedOffset(at: time), y: vertical.publishedOffset(at: time)))
  }

  /// The view is in a window. On another stage than before, time starts over and nothing moves.
  func joinStage() {
    guard let view, let root = view.window?.root else { return }
    root.register(self)
    if stage !== root {
      stage = root
      latest = root.now
      for axis in Self.axes { self[axis].restart(at: onStop(view.bounds.origin[axis], axis), time: latest) }
    }
    view.contentGeometryDidChange()
  }
}

extension ScrollDriver: FrameTicking {
  package var isTicking: Bool {
    hasNews || isStale || isAny(.decelerating) || isAny(.animating) || isAny(.wheeling)
      || zoom.flight != nil || view?.indicators.isChanging ?? false
  }

  package func tick(to time: FrameTime) {
    note(time)
    guard isTicking, let view else { return }
    if isStale {
      refresh(at: time)
      needsFit = true
    }
    zoom.advance(to: time)
    for axis in Self.axes { self[axis].settle(at: time) }
    if needsFit, isAtRest, !zoom.isActive { fit() } else { commit(at: time) }
    reportEnds()
    view.showIndicators(along: scrollingAxes, at: time)
  }

  /// Those that a drag and what follows it may scroll, or that code, keys and wheel do scroll.
  private var scrollingAxes: [Axis] {
    if isDragging || !isTracking && isAny(.decelerating) { return Self.axes }
    return isTracking ? [] : Self.axes.filter { self[$0].phase != .idle }
  }

  /// Tells the delegate of motions that are over; not while a finger holds them.
  func reportEnds() {
    guard let view, !isTracking else { return }
    if isDecelerating, !isAny(.decelerating), !isAny(.wheeling) {
      isDecelerating = false
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
    if isAnimating, !isAny(.animating) { endAnimation() }
    if isPressed, !isAny(.wheeling) { endPress() }
  }

  /// What a key set going is over, or has been cut short.
  func endPress() {
    guard let view else { return }
    isPressed = false
    view.delegate?.scrollViewDidEndScrollingAnimation(view)
  }

  /// The animation is over, or has been cut short.
  func endAnimation() {
    guard let view else { return }
    let wasGoingToTop = isGoingToTop
    (isAnimating, isGoingToTop) = (false, false)
    if wasGoingToTop {
      view.delegate?.scrollViewDidScrollToTop(view)
    } else {
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }
}

extension ScrollDriver {
  /// Content, view, insets or stops have changed. At rest the offset is brought within the new range now; what moves or
  /// is held follows in the next frame.
  func geometryDidChange() {
    isStale = true
    guard isAtRest, !isRelayouting, !zoom.isActive else { return }
    refresh(at: now)
    fit()
  }

  /// Content that stands at its start stays there when the safe area moves that by a pixel or more.
  func startDidMove(from old: CGPoint, to new: CGPoint) {
    guard isAtRest, let view else { return }
    var target = view.contentOffset
    for axis in Self.axes where view.onPixels(new[axis]) != view.onPixels(old[axis]) {
      if target[axis] <= view.onPixels(old[axis]) + 0.5 { target[axis] = new[axis] }
    }
    guard target != view.contentOffset else { return }
    for axis in Self.axes { self[axis].stop(at: target[axis], time: now) }
    commit(at: now)
  }

  /// The content need no longer keep clear of something above it: at rest it swings back over the room.
  func releaseInset() {
    isRelayouting = true
    view?.contentGeometryDidChange()
    isRelayouting = false
    refresh(at: now)
    for axis in Self.axes { self[axis].swingBack(time: now) }
    hasNews = true
    if let view { view.window?.root?.register(self) }
  }

  private func fit() {
    needsFit = false
    for axis in Self.axes {
      let offset = self[axis].offset(at: now)
      let fitting = self[axis].track.clamp(offset)
      if fitting != offset { self[axis].stop(at: fitting, time: now) }
    }
    commit(at: now)
  }
}
