import DiffableData
import Dispatch
import Foundation
import Synchronization

/// The snapshot of a data source as other threads see it, and the changes that they apply.
///
/// UIKit lets snapshots be applied on any single queue. Code there that reads the snapshot again must see what it has
/// applied, though the main queue may not have executed it yet.
final class BackgroundSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var shown = Snapshot()
    /// The last snapshot on its way.
    var coming: Snapshot?
    /// The number of snapshots on their way.
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// The snapshot that is shown, or will be.
  var snapshot: Snapshot { state.withLock { $0.coming ?? $0.shown } }

  func show(_ snapshot: Snapshot) { state.withLock { $0.shown = snapshot } }

  /// Executes a change on the main queue.
  ///
  /// - Parameter snapshot: The whole snapshot after the change; `nil` if only a section changes.
  func apply(_ snapshot: Snapshot?, onMain body: @escaping @MainActor () -> Void) {
    state.withLock {
      if let snapshot { $0.coming = snapshot.clearingUpdateMarks() }
      $0.outstanding += 1
    }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { body() }
      state.withLock {
        $0.outstanding -= 1
        if $0.outstanding == 0 { $0.coming = nil }
      }
    }
  }
}
