import Drawing

/// The shapes of the ends of a line.
///
/// - Fidelity: documented.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends squarely at its end point.
  case butt = 0
  /// The line ends in a semicircle around its end point.
  case round = 1
  /// The line extends by half its width beyond its end point.
  case square = 2
}

/// The shapes of the corner where two lines meet.
///
/// - Fidelity: documented.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges are extended until they meet, up to the miter limit.
  case miter = 0
  /// The corner is rounded by a circle around the point where the lines meet.
  case round = 1
  /// The corner is cut off between the outer edges.
  case bevel = 2
}

/// The rules that decide which points are inside a path.
///
/// - Fidelity: documented.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it, on balance, at least once.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

extension CGLineCap {
  var drawn: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var drawn: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension CGPathFillRule {
  var drawn: CoverageGrid.FillRule { self == .winding ? .nonZero : .evenOdd }
}
