import Drawing
import Foundation
import Geometry

/// The motion of a point along a path.
struct PathTrack: Equatable {
  private let curves: [TrackCurve]
  private let times: KeyframeTimes
  private let mode: KeyframeMode
  /// The angle in radians between the direction of the path and the layer's x-axis; `nil` if the layer does not rotate.
  let turn: CGFloat?

  /// Creates the motion; `nil` for a path without segments.
  init?(_ outline: Outline, times: [Double]?, easings: [Easing], mode: KeyframeMode, turn: CGFloat?) {
    curves = outline.contours.flatMap(TrackCurve.curves(of:))
    guard !curves.isEmpty else { return nil }
    self.mode = mode
    self.turn = turn
    self.times =
      mode.isPaced
      ? KeyframeTimes(lengths: curves.map { Double($0.length) })
      : KeyframeTimes(count: curves.count + 1, wanted: times, easings: easings, mode: mode)
  }

  /// Returns the point at a fraction of the duration, and the direction of the path there, in radians.
  func position(at fraction: Double) -> (point: CGPoint, angle: CGFloat) {
    var (index, share) = times.position(of: fraction)
    if index == curves.count { (index, share) = (index - 1, 1) } else if mode == .discrete { share = 0 }
    let curve = curves[index]
    let parameter = mode.isPaced ? curve.parameter(atShare: CGFloat(share)) : CGFloat(share)
    return (curve.point(at: parameter), curve.angle(at: parameter))
  }
}

/// A line or curve of a path.
struct TrackCurve: Equatable {
  private let points: [CGPoint]
  /// The length of the curve up to equal steps of its parameter.
  private let lengths: [CGFloat]

  private static let steps = 32

  /// Creates a cubic curve. A line is the one whose control points divide it into thirds.
  private init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    points = [start, first, second, end]
    var (lengths, passed, pen) = ([CGFloat(0)], CGFloat(0), start)
    for step in 1...Self.steps {
      let next = Self.point(points, at: CGFloat(step) / CGFloat(Self.steps))
      passed += hypot(next.x - pen.x, next.y - pen.y)
      lengths.append(passed)
      pen = next
    }
    self.lengths = lengths
  }

  static func curves(of contour: Outline.Contour) -> [TrackCurve] {
    var pen = contour.start
    func line(to end: CGPoint) -> TrackCurve {
      func third(_ share: CGFloat) -> CGPoint {
        CGPoint(x: pen.x + (end.x - pen.x) * share, y: pen.y + (end.y - pen.y) * share)
      }
      return TrackCurve(pen, third(1 / 3), third(2 / 3), end)
    }
    var curves: [TrackCurve] = []
    for segment in contour.segments {
      switch segment {
      case .line(let end): curves.append(line(to: end))
      case .curve(let first, let second, let end): curves.append(TrackCurve(pen, first, second, end))
      }
      pen = segment.end
    }
    if contour.isClosed, pen != contour.start { curves.append(line(to: contour.start)) }
    return curves
  }

  var length: CGFloat { lengths[Self.steps] }

  func point(at t: CGFloat) -> CGPoint { Self.point(points, at: t) }

  private static func point(_ points: [CGPoint], at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(weights, points).reduce(.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
  }

  /// Returns the direction of the tangent, or of the whole curve if there is no tangent.
  func angle(at t: CGFloat) -> CGFloat {
    let u = 1 - t
    let chords = (0..<3).map { points[$0 + 1] - points[$0] }
    let weights = [u * u, 2 * u * t, t * t]
    let slope = zip(weights, chords).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
    }
    let direction = slope == .zero ? points[3] - points[0] : slope
    return atan2(direction.y, direction.x)
  }

  /// Returns the parameter at a fraction of the curve's length.
  func parameter(atShare share: CGFloat) -> CGFloat {
    let wanted = share.unitClamped * length
    let step = Swift.max(1, lengths.firstIndex { $0 >= wanted } ?? Self.steps)
    let piece = lengths[step] - lengths[step - 1]
    let part = piece > 0 ? (wanted - lengths[step - 1]) / piece : 0
    return (CGFloat(step - 1) + part) / CGFloat(Self.steps)
  }
}
