import PlainText

/// The output of XCTest or Swift Testing about one test, with what the test itself prints.
struct UnitTestOutput {
  private let lines: [Substring]
  /// The most lines of a failure in a report.
  private static let limit = 60

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// Whether the test says that it cannot run here.
  var isSkipped: Bool {
    let isMethodSkipped = lines.contains { $0.hasPrefix("Test Case '") && $0.contains("' skipped (") }
    return isMethodSkipped || isFunctionSkipped
  }

  /// Whether Swift Testing says that it skips the test, and not that the test begins: a test may print any line.
  private var isFunctionSkipped: Bool {
    lines.contains { $0.hasPrefix("➜ Test ") && $0.contains(" skipped") }
      && !lines.contains { $0.hasPrefix("◇ Test ") && !$0.hasPrefix("◇ Test run ") }
      && !lines.contains { $0.hasPrefix("Test Case '") }
  }

  /// Whether the test has ended, rather than the process within it.
  var hasEnded: Bool { lines.contains { $0.hasPrefix("\t Executed 1 test") || $0.contains("Test run with 1 test ") } }

  /// The lines about a failure, without those that every run prints: the reasons, and then what the test printed before
  /// them.
  var failure: String {
    let own = lines.filter { !Self.isFrame($0) }
    guard let first = own.firstIndex(where: Self.isReason) else {
      return own.isEmpty ? "it failed without a message" : Self.shortened(own)
    }
    let reasons = Self.shortened(Array(own[first...]))
    return first == 0 ? reasons : "\(reasons)\noutput before:\n\(Self.shortened(Array(own[..<first])))"
  }

  /// Returns lines without those in the middle of many; lines that begin a reason stay.
  private static func shortened(_ lines: [Substring]) -> String {
    guard lines.count > limit else { return lines.joined(separator: "\n") }
    let half = limit / 2
    let middle = lines[half..<(lines.count - half)]
    let kept = middle.filter(isReason).prefix(limit)
    let rest = ["… \(middle.count - kept.count) lines are left out …"]
    return (lines.prefix(half).map(String.init) + kept.map(String.init) + rest + lines.suffix(half).map(String.init))
      .joined(separator: "\n")
  }

  /// Whether a line begins the reason of a failure: an assertion's message, or the name of the line that trapped.
  private static func isReason(_ line: Substring) -> Bool {
    if line.hasPrefix("✘ ") { return line.contains(" recorded an issue") || line.contains(" recorded a ") }
    return line.hasPrefix("\(Program.name): ") || line.contains("Fatal error: ")
      || line.contains(#/^.*:[0-9]+: error: \S+\.\S+ : /#)
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
