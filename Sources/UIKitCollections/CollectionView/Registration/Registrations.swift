import Foundation
import UIKitCore

extension UICollectionView {
  /// A registration of a cell class, with a closure that configures its cells for items.
  ///
  /// Create it once, outside of data source callbacks: each registration has its own reuse queue.
  ///
  /// - Fidelity: documented.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    /// Creates a registration with a closure that configures cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of the cell in a nib file, with a closure that configures cells.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A registration of a class of supplementary views for a kind, with a closure that configures them.
  ///
  /// Create it once, outside of data source callbacks: each registration has its own reuse queue.
  ///
  /// - Fidelity: documented.
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    /// Creates a registration for a kind, with a closure that configures its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of the view in a nib file for a kind, with a closure that configures its views.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }
}
