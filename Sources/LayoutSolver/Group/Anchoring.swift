import Foundation
import Geometry

/// Positions of badges on items and groups.
extension DimensionResolver {
  /// Returns a badge's frame.
  ///
  /// - Parameters:
  ///   - host: The item's frame after its insets, or the group's frame.
  ///   - box: The size to which fractions of the badge's size refer.
  func frame(of badge: SupplementarySpec, on host: CGRect, in box: CGSize) -> CGRect {
    let size = size(badge.size, in: box)
    let target = badge.containerAnchor.point(in: host.size)
    let own = (badge.itemAnchor ?? badge.containerAnchor.edgesOnly).point(in: size)
    let shift =
      badge.containerAnchor.offset(for: size) + (badge.itemAnchor?.offset(for: size) ?? .zero)
    let frame = CGRect(origin: host.origin + target - own + shift, size: size)
    return badge.contentInsets == .zero ? frame : frame.inset(by: badge.contentInsets)
  }
}

extension AnchorSpec {
  fileprivate var edgesOnly: AnchorSpec { AnchorSpec(edges: edges) }

  fileprivate func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * Self.share(start: edges.contains(.leading), end: edges.contains(.trailing)),
      y: size.height * Self.share(start: edges.contains(.top), end: edges.contains(.bottom)))
  }

  private static func share(start: Bool, end: Bool) -> CGFloat { start == end ? 0.5 : (start ? 0 : 1) }

  fileprivate func offset(for size: CGSize) -> CGPoint {
    let (absolute, fraction) = (absoluteOffset.finite, fractionalOffset.finite)
    return CGPoint(x: absolute.x + fraction.x * size.width, y: absolute.y + fraction.y * size.height)
  }
}
