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
  /// Items, by their paths in the data, that stay hidden because their previews are still landing.
  private(set) var concealed: [IndexPath] = []
  /// The item into which something would be dropped.
  private(set) var dropHighlight: IndexPath?

  struct Settings {
    var cadence = UICollectionView.ReorderingCadence.immediate
    /// Whether a finger that rests on an item lifts it; `nil` where the device decides.
    var allowsDrags: Bool?
  }

  struct PendingDrag {
    let path: IndexPath
    let session: LocalDragSession
  }

  // MARK: Drags

  /// - Returns: Whether the recognizer of drags is still to be added.
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

  /// - Returns: The item that was highlighted.
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

  /// Items follow a change of the data.
  func follow(_ map: (IndexPath) -> IndexPath?) {
    concealed = concealed.compactMap(map)
    outgoing?.follow(map)
  }
}

extension UICollectionView {
  var drags: ItemDrags { itemInteractions.drags }
}
