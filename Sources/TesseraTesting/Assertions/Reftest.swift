import Comparisons
import Foundation

/// The comparison of two values under one strategy.
enum Reftest {
  /// The result of a comparison.
  struct Result {
    /// The text of the difference or of the error; `nil` if both are alike.
    var difference: String?
    /// Whether both snapshots could be taken.
    var isValid = true
  }

  static func compare<Value, Format>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval
  ) -> Result {
    let (first, second) = (SnapshotContext(), SnapshotContext())
    do {
      // Both values are made with the services of the tests' screens.
      let (old, new) = try ScreenSetup.withServices {
        (
          try SnapshotContext.$current.withValue(first) { try snapshotting.take(try one(), within: timeout) },
          try SnapshotContext.$current.withValue(second) { try snapshotting.take(try other(), within: timeout) }
        )
      }
      guard let (message, _) = snapshotting.diffing.diff(old, new) else { return Result() }
      guard let before = first.layout, let after = second.layout else { return Result(difference: message) }
      let moved = LayoutComparison(from: before, to: after)
      return Result(difference: moved.isEmpty ? message : "What moved:\n\(moved.description)\n\n\(message)")
    } catch {
      return Result(difference: "\(error)", isValid: false)
    }
  }
}
