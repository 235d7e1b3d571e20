/// The lines in which two texts differ, as hunks with the lines around them.
package struct TextComparison: CustomStringConvertible {
  package let description: String

  private static let context = 3
  /// The number of edits up to which the shortest list of them is searched, which takes quadratic time.
  private static let searched = 2_000

  /// Compares two texts; `nil` if they are equal.
  package init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let script = Self.script(before, after)
    description = Self.hunks(script)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private enum Line {
    case same(Substring), lost(Substring), new(Substring)

    var text: String {
      switch self {
      case .same(let line): "  \(line)"
      case .lost(let line): "− \(line)"
      case .new(let line): "+ \(line)"
      }
    }

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private static func script(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (lost, added) = (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    let middle =
      lost.count + added.count <= searched
      ? edits(lost, added) : lost.map { .lost($0) } + added.map { .new($0) }
    return old[..<start].map { .same($0) } + middle + old[(old.count - end)...].map { .same($0) }
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var lines: [Line] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if one < old.count, removed.contains(one) {
        lines.append(.lost(old[one]))
        one += 1
      } else if other < new.count, inserted.contains(other) {
        lines.append(.new(new[other]))
        other += 1
      } else {
        lines.append(.same(old[one]))
        (one, other) = (one + 1, other + 1)
      }
    }
    return lines
  }

  private static func hunks(_ script: [Line]) -> String {
    var kept = Set<Int>()
    for (index, line) in script.enumerated() where !line.isSame {
      kept.formUnion(max(0, index - context)...min(script.count - 1, index + context))
    }
    var result: [String] = []
    var last = -1
    for index in kept.sorted() {
      if index != last + 1 { result.append("  …") }
      result.append(script[index].text)
      last = index
    }
    return result.joined(separator: "\n")
  }
}
