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
  /// The index paths in the data of items that stay hidden while their previews move to them.
  private(set) var concealed: [IndexPath] = []
  /// The highlighted item, into which a drop would go.
  private(set) var dropHighlight: IndexPath?

  struct Settings {
    var cadence = UICollectionView.ReorderingCadence.immediate
    /// Whether a finger that rests on an item lifts it; `nil` to use the device's default.
    var allowsDrags: Bool?
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

  func conceal(_ path: IndexPath) { concealed.append(path) }

  /// - Returns: Whether the item was concealed.
  func reveal(_ path: IndexPath) -> Bool {
    guard let index = concealed.firstIndex(of: path) else { return false }
    concealed.remove(at: index)
    return true
  }

  func revealAll() { concealed = [] }

  /// Updates the paths of items after a data change.
  func follow(_ map: (IndexPath) -> IndexPath?) {
    concealed = concealed.compactMap(map)
    outgoing?.follow(map)
  }
}

extension UICollectionView {
  var drags: ItemDrags { itemInteractions.drags }
}
