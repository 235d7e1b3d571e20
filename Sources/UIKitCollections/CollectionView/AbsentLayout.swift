import UIKitCore

/// The layout that `UICollectionView()` passes to the overridden initializer of a subclass, where UIKit passes `nil`.
final class AbsentLayout: UICollectionViewLayout {
  /// Raises UIKit's error if a collection view would keep the absent layout.
  static func refuse(_ layout: UICollectionViewLayout) {
    guard layout is AbsentLayout else { return }
    raise(
      "UICollectionView must be initialized with a non-nil layout parameter; call init(frame:collectionViewLayout:) "
        + "instead.")
  }
}
