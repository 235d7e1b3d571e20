import Foundation
import Geometry
import LayoutSolver

/// Short functions for layouts, so that a test shows its numbers.
func item(_ width: DimensionSpec, _ height: DimensionSpec, insets: CGFloat = 0) -> SubitemSpec {
  .item(
    ItemSpec(
      size: SizeSpec(width: width, height: height),
      contentInsets: NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)))
}

func group(
  _ axis: Axis, _ width: DimensionSpec, _ height: DimensionSpec, _ members: GroupSpec.Members,
  spacing: SpacingSpec = .fixed(0)
) -> GroupSpec {
  GroupSpec(axis: axis, size: SizeSpec(width: width, height: height), members: members, interItemSpacing: spacing)
}

/// A row over the full width.
func row(_ height: DimensionSpec, _ subitems: SubitemSpec..., spacing: SpacingSpec = .fixed(0)) -> GroupSpec {
  group(.horizontal, .fractionalWidth(1), height, .subitems(subitems), spacing: spacing)
}

/// One item per row, all of the same height.
func list(_ rowHeight: CGFloat) -> SectionSpec {
  SectionSpec(group: row(.absolute(rowHeight), item(.fractionalWidth(1), .fractionalHeight(1))))
}

extension Container {
  /// A container whose dimensions are small and divide well.
  static let small = Container(size: CGSize(width: 320, height: 480), scale: 2)
}

func header(_ length: CGFloat, kind: String = "header", alignment: NSRectAlignment = .top) -> BoundarySpec {
  BoundarySpec(
    kind: kind, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(length)), alignment: alignment)
}

func solveOne(
  _ section: SectionSpec, _ count: Int, in container: Container = .small, axis: Axis = .vertical,
  measured: [Int: CGFloat] = [:]
) -> LayoutSolution {
  var sizes = MeasuredSizes.none
  for (item, height) in measured { sizes.set(CGSize(width: 0, height: height), for: .item(section: 0, item: item)) }
  return solve(
    LayoutSpec(sections: [section], configuration: LayoutConfiguration(scrollDirection: axis)), counts: [count],
    in: container, measured: sizes)
}

extension LayoutSolution {
  /// The frames of a section's items, in order.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap { frame(of: .item(section: section, item: $0)) }
  }

  func header(_ kind: String = "header", section: Int = 0) -> CGRect? {
    frame(of: .supplementary(kind: kind, section: section, index: 0))
  }
}

func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}
