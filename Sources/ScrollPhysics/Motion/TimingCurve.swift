import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the fraction of time to the fraction of distance, or half a wave of
/// the cosine.
package struct TimingCurve: Hashable, Sendable {
  /// Whether the curve is `(1 − cos πt) / 2`, with no control points.
  private var isCosine = false
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Constant speed.
  package static let linear = TimingCurve(0, 0, 1, 1)
  /// A slow beginning.
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// A slow end.
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A slow beginning and a slow end.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// A slow beginning and a slow end along half a wave of the cosine, which no Bézier curve matches exactly.
  package static let cosine = {
    var curve = TimingCurve.linear
    curve.isCosine = true
    return curve
  }()

  /// Creates a curve with two control points. Their x is clamped to `0 ... 1`, so that the curve is a function of time.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.isNaN ? 0 : Swift.min(Swift.max(x1, 0), 1)
    self.x2 = x2.isNaN ? 1 : Swift.min(Swift.max(x2, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// Returns the fraction of distance after a fraction of the time; exact at both ends and outside them.
  package func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    guard !isCosine else { return (1 - cos(.pi * share)) / 2 }
    return Self.cubic(y1, y2, at: parameter(at: share))
  }

  /// Returns the derivative d value / d share; 0 outside `0 ... 1`.
  package func slope(at share: Double) -> Double {
    guard share >= 0, share <= 1 else { return 0 }
    guard !isCosine else { return .pi / 2 * sin(.pi * share) }
    let u = parameter(at: share)
    let across = Self.derivative(x1, x2, at: u)
    guard across > 1e-9 else { return Self.derivative(y1, y2, at: u) == 0 ? 0 : 1e9 }
    return Self.derivative(y1, y2, at: u) / across
  }

  /// Returns the Bézier parameter whose x is `share`. Because x increases with it, bisection finds it to the last bit,
  /// identically on every processor.
  private func parameter(at share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if Self.cubic(x1, x2, at: middle) < share { low = middle } else { high = middle }
    }
  }

  private static func cubic(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let left = 1 - u
    return 3 * left * left * u * p1 + 3 * left * u * u * p2 + u * u * u
  }

  private static func derivative(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let left = 1 - u
    return 3 * left * left * p1 + 6 * left * u * (p2 - p1) + 3 * u * u * (1 - p2)
  }
}
