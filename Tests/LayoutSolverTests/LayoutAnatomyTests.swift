import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// The parts of a layout that overlays draw.
struct LayoutAnatomyTests {
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

  @Test func estimatesOfHeadersAreShown() {
    var section = Self.section()
    section.boundarySupplementaryItems = [
      BoundarySpec(
        kind: "header", size: SizeSpec(width: .fractionalWidth(1), height: .estimated(44)), alignment: .top),
      BoundarySpec(kind: "footer", size: SizeSpec(width: .absolute(50), height: .absolute(20)), alignment: .bottom),
    ]
    let (anatomy, _) = Self.anatomy(section)
    let estimates = anatomy.parts.filter { $0.kind == .estimate }
    expectEqual(estimates.map(\.frame), [CGRect(x: 20, y: 0, width: 358, height: 44)])
    expectEqual(estimates.map(\.label), ["1w×~44 → 358×44"])
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

  /// The gap follows every group but the last, so that gaps and groups alternate.
  @Test(arguments: [2, 3, 4, 7])
  func gapsAreBetweenGroups(items: Int) {
    let (anatomy, _) = Self.anatomy(Self.section(), items: items)
    let groups = (items + 1) / 2
    expectEqual(
      Self.frames(anatomy, .interGroup).map(\.minY), (0..<groups - 1).map { 16 + 100 + 108 * CGFloat($0) })
    expectEqual(Self.frames(anatomy, .group(depth: 1)).map(\.minY), (0..<groups).map { 16 + 108 * CGFloat($0) })
    let labels = Set(anatomy.parts.filter { $0.kind == .interGroup }.map(\.label))
    expectEqual(labels, groups > 1 ? ["interGroupSpacing 8"] : [])
  }

  private static func point(_ value: CGFloat) -> SizeSpec {
    SizeSpec(width: .absolute(value), height: .absolute(value))
  }

  /// Groups of 100 points in a section that scrolls sideways. A group is described with the gap of 10 after it.
  @Test(
    arguments: [
      (0.0, [0, 1, 2, 3]), (110, [1, 2, 3, 4]), (105, [0, 1, 2, 3, 4]), (95, [0, 1, 2, 3, 4]), (900, [8, 9]),
    ] as [(Double, [Int])])
  func onlyGroupsAtTheOffsetAreDescribed(offset: Double, numbers: [Int]) {
    let group = GroupSpec(
      axis: .horizontal, size: Self.point(100), members: .subitems([.item(ItemSpec(size: Self.point(100)))]))
    let section = SectionSpec(group: group, interGroupSpacing: 10, orthogonalScrollingBehavior: .continuous)
    let solution = LayoutSolver.solve(
      LayoutSpec(sections: [section]), counts: [10], in: Container(size: CGSize(width: 390, height: 600), scale: 2))
    let anatomy = solution.anatomy(in: Self.visible) { $0 == 0 ? offset : 0 }
    expectEqual(Self.frames(anatomy, .group(depth: 1)).map(\.minX), numbers.map { 110 * CGFloat($0) })
    expectEqual(
      Self.frames(anatomy, .interGroup),
      numbers.filter { $0 < 9 }.map { CGRect(x: 110 * $0 + 100, y: 0, width: 10, height: 100) })
    expectTrue(anatomy.parts.allSatisfy { $0.isScrolled == ($0.kind != .section) })
  }

  /// Offsets of a section that scrolls sideways, or against the screen's own axis, are its own, wherever it is.
  @Test(arguments: [Axis.horizontal, .vertical])
  func offsetsBelongToTheirSection(axis: Axis) {
    let group = GroupSpec(
      axis: axis, size: Self.point(100), members: .subitems([.item(ItemSpec(size: Self.point(100)))]))
    let section = SectionSpec(group: group, orthogonalScrollingBehavior: .continuous)
    let spec = LayoutSpec(
      sections: [section, section],
      configuration: LayoutConfiguration(scrollDirection: axis == .horizontal ? .vertical : .horizontal))
    let size = CGSize(width: 350, height: 350)
    let solution = LayoutSolver.solve(spec, counts: [10, 10], in: Container(size: size, scale: 2))
    let anatomy = solution.anatomy(in: CGRect(origin: .zero, size: size)) { $0 == 1 ? 300 : 0 }
    func starts(_ section: Int) -> [CGFloat] {
      anatomy.parts.filter { $0.kind == .group(depth: 1) && $0.section == section }.map { $0.frame.origin[axis] }
    }
    expectEqual(starts(0), [0, 100, 200, 300])
    expectEqual(starts(1), [300, 400, 500, 600])
  }

  @Test func sectionsHaveSpaceBetweenThem() {
    let group = GroupSpec(
      axis: .horizontal, size: Self.point(100), members: .subitems([.item(ItemSpec(size: Self.point(100)))]))
    let spec = LayoutSpec(
      sections: [SectionSpec(group: group), SectionSpec(group: group), SectionSpec(group: group)],
      configuration: LayoutConfiguration(interSectionSpacing: 12))
    let solution = LayoutSolver.solve(
      spec, counts: [1, 2, 1], in: Container(size: CGSize(width: 390, height: 600), scale: 2))
    let all = solution.anatomy(in: Self.visible) { _ in 0 }
    expectEqual(
      Self.frames(all, .interSection),
      [CGRect(x: 0, y: 100, width: 390, height: 12), CGRect(x: 0, y: 312, width: 390, height: 12)])
    expectEqual(
      all.parts.filter { $0.kind == .interSection }.map(\.label), ["interSectionSpacing 12", "interSectionSpacing 12"])
    expectEqual(
      all.parts.filter { $0.kind == .section }.map(\.label),
      ["section 0, 1 items", "section 1, 2 items", "section 2, 1 items"])
    expectEqual(Self.frames(all, .section).map(\.height), [100, 200, 100])
    for (y, sections) in [(0.0, [0]), (99, [0]), (113, [1]), (350, [2]), (500, [])] as [(CGFloat, [Int])] {
      let part = solution.anatomy(in: CGRect(x: 0, y: y, width: 390, height: 1)) { _ in 0 }
      expectEqual(part.parts.filter { $0.kind == .section }.map(\.section), sections, "at \(y)")
    }
    // The second section's groups are at 112 and 212.
    let lower = solution.anatomy(in: CGRect(x: 0, y: 220, width: 390, height: 10)) { _ in 0 }
    expectEqual(Self.frames(lower, .group(depth: 1)).map(\.minY), [212])
  }

  /// A column of two squares beside a large one, with spacing at the edges of the large one.
  @Test func nestedGroupsAndEdgesAreDescribed() {
    let small = ItemSpec(size: Self.point(40))
    let column = GroupSpec(
      axis: .vertical, size: SizeSpec(width: .absolute(40), height: .fractionalHeight(1)),
      members: .subitemCount(.item(small), 2), interItemSpacing: .fixed(6),
      contentInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let large = ItemSpec(
      size: SizeSpec(width: .absolute(86), height: .fractionalHeight(1)),
      edgeSpacing: EdgeSpacingSpec(leading: .fixed(7), trailing: .flexible(5)))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .absolute(170), height: .absolute(86)),
      members: .subitems([.group(column), .item(large)]))
    let solution = LayoutSolver.solve(
      LayoutSpec(sections: [SectionSpec(group: group)]), counts: [3],
      in: Container(size: CGSize(width: 390, height: 600), scale: 2))
    let anatomy = solution.anatomy(in: Self.visible) { _ in 0 }
    expectEqual(Self.frames(anatomy, .group(depth: 1)), [CGRect(x: 0, y: 0, width: 170, height: 86)])
    expectEqual(Self.frames(anatomy, .group(depth: 2)), [CGRect(x: 0, y: 0, width: 40, height: 86)])
    expectEqual(
      Self.frames(anatomy, .groupInset),
      [
        CGRect(x: 0, y: 0, width: 40, height: 1), CGRect(x: 0, y: 1, width: 2, height: 82),
        CGRect(x: 36, y: 1, width: 4, height: 82), CGRect(x: 0, y: 83, width: 40, height: 3),
      ])
    // Two items share 82 points but for the gap of 6; they are wider than the column.
    expectEqual(Self.frames(anatomy, .interItem(isFlexible: false)).first, CGRect(x: 2, y: 39, width: 40, height: 6))
    expectEqual(Self.frames(anatomy, .edge(isFlexible: false)), [CGRect(x: 40, y: 0, width: 7, height: 86)])
    // The flexible edge gets the rest of the width: 170 − 40 − 7 − 86.
    expectEqual(Self.frames(anatomy, .edge(isFlexible: true)), [CGRect(x: 133, y: 0, width: 37, height: 86)])
    expectEqual(
      anatomy.parts.filter { $0.kind == .edge(isFlexible: true) || $0.kind == .edge(isFlexible: false) }.map(\.label),
      ["edgeSpacing leading .fixed(7) → 7", "edgeSpacing trailing .flexible(5) → 37"])
    expectEqual(
      anatomy.parts.filter { $0.kind == .group(depth: 1) || $0.kind == .group(depth: 2) }.map(\.label),
      ["H 170×86 → 170×86", "V count 2 40×1h → 40×86"])
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

  @Test func insetsOfASectionAreItsFourSides() {
    let parts = Self.anatomy(Self.section()).0.parts.filter { $0.kind == .sectionInset }
    let rows = CGFloat(208)
    expectEqual(
      parts.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 390, height: 16), CGRect(x: 0, y: 16, width: 20, height: rows),
        CGRect(x: 378, y: 16, width: 12, height: rows), CGRect(x: 0, y: 16 + rows, width: 390, height: 16),
      ])
    expectEqual(parts.map(\.label), [16, 20, 12, 16].map { "section inset \($0)" })
  }
}
