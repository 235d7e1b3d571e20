import DiffableData
import Dispatch
import Foundation
import Synchronization

/// What other threads know of a data source's snapshot, and what they want shown.
///
/// UIKit lets snapshots be applied on any one queue. Who applies there and asks for the snapshot again is to see what it
/// has applied, though the main queue may not have come to it yet.
final class SnapshotElsewhere<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var shown = Snapshot()
    /// The last one that is on its way.
    var coming: Snapshot?
    /// How many are on their way.
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// What is shown, or is going to be.
  var snapshot: Snapshot { state.withLock { $0.coming ?? $0.shown } }

  func show(_ snapshot: Snapshot) { state.withLock { $0.shown = snapshot } }

  /// Has the main queue show something.
  ///
  /// - Parameter snapshot: All that there is then; `nil` if only a section changes.
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
