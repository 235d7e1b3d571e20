import CInterpose
import Foundation
import Synchronization

/// The moments at which the main run loop returns to the code that ran it, such as a test that waits.
package enum RunLoopEnds {
  private static let action = Mutex<(@MainActor () -> Void)?>(nil)

  /// Calls a closure at each such moment from now on, in place of an earlier one.
  @MainActor
  package static func perform(_ body: @escaping @MainActor () -> Void) {
    action.withLock { $0 = body }
    tessera_set_run_loop_hook {
      guard Thread.isMainThread, let body = RunLoopEnds.action.withLock({ $0 }) else { return }
      MainActor.assumeIsolated { body() }
    }
  }
}
