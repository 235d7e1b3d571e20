import Foundation
import Geometry
import UIKitCore

/// A controller whose `init(collectionViewLayout:)` can be called on a metatype, which Swift allows for required
/// initializers only.
@_spi(UIKitInstantiation)
open class InstantiableCollectionViewController: UICollectionViewController {
  /// Creates a controller whose collection view has a layout.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  /// Creates the object that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
