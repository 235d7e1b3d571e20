import Foundation
import Geometry
import ScrollPhysics

/// Moves one scroll view: takes what fingers, wheel and code want, asks the physics where that leads, and writes the
/// offset once per frame.
@MainActor
package final class ScrollDriver {
  weak var view: UIScrollView?

  private(set) var finger = ScrollFinger.up
  /// The motions whose end the delegate has yet to be told of.
  var announced: AnnouncedMotions = []
  /// What the finger does beyond an end of the content.
  var transfer: DragTransfer?
  private(set) lazy var zoom = ZoomDriver(driver: self)
  /// The content is changing its size and its place; whether the offset fits is looked at when it is done.
  var isRelayouting = false

  private var horizontal = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  private var vertical = AxisScroller(track: ScrollTrack(lower: 0, upper: 0, viewport: 0))
  private var pending: RangeUpdates = []
  /// The offset that the view was last given.
  private var committed = CGPoint.zero
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

  var isTracking: Bool { finger != .up }
  var isDragging: Bool { finger.isDragging }
  var isDecelerating: Bool { announced.contains(.deceleration) }
  var isAnimating: Bool { announced.contains(.animation) }

  func fingerBecame(_ new: ScrollFinger) { finger = new }

  var isAtRest: Bool { horizontal.phase == .idle && vertical.phase == .idle }

  func isMoving(at time: FrameTime) -> Bool { horizontal.isMoving(at: time) || vertical.isMoving(at: time) }

  /// Brings the axes up to the view's geometry. Motion is planned anew from where it is.
  func refresh(at time: FrameTime) {
    guard let view else { return }
    pending.remove(.refresh)
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
    committed = publishedOffset(at: time)
    view?.commit(offset: committed)
  }

  private func publishedOffset(at time: FrameTime) -> CGPoint {
    CGPoint(x: horizontal.publishedOffset(at: time), y: vertical.publishedOffset(at: time))
  }

  /// The view has the offset of the axes already: it was written from outside.
  func adopt() { committed = publishedOffset(at: now) }

  /// The offset was chosen in code, so it may lie beyond the range until that changes.
  func keepBeyondRange() { pending.remove(.fit) }

  /// The view is in a window. On another stage than before, time starts over and nothing moves.
  func joinStage() {
    guard let view, let root = view.window?.root else { return }
    root.register(self)
    if stage !== root {
      stage = root
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
    for axis in Self.axes { self[axis].settle(at: time) }
    if needsFit { fit() } else { commit(at: time) }
    reportEnds()
    view.showIndicators(along: scrollingAxes, at: time)
  }

  /// Those that a drag and what follows it may scroll, or that code, keys and wheel do scroll.
  private var scrollingAxes: [Axis] {
    if isDragging || !isTracking && isAny(.decelerating) { return Self.axes }
    return isTracking ? [] : Self.axes.filter { self[$0].phase != .idle }
  }

  /// The motions that are over without the delegate knowing. While a finger holds the content, none is.
  private var endedMotions: AnnouncedMotions {
    guard !isTracking else { return [] }
    var ended = announced
    if isAny(.decelerating) || isAny(.wheeling) { ended.remove(.deceleration) }
    if isAny(.animating) { ended.subtract([.animation, .scrollToTop]) }
    if isAny(.wheeling) { ended.remove(.keyScroll) }
    return ended
  }

  /// Tells the delegate of motions that are over; not while a finger holds them.
  func reportEnds() {
    if endedMotions.contains(.deceleration), let view {
      announced.remove(.deceleration)
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
    if endedMotions.contains(.animation) { endAnimation() }
    if endedMotions.contains(.keyScroll) { endKeyScroll() }
  }

  /// The motion that a key began is over, or has been cut short.
  func endKeyScroll() {
    guard let view else { return }
    announced.remove(.keyScroll)
    view.delegate?.scrollViewDidEndScrollingAnimation(view)
  }

  /// The animation is over, or has been cut short.
  func endAnimation() {
    guard let view else { return }
    let wasScrollToTop = announced.contains(.scrollToTop)
    announced.subtract([.animation, .scrollToTop])
    if wasScrollToTop {
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
    pending.insert(.refresh)
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
