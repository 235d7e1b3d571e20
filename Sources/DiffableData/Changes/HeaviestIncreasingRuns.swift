/// Which runs stay where they are when a list is put in order, so that as few items as possible move.
///
/// The items of a run stay or move together: nothing comes between them before or after, so what one does the others can
/// do at no cost. It is therefore enough to find the increasing sequence of runs that holds the most items.
///
/// - Complexity: O(r log r + items / 64) for r runs; O(r) if they are in order.
/// - Source: the longest increasing subsequence with weights; prefix maxima by Fenwick, "A new data structure for
///   cumulative frequency tables" (1994).
struct HeaviestIncreasingRuns {
  /// By the order of the new list.
  private(set) var isStaying: [Bool]

  init(_ runs: [MatchRun]) {
    isStaying = Array(repeating: true, count: runs.count)
    guard zip(runs, runs.dropFirst()).contains(where: { $0.old > $1.old }) else { return }
    let blocks = Self.blocks(of: runs)
    let staying = Self.chain(of: blocks, ranks: runs.count)
    for (block, stays) in zip(blocks, staying) where !stays {
      for run in block.runs { isStaying[run] = false }
    }
  }

  /// Runs that follow each other in both orders, with nothing but deleted or inserted items in between.
  private struct Block {
    var runs: Range<Int>
    /// Of the first run, in the old order of runs.
    var rank: Int
    var weight: Int
  }

  private static func blocks(of runs: [MatchRun]) -> [Block] {
    let ranks = ranks(of: runs)
    var blocks: [Block] = []
    blocks.reserveCapacity(runs.count)
    for (index, rank) in ranks.enumerated() {
      if index > 0, rank == ranks[index - 1] + 1 {
        blocks[blocks.count - 1].runs = blocks[blocks.count - 1].runs.lowerBound..<(index + 1)
        blocks[blocks.count - 1].weight += runs[index].count
      } else {
        blocks.append(Block(runs: index..<(index + 1), rank: rank, weight: runs[index].count))
      }
    }
    return blocks
  }

  /// Where each run is in the old order: how many runs begin before it, counted in a set of bits.
  private static func ranks(of runs: [MatchRun]) -> [Int] {
    let last = runs.reduce(0) { Swift.max($0, $1.old) }
    var bits = [UInt64](repeating: 0, count: last >> 6 + 1)
    for run in runs { bits[run.old >> 6] |= 1 << UInt64(run.old & 63) }
    var before = [Int](repeating: 0, count: bits.count)
    for word in bits.indices.dropFirst() { before[word] = before[word - 1] + bits[word - 1].nonzeroBitCount }
    return runs.map { run in
      let lower = bits[run.old >> 6] & (1 << UInt64(run.old & 63) - 1)
      return before[run.old >> 6] + lower.nonzeroBitCount
    }
  }

  private static func chain(of blocks: [Block], ranks: Int) -> [Bool] {
    var best = PrefixMaxima(count: ranks)
    var totals: [Int] = []
    var previous: [Int] = []
    var last = -1
    totals.reserveCapacity(blocks.count)
    previous.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      let before = best.maximum(below: block.rank, of: totals)
      previous.append(before)
      totals.append(block.weight + (before < 0 ? 0 : totals[before]))
      best.add(index, at: block.rank, of: totals)
      if last < 0 || totals[index] > totals[last] { last = index }
    }
    var isInChain = [Bool](repeating: false, count: blocks.count)
    while last >= 0 {
      isInChain[last] = true
      last = previous[last]
    }
    return isInChain
  }
}

/// For every rank the block with the greatest total among those of smaller ranks: a Fenwick tree.
private struct PrefixMaxima {
  private var nodes: [Int]

  init(count: Int) { nodes = Array(repeating: -1, count: count + 1) }

  func maximum(below rank: Int, of totals: [Int]) -> Int {
    var best = -1
    var node = rank
    while node > 0 {
      let candidate = nodes[node]
      if candidate >= 0, best < 0 || totals[candidate] > totals[best] { best = candidate }
      node &= node - 1
    }
    return best
  }

  /// - Complexity: O(log n), and less if greater totals are there already: they reign in all nodes above as well.
  mutating func add(_ block: Int, at rank: Int, of totals: [Int]) {
    var node = rank + 1
    while node < nodes.count {
      if nodes[node] >= 0, totals[nodes[node]] >= totals[block] { return }
      nodes[node] = block
      node += node & -node
    }
  }
}
