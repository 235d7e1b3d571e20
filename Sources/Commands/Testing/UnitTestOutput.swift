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
    let reasons = Self.reasons(Array(own[first...]))
    return first == 0 ? reasons : "\(reasons)\noutput before:\n\(Self.shortened(Array(own[..<first])))"
  }

  /// Returns the lines of the reasons of a failure. Of many lines, each reason has as many as the others.
  private static func reasons(_ lines: [Substring]) -> String {
    let starts = lines.indices.filter { isReason(lines[$0]) }
    guard lines.count > limit, starts.count > 1 else { return shortened(lines) }
    let ends = starts.dropFirst() + [lines.count]
    let share = max(1, limit / starts.count)
    let texts = zip(starts, ends).prefix(limit).map { start, end in
      let shown = lines[start..<min(start + share, end)].joined(separator: "\n")
      return start + share < end ? "\(shown)\n… \(end - start - share) lines are left out …" : shown
    }
    let rest = starts.count > limit ? ["… \(starts.count - limit) failures are left out …"] : []
    return (texts + rest).joined(separator: "\n")
  }

  /// Returns lines without those in the middle of many.
  private static func shortened(_ lines: [Substring]) -> String {
    guard lines.count > limit else { return lines.joined(separator: "\n") }
    let half = limit / 2
    let (first, last) = (lines.prefix(half).joined(separator: "\n"), lines.suffix(half).joined(separator: "\n"))
    return "\(first)\n… \(lines.count - 2 * half) lines are left out …\n\(last)"
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
