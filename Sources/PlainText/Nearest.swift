/// Suggestions for misspelled names.
package enum Nearest {
  /// Returns the candidate with the fewest edits, if they are few for the length of the word; the first of equals.
  ///
  /// - Complexity: O(candidates × length²); words of more than 64 characters, or 256 bytes, get no suggestion.
  package static func name(to word: String, among candidates: [String]) -> String? {
    // The byte count is checked first, because a character may have any number of accents.
    guard word.utf8.count <= 256, word.count <= 64 else { return nil }
    let folded = Array(word.lowercased())
    let ranked = candidates.map { (name: $0, edits: edits(folded, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    if best.edits <= max(2, folded.count / 3) { return best.name }
    return candidates.first { !folded.isEmpty && $0.lowercased().hasPrefix(word.lowercased()) }
  }

  /// Returns ` (did you mean “name”?)`, or an empty string.
  package static func hint(_ nearest: String?) -> String {
    nearest.map { " (did you mean \($0.quoted)?)" } ?? ""
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word into the
  /// other.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var twoAgo: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, twoAgo[j - 1] + 1) }
        current.append(cost)
      }
      (twoAgo, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
