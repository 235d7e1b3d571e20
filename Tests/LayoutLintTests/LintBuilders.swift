import Foundation
import Geometry
import LayoutLint
import LayoutSolver

func item(_ width: DimensionSpec, _ height: DimensionSpec, insets: NSDirectionalEdgeInsets = .zero) -> SubitemSpec {
  .item(ItemSpec(size: SizeSpec(width: width, height: height), contentInsets: insets))
}

func group(
  _ axis: Axis, _ width: DimensionSpec, _ height: DimensionSpec, _ members: GroupSpec.Members,
  insets: NSDirectionalEdgeInsets = .zero
) -> GroupSpec {
  GroupSpec(axis: axis, size: SizeSpec(width: width, height: height), members: members, contentInsets: insets)
}

func row(_ height: DimensionSpec, _ subitems: SubitemSpec...) -> GroupSpec {
  group(.horizontal, .fractionalWidth(1), height, .subitems(subitems))
}

func vertical(_ length: CGFloat) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: length, leading: 0, bottom: length, trailing: 0)
}

/// A view of 320 by 480 points with one section.
func view(
  _ section: SectionSpec, items: Int = 12, heights: [Int: CGFloat] = [:],
  _ change: (inout LintedView) -> Void = { _ in }
) -> LintedView {
  let container = Container(size: CGSize(width: 320, height: 480), scale: 2)
  var sizes = MeasuredSizes.none
  for (item, height) in heights { sizes.set(CGSize(width: 0, height: height), for: .item(section: 0, item: item)) }
  let solution = solve(LayoutSpec(sections: [section]), counts: [items], in: container, measured: sizes)
  var view = LintedView(solution: solution)
  view.visibleSize = container.size
  change(&view)
  return view
}

func view(_ group: GroupSpec, items: Int = 12, heights: [Int: CGFloat] = [:]) -> LintedView {
  view(SectionSpec(group: group), items: items, heights: heights)
}

/// A row of cards 100 points tall that scrolls by itself.
func cards(width: CGFloat, spacing: CGFloat = 0, _ behavior: OrthogonalBehavior) -> SectionSpec {
  SectionSpec(
    group: group(
      .horizontal, .absolute(width), .absolute(100), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))])),
    interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior)
}

func codes(_ view: LintedView) -> [String] { Linter().findings(in: [view]).map(\.rule.id) }

func codes(_ screen: LintedScreen) -> [String] { Linter().findings(in: [], screen: screen).map(\.rule.id) }
