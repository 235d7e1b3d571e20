/// The most elements of a list that are in ascending order already.
enum IncreasingRun {
  /// Returns whether each element belongs to one longest ascending subsequence; `nil` belongs to none.
  ///
  /// - Source: patience sorting, Fredman, "On computing the length of longest increasing subsequences" (1975).
  /// - Complexity: O(n log n).
  static func members(of values: [Int?]) -> [Bool] {
    // The index of the smallest last element of an ascending subsequence of each length.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if let tail = values[tails[middle]], tail < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isMember = [Bool](repeating: false, count: values.count)
    var next = tails.last
    while let index = next {
      isMember[index] = true
      next = previous[index]
    }
    return isMember
  }
}
