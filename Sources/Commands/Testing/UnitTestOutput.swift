/// The output of XCTest or Swift Testing about one test, with what the test itself prints.
struct UnitTestOutput {
  private let lines: [Substring]
  /// The most lines of a failure in a report.
  private static let limit = 60

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// Whether the test says that it cannot run here.
  var isSkipped: Bool { lines.contains { $0.hasPrefix("➜ ") || $0.contains("' skipped (") } }

  /// Whether the test has ended, rather than the process within it.
  var hasEnded: Bool { lines.contains { $0.hasPrefix("\t Executed 1 test") || $0.contains("Test run with 1 test ") } }

  /// The lines about a failure, without those that every run prints.
  var failure: String {
    let own = lines.filter { !Self.isFrame($0) }
    let text = own.prefix(Self.limit).joined(separator: "\n")
    return text.isEmpty ? "it failed without a message" : text
  }

  private static let frames = [
    "Test Suite '", "Test Case '", "\t Executed ", "◇ ", "✔ ", "✘ Test run with ", "✘ Suite ",
    "↳ Testing Library Version",
    "↳ Target Platform",
  ]

  /// Whether a line only says that a test or a suite has begun or ended.
  static func isFrame(_ line: Substring) -> Bool {
    frames.contains { line.hasPrefix($0) } || line.hasPrefix("✘ Test ") && line.contains(" failed after ")
  }
}
