import Foundation
import Geometry
import UIKitCore

/// A collection view that can be made from a metatype, which Swift allows for required initializers only. All collection
/// views have the initializer at the same index of their method tables.
@_spi(UIKitInstantiation)
open class InstantiableCollectionView: UICollectionView {
  /// Creates a collection view with a frame and a layout.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  /// Creates the collection view that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView: AppearanceMaking {
  package static func makeForAppearance() -> NSObject? {
    let type = unsafeBitCast(self as AnyClass, to: InstantiableCollectionView.Type.self)
    return type.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) as UICollectionView
  }
}
