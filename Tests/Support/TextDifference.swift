/// The first line in which two texts differ, with the lines around it.
package struct TextDifference: CustomStringConvertible {
  package let description: String

  private static let context = 3
  private static let shown = 6

  /// Compares two texts; `nil` if they are equal.
  package init?(expected: String, found: String) {
    guard expected != found else { return nil }
    let (old, new) = (expected.lines, found.lines)
    let differing = (0..<max(old.count, new.count)).filter { old[line: $0] != new[line: $0] }
    let first = differing.first ?? 0
    let same = old[max(0, first - Self.context)..<min(first, old.count)].map { "    \($0)" }
    let changed = differing.prefix(Self.shown).flatMap { index in
      [old[line: index].map { "  - \($0)" }, new[line: index].map { "  + \($0)" }].compactMap { $0 }
    }
    description =
      (["  from line \(first + 1) on, \(differing.count) of \(new.count) lines differ:"] + same + changed)
      .joined(separator: "\n")
  }
}

extension [Substring] {
  fileprivate subscript(line index: Int) -> Substring? { indices.contains(index) ? self[index] : nil }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
