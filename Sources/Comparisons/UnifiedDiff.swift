/// The difference of two texts in the unified format, which `patch` and `git apply` read.
package struct UnifiedDiff: Equatable, Sendable {
  package let text: String

  private static let context = 3

  /// Compares two texts, whose lines end with a line feed; `nil` if they are equal.
  ///
  /// - Parameter name: The name of the file in the header.
  package init?(from old: String, to new: String, name: String) {
    guard old != new else { return nil }
    let lines = Self.script(Self.lines(old), Self.lines(new))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var hunks: [Range<Int>] = []
    for index in changed {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    text = "--- a/\(name)\n+++ b/\(name)\n" + hunks.map { Self.hunk($0, lines) }.joined()
  }

  private struct Line {
    var mark: Character
    var text: Substring
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func script(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        lines.append(Line(mark: "-", text: old[one]))
        one += 1
      } else if inserted.contains(other) {
        lines.append(Line(mark: "+", text: new[other]))
        other += 1
      } else {
        lines.append(Line(mark: " ", text: old[one]))
        (one, other) = (one + 1, other + 1)
      }
    }
    return lines
  }

  private static func hunk(_ range: Range<Int>, _ lines: [Line]) -> String {
    func extent(without mark: Character) -> String {
      let before = lines[..<range.lowerBound].count { $0.mark != mark }
      let count = lines[range].count { $0.mark != mark }
      // The line number of an empty range is the one before it.
      return "\(before + (count > 0 ? 1 : 0)),\(count)"
    }
    let head = "@@ -\(extent(without: "+")) +\(extent(without: "-")) @@\n"
    return head + lines[range].map { "\($0.mark)\($0.text)\n" }.joined()
  }
}
