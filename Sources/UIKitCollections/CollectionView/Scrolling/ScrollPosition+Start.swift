import Foundation
import Geometry
import UIKitCore

extension UICollectionView.ScrollPosition {
  private static let vertical: Self = [.top, .centeredVertically, .bottom]
  private static let horizontal: Self = [.left, .centeredHorizontally, .right]

  /// Requires at most one position for each axis: an item cannot be at the top and at the bottom.
  func requireOnePerAxis() {
    for group in [Self.vertical, .horizontal] {
      let wanted = intersection(group)
      guard wanted.rawValue.nonzeroBitCount > 1 else { continue }
      raise(
        "A scroll position may contain one position on each axis, but this one contains \(wanted.names). Combine one of .top, "
          + ".centeredVertically and .bottom with one of .left, .centeredHorizontally and .right.")
    }
  }

  private var names: String {
    let all: [(Self, String)] = [
      (.top, ".top"), (.centeredVertically, ".centeredVertically"), (.bottom, ".bottom"), (.left, ".left"),
      (.centeredHorizontally, ".centeredHorizontally"), (.right, ".right"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }

  /// Returns the start of a viewport that shows an interval at the requested position. If no position is requested for
  /// this axis, the viewport moves as little as possible to show the whole interval.
  func start(of viewport: Interval, showing item: Interval, _ axis: Axis) -> CGFloat {
    let (first, middle, last): (Self, Self, Self) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if contains(first) { return item.lower }
    if contains(middle) { return item.mid - viewport.length / 2 }
    if contains(last) { return item.upper - viewport.length }
    // A visible interval longer than the viewport keeps its position.
    if item.length > viewport.length { return item.overlaps(viewport) ? viewport.lower : item.lower }
    if item.lower < viewport.lower { return item.lower }
    return item.upper > viewport.upper ? item.upper - viewport.length : viewport.lower
  }
}
