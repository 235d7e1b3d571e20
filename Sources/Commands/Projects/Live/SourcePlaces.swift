import Foundation
import Synchronization
import Workbench

/// The search for the lines of a section's values in a project's sources, on another thread.
final class SourcePlaces: Sendable {
  /// The lines of the values of a section.
  struct Result {
    var values: SectionValues
    var lines: [SectionValues.Key: String]
  }

  private struct State {
    /// The section that is searched, or was searched last.
    var wanted: SectionValues?
    var found: Result?
  }

  private let state = Mutex(State())
  private let tools: BuildTools
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called from another thread when places were found.
  init(tools: BuildTools, wake: @escaping @Sendable () -> Void) { (self.tools, self.wake) = (tools, wake) }

  /// Begins a search, unless it is that of before.
  func search(_ values: SectionValues, in sources: [String]) {
    let isNew = state.withLock { state in
      guard state.wanted != values else { return false }
      state = State(wanted: values)
      return true
    }
    guard isNew else { return }
    Thread.detachNewThread { [self] in
      let places = (try? tools.changing([values], in: sources))?.places ?? []
      let lines = Dictionary(places.map { ($0.key, $0.text) }) { first, _ in first }
      state.withLock { if $0.wanted == values { $0.found = Result(values: values, lines: lines) } }
      wake()
    }
  }

  /// Removes and returns the places that were found since the last call.
  func take() -> Result? {
    state.withLock { state in
      defer { state.found = nil }
      return state.found
    }
  }

  /// Forgets what was found, because the sources have changed.
  func forget() { state.withLock { $0 = State() } }
}
