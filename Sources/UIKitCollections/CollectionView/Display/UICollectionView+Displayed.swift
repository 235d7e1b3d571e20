import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// What a collection view keeps in mind of each view that it shows.
extension UICollectionView {
  /// What is displayed for one element.
  struct Displayed {
    let view: UICollectionReusableView
    var placement: Placement
    /// The layout pass in which the element appeared.
    let pass: Int
    /// What a self-sizing view was asked about last; `nil` until it is asked, and again when it is to be asked anew.
    var measurement: Measurement?
  }

  /// What a self-sizing view was shown when it was asked.
  struct Measurement {
    let axes: EstimatedAxes
    let size: CGSize
    /// The view was content with the size. If it was not, it is asked again as soon as it has another.
    var isConfirmed = true

    /// Whether the view need not be asked again: what it answers depends on its fixed sides.
    func holds(for new: CGSize) -> Bool {
      guard isConfirmed else { return size == new }
      return (axes.contains(.horizontal) || size.width == new.width)
        && (axes.contains(.vertical) || size.height == new.height)
    }
  }
}
