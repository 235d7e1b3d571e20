import Foundation
import Geometry
import UIKitCore

/// Something with a place that dynamic behaviour may move.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A cell, supplementary or decoration on screen, as a section's handler sees and changes it.
///
/// What is set is drawn in the same frame and stays until it is set again or the item has left the screen.
///
/// - Fidelity: observed; whether UIKit's `frame` contains the transform is unknown, here it does not.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The identifier of the section's element; empty, as UIKit leaves it.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// In the coordinates of the collection view's content, not scrolled by the section.
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// `nil` for cells.
  var representedElementKind: String? { get }
}
