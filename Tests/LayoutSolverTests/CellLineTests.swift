import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// Rows of one plain cell are solved in closed form, all other groups item by item.
///
/// A badge without size keeps a cell from being plain and moves nothing, so that both algorithms can be compared.
struct CellLineTests {
  @Test(arguments: 0..<8) func uniformRowsMatchItemByItemSolving(chunk: Int) {
    for seed in UInt64(chunk) * 500..<UInt64(chunk + 1) * 500 {
      var maker = RowMaker(random: SeededGenerator(seed: seed))
      let (section, count, direction) = maker.section()
      let configuration = LayoutConfiguration(scrollDirection: direction)
      let plain = solve(
        LayoutSpec(sections: [section], configuration: configuration), counts: [count], in: RowMaker.container)
      let badged = solve(
        LayoutSpec(sections: [section.withBadges], configuration: configuration), counts: [count],
        in: RowMaker.container)
      if let difference = difference(plain, badged, count) {
        Issue.record("Seed \(seed): \(difference)\n\(section), \(count) items")
        return
      }
    }
  }

  @Test func partialRowIsPrefixOfFullRow() throws {
    let cell = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.25), height: .absolute(10)))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(10)),
      members: .subitems([.item(cell)]))
    let solution = solve(LayoutSpec(sections: [SectionSpec(group: group)]), counts: [1_003], in: RowMaker.container)
    expectEqual(solution.storedFrames, 1)
    expectEqual(solution.frame(of: .item(section: 0, item: 1_002)), CGRect(x: 160, y: 2_500, width: 80, height: 10))
    expectNil(solution.element(.item(section: 0, item: 1_003)))
  }

  /// Brute force: every cell's own frame is tested.
  @Test(arguments: [Axis.horizontal, .vertical], [false, true])
  func longRowQueryReturnsVisibleCells(axis: Axis, isRightToLeft: Bool) {
    let cell = ItemSpec(
      size: SizeSpec(width: .absolute(10), height: .absolute(12)),
      contentInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: -8, trailing: 1))
    for spacing in [3, 0, -4, -10, -12] as [CGFloat] {
      let group = GroupSpec(
        axis: axis, size: SizeSpec(width: .absolute(300), height: .absolute(200)),
        members: .repeatingSubitem(.item(cell), 100), interItemSpacing: .fixed(spacing))
      let container = Container(size: CGSize(width: 320, height: 240), scale: 3, isRightToLeft: isRightToLeft)
      let layout = solve(LayoutSpec(sections: [SectionSpec(group: group)]), counts: [250], in: container)
      for start in stride(from: -300, to: 1_500, by: 41) as StrideTo<CGFloat> {
        let rect =
          axis == .horizontal
          ? CGRect(x: start, y: 190, width: 60, height: 40) : CGRect(x: 0, y: start, width: 330, height: 40)
        let seen = (0..<250).filter { layout.frame(of: .item(section: 0, item: $0))?.overlaps(rect) == true }
        expectEqual(layout.elements(in: rect).map(\.key.indexPath[1]), seen, "\(spacing) \(rect)")
      }
    }
  }

  /// If every query inspected all cells of the row, this would be a hundred thousand million frames.
  @Test func tenMillionCellRowAnswersManyQueries() {
    let cell = ItemSpec(size: SizeSpec(width: .absolute(10), height: .absolute(10)))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(10)),
      members: .repeatingSubitem(.item(cell), 1_000_000_000))
    let layout = solve(LayoutSpec(sections: [SectionSpec(group: group)]), counts: [10_000_000], in: RowMaker.container)
    var found: [LayoutCell] = []
    for index in 0..<10_000 {
      found.removeAll(keepingCapacity: true)
      layout.appendCells(in: CGRect(x: CGFloat(index) * 10_000, y: 0, width: 100, height: 10), to: &found)
      expectEqual(found.map(\.item), Array(index * 1_000..<index * 1_000 + 10))
    }
  }

  private func difference(_ plain: LayoutSolution, _ badged: LayoutSolution, _ count: Int) -> String? {
    if !isSame(plain.contentSize.width, badged.contentSize.width)
      || !isSame(plain.contentSize.height, badged.contentSize.height)
    {
      return "content \(plain.contentSize), member by member \(badged.contentSize)"
    }
    if plain.issues != badged.issues { return "issues \(plain.issues), member by member \(badged.issues)" }
    for item in 0..<count {
      let key = ElementKey.item(section: 0, item: item)
      let frames = (plain.frame(of: key), badged.frame(of: key))
      if !isSame(frames.0, frames.1) { return "item \(item) \(frames)" }
    }
    let rect = CGRect(x: 20, y: 30, width: 200, height: 150)
    let keys = (plain.elements(in: rect).map(\.key), badged.elements(in: rect).map(\.key).filter { $0.kind == nil })
    return keys.0 == keys.1 ? nil : "visible \(keys)"
  }

  /// A product and a sum of the same lengths differ in the last digits.
  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) <= 1e-9 * max(1, abs(right)) }

  private func isSame(_ left: CGRect?, _ right: CGRect?) -> Bool {
    guard let left, let right else { return left == right }
    return isSame(left.origin.x, right.origin.x) && isSame(left.origin.y, right.origin.y)
      && isSame(left.size.width, right.size.width) && isSame(left.size.height, right.size.height)
  }
}

