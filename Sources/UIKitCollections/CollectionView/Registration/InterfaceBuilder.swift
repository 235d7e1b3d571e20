import Foundation
import UIKitCore

// These methods are declared for the compiler's message only: nib files are not supported.

extension UICollectionView {
  /// Unavailable, because nib files are not supported.
  @available(*, unavailable, message: "nib files are not read on Linux: make the cell in code and register its class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Unavailable, because nib files are not supported.
  @available(*, unavailable, message: "nib files are not read on Linux: make the view in code and register its class")
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}
