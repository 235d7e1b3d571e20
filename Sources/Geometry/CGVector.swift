public import Foundation

/// A direction and a length, in points.
///
/// - Fidelity: documented.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Creates the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// A displacement of a position, in points.
///
/// - Fidelity: documented.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal displacement; positive values move to the right.
  public var horizontal: CGFloat
  /// The vertical displacement; positive values move down.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
