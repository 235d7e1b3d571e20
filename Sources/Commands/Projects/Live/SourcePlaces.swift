import Foundation
import Synchronization
import Workbench

/// The search for the lines of a section's values in a project's sources, on another thread.
final class SourcePlaces: Sendable {
  /// The lines of the values of a section.
  struct Result {
    var values: SectionValues
    var lines: [SectionValues.Key: String]
    /// The names of the other sections that the code of a value makes.
    var sharing: [SectionValues.Key: [String]]
  }

  private struct State {
    /// The section that is searched, or was searched last.
    var wanted: [SectionValues]?
    var found: Result?
  }

  private let state = Mutex(State())
  private let tools: BuildTools
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called from another thread when places were found.
  init(tools: BuildTools, wake: @escaping @Sendable () -> Void) { (self.tools, self.wake) = (tools, wake) }

  /// Begins a search, unless it is that of before.
  ///
  /// - Parameter others: The other sections of the view, which the same code may make.
  func search(_ values: SectionValues, others: [SectionValues], in sources: [String]) {
    let wanted = [values] + others
    let isNew = state.withLock { state in
      guard state.wanted != wanted else { return false }
      state = State(wanted: wanted)
      return true
    }
    guard isNew else { return }
    Thread.detachNewThread { [self] in
      let found = try? tools.changing(wanted, in: sources)
      let places = found?.places.filter { $0.section == 0 }.map { ($0.key, $0.text) } ?? []
      let shared = found?.shared.filter { $0.section == 0 }.map { ($0.key, $0.others) } ?? []
      let result = Result(
        values: values, lines: Dictionary(places) { first, _ in first },
        sharing: Dictionary(shared) { first, _ in first })
      state.withLock { if $0.wanted == wanted { $0.found = result } }
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
