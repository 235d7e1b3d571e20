import Foundation
import UIKitCore

extension UICollectionView {
  /// Makes and configures the cells of one class for one kind of item.
  ///
  /// Create it once, outside of data source callbacks: each registration has its own reuse queue.
  ///
  /// - Fidelity: documented.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Makes and configures the supplementary views of one class and kind.
  ///
  /// Create it once, outside of data source callbacks: each registration has its own reuse queue.
  ///
  /// - Fidelity: documented.
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
