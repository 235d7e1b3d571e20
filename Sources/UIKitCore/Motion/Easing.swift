import Foundation
import ScrollPhysics

/// The progress of an animation as a function of the completed fraction of its duration.
enum Easing: Equatable {
  /// The fraction itself. A curve with the same control points would be off by rounding.
  case linear
  case curve(TimingCurve)
  case spring(UnitSpring)

  static let easeIn = Easing.curve(.easeIn)
  static let easeOut = Easing.curve(.easeOut)
  static let easeInOut = Easing.curve(.easeInOut)

  /// - Parameter fraction: The completed fraction of the duration, in `0 ... 1`.
  func progress(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .linear: fraction
    case .curve(let curve): CGFloat(curve.value(at: fraction))
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}
