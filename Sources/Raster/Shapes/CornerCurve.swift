import Foundation

/// A rounded corner whose curvature changes gradually, for a radius of 1.
///
/// It has three cubic Bézier curves from the end of one side to the start of the other. If the sides are long enough,
/// the control points are those that several people have independently measured on iOS; if the corner takes exactly the
/// radius, it is a quarter of a circle; in between, each control point is interpolated. A capsule therefore stays a
/// capsule.
///
/// - Fidelity: observed for long sides; approximated for shorter ones.
struct CornerCurve {
  private typealias Point = SIMD2<Double>

  /// The length of each side that a corner takes if the sides are long enough, in radii.
  private static let widest = 1.528_665

  static func reach(ofRadius radius: Int) -> Int { Int((Double(radius) * widest).rounded()) }

  /// The control points as distances from the two sides, starting where the corner leaves the second one.
  private static let smooth: [Point] = {
    let half: [Point] = [
      Point(widest, 0), Point(1.088_493, 0), Point(0.868_407, 0), Point(0.631_494, 0.074_911),
      Point(0.372_824, 0.169_060),
    ]
    return half + half.reversed().map { Point($0.y, $0.x) }
  }()

  /// The same number of curves along a circle, with their ends at about the same angles.
  private static let circle: [Point] = {
    let ends = [0, 22.3, 67.7, 90].map { $0 * Double.pi / 180 }
    var points = [point(at: 0)]
    for (start, end) in zip(ends, ends.dropFirst()) {
      let handle: Double = 4 / 3 * tan((end - start) / 4)
      points += [
        point(at: start) + handle * direction(at: start), point(at: end) - handle * direction(at: end), point(at: end),
      ]
    }
    return points
  }()

  private static func point(at angle: Double) -> Point { Point(1 - sin(angle), 1 - cos(angle)) }
  private static func direction(at angle: Double) -> Point { Point(-cos(angle), sin(angle)) }

  private let points: [Point]

  /// - Parameter reach: The length of each side that the corner may take up, from 1 to about 1.53 radii.
  init(reach: Double) {
    let smoothness = min(max((reach - 1) / (Self.widest - 1), 0), 1)
    points = zip(Self.circle, Self.smooth).map { $0 + ($1 - $0) * smoothness }
  }

  /// Returns the inset of the side at a distance from the other side.
  func inset(atDepth depth: Double) -> Double {
    guard depth > 0 else { return points[0].x }
    guard let start = [0, 3, 6].first(where: { depth < points[$0 + 3].y }) else { return 0 }
    // The depth increases along a curve, so bisection finds its position; the error is far below 1/256 of a pixel.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle, from: start).y < depth { low = middle } else { high = middle }
    }
    return point(low, from: start).x
  }

  private func point(_ time: Double, from start: Int) -> Point {
    let rest = 1 - time
    let near = points[start] * rest * rest * rest + points[start + 1] * (3 * rest * rest * time)
    return near + points[start + 2] * (3 * rest * time * time) + points[start + 3] * (time * time * time)
  }
}
