public import Foundation

/// Distances from the four edges of a rectangle, following the interface's reading direction, in points.
///
/// - Fidelity: documented.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge at which reading begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge at which reading ends.
  public var trailing: CGFloat

  /// Insets of zero at all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero at all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from their distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
