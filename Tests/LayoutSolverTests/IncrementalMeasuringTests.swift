import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Measuring sizes one by one gives the same result as solving anew with all of them, to the last bit.
struct IncrementalMeasuringTests {
  private func measuredLayout(_ seed: UInt64) -> (layout: RandomLayout, random: SeededGenerator) {
    var layout = RandomLayout(seed: seed)
    layout.measures = []
    return (layout, SeededGenerator(seed: seed ^ 0x5EED))
  }

  /// A random size in whole or fractional points, or `nil`, which removes the measured size.
  private func size(_ random: inout SeededGenerator) -> CGSize? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: nil
    case 1: CGSize(width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
    case 2: CGSize(width: 1e9, height: 0)
    default:
      CGSize(width: 40, height: CGFloat(Int.random(in: 0...200, using: &random)) / 3)
    }
  }

  @Test func incrementalMeasuringMatchesSolvingAgain() {
    for seed in 0..<400 as Range<UInt64> {
      var (layout, random) = measuredLayout(seed)
      var solution = layout.solved()
      for _ in 0..<4 {
        var batch: [MeasuredSize] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let section = Int.random(in: layout.counts.indices, using: &random)
          let key: ElementKey =
            Int.random(in: 0..<6, using: &random) == 0
            ? .supplementary(kind: "header", section: section, index: 0)
            : .item(section: section, item: Int.random(in: 0...60, using: &random))
          let entry = MeasuredSize(key: key, size: size(&random))
          batch.append(entry)
          layout.measure(entry.size, for: key)
        }
        solution.measure(batch)
        let again = layout.solved()
        expectEqual(solution.contentSize, again.contentSize, "seed \(seed)")
        expectEqual(solution.allElements(), again.allElements(), "seed \(seed)")
      }
    }
  }

  /// Sizes over several blocks of the tables, starting empty; widths agree, differ from the first on, or from some item
  /// on.
  @Test(arguments: [Axis.vertical, .horizontal]) func batchSizesMatchSingleSizes(direction: Axis) {
    let size = SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))
    var along = size
    along[direction] = .estimated(44)
    let group = GroupSpec(
      axis: direction.other, size: along, members: .subitems([.item(ItemSpec(size: along))]))
    let spec = LayoutSpec(
      sections: [SectionSpec(group: group)], configuration: LayoutConfiguration(scrollDirection: direction))
    for seed in 0..<4 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var atOnce = solve(spec, counts: [3_000], in: .small)
      var oneByOne = atOnce
      for _ in 0..<4 {
        let first = Int.random(in: 0..<2_900, using: &random)
        let batch = (0..<40).map { offset in
          let item = Bool.random(using: &random) ? first + offset : Int.random(in: 0..<3_000, using: &random)
          return MeasuredSize(key: .item(section: 0, item: item), size: self.size(&random))
        }
        atOnce.measure(batch)
        for entry in batch { oneByOne.measure([entry]) }
        expectEqual(atOnce.measured, oneByOne.measured, "seed \(seed)")
        expectEqual(atOnce.contentSize, oneByOne.contentSize, "seed \(seed)")
        for item in stride(from: 0, to: 3_000, by: 37) {
          let key = ElementKey.item(section: 0, item: item)
          expectEqual(atOnce.frame(of: key), oneByOne.frame(of: key), "seed \(seed), item \(item)")
        }
      }
    }
  }

  @Test func copiesAreNotMeasuredAlong() {
    let spec = LayoutSpec(sections: [selfSizingList])
    var solution = solve(spec, counts: [5_000], in: .small)
    let before = solution
    let sizes = solution.measured
    solution.measure([MeasuredSize(key: .item(section: 0, item: 7), size: CGSize(width: 320, height: 60))])
    expectEqual(solution.contentSize.height, 220_016)
    expectEqual(before.contentSize.height, 220_000)
    expectEqual(before.frame(of: .item(section: 0, item: 8))?.origin.y, 352)
    expectTrue(sizes.isEmpty)
    expectEqual(solution.measuredSize(of: .item(section: 0, item: 7)), CGSize(width: 320, height: 60))
  }

  @Test func oddSizesAreKeptToTheLastBit() {
    let odd: [CGFloat] = [20.287109375, 0.1, 1 / 3, 33.337, 1e9, .leastNonzeroMagnitude, 123_456.789]
    var solution = solve(LayoutSpec(sections: [selfSizingList]), counts: [odd.count], in: .small)
    for (item, height) in odd.enumerated() {
      solution.measure([MeasuredSize(key: .item(section: 0, item: item), size: CGSize(width: 320, height: height))])
    }
    for (item, height) in odd.enumerated() {
      expectEqual(solution.frame(of: .item(section: 0, item: item))?.size.height, height)
    }
  }

  @Test func sizesOfMissingItemsAreIgnored() {
    var solution = solve(LayoutSpec(sections: [selfSizingList, nil]), counts: [3, 0], in: .small)
    let size = CGSize(width: 320, height: 60)
    solution.measure([
      MeasuredSize(key: .item(section: 9, item: 0), size: size),
      MeasuredSize(key: .item(section: -1, item: 0), size: size),
      MeasuredSize(key: .item(section: 0, item: -1), size: size),
      MeasuredSize(key: .item(section: 0, item: 3), size: size),
      MeasuredSize(key: .item(section: 0, item: .max), size: size),
      MeasuredSize(key: .item(section: 1, item: 0), size: size),
      MeasuredSize(key: .supplementary(kind: "header", section: 7, index: 0), size: size),
      MeasuredSize(key: .decoration(kind: "bg", section: 0), size: size),
    ])
    expectEqual(solution.contentSize.height, 132)
  }

  /// The brute-force oracle is a running sum.
  @Test func rowsFollowEachOther() {
    let count = 5_000
    var random = SeededGenerator(seed: 11)
    var heights = Array(repeating: CGFloat(44), count: count)
    var solution = solve(LayoutSpec(sections: [selfSizingList]), counts: [count], in: .small)
    for _ in 0..<40 {
      var batch: [MeasuredSize] = []
      for _ in 0..<50 {
        let row = Int.random(in: 0..<count, using: &random)
        heights[row] = CGFloat(Int.random(in: 1...150, using: &random)) / 2
        batch.append(
          MeasuredSize(key: .item(section: 0, item: row), size: CGSize(width: 320, height: heights[row])))
      }
      solution.measure(batch)
    }
    var y: CGFloat = 0
    for row in 0..<count {
      expectEqual(solution.frame(of: .item(section: 0, item: row)), rect(0, y, 320, heights[row]), "row \(row)")
      y += heights[row]
    }
    expectEqual(solution.contentSize.height, y)
    for offset in stride(from: 0, to: y, by: 1_237) {
      let visible = solution.elements(in: rect(0, offset, 320, 480))
      let wanted = (0..<count).filter {
        guard let frame = solution.frame(of: .item(section: 0, item: $0)) else { return false }
        return frame.minY < offset + 480 && frame.maxY > offset
      }
      expectEqual(visible.map(\.key), wanted.map { .item(section: 0, item: $0) }, "offset \(offset)")
    }
  }
}

/// Rows as high as their cells, 44 until they are known.
let selfSizingList = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
