import Foundation

/// Progress as a function of the share of the duration that has passed.
enum Easing: Equatable {
  case linear
  case bezier(UnitBezier)
  case spring(UnitSpring)

  static let easeIn = Easing.bezier(UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = Easing.bezier(UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  static let easeInOut = Easing.bezier(UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// - Parameter fraction: 0 ... 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .linear: fraction
    case .bezier(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) whose abscissae ascend: `CAMediaTimingFunction`'s shape.
struct UnitBezier: Equatable {
  var x1: CGFloat
  var y1: CGFloat
  var x2: CGFloat
  var y2: CGFloat

  /// The ordinate over `x`, exact to the last digits.
  ///
  /// - Parameter x: 0 ... 1.
  func value(at x: CGFloat) -> CGFloat {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // Halving always ends and, unlike Newton's steps, needs no care where the curve is flat.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2)
  }

  private static func coordinate(_ first: CGFloat, _ second: CGFloat, at t: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
