import Foundation
import Geometry
import LayoutSolver

/// Sizes, edges and badges of the oracle.
extension OracleGroupSolver {
  /// Rounds down to a whole pixel; a value within the tolerance below a pixel counts as on it.
  func floored(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) <= 1e-4 ? nearest : pixels.rounded(.down)) / scale
  }

  func length(_ dimension: DimensionSpec, _ box: CGSize) -> CGFloat {
    switch dimension {
    case .fractionalWidth(let share): max(0, floored(share * box.width))
    case .fractionalHeight(let share): max(0, floored(share * box.height))
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(estimate: let points): max(0, points)
    }
  }

  func size(_ size: SizeSpec, _ box: CGSize) -> CGSize {
    CGSize(width: length(size.width, box), height: length(size.height, box))
  }

  func isFraction(_ dimension: DimensionSpec, of axis: Axis) -> Bool {
    switch dimension {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  func start(_ insets: NSDirectionalEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? insets.leading : insets.top
  }

  func end(_ insets: NSDirectionalEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? insets.trailing : insets.bottom
  }

  /// A subitem's length with the spacing at its own edges.
  func outer(_ member: OracleSubitem, _ axis: Axis) -> CGFloat {
    let edges = member.subitem.edgeSpacing
    return edges.start(axis).minimum + member.slot[axis] + edges.end(axis).minimum
  }

  func badges(_ specs: [SupplementarySpec], host: CGRect, box: CGSize) -> [OracleGroup.Badge] {
    specs.map { spec in
      let size = size(spec.size, box)
      let target = point(spec.containerAnchor.edges, of: host.size)
      let own = point(spec.itemAnchor?.edges ?? spec.containerAnchor.edges, of: size)
      var origin = CGPoint(x: host.origin.x + target.x - own.x, y: host.origin.y + target.y - own.y)
      for anchor in [spec.containerAnchor, spec.itemAnchor].compactMap({ $0 }) {
        origin.x += anchor.absoluteOffset.x + anchor.fractionalOffset.x * size.width
        origin.y += anchor.absoluteOffset.y + anchor.fractionalOffset.y * size.height
      }
      let frame = shrunk(CGRect(origin: origin, size: size), spec.contentInsets)
      return OracleGroup.Badge(kind: spec.kind, frame: frame, zIndex: spec.zIndex)
    }
  }

  func shrunk(_ rect: CGRect, _ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: rect.origin.x + insets.leading, y: rect.origin.y + insets.top,
      width: abs(rect.size.width - insets.leading - insets.trailing),
      height: abs(rect.size.height - insets.top - insets.bottom))
  }

  private func point(_ edges: NSDirectionalRectEdge, of size: CGSize) -> CGPoint {
    var point = CGPoint(x: size.width / 2, y: size.height / 2)
    if edges.contains(.leading) && !edges.contains(.trailing) { point.x = 0 }
    if edges.contains(.trailing) && !edges.contains(.leading) { point.x = size.width }
    if edges.contains(.top) && !edges.contains(.bottom) { point.y = 0 }
    if edges.contains(.bottom) && !edges.contains(.top) { point.y = size.height }
    return point
  }
}
