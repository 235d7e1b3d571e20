import Foundation
import Geometry
import ScrollPhysics

/// The driver of one scroll view: it passes input from fingers, the wheel and code to the physics, and writes the
/// resulting offset once per frame.
@MainActor
package final class ScrollDriver {
  weak var view: UIScrollView?

  var finger = ScrollFinger.up
  /// The motions whose end has not yet been reported to the delegate.
  var announced: AnnouncedMotions = []
  /// The transfer of the drag to an enclosing view, beyond an end of the content.
  var transfer: DragTransfer?
  private(set) lazy var zoom = ZoomDriver(driver: self)
  /// Whether the content is being changed; the offset is fitted when that is done.
  var isRelayouting = false

  private var horizontal = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  private var vertical = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  private var pending: RangeUpdates = []
  /// Whether an inset was removed while a finger held the content, which springs back when the finger lifts.
  var returnsWhenReleased = false
  /// The offset last written to the view.
  private var committed = CGPoint.zero
  /// The time of the latest event or frame.
  private var latest: FrameTime = 0
  /// The root whose clock applies.
  private weak var renderRoot: RenderRoot?

  init() {}

  subscript(axis: Axis) -> AxisScroller {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  static let axes: [Axis] = [.horizontal, .vertical]

  /// The present time: between frames, that of the last frame or of the event being handled. Without a window, time
  /// stands still.
  var now: FrameTime { Swift.max(latest, renderRoot?.now ?? latest) }

  func note(_ time: FrameTime) { if time.isFinite { latest = Swift.max(latest, time) } }

  func isAny(_ phase: AxisScroller.Phase) -> Bool { horizontal.phase == phase || vertical.phase == phase }

  var isTracking: Bool { finger != .up }
  var isDragging: Bool { finger.isDragging }
  var isDecelerating: Bool { announced.contains(.deceleration) }
  var isAnimating: Bool { announced.contains(.animation) }

  var isAtRest: Bool { horizontal.phase == .idle && vertical.phase == .idle }

  func isMoving(at time: FrameTime) -> Bool { horizontal.isMoving(at: time) || vertical.isMoving(at: time) }

  /// Updates the axes to the view's geometry. Motion is planned again from its present state.
  func refresh(at time: FrameTime) {
    guard let view else { return }
    pending.remove(.refresh)
    for axis in Self.axes {
      let track = view.track(axis)
      self[axis].update(track: track, snapping: view.snapping(axis, on: track), time: time)
    }
  }

  /// The offset before rounding to pixels.
  var exactOffset: CGPoint { CGPoint(x: horizontal.offset(at: now), y: vertical.offset(at: now)) }

  /// Changes the size and the offset of the content at once. A finger continues to hold it.
  func place(at offset: CGPoint, resize: () -> Void) {
    isRelayouting = true
    resize()
    isRelayouting = false
    refresh(at: now)
    for axis in Self.axes { self[axis].stop(at: Double(offset[axis]), time: now) }
    commit(at: now)
  }

  func commit(at time: FrameTime) {
    committed = publishedOffset(at: time)
    view?.commit(offset: committed)
  }

  private func publishedOffset(at time: FrameTime) -> CGPoint {
    CGPoint(x: horizontal.publishedOffset(at: time), y: vertical.publishedOffset(at: time))
  }

  /// Records that the view has the axes' offset already, as it was written from outside.
  func adopt() { committed = publishedOffset(at: now) }

  /// Keeps an offset set in code, even beyond the range, until the range changes.
  func keepBeyondRange() { pending.remove(.fit) }

  /// Joins a window. With another root than before, time starts over and nothing moves.
  func attach() {
    guard let view, let root = view.window?.root else { return }
    root.register(self)
    if renderRoot !== root {
      renderRoot = root
      latest = root.now
      for axis in Self.axes { self[axis].restart(at: onStop(view.bounds.origin[axis], axis), time: latest) }
      adopt()
    }
    view.contentGeometryDidChange()
  }
}

extension ScrollDriver: FrameTicking {
  package var isTicking: Bool {
    isAny(.decelerating) || isAny(.animating) || isAny(.wheeling) || zoom.flight != nil
      || pending.contains(.refresh) || needsFit || committed != publishedOffset(at: now) || !endedMotions.isEmpty
      || view.map { $0.indicators.isChanging || !$0.indicators.areShown(along: scrollingAxes) } ?? false
  }

  /// Whether the offset has to be brought within a range that changed while something moved.
  private var needsFit: Bool { pending.contains(.fit) && isAtRest && !zoom.isActive }

  package func tick(to time: FrameTime) {
    note(time)
    guard isTicking, let view else { return }
    if pending.contains(.refresh) {
      refresh(at: time)
      pending.insert(.fit)
    }
    zoom.advance(to: time)
    for axis in Self.axes { self[axis].finishMotion(at: time) }
    if needsFit { fit() } else { commit(at: time) }
    reportEnds()
    view.showIndicators(along: scrollingAxes, at: time)
  }

  /// The axes that a drag and its deceleration may scroll, or that code, keys or the wheel do scroll.
  private var scrollingAxes: [Axis] {
    if isDragging || !isTracking && isAny(.decelerating) { return Self.axes }
    return isTracking ? [] : Self.axes.filter { self[$0].phase != .idle }
  }

  /// The motions whose end has not yet been reported. The set is empty while a finger holds the content.
  private var endedMotions: AnnouncedMotions {
    guard !isTracking else { return [] }
    var ended = announced
    if isAny(.decelerating) || isAny(.wheeling) { ended.remove(.deceleration) }
    if isAny(.animating) { ended.subtract([.animation, .scrollToTop]) }
    if isAny(.wheeling) { ended.remove(.keyScroll) }
    return ended
  }

  /// Reports ended motions to the delegate, except while a finger holds them.
  func reportEnds() {
    if endedMotions.contains(.deceleration), let view {
      announced.remove(.deceleration)
      view.report { $0.scrollViewDidEndDecelerating(view) }
    }
    if endedMotions.contains(.animation) { endAnimation() }
    if endedMotions.contains(.keyScroll) { endKeyScroll() }
  }

  /// Reports that the motion begun by a key has ended or was interrupted.
  func endKeyScroll() {
    guard let view else { return }
    announced.remove(.keyScroll)
    view.report { $0.scrollViewDidEndScrollingAnimation(view) }
  }

  /// Reports that the animation has ended or was interrupted.
  func endAnimation() {
    guard let view else { return }
    let wasScrollToTop = announced.contains(.scrollToTop)
    announced.subtract([.animation, .scrollToTop])
    if wasScrollToTop {
      view.delegate?.scrollViewDidScrollToTop(view)
    } else {
      view.report { $0.scrollViewDidEndScrollingAnimation(view) }
    }
  }
}

extension ScrollDriver {
  /// Responds to a change of the content, the view, insets or stops. At rest, the offset is brought within the new
  /// range now; content that moves or is held follows in the next frame.
  func geometryDidChange() {
    pending.insert(.refresh)
    guard isAtRest, !isRelayouting, !zoom.isActive else { return }
    refresh(at: now)
    fit()
  }

  /// Keeps content at its start when a change of the safe area moves that by at least a pixel.
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

  /// Removes an inset above the content: at rest, or once a finger that holds it lifts, it springs back over the space.
  func releaseInset() {
    returnsWhenReleased = isTracking
    isRelayouting = true
    view?.contentGeometryDidChange()
    isRelayouting = false
    refresh(at: now)
    for axis in Self.axes { self[axis].swingBack(time: now) }
    if let view { view.window?.root?.register(self) }
  }

  private func fit() {
    pending.remove(.fit)
    for axis in Self.axes {
      let offset = self[axis].offset(at: now)
      let fitting = self[axis].track.clamp(offset)
      if fitting != offset { self[axis].stop(at: fitting, time: now) }
    }
    commit(at: now)
  }
}
