import Foundation
import UIKitCore

// For the compiler's message only: there is no reader of nib files.

extension UICollectionView {
  @available(*, unavailable, message: "nib files are not read on Linux: make the cell in code and register its class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  @available(*, unavailable, message: "nib files are not read on Linux: make the view in code and register its class")
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}
