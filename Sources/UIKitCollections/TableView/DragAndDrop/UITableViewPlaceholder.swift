import Foundation
import UIKitCore

/// A row in place of one whose contents are still being loaded.
///
/// - Fidelity: documented; in a table with a `rowHeight` and without a delegate's heights, the row has that height.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// A closure that fills the cell; `nil`, the default, for none.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the row will be inserted into the data.
  ///   - reuseIdentifier: The identifier of the cell, which is registered.
  ///   - rowHeight: The height of the row, or `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A row in place of a dropped one whose contents are still being loaded.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the dropped item's preview over the cell; `nil`, the default, to keep the
  /// preview's own.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, which its row replaces.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the row.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the row into the data, and does not update the table. It receives
  ///   the index path of the row.
  /// - Returns: Whether the placeholder was still there: `reloadData()` removes all.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// The placeholder of a row, which is one of the table's contents.
@MainActor
final class RowPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let base: any UICollectionViewDropPlaceholderContext

  init(_ base: any UICollectionViewDropPlaceholderContext) {
    self.base = base
    super.init()
  }

  var dragItem: UIDragItem { base.dragItem }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    base.commitInsertion(dataSourceUpdates: dataSourceUpdates)
  }
  func deletePlaceholder() -> Bool { base.deletePlaceholder() }
  func addAnimations(_ animations: @escaping () -> Void) { base.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { base.addCompletion(completion) }
}

extension UITableView {
  /// Shows a placeholder until the contents of its row have been loaded.
  func show(
    _ placeholder: UITableViewDropPlaceholder, for dragItem: UIDragItem, with coordinator: DropCoordinator
  ) -> any UITableViewDropPlaceholderContext {
    let (handler, parameters) = (placeholder.cellUpdateHandler, placeholder.previewParametersProvider)
    let context = coordinator.drop(
      dragItem, at: placeholder.insertionIndexPath,
      parameters: { row in ((row as? TableRow)?.face as? UITableViewCell).flatMap { parameters?($0) } },
      makeCell: { [weak self] contents, path in
        guard let self else { return TableRow(frame: .zero) }
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
        handler?(cell)
        return row(of: cell, height: placeholder.rowHeight)
      }, update: { row in ((row as? TableRow)?.face as? UITableViewCell).map { handler?($0) } })
    return RowPlaceholderContext(context)
  }

  private func row(of cell: UITableViewCell, height: CGFloat) -> TableRow {
    let row = cell.row
    row.holdFace()
    contents.adopt(row, for: .cell(identifier: cell.reuseIdentifier ?? ""))
    row.heightProvider = { height }
    return row
  }
}
