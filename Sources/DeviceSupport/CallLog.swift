/// A list of calls in their order, which a data source, a delegate and cells may share.
@MainActor
package final class CallLog {
  package var lines: [String] = []

  package init() {}

  package func note(_ line: String) { lines.append(line) }

  /// Returns the lines so far and removes them.
  package func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}
