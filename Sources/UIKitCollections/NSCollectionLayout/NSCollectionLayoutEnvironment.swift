import Foundation
import Geometry
import UIKitCore

/// The area in which a section or a custom group is laid out.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before subtracting the insets, in points.
  var contentSize: CGSize { get }
  /// The size after subtracting the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were set.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment in which a section is laid out: its container and its traits.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area in which the section or group is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  private let size: CGSize
  private let effectiveSize: CGSize
  /// Whether the size of the container was read.
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
