import Drawing

/// The rule that determines the interior of a shape layer's path.
///
/// - Fidelity: documented.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name. Unknown names act as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it, where directions cancel each other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines.
///
/// - Fidelity: documented.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name. Unknown names act as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends half its width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's lines.
///
/// - Fidelity: documented.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name. Unknown names act as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners, as far as the miter limit allows.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut-off corners.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

extension StrokeStyle.Cap {
  /// Creates the cap with a name. Unknown names are the default.
  init(_ name: CAShapeLayerLineCap) { self = name == .round ? .round : (name == .square ? .square : .butt) }

  var name: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension StrokeStyle.Join {
  init(_ name: CAShapeLayerLineJoin) { self = name == .round ? .round : (name == .bevel ? .bevel : .miter) }

  var name: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
