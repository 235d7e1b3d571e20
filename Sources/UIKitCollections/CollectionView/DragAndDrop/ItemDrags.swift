import Foundation
import UIKitCore

/// The drags out of and into a collection view.
@MainActor
final class ItemDrags {
  /// The app's settings.
  var settings = Settings()
  private var hasRecognizer = false
  /// The drag that begins if the press is recognized.
  private var pending: PendingDrag?
  private(set) var outgoing: CollectionDrag?
  /// The drag over the view; the reference is weak, because the drag's window owns it while it lasts.
  private(set) weak var incoming: CollectionDrag?
  /// The items that stay hidden while their previews move to them.
  private var concealments: [Concealment] = []
  private var nextConcealment = 0
  /// The highlighted item, into which a drop would go.
  private(set) var dropHighlight: IndexPath?

  struct Settings {
    var cadence = UICollectionView.ReorderingCadence.immediate
    /// Whether a finger that rests on an item lifts it.
    var allowsDrags = true
  }

  /// An item that stays hidden, wherever changes of the data move it.
  private struct Concealment {
    let identifier: Int
    /// The index path in the data.
    var path: IndexPath
    /// Whether the index path is one in the data after the open batch of changes.
    var followsBatch: Bool
  }

  struct PendingDrag {
    let path: IndexPath
    let session: LocalDragSession
  }

  // MARK: Drags

  /// - Returns: Whether the drag recognizer has yet to be added. Later calls return `false`.
  func takeRecognizerRequest() -> Bool {
    defer { hasRecognizer = true }
    return !hasRecognizer
  }

  func prepare(_ drag: PendingDrag) { pending = drag }

  func takePending() -> PendingDrag? {
    defer { pending = nil }
    return pending
  }

  func begin(_ drag: CollectionDrag) { outgoing = drag }
  func endOutgoing() { outgoing = nil }
  func enter(_ drag: CollectionDrag) { incoming = drag }
  func endIncoming() { incoming = nil }

  // MARK: Drops

  /// - Returns: The item that was highlighted before.
  func highlight(_ path: IndexPath?) -> IndexPath? {
    defer { dropHighlight = path }
    return dropHighlight
  }

  /// The index paths in the data of items that stay hidden.
  var concealed: [IndexPath] { concealments.filter { !$0.followsBatch }.map(\.path) }

  /// Hides an item until it is revealed.
  ///
  /// - Parameter followsBatch: Whether the item has the index path only after the open batch of changes.
  /// - Returns: The identifier with which to reveal the item.
  func conceal(_ path: IndexPath, followsBatch: Bool) -> Int {
    nextConcealment += 1
    concealments.append(Concealment(identifier: nextConcealment, path: path, followsBatch: followsBatch))
    return nextConcealment
  }

  /// Returns the current index path of a hidden item; `nil` if it was removed or revealed.
  func path(ofConcealment identifier: Int) -> IndexPath? {
    concealments.first { $0.identifier == identifier }?.path
  }

  /// - Returns: Whether the item was hidden.
  func reveal(_ identifier: Int) -> Bool {
    guard let index = concealments.firstIndex(where: { $0.identifier == identifier }) else { return false }
    concealments.remove(at: index)
    return true
  }

  func revealAll() { concealments = [] }

  /// Updates the paths of items after a data change.
  func follow(_ map: (IndexPath) -> IndexPath?) {
    concealments = concealments.compactMap { entry in
      guard let path = entry.followsBatch ? entry.path : map(entry.path) else { return nil }
      return Concealment(identifier: entry.identifier, path: path, followsBatch: false)
    }
    outgoing?.follow(map)
  }
}

extension UICollectionView {
  var drags: ItemDrags { itemInteractions.drags }
}
