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
  private let size: CGSize
  private let effectiveSize: CGSize
  /// Whether somebody wanted to know how large the container is.
  private(set) var isMeasured = false
  let contentInsets: NSDirectionalEdgeInsets

  @MainActor
  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero, effectiveContentSize: CGSize? = nil) {
    size = contentSize
    self.contentInsets = contentInsets
    effectiveSize = effectiveContentSize ?? contentSize
    super.init()
  }

  var contentSize: CGSize {
    isMeasured = true
    return size
  }

  var effectiveContentSize: CGSize {
    isMeasured = true
    return effectiveSize
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
