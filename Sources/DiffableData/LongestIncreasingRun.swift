/// Which of the values belong to one longest strictly increasing subsequence: what need not move when a list is put in
/// order. Negative values belong to none.
///
/// - Complexity: O(n log n); O(n) when most values follow their neighbours.
/// - Source: Fredman, "On computing the length of longest increasing subsequences" (1975), by patience piles.
func longestIncreasingRun(of values: [Int32]) -> [Bool] {
  var piles = Piles(values: values)
  for index in values.indices where values[index] >= 0 { piles.add(index) }
  return piles.run
}

private struct Piles {
  let values: [Int32]
  /// By length of run: the index and value of the smallest last member.
  private var tops: [Int32] = []
  private var topValues: [Int32] = []
  private var previous: [Int32]
  /// Where the last value went: the next one mostly belongs right behind it.
  private var last = -1

  init(values: [Int32]) {
    self.values = values
    previous = Array(repeating: -1, count: values.count)
    tops.reserveCapacity(values.count)
    topValues.reserveCapacity(values.count)
  }

  mutating func add(_ index: Int) {
    let pile = pile(for: values[index])
    previous[index] = pile > 0 ? tops[pile - 1] : -1
    if pile == tops.count {
      tops.append(Int32(index))
      topValues.append(values[index])
    } else {
      tops[pile] = Int32(index)
      topValues[pile] = values[index]
    }
    last = pile
  }

  var run: [Bool] {
    var run = [Bool](repeating: false, count: values.count)
    var index = tops.last ?? -1
    while index >= 0 {
      run[Int(index)] = true
      index = previous[Int(index)]
    }
    return run
  }

  /// The first pile whose top is not below the value.
  private func pile(for value: Int32) -> Int {
    let next = last + 1
    if last < 0 || topValues[last] < value, next == topValues.count || topValues[next] >= value { return next }
    var low = 0
    var high = topValues.count
    while low < high {
      let middle = (low + high) / 2
      if topValues[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
