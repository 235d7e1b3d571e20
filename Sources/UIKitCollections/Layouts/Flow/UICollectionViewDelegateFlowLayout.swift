import Foundation
import Geometry
import UIKitCore

/// The object that provides the sizes, insets and spacings of a flow layout.
///
/// The collection view's delegate is called if it conforms. The default implementations return the layout's properties.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points. The default is ``UICollectionViewFlowLayout/itemSize``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section, in points. The default is ``UICollectionViewFlowLayout/sectionInset``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the distance between the lines of a section, in points. The default is
  /// ``UICollectionViewFlowLayout/minimumLineSpacing``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the smallest distance between items in a line of a section, in points. The default is
  /// ``UICollectionViewFlowLayout/minimumInteritemSpacing``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in points. The default is
  /// ``UICollectionViewFlowLayout/headerReferenceSize``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in points. The default is
  /// ``UICollectionViewFlowLayout/footerReferenceSize``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The default implementation, which returns the layout's item size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionViewLayout.flow?.delegateLeavesItemSizes = true
    return collectionViewLayout.flow?.itemSize ?? .zero
  }

  /// The default implementation, which returns the layout's section insets.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.flow?.sectionInset ?? .zero }

  /// The default implementation, which returns the layout's line spacing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow?.minimumLineSpacing ?? 0 }

  /// The default implementation, which returns the layout's spacing between items.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow?.minimumInteritemSpacing ?? 0 }

  /// The default implementation, which returns the layout's header size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.flow?.headerReferenceSize ?? .zero }

  /// The default implementation, which returns the layout's footer size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.flow?.footerReferenceSize ?? .zero }
}

extension UICollectionViewLayout {
  fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
