import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The values that a collection view stores for each view that it displays.
extension UICollectionView {
  /// An element's view and the placement it was displayed with.
  struct Displayed {
    let view: UICollectionReusableView
    var placement: Placement
    /// The layout pass in which the element appeared.
    let pass: Int
    /// The last measurement of a self-sizing view; `nil` before the first measurement and when a new one is needed.
    var measurement: Measurement?
  }

  /// The size with which a self-sizing view was measured.
  struct Measurement {
    let axes: EstimatedAxes
    let size: CGSize
    /// Whether the view returned the size it was given. If not, it is measured again as soon as its size changes.
    var isConfirmed = true

    /// Whether the measurement remains valid at a new size: the result depends on the fixed sides only.
    func holds(for new: CGSize) -> Bool {
      guard isConfirmed else { return size == new }
      return (axes.contains(.horizontal) || size.width == new.width)
        && (axes.contains(.vertical) || size.height == new.height)
    }
  }
}
