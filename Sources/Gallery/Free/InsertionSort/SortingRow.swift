import UIKit

/// A value to be sorted, shown as a color.
struct SortingNode: Hashable {
  let row: Int
  let value: Int
  /// The number of values in the row.
  let range: Int

  var color: UIColor {
    UIColor(hue: CGFloat(value) / CGFloat(range) * 0.85, saturation: 0.85, brightness: 0.95, alpha: 1)
  }
}

/// A row of values that an insertion sort orders, one exchange at a time.
struct SortingRow {
  private(set) var nodes: [SortingNode]
  private var sorted = 1
  private var moving = 1

  var isSorted: Bool { sorted >= nodes.count }

  /// Creates values in a pseudorandom order that differs in each row and is the same in every run.
  init(row: Int, count: Int) {
    var values = Array(0..<count)
    // The bits of the row's number are mixed, so that adjacent rows do not look similar.
    var state = UInt32(truncatingIfNeeded: row &+ 1) &* 2_654_435_761
    state = (state ^ state >> 15) &* 2_246_822_519
    for index in stride(from: count - 1, to: 0, by: -1) {
      state = state &* 1_664_525 &+ 1_013_904_223
      values.swapAt(index, Int(state >> 16) % (index + 1))
    }
    nodes = values.map { SortingNode(row: row, value: $0, range: count) }
  }

  /// Moves one value one position forward, until a smaller one precedes it.
  mutating func step() {
    guard !isSorted else { return }
    if moving > 0, nodes[moving - 1].value > nodes[moving].value {
      nodes.swapAt(moving - 1, moving)
      moving -= 1
    } else {
      sorted += 1
      moving = sorted
      if !isSorted { step() }
    }
  }
}
