import Foundation

/// A layout's decision whether bounds that it has not been prepared for invalidate it.
@MainActor
final class BoundsDecision {
  /// The latest bounds that the layout has been asked about since it was prepared; `nil` for none.
  private(set) var bounds: CGRect?
  /// The invalidation that follows when the bounds have changed.
  private var context: UICollectionViewLayoutInvalidationContext?
  /// Whether the layout is out of date. It is then asked only about other sizes.
  private var isOutOfDate = false
  /// Whether the layout is being asked or invalidated. Bounds that it sets meanwhile are not asked about.
  private var isAsking = false

  /// Asks about new bounds, unless it has just been asked about them, or is out of date for bounds of the same size.
  func take(_ new: CGRect, _ question: () -> UICollectionViewLayoutInvalidationContext?) {
    guard !isAsking else { return }
    let isDecided = bounds == new || (isOutOfDate && bounds?.size == new.size)
    bounds = new
    guard !isDecided else { return }
    isAsking = true
    context = question()
    isAsking = false
    if context != nil { isOutOfDate = true }
  }

  /// Invalidates the layout if it wanted that.
  func carryOut(_ invalidate: (UICollectionViewLayoutInvalidationContext) -> Void) {
    guard let context else { return }
    self.context = nil
    isAsking = true
    invalidate(context)
    isAsking = false
  }

  /// The layout has been prepared for the present bounds.
  func end() {
    (bounds, isOutOfDate) = (nil, false)
  }
}
