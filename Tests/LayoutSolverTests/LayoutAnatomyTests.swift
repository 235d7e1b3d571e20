import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// The parts of a layout that overlays draw.
@Suite struct LayoutAnatomyTests {
  private static let visible = CGRect(x: 0, y: 0, width: 390, height: 600)

  /// Two columns with a gap of 10 in a group of 100 points, in a section with insets of 16.
  private static func section(_ spacing: SpacingSpec = .fixed(10)) -> SectionSpec {
    let item = ItemSpec(
      size: SizeSpec(width: .absolute(120), height: .fractionalHeight(1)),
      contentInsets: NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(100)),
      members: .repeatingSubitem(.item(item), 2), interItemSpacing: spacing)
    return SectionSpec(
      group: group, contentInsets: NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 12),
      interGroupSpacing: 8)
  }

  private static func anatomy(
    _ section: SectionSpec, isRightToLeft: Bool = false, items: Int = 4
  ) -> (LayoutAnatomy, LayoutSolution) {
    let container = Container(size: visible.size, scale: 2, isRightToLeft: isRightToLeft)
    let solution = LayoutSolver.solve(LayoutSpec(sections: [section]), counts: [items], in: container)
    return (solution.anatomy(in: visible) { _ in 0 }, solution)
  }

  private static func frames(_ anatomy: LayoutAnatomy, _ kind: LayoutAnatomy.Kind) -> [CGRect] {
    anatomy.parts.filter { $0.kind == kind }.map(\.frame)
  }

  @Test func groupsAndGapsAreWhereTheItemsLeaveThem() {
    let (anatomy, _) = Self.anatomy(Self.section())
    expectEqual(
      Self.frames(anatomy, .group(depth: 1)),
      [CGRect(x: 20, y: 16, width: 358, height: 100), CGRect(x: 20, y: 124, width: 358, height: 100)])
    expectEqual(
      Self.frames(anatomy, .interItem(isFlexible: false)),
      [CGRect(x: 140, y: 16, width: 10, height: 100), CGRect(x: 140, y: 124, width: 10, height: 100)])
    expectEqual(Self.frames(anatomy, .interGroup), [CGRect(x: 20, y: 116, width: 358, height: 8)])
    let group = anatomy.parts.first { $0.kind == .group(depth: 1) }
    expectEqual(group?.label, "H ×2 1w×100 → 358×100")
  }

  @Test func flexibleGapTakesTheLeftoverLength() {
    let (anatomy, _) = Self.anatomy(Self.section(.flexible(10)))
    let gaps = anatomy.parts.filter { $0.kind == .interItem(isFlexible: true) }
    expectEqual(gaps.first?.frame, CGRect(x: 140, y: 16, width: 118, height: 100))
    expectEqual(gaps.first?.label, "interItemSpacing .flexible(10) → 118")
  }

  @Test func insetsSurroundTheGroupsAndItems() {
    let (anatomy, solution) = Self.anatomy(Self.section())
    expectEqual(
      Self.frames(anatomy, .sectionInset),
      [
        CGRect(x: 0, y: 0, width: 390, height: 16), CGRect(x: 0, y: 16, width: 20, height: 208),
        CGRect(x: 378, y: 16, width: 12, height: 208), CGRect(x: 0, y: 224, width: 390, height: 16),
      ])
    // No item overlaps an inset.
    for kind in [LayoutAnatomy.Kind.sectionInset, .itemInset, .interGroup, .interItem(isFlexible: false)] {
      for frame in Self.frames(anatomy, kind) {
        for item in 0..<4 {
          let cell = solution.frame(of: .item(section: 0, item: item)) ?? .zero
          expectFalse(cell.overlaps(frame), "\(kind) \(frame) \(cell)")
        }
      }
    }
  }

  @Test func rightToLeftIsTheMirrorOfLeftToRight() {
    let (left, _) = Self.anatomy(Self.section())
    let (right, _) = Self.anatomy(Self.section(), isRightToLeft: true)
    let mirrored = left.parts.map { part in
      var frame = part.frame
      frame.origin.x = 390 - frame.maxX
      return frame
    }
    expectEqual(right.parts.map(\.frame), mirrored)
  }

  @Test func estimatesShowTheSizeBeforeMeasuring() {
    var section = Self.section()
    let size = SizeSpec(width: .fractionalWidth(1), height: .estimated(44))
    section.group = GroupSpec(axis: .vertical, size: size, members: .subitems([.item(ItemSpec(size: size))]))
    let (anatomy, _) = Self.anatomy(section, items: 1)
    let estimates = anatomy.parts.filter { $0.kind == .estimate }
    expectEqual(estimates.map(\.label), ["1w×~44 → 358×44"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e18])
  func unusableNumbersNeverTrap(value: CGFloat) {
    var section = Self.section(.flexible(value))
    section.interGroupSpacing = value
    section.contentInsets.top = value
    for isRightToLeft in [false, true] {
      let (anatomy, solution) = Self.anatomy(section, isRightToLeft: isRightToLeft)
      expectTrue(anatomy.parts.allSatisfy { $0.frame.size.width > 0 && $0.frame.size.height > 0 })
      let rect = CGRect(x: value, y: value, width: value, height: value)
      _ = solution.anatomy(in: rect) { _ in value }
    }
  }
}
