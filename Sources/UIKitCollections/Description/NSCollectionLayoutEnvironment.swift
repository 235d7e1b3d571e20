import Foundation
import Geometry
import UIKitCore

/// The box a section or a custom group is laid out in.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Before insets, in points.
  var contentSize: CGSize { get }
  /// After insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Values below 1 are fractions of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// In points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Container and traits that a section provider decides by.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  @MainActor
  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero, effectiveContentSize: CGSize? = nil) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.effectiveContentSize = effectiveContentSize ?? contentSize
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  @MainActor
  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}
