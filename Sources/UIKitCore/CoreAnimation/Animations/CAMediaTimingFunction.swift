import Foundation
import ScrollPhysics

/// The name of a predefined timing function.
///
/// - Fidelity: documented.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations: a slightly slow start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the fraction of the duration to the progress. It is immutable.
///
/// - Fidelity: documented.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let easing: Easing
  private let points: [SIMD2<Float>]

  /// Creates a predefined timing function. Unknown names are linear.
  public init(name: CAMediaTimingFunctionName) {
    (points, easing) = name.timingCurve
    super.init()
  }

  /// Creates a timing function from the coordinates of its two control points. The x-coordinates are clamped to `0 ...
  /// 1`.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
    easing = .curve(TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    super.init()
  }

  /// Creates the predefined timing function of a pace; the default one for a pace that is none, such as a spring.
  convenience init(easing: Easing) {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
    self.init(name: names.first { $0.timingCurve.1 == easing } ?? .default)
  }

  /// Copies a control point to `ptr`.
  ///
  /// - Parameters:
  ///   - idx: The index of the point: 0 for the start, 1 and 2 for the control points, 3 for the end. Nothing is copied
  ///     for others.
  ///   - ptr: A pointer to space for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].x
    ptr[1] = points[idx].y
  }
}

extension CAMediaTimingFunctionName {
  fileprivate var timingCurve: ([SIMD2<Float>], Easing) {
    func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> ([SIMD2<Float>], Easing) {
      let points = [SIMD2(0, 0), SIMD2(Float(x1), Float(y1)), SIMD2(Float(x2), Float(y2)), SIMD2(1, 1)]
      return (points, self == .linear ? .linear : .curve(TimingCurve(x1, y1, x2, y2)))
    }
    return switch self {
    case .easeIn: timingCurve(0.42, 0, 1, 1)
    case .easeOut: timingCurve(0, 0, 0.58, 1)
    case .easeInEaseOut: timingCurve(0.42, 0, 0.58, 1)
    case .default: timingCurve(0.25, 0.1, 0.25, 1)
    default: ([SIMD2(0, 0), SIMD2(0, 0), SIMD2(1, 1), SIMD2(1, 1)], .linear)
    }
  }
}
