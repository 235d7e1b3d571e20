import Comparisons
import Synchronization

/// The layout of the screen that was shown while a snapshot was taken.
final class SnapshotContext: Sendable {
  /// The context of the snapshot that is being taken.
  @TaskLocal static var current: SnapshotContext?

  private let state = Mutex<LayoutRecord?>(nil)
  private let problemState = Mutex<String?>(nil)

  var layout: LayoutRecord? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// The reason why no snapshot could be taken.
  var problem: String? {
    get { problemState.withLock { $0 } }
    set { problemState.withLock { $0 = newValue } }
  }
}

/// An error whose description is its message.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
