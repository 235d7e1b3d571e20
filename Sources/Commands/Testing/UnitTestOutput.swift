/// The output of XCTest or Swift Testing about one test, with what the test itself prints.
struct UnitTestOutput {
  private let lines: [Substring]
  /// The most lines of a failure in a report.
  private static let limit = 60

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// Whether the test says that it cannot run here.
  var isSkipped: Bool { lines.contains { $0.hasPrefix("➜ ") || $0.contains("' skipped (") } }

  /// The lines about a failure, without those that every run prints.
  var failure: String {
    let own = lines.filter { line in !Self.frames.contains { line.hasPrefix($0) } && !Self.isEnd(line) }
    let text = own.prefix(Self.limit).joined(separator: "\n")
    return text.isEmpty ? "it failed without a message" : text
  }

  private static let frames = [
    "Test Suite '", "Test Case '", "\t Executed ", "◇ ", "✔ ", "✘ Test run with ", "✘ Suite ",
    "↳ Testing Library Version",
    "↳ Target Platform",
  ]

  /// Whether a line of Swift Testing's says only that a test has failed.
  private static func isEnd(_ line: Substring) -> Bool { line.hasPrefix("✘ Test ") && line.contains(" failed after ") }
}
