import Drawing

/// How a line ends.
///
/// - Fidelity: documented.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two lines meet.
///
/// - Fidelity: documented.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// What counts as inside.
///
/// - Fidelity: documented.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding = 0
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
