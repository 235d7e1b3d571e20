/// The indices of one longest strictly increasing subsequence: what need not move when a list is put in order.
///
/// - Complexity: O(n log n); O(n) when the values already increase.
/// - Source: Fredman, "On computing the length of longest increasing subsequences" (1975), by patience piles.
func longestIncreasingRun(of values: [Int]) -> Set<Int> {
  var piles: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    let pile = firstPile(of: piles, values: values, notBelow: value)
    previous[index] = pile > 0 ? piles[pile - 1] : -1
    if pile == piles.count { piles.append(index) } else { piles[pile] = index }
  }
  var run: Set<Int> = []
  var index = piles.last ?? -1
  while index >= 0 {
    run.insert(index)
    index = previous[index]
  }
  return run
}

private func firstPile(of piles: [Int], values: [Int], notBelow value: Int) -> Int {
  if let last = piles.last, values[last] < value { return piles.count }
  var low = 0
  var high = piles.count
  while low < high {
    let middle = (low + high) / 2
    if values[piles[middle]] < value { low = middle + 1 } else { high = middle }
  }
  return low
}
