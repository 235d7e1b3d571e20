import Foundation
import Geometry
import UIKitCore

/// Scrolls a collection view while a finger that carries an item or selects stays near one of its edges.
///
/// The speed is constant between two moves of the finger, so the content's position is a function of time.
@MainActor
final class EdgeScroller: FrameTicking {
  private weak var collectionView: UICollectionView?
  /// Called after the content has moved under the finger.
  private let onScroll: () -> Void
  private var glides: [Axis: EdgeGlide] = [:]
  private var now: TimeInterval
  /// The offset after the previous frame.
  private var written: CGPoint

  /// - Parameter onScroll: Called once for each frame in which the content has moved, for whatever reason.
  init(_ collectionView: UICollectionView, onScroll: @escaping () -> Void) {
    self.collectionView = collectionView
    self.onScroll = onScroll
    now = collectionView.window?.root?.now ?? 0
    written = collectionView.contentOffset
    // Deceleration would carry the content away from under the finger. Content beyond an end springs back.
    collectionView.stopScrollingAndZooming()
    collectionView.window?.root?.register(self)
  }

  var isTicking: Bool { Self.axes.contains { glides[$0]?.isMoving(at: now) ?? false } }

  /// Updates the scroll speed for a new location of the finger.
  ///
  /// - Parameters:
  ///   - location: The location relative to the upper left corner of the visible area.
  ///   - time: The time on the host's clock; the current time by default.
  func pull(at location: CGPoint, time: TimeInterval? = nil) {
    guard let collectionView else { return }
    note(time ?? collectionView.window?.root?.now ?? now)
    for axis in Self.axes { pull(axis, at: location[axis], of: collectionView) }
  }

  private func pull(_ axis: Axis, at location: CGFloat, of collectionView: UICollectionView) {
    let visible = collectionView.visibleArea
    let ends = visible.ends(axis)
    var velocity: CGFloat = 0
    if ends.lowerBound < ends.upperBound { velocity = EdgePull.velocity(at: location, in: visible.uncovered(axis)) }
    var glide = glides[axis] ?? EdgeGlide(at: visible.bounds.origin[axis], time: now, ends: ends)
    glide.change(velocity: velocity, at: now)
    glides[axis] = velocity == 0 ? nil : glide
    written = collectionView.contentOffset
  }

  func tick(to time: FrameTime) {
    note(time)
    guard let collectionView else { return }
    let before = written
    if !glides.isEmpty { glide(collectionView) }
    written = collectionView.contentOffset
    if written != before { onScroll() }
  }

  private func glide(_ collectionView: UICollectionView) {
    let visible = collectionView.visibleArea
    var offset = visible.bounds.origin
    for axis in Self.axes {
      // Rows measured meanwhile have moved the visible content and the ends.
      glides[axis]?.shift(by: visible.bounds.origin[axis] - written[axis])
      glides[axis]?.ends = visible.ends(axis)
      if let glide = glides[axis] { offset[axis] = glide.offset(at: now) }
    }
    collectionView.contentOffset = offset
  }

  private func note(_ time: TimeInterval) { if time > now { now = time } }

  private static let axes: [Axis] = [.horizontal, .vertical]
}

extension VisibleArea {
  /// The extent of the view that bars do not cover, in the view's own coordinates.
  fileprivate func uncovered(_ axis: Axis) -> Interval {
    let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return Interval(before, bounds.size[axis] - after)
  }

  /// The range of offsets to which the content can be scrolled.
  fileprivate func ends(_ axis: Axis) -> ClosedRange<CGFloat> {
    let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let last = contentSize[axis] + after - bounds.size[axis]
    return -before...(last > -before ? last : -before)
  }
}
