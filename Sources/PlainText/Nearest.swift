import Foundation

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

  /// Returns the number of edits that turn a misspelled word into the beginning of another one; `nil` if they are too many
  /// for the length of the word.
  ///
  /// The letters of Hangul count one by one, so that a wrong vowel is one edit, as in other scripts.
  package static func misspellings(of word: String, in other: String) -> Int? {
    guard word.utf8.count <= 64, other.utf8.count <= 256 else { return nil }
    let (typed, meant) = (letters(word), letters(other))
    guard typed.count >= 4, typed.first == meant.first else { return nil }
    let longest = min(meant.count, typed.count + 2)
    guard longest > 0 else { return nil }
    let fewest = lastEdits(typed, Array(meant[..<longest])).min() ?? typed.count
    return fewest <= (typed.count < 8 ? 1 : 2) ? fewest : nil
  }

  private static func letters(_ word: String) -> [Character] {
    word.decomposedStringWithCanonicalMapping.unicodeScalars.map(Character.init)
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word into the
  /// other.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int { lastEdits(a, b)[b.count] }

  /// Returns the numbers of edits that turn one word into each beginning of the other, from none of it to all of it.
  private static func lastEdits(_ a: [Character], _ b: [Character]) -> [Int] {
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
    return previous
  }
}
