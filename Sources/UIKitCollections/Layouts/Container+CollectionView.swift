import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension Container {
  /// Creates the solver's description of a collection view.
  ///
  /// - Parameter beginsAtRight: Whether the layout's content begins at the right edge.
  @MainActor
  init(of collectionView: UICollectionView, beginsAtRight: Bool) {
    self.init(
      size: collectionView.bounds.size.finite, scale: collectionView.traitCollection.displayScale,
      safeAreaInsets: collectionView.safeAreaInsets, layoutMargins: collectionView.layoutMargins,
      isRightToLeft: beginsAtRight)
  }

  /// Returns the container size that section providers receive: the configuration's reference insets are subtracted
  /// across the scroll axis.
  ///
  /// - Fidelity: observed in a device's log (a frame of 1040 with 14 at both sides gave a container of 1012).
  func sizeAvailableToSections(under configuration: LayoutConfiguration) -> CGSize {
    let insets: UIEdgeInsets
    switch configuration.contentInsetsReference {
    case .automatic, .safeArea: insets = safeAreaInsets
    case .none: insets = .zero
    case .layoutMargins: insets = layoutMargins
    case .readableContent: insets = readableContentInsets ?? layoutMargins
    }
    var availableSize = size
    switch configuration.scrollDirection {
    case .vertical: availableSize.width = FiniteGeometry.length(size.width - insets.left - insets.right)
    case .horizontal: availableSize.height = FiniteGeometry.length(size.height - insets.top - insets.bottom)
    }
    return availableSize
  }
}
