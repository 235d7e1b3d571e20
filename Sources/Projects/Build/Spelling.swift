/// The comparison of names by their spelling.
package enum Spelling {
  /// Whether one name may be the other with a letter added, left out, replaced or swapped with its neighbor; in longer
  /// names two of these.
  package static func isNear(_ name: String, _ other: String, within limit: Int? = nil) -> Bool {
    guard name != other, name.utf8.count >= 4, other.utf8.count >= 4 else { return false }
    let limit = limit ?? (min(name.utf8.count, other.utf8.count) >= 8 ? 2 : 1)
    guard abs(name.utf8.count - other.utf8.count) <= limit else { return false }
    return distance(Array(name.utf8), Array(other.utf8)) <= limit
  }

  /// Returns the number of letters added, left out, replaced or swapped between two names.
  ///
  /// - Complexity: O(*n* · *m*).
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var next = [row + 1]
      for column in 0..<second.count {
        var cost = min(last[column + 1] + 1, next[column] + 1)
        cost = min(cost, last[column] + (first[row] == second[column] ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[second.count]
  }
}
