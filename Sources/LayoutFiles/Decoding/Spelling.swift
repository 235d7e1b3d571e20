/// Finds what somebody meant to write.
enum Spelling {
  /// Bytes of a word that may be a slip of another: a key of a megabyte is none, however few characters it has.
  private static let longest = 256

  /// The known word nearest to the given one, if it is near enough to be a slip.
  static func nearest(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let best = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= max(2, word.count / 3) else { return nil }
    return best.word
  }

  /// Insertions, deletions and substitutions from one word to the other.
  private static func distance(_ from: String, _ to: String) -> Int {
    guard from.count <= 64 else { return from.count }
    let target = Array(to)
    var row = Array(0...target.count)
    for (line, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in target.enumerated() {
        let substituted = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
