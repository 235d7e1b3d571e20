import Foundation
import Geometry
import ScrollPhysics

/// The origin of a new content offset.
enum OffsetSource {
  case app
  case physics
}

extension UIScrollView {
  /// The part of the safe area that is added to the content inset.
  ///
  /// A view without an area, such as one that constraints have not placed yet, has no adjustment: it would scroll, and
  /// apps divide by its width in `scrollViewDidScroll`.
  ///
  /// - Fidelity: documented, except for views without an area.
  var safeAreaAdjustment: UIEdgeInsets {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let x = alwaysBounceHorizontal || contentSize.width > bounds.size.width
      let y = alwaysBounceVertical || contentSize.height > bounds.size.height || isBelowNavigationBar
      return UIEdgeInsets(
        top: y ? safe.top : 0, left: x ? safe.left : 0, bottom: y ? safe.bottom : 0, right: x ? safe.right : 0)
    }
  }

  /// Whether the view's content begins below a navigation bar. It is inset even if it is too short to scroll.
  private var isBelowNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let controller = nearestViewController else { return false }
    return controller.container is UINavigationController && controller.topScrollView === self
  }

  var effectiveInset: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaAdjustment)
    return UIEdgeInsets(
      top: own.top + safe.top + refreshInset, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// Returns the geometry of one axis for the scroll physics.
  ///
  /// - Parameter size: The content's size; `nil` for the present one.
  func track(_ axis: Axis, content size: CGSize? = nil) -> ScrollTrack {
    let inset = adjustedContentInset
    let isHorizontal = axis == .horizontal
    return ScrollTrack(
      content: (size ?? contentSize)[axis], viewport: bounds.size[axis],
      leading: isHorizontal ? inset.left : inset.top + headroom,
      trailing: isHorizontal ? inset.right : inset.bottom,
      alignment: isHorizontal ? contentAlignmentPoint.x : contentAlignmentPoint.y,
      bounces: isHorizontal ? bouncesHorizontally : bouncesVertically,
      alwaysBounces: isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical,
      rate: Deceleration.Rate(perMillisecond: decelerationRate.rawValue))
  }

  func snapping(_ axis: Axis, on track: ScrollTrack) -> Snapping? {
    if let snapping = targeting?.snapping(for: self, axis: axis) { return snapping }
    guard isPagingEnabled else { return nil }
    return Snapping(.paging, stops: RestStops(pages: track.viewport, on: track))
  }

  /// Applies a changed size of the content or the view, or changed insets.
  func contentGeometryDidChange() {
    guard !isChangingRange else { return rangeHasChanged = true }
    rangeHasChanged = false
    let (inset, range) = (adjustedContentInset, ScrollRangeInsets(of: self))
    let (oldInset, oldRange) = (knownInset, knownRange)
    (knownInset, knownRange) = (inset, range)
    if range.adjustment != oldRange.adjustment { driver.startDidMove(from: oldRange.start, to: range.start) }
    driver.geometryDidChange()
    offsetObserver?.scrollViewGeometryDidChange(self)
    bottomBarObserver?.scrollViewDidCommit(self)
    guard inset != oldInset else { return }
    if window != nil { for child in subviews { child.safeAreaMayHaveChanged() } }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Makes several changes that affect the range of offsets, and fits the offset once.
  func changeRange(_ changes: () -> Void) {
    let wasChanging = isChangingRange
    isChangingRange = true
    changes()
    isChangingRange = wasChanging
    if rangeHasChanged { contentGeometryDidChange() }
  }

  /// Responds to a change of the bounds, by ``commit(offset:)`` or by the app.
  func boundsDidChange(from old: CGRect) {
    let isCommitted = isCommitting
    isCommitting = false
    boundsObserver?.scrollViewDidTakeBounds(self)
    if bounds.size != old.size { contentGeometryDidChange() }
    guard bounds.origin != old.origin else { return }
    if !isCommitted { driver.boundsWereMoved(by: bounds.origin - old.origin) }
    // The delegate is not notified when code sets the bounds instead of the offset, as on iOS.
    offsetDidChange(isReported: isCommitted)
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let rect = rect.standardFinite
    let inset = adjustedContentInset
    var target = contentOffset
    for axis in [Axis.horizontal, .vertical] {
      let leading = axis == .horizontal ? inset.left : inset.top
      let trailing = axis == .horizontal ? inset.right : inset.bottom
      let seen = Interval(target[axis] + leading, target[axis] + bounds.size[axis] - trailing)
      let wanted = rect.interval(axis)
      if wanted.lower < seen.lower || wanted.length > seen.length {
        target[axis] = wanted.lower - leading
      } else if wanted.upper > seen.upper {
        target[axis] = wanted.upper + trailing - bounds.size[axis]
      }
      target[axis] = track(axis).clamp(target[axis])
    }
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Writes the offset that the physics has published, rounded to whole device pixels.
  ///
  /// - Parameter offset: The content offset, in points.
  func commit(offset: CGPoint) {
    let new = onPixels(offset.finite)
    guard new != bounds.origin else { return }
    // An offset of the app has set the property already.
    guard passesOffsets, offsetSource != .app else { return place(offset: new) }
    offsetSource = .physics
    contentOffset = new
    offsetSource = nil
  }

  /// Sets the offset to a value that the physics has published, as an override of the setter may have changed it, or to
  /// one of the app, from which the physics continues.
  func take(offset: CGPoint) {
    guard offsetSource == .physics else {
      offsetSource = .app
      driver.move(to: offset)
      offsetSource = nil
      return
    }
    offsetSource = nil
    let new = onPixels(offset.finite)
    if new != bounds.origin { place(offset: new) }
  }

  private func place(offset: CGPoint) {
    // The delegate is notified of the change, and may set another offset.
    offsetSource = nil
    isCommitting = true
    bounds.origin = offset
  }

  /// Returns a coordinate of an offset rounded to whole device pixels. Values compared with offsets are rounded in the
  /// same way: first to the grid on which numbers leave the physics, which decides values close to the middle between
  /// two pixels.
  package func onPixels(_ offset: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? PixelGrid(scale: scale).round(PublishedGrid.offset(offset)) : offset
  }

  package func onPixels(_ offset: CGPoint) -> CGPoint { CGPoint(x: onPixels(offset.x), y: onPixels(offset.y)) }

  /// Reports an event to the controller that owns the scroll view, and then to the app's delegate.
  func report(_ event: (any UIScrollViewDelegate) -> Void) {
    if let ownerDelegate { event(ownerDelegate) }
    if let delegate { event(delegate) }
  }

  private func offsetDidChange(isReported: Bool) {
    setNeedsLayout()
    refreshControl?.follow()
    offsetObserver?.scrollViewDidCommit(self)
    bottomBarObserver?.scrollViewDidCommit(self)
    if isReported { report { $0.scrollViewDidScroll(self) } }
  }
}

/// The part of a scroll view's range before its content, including the height by which a bar above has shrunk.
///
/// A bar that follows the offset exchanges inset for headroom. Their sum is constant, so the bar does not move the
/// offset.
@MainActor
struct ScrollRangeInsets {
  /// The safe area's contribution.
  var adjustment = UIEdgeInsets.zero
  /// The offset at which the content is at its start.
  var start = CGPoint.zero

  init() {}

  init(of view: UIScrollView) {
    let inset = view.adjustedContentInset
    adjustment = view.safeAreaAdjustment
    adjustment.top += view.headroom
    start = CGPoint(x: -inset.left, y: -(inset.top + view.headroom))
  }
}
