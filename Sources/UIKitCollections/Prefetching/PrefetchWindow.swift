import Foundation
import Geometry

/// Which items come into sight next, and which of those that were announced will not.
///
/// Ahead is the direction of the last move, and before the first one towards the end of the content. What has been in
/// sight is done with; what is announced and falls behind, as when the direction turns, is cancelled.
struct PrefetchWindow {
  /// Announced, and not in sight since, in the order of announcement.
  private(set) var pending: [IndexPath] = []
  /// Of the content, when items were last looked for.
  private var sight: CGRect?
  private var isBackward = false

  /// An item that is about to come into sight.
  struct Coming {
    var path: IndexPath
    var frame: CGRect
  }

  /// What a data source is told.
  struct News: Equatable {
    /// The nearest first.
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []
  }

  /// As much again of the content as is in sight, along the axis in which it scrolls.
  ///
  /// - Returns: `nil` if nothing has moved since the last time.
  mutating func ahead(of new: CGRect, axis: Axis) -> CGRect? {
    guard new != sight else { return nil }
    if let sight, new.origin[axis] != sight.origin[axis] { isBackward = new.origin[axis] < sight.origin[axis] }
    sight = new
    var rect = new
    rect.origin[axis] += isBackward ? -new.size[axis] : new.size[axis]
    return rect
  }

  /// - Parameters:
  ///   - shown: In sight now.
  ///   - coming: In the part that is ahead.
  mutating func update(shown: Set<IndexPath>, coming: [Coming], axis: Axis) -> News {
    let new = coming.filter { !shown.contains($0.path) }
      .sorted { isBefore($0, $1, axis) }
      .map(\.path)
    let wanted = Set(new)
    var news = News()
    let waiting = pending.filter { !shown.contains($0) }
    news.cancelled = waiting.filter { !wanted.contains($0) }
    let kept = waiting.filter { wanted.contains($0) }
    let known = Set(kept)
    news.prefetched = new.filter { !known.contains($0) }
    pending = kept + news.prefetched
    return news
  }

  private func isBefore(_ one: Coming, _ other: Coming, _ axis: Axis) -> Bool {
    let (first, second) = (one.frame.interval(axis), other.frame.interval(axis))
    if isBackward { return first.upper != second.upper ? first.upper > second.upper : one.path > other.path }
    return first.lower != second.lower ? first.lower < second.lower : one.path < other.path
  }

  /// The data has changed; announced items are known by where they are then, and what is gone is forgotten.
  mutating func move(by map: (IndexPath) -> IndexPath?) {
    pending = pending.compactMap(map)
    sight = nil
  }
}
