import Foundation
import ScrollPhysics

/// The names of curves.
///
/// - Fidelity: documented.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What implicit animations use.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1): the share of time to the share of the way.
///
/// - Fidelity: documented.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let easing: Easing
  private let points: [SIMD2<Float>]

  /// A name that is none is linear.
  public init(name: CAMediaTimingFunctionName) {
    (points, easing) = name.course
    super.init()
  }

  /// - Parameters: The two control points; their x is taken into 0 ... 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
    easing = .curve(TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    super.init()
  }

  /// - Parameters:
  ///   - idx: 0 for the start, 1 and 2 for the control points, 3 for the end; nothing is written for others.
  ///   - ptr: Room for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].x
    ptr[1] = points[idx].y
  }
}

extension CAMediaTimingFunctionName {
  fileprivate var course: ([SIMD2<Float>], Easing) {
    func course(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> ([SIMD2<Float>], Easing) {
      let points = [SIMD2(0, 0), SIMD2(Float(x1), Float(y1)), SIMD2(Float(x2), Float(y2)), SIMD2(1, 1)]
      return (points, self == .linear ? .linear : .curve(TimingCurve(x1, y1, x2, y2)))
    }
    return switch self {
    case .easeIn: course(0.42, 0, 1, 1)
    case .easeOut: course(0, 0, 0.58, 1)
    case .easeInEaseOut: course(0.42, 0, 0.58, 1)
    case .default: course(0.25, 0.1, 0.25, 1)
    default: ([SIMD2(0, 0), SIMD2(0, 0), SIMD2(1, 1), SIMD2(1, 1)], .linear)
    }
  }
}
