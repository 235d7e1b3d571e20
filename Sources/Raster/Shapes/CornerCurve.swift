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

  private let curves: [Cubic]

  /// - Parameter reach: The length of each side that the corner may take up, from 1 to about 1.53 radii.
  init(reach: Double) {
    let smoothness = min(max((reach - 1) / (Self.widest - 1), 0), 1)
    let points = zip(Self.circle, Self.smooth).map { $0 + ($1 - $0) * smoothness }
    curves = [0, 3, 6].map { Cubic(points[$0], points[$0 + 1], points[$0 + 2], points[$0 + 3]) }
  }

  /// Returns the inset of the side at a distance from the other side.
  func inset(atDepth depth: Double) -> Double {
    guard depth > 0 else { return curves[0].start.x }
    guard let curve = curves.first(where: { depth < $0.end.y }) else { return 0 }
    return curve.point(at: curve.time(ofDepth: depth)).x
  }

  /// A Bézier curve as a polynomial, along which the depth increases.
  private struct Cubic {
    let start: Point
    let end: Point
    private let linear: Point
    private let square: Point
    private let cube: Point

    init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
      (self.start, self.end) = (start, end)
      linear = 3 * (first - start)
      square = 3 * (start - 2 * first + second)
      cube = end - start + 3 * (first - second)
    }

    func point(at time: Double) -> Point { start + time * (linear + time * (square + time * cube)) }

    /// Newton's method, within bounds that each step narrows. The error is far below 1/256 of a pixel.
    func time(ofDepth depth: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var time = (depth - start.y) / (end.y - start.y)
      for _ in 0..<60 {
        let excess = point(at: time).y - depth
        if excess < 0 { low = time } else { high = time }
        let slope = linear.y + time * (2 * square.y + time * 3 * cube.y)
        var next = time - excess / slope
        // At the end of a side the curve is so flat that a step may lead outside of the bounds.
        if !(next > low && next < high) { next = (low + high) / 2 }
        if abs(next - time) < 1e-12 { return next }
        time = next
      }
      return time
    }
  }
}
