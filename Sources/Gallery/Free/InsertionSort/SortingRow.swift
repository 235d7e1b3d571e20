import UIKit

/// A value on its way to its place, as a colour.
struct SortingNode: Hashable {
  let row: Int
  let value: Int
  /// The largest value there is, and one more.
  let range: Int

  var color: UIColor {
    UIColor(hue: CGFloat(value) / CGFloat(range) * 0.85, saturation: 0.85, brightness: 0.95, alpha: 1)
  }
}

/// A row of values that an insertion sort puts in order, one exchange at a time.
struct SortingRow {
  private(set) var nodes: [SortingNode]
  private var sorted = 1
  private var moving = 1

  var isSorted: Bool { sorted >= nodes.count }

  /// Values in an order that looks like chance, another in each row, and the same in every run.
  init(row: Int, count: Int) {
    var values = Array(0..<count)
    // Neighbours must not look alike: the bits of the row's number are spread.
    var state = UInt32(truncatingIfNeeded: row &+ 1) &* 2_654_435_761
    state = (state ^ state >> 15) &* 2_246_822_519
    for index in stride(from: count - 1, to: 0, by: -1) {
      state = state &* 1_664_525 &+ 1_013_904_223
      values.swapAt(index, Int(state >> 16) % (index + 1))
    }
    nodes = values.map { SortingNode(row: row, value: $0, range: count) }
  }

  /// Carries one value a place further, until a smaller one is before it.
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
