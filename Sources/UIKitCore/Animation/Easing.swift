import Foundation
import ScrollPhysics

/// Progress as a function of the share of the duration that has passed.
enum Easing: Equatable {
  /// Exactly the fraction, where a curve through the same points is off by a last digit.
  case linear
  case curve(TimingCurve)
  case spring(UnitSpring)

  static let easeIn = Easing.curve(.easeIn)
  static let easeOut = Easing.curve(.easeOut)
  static let easeInOut = Easing.curve(.easeInOut)

  /// - Parameter fraction: 0 ... 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .linear: fraction
    case .curve(let curve): CGFloat(curve.value(at: fraction))
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}
