import DiffableData
import Dispatch
import Foundation
import Synchronization

/// The snapshot of a data source as seen from other threads, and the changes that they apply.
///
/// UIKit allows snapshots to be applied on any single queue. Code on that queue that reads the snapshot must see its
/// own changes, even if the main queue has not executed them yet.
final class BackgroundSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var shown = Snapshot()
    /// The last snapshot that is waiting to be applied.
    var coming: Snapshot?
    /// The number of snapshots that are waiting to be applied.
    var outstanding = 0
    var queues = ApplyingQueues()
  }

  private let state = Mutex(State())

  /// The current snapshot, including one that is waiting to be applied.
  var snapshot: Snapshot { state.withLock { $0.coming ?? $0.shown } }

  func show(_ snapshot: Snapshot) { state.withLock { $0.shown = snapshot } }

  /// The queues from which changes were applied.
  var queues: ApplyingQueues { state.withLock { $0.queues } }

  /// Counts a change that is applied on the main queue.
  func noteMainQueue() { state.withLock { $0.queues.main += 1 } }

  /// Executes a change on the main queue.
  ///
  /// - Parameter snapshot: The whole snapshot after the change; `nil` if only a section changes.
  func apply(_ snapshot: Snapshot?, onMain body: @escaping @MainActor () -> Void) {
    state.withLock {
      if let snapshot { $0.coming = snapshot.clearingUpdateMarks() }
      $0.outstanding += 1
      $0.queues.others.insert(ApplyingQueues.currentName)
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
