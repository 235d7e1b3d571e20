/// A set of physical edges of a rectangle.
///
/// - Fidelity: documented.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle, following the interface's reading direction.
///
/// - Fidelity: documented.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The position of a rectangle along the edges of another.
///
/// - Fidelity: documented.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No edge.
  case none = 0
  /// The middle of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}
