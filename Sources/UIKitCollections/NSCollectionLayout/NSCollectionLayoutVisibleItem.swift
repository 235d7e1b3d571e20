import Foundation
import Geometry
import UIKitCore

/// A visible cell, supplementary view or decoration, as a section's handler reads and changes it.
///
/// Changes are drawn in the same frame and remain until they are changed again or the item is no longer visible.
///
/// - Fidelity: observed; whether UIKit's `frame` includes the transform is unknown; here it does not.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in front of or behind other elements.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, in the coordinates of the collection view's content.
  var center: CGPoint { get set }
  /// The rectangle of the item in its own coordinates.
  var bounds: CGRect { get }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform around the center.
  var transform3D: CATransform3D { get set }
  /// The identifier of the section's element; always empty, as in UIKit.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame in the coordinates of the collection view's content, without the section's own offset.
  var frame: CGRect { get }
  /// The category of the item: a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or decoration; `nil` for cells.
  var representedElementKind: String? { get }
}
