import Foundation
import Geometry

/// The visibility of a scroll indicator over time.
struct IndicatorVisibility: Equatable {
  /// The time that the indicator remains after a scroll and after a flash, and the duration of its fading, in seconds.
  ///
  /// - Source: chosen by eye; Apple publishes none of them.
  static let linger: FrameTime = 0.5
  static let flash: FrameTime = 0.75
  static let fade: FrameTime = 0.25

  /// The time at which fading begins: infinity during a scroll, `nil` while the indicator is hidden.
  private(set) var fadesAt: FrameTime?

  /// Whether the indicator is about to fade. During a scroll, the scroll itself requests frames.
  var isChanging: Bool { fadesAt?.isFinite ?? false }

  /// Whether a scroll keeps the indicator visible.
  var isHeld: Bool { fadesAt == .infinity }

  func alpha(at time: FrameTime) -> CGFloat {
    guard let fadesAt else { return 0 }
    guard time > fadesAt else { return 1 }
    return Swift.max(0, 1 - CGFloat((time - fadesAt) / Self.fade))
  }

  mutating func update(isScrolling: Bool, at time: FrameTime) {
    if isScrolling {
      fadesAt = .infinity
    } else if let end = fadesAt {
      if end == .infinity { fadesAt = time + Self.linger }
      if end + Self.fade <= time { fadesAt = nil }
    }
  }

  /// Shows the indicator for a duration, unless a scroll keeps it visible anyway.
  mutating func show(for duration: FrameTime, at time: FrameTime) {
    if fadesAt != .infinity { fadesAt = Swift.max(fadesAt ?? 0, time + duration) }
  }
}

/// The visibility of both indicators of a scroll view.
struct IndicatorPair: Equatable {
  private var horizontal = IndicatorVisibility()
  private var vertical = IndicatorVisibility()

  subscript(axis: Axis) -> IndicatorVisibility {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var isChanging: Bool { horizontal.isChanging || vertical.isChanging }

  /// Whether a scroll keeps exactly the indicators of these axes visible.
  func areShown(along axes: [Axis]) -> Bool {
    horizontal.isHeld == axes.contains(.horizontal) && vertical.isHeld == axes.contains(.vertical)
  }
}

extension UIScrollView {
  func showIndicators(along axes: [Axis], at time: FrameTime) {
    let old = indicators
    for axis in ScrollDriver.axes { indicators[axis].update(isScrolling: axes.contains(axis), at: time) }
    if indicators != old || indicators.isChanging { setNeedsDisplay() }
  }

  func flashIndicators(along axes: [Axis], for duration: FrameTime = IndicatorVisibility.flash) {
    for axis in axes { indicators[axis].show(for: duration, at: driver.now) }
    setNeedsDisplay()
  }

  /// Shows the indicators of the axes that `changes` moves. An animation shows them by itself, as long as it lasts.
  func showIndicators(during changes: () -> Void) {
    let before = contentOffset
    changes()
    let moved = ScrollDriver.axes.filter { contentOffset[$0] != before[$0] }
    if !moved.isEmpty { flashIndicators(along: moved, for: IndicatorVisibility.linger) }
  }

  func hideIndicators() {
    guard indicators != IndicatorPair() else { return }
    indicators = IndicatorPair()
    setNeedsDisplay()
  }
}
