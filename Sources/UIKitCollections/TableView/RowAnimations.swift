import Foundation
import Geometry

/// The animations of inserted and deleted rows in the current update. Each row has that of the call that changes it.
struct RowAnimations {
  /// The animations of one kind of change.
  struct Choices {
    private var rows: [IndexPath: UITableView.RowAnimation] = [:]
    private var sections: [Int: UITableView.RowAnimation] = [:]

    mutating func choose(_ animation: UITableView.RowAnimation, rows paths: [IndexPath]) {
      for path in paths { rows[path] = animation }
    }
    mutating func choose(_ animation: UITableView.RowAnimation, sections indices: IndexSet) {
      for index in indices { sections[index] = animation }
    }
    /// Returns the animation of a row, or of its section.
    subscript(path: IndexPath) -> UITableView.RowAnimation? { rows[path] ?? sections[path.section] }
  }

  /// The animations of insertions, at index paths after the update.
  var inserted = Choices()
  /// The animations of deletions, at index paths before the update.
  var deleted = Choices()
  /// The animation of the other rows.
  private let other: UITableView.RowAnimation

  init(other: UITableView.RowAnimation = .automatic) { self.other = other }

  /// Lets the new contents of reloaded rows come as the old ones go.
  @MainActor
  mutating func note(_ item: UICollectionViewUpdateItem) {
    guard item.updateAction == .reload, let before = item.indexPathBeforeUpdate, let after = item.indexPathAfterUpdate,
      let animation = deleted[before]
    else { return }
    if after.item == NSNotFound {
      inserted.choose(animation, sections: [after.section])
    } else {
      inserted.choose(animation, rows: [after])
    }
  }

  /// Returns the initial attributes of an inserted row, which moves in from beyond an edge.
  @MainActor
  func initial(_ attributes: UICollectionViewLayoutAttributes?, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { (inserted[path] ?? other).moved(attributes) }

  @MainActor
  func final(_ attributes: UICollectionViewLayoutAttributes?, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { (deleted[path] ?? other).moved(attributes) }
}

extension UITableView.RowAnimation {
  /// Returns the attributes beyond the edge. Rows that only move remain opaque, and their attributes do not change.
  @MainActor
  fileprivate func moved(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, attributes.alpha == 0 else { return attributes }
    let size = attributes.size
    switch self {
    case .left: attributes.frame.origin.x -= size.width
    case .right: attributes.frame.origin.x += size.width
    case .top: attributes.frame.origin.y -= size.height
    case .bottom: attributes.frame.origin.y += size.height
    case .fade, .none, .middle, .automatic: break
    }
    return attributes
  }
}
