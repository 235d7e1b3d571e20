import Foundation
import UIKitCore

/// The object that accepts drops on a table.
///
/// A row that is moved within its table does not need it: if the data source lets the row be moved, its method
/// `tableView(_:moveRowAt:to:)` is called instead.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop. Implementations update the data and the table, and let the coordinator animate the items to their
  /// destinations.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether a drag may be dropped here. The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Reports that a drag has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop at the current location. Called whenever the finger moves; the default is a copy.
  ///
  /// - Parameter destinationIndexPath: The index path of the row or gap under the finger; `nil` outside all rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Reports that a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Reports that a drag that was in the table has ended, in this or another view.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of a row's preview when it has moved to its cell; `nil`, the default, for that of the drag.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default implementation, which returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation, which does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation, which proposes a copy.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// The default implementation, which does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation, which does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation, which returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop, and how the table indicates it.
///
/// - Fidelity: documented; `automatic` inserts between rows.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The effect of a drop on the rows at its location.
  public enum Intent: Int, Hashable, Sendable {
    /// No indication.
    case unspecified = 0
    /// The drop is inserted between rows, which move aside for it.
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the row under the finger, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// The table chooses one of the others.
    case automatic = 3
  }

  /// The effect on the rows at the location.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }

  /// The proposal for the table's contents.
  final var forContents: UICollectionViewDropProposal {
    let intents: [Intent: UICollectionViewDropProposal.Intent] = [
      .insertAtDestinationIndexPath: .insertAtDestinationIndexPath, .automatic: .insertAtDestinationIndexPath,
      .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath,
    ]
    return UICollectionViewDropProposal(operation: operation, intent: intents[intent] ?? .unspecified)
  }
}

/// A row of a drop.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the row; `nil` if it comes from outside the table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The description of a drop, which animates its items to their destinations.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop; `nil` outside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to a row, which the data already contains.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row, in that row's coordinates, where the preview disappears.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a placeholder, to which the item is animated, until the item's contents have been loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