extension SectionSpec {
  fileprivate var withBadges: SectionSpec {
    var section = self
    switch group.members {
    case .subitems(let list): section.group.members = .subitems(list.map(\.withBadge))
    case .subitemCount(let subitem, let count): section.group.members = .subitemCount(subitem.withBadge, count)
    case .repeatingSubitem(let subitem, let count): section.group.members = .repeatingSubitem(subitem.withBadge, count)
    case .custom: break
    }
    return section
  }
}

extension SubitemSpec {
  fileprivate var withBadge: SubitemSpec {
    guard case .item(var cell) = self else { return self }
    cell.supplementaryItems = [
      SupplementarySpec(
        kind: "badge", size: SizeSpec(width: .absolute(0), height: .absolute(0)),
        containerAnchor: AnchorSpec(edges: [.top, .leading]))
    ]
    return .item(cell)
  }
}

/// Makes random sections of rows or columns of one cell.
private struct RowMaker {
  static let container = Container(size: CGSize(width: 320, height: 240), scale: 3)

  var random: SeededGenerator

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  /// A random number in quarters of a point, so that a difference in the last digit never rounds to another pixel.
  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    (CGFloat.random(in: range, using: &random) * 4).rounded() / 4
  }

  mutating func section() -> (section: SectionSpec, count: Int, direction: Axis) {
    let axis: Axis = chance(0.6) ? .horizontal : .vertical
    var group = GroupSpec(
      axis: axis, size: SizeSpec(width: length(40...400), height: length(40...400)), members: members())
    group.interItemSpacing = chance(0.5) ? spacing() : .fixed(0)
    if chance(0.3) { group.contentInsets = insets() }
    if chance(0.3) { group.edgeSpacing = edges() }
    var section = SectionSpec(group: group)
    section.interGroupSpacing = chance(0.5) ? number(-5...20) : 0
    if chance(0.3) { section.contentInsets = insets() }
    if chance(0.2) { section.orthogonalScrollingBehavior = .continuous }
    return (section, Int.random(in: 1...40, using: &random), chance(0.3) ? .horizontal : .vertical)
  }

  private mutating func members() -> GroupSpec.Members {
    var cell = ItemSpec(size: SizeSpec(width: length(0...120), height: length(0...120)))
    if chance(0.3) { cell.contentInsets = insets() }
    if chance(0.4) { cell.edgeSpacing = edges() }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .subitemCount(.item(cell), Int.random(in: 0...6, using: &random))
    case 1: return .repeatingSubitem(.item(cell), Int.random(in: 0...6, using: &random))
    default: return .subitems([.item(cell)])
    }
  }

  private mutating func length(_ range: ClosedRange<CGFloat>) -> DimensionSpec {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .fractionalWidth(1 / CGFloat(Int.random(in: 1...6, using: &random)))
    case 1: .fractionalHeight(1 / CGFloat(Int.random(in: 1...6, using: &random)))
    default: .absolute(number(range))
    }
  }

  private mutating func spacing() -> SpacingSpec { chance(0.6) ? .fixed(number(-4...24)) : .flexible(number(-4...24)) }

  private mutating func edges() -> EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: chance(0.5) ? spacing() : nil, top: chance(0.5) ? spacing() : nil,
      trailing: chance(0.5) ? spacing() : nil, bottom: chance(0.5) ? spacing() : nil)
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(-4...20), leading: number(-4...20), bottom: number(-4...20), trailing: number(-4...20))
  }
}
