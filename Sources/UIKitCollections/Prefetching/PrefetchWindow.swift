import Foundation
import Geometry

/// The items that become visible next, and announced items that will not become visible.
///
/// Items are announced in the direction of the last scroll, and before the first scroll toward the end of the content.
/// Items that have been visible are not announced again; announced items that are now behind are cancelled, for example
/// after a change of direction.
struct PrefetchWindow {
  /// The items announced and not visible since, in order of announcement.
  private(set) var pending: [IndexPath] = []
  /// The visible rectangle of the content at the last update.
  private var visible: CGRect?
  private var isBackward = false

  /// An item that is about to become visible.
  struct Coming {
    var path: IndexPath
    var frame: CGRect
  }

  /// The announcements to make to a data source.
  struct Changes: Equatable {
    /// The items to announce, nearest first.
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []
  }

  /// Returns the rectangle ahead of the visible one along the scrolling axis. It has the same size.
  ///
  /// - Returns: The rectangle; `nil` if the visible rectangle has not changed since the last update.
  mutating func ahead(of new: CGRect, axis: Axis) -> CGRect? {
    guard new != visible else { return nil }
    if let visible, new.origin[axis] != visible.origin[axis] { isBackward = new.origin[axis] < visible.origin[axis] }
    visible = new
    var rect = new
    rect.origin[axis] += isBackward ? -new.size[axis] : new.size[axis]
    return rect
  }

  /// Updates the announcements.
  ///
  /// - Parameters:
  ///   - shown: The visible items.
  ///   - coming: The items in the rectangle ahead.
  mutating func update(shown: Set<IndexPath>, coming: [Coming], axis: Axis) -> Changes {
    let new = coming.filter { !shown.contains($0.path) }
      .sorted { isBefore($0, $1, axis) }
      .map(\.path)
    let wanted = Set(new)
    var changes = Changes()
    let waiting = pending.filter { !shown.contains($0) }
    changes.cancelled = waiting.filter { !wanted.contains($0) }
    let kept = waiting.filter { wanted.contains($0) }
    let known = Set(kept)
    changes.prefetched = new.filter { !known.contains($0) }
    pending = kept + changes.prefetched
    return changes
  }

  private func isBefore(_ one: Coming, _ other: Coming, _ axis: Axis) -> Bool {
    let (first, second) = (one.frame.interval(axis), other.frame.interval(axis))
    if isBackward { return first.upper != second.upper ? first.upper > second.upper : one.path > other.path }
    return first.lower != second.lower ? first.lower < second.lower : one.path < other.path
  }

  /// Updates the announced items after a data change: they get their new index paths, and deleted ones are removed.
  mutating func move(by map: (IndexPath) -> IndexPath?) {
    pending = pending.compactMap(map)
    visible = nil
  }
}
