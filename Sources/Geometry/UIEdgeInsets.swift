public import Foundation

/// Distances from the four physical edges of a rectangle, in points. Negative values move an edge outward.
///
/// - Fidelity: documented.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of zero at all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero at all edges.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from their distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset. Its size may be negative if the insets exceed it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
