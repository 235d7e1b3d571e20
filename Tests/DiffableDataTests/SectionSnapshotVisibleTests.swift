import DiffableData
import TestSupport
import Testing

/// The outline of a section to which a snapshot of all sections gave other items.
struct SectionSnapshotVisibleTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// The outline 1 (2, 3 (4), 5), 6 (7), 8, in which 1 and 3 are expanded.
  private var outline: Snapshot {
    var outline = Snapshot()
    outline.append([1, 6, 8])
    outline.append([2, 3, 5], to: 1)
    outline.append([4], to: 3)
    outline.append([7], to: 6)
    outline.expand([1, 3])
    return outline
  }

  private func expect(
    _ target: [Int], _ tree: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = outline.showing(target)
    let lines = result.visualDescription().split(separator: "\n").dropFirst().dropLast().map(String.init)
    #expect(lines == tree, sourceLocation: sourceLocation)
    #expect(result.visibleItems == target, sourceLocation: sourceLocation)
  }

  @Test func removalsKeepRemainingStructure() {
    expect([1, 2, 3, 4, 5, 8], "+* 1", "  -* 2", "  +* 3", "    -* 4", "  -* 5", "-* 8")
    expect([1, 2, 3, 5, 6, 8], "+* 1", "  -* 2", "  +* 3", "  -* 5", "-* 6", "  -  7", "-* 8")
  }

  @Test func newItemsBecomeSiblingsOfPredecessor() {
    expect(
      [9, 1, 2, 10, 3, 4, 5, 6, 11, 8], "-* 9", "+* 1", "  -* 2", "  -* 10", "  +* 3", "    -* 4", "  -* 5", "-* 6",
      "  -  7", "-* 11", "-* 8")
  }

  @Test func itemInsertedBelowExpandedParentIsChild() {
    expect([1, 9, 10, 2, 8], "+* 1", "  -* 9", "  -* 10", "  -* 2", "-* 8")
  }

  @Test func itemMovedFromParentBecomesSibling() {
    expect([1, 2, 8, 5, 3], "+* 1", "  -* 2", "-* 8", "-* 5", "+* 3")
    expect([8, 6, 1, 2], "-* 8", "-* 6", "  -  7", "+* 1", "  -* 2")
  }

  @Test func hiddenItemMadeVisibleLeavesParent() {
    expect([6, 8, 7], "-* 6", "-* 8", "-* 7")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func visibleItemsMatchTargetExactly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var outline = Snapshot()
    outline.append([0])
    for item in 1..<30 {
      let parent = Int.random(in: -1..<item, using: &random)
      outline.append([item], to: parent < 0 ? nil : parent)
    }
    outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
    var target = outline.visibleItems.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for new in 20..<40 where Bool.random(using: &random) && !target.contains(new) {
      target.insert(new, at: Int.random(in: 0...target.count, using: &random))
    }
    if seed % 2 == 0 { target.shuffle(using: &random) }
    let result = outline.showing(target)
    expectEqual(result.visibleItems, target, "seed \(seed)")
    expectEqual(Set(result.items).count, result.items.count, "seed \(seed)")
    expectEqual(outline.showing(outline.visibleItems).visualDescription(), outline.visualDescription(), "seed \(seed)")
  }
}
