import Foundation
import Geometry
import ScrollPhysics

/// Which parameters a provider has.
///
/// - Fidelity: documented.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The pace of an animator.
///
/// - Fidelity: documented; coding is absent.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  let easing: Easing
  private let isBuiltin: Bool

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2, easing) = curve.course
    isBuiltin = true
    super.init()
  }

  /// - Parameters: Their x is taken into 0 ... 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    easing = .curve(TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
    isBuiltin = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  fileprivate var course: (CGPoint, CGPoint, Easing) {
    switch self {
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), .easeIn)
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1), .easeOut)
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), .linear)
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1), .easeInOut)
    }
  }
}

/// A damped spring.
///
/// - Fidelity: documented; of a velocity its part across counts.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Settles within the animator's duration.
    case ratio(CGFloat)
    /// Takes as long as it takes.
    case mass(MassSpring)
  }

  private let kind: Kind
  /// At the start, in whole ways per second.
  open private(set) var initialVelocity: CGVector

  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// - Parameter ratio: 1 does not oscillate, less does.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .mass(
      MassSpring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx, allowsOverdamping: false))
    initialVelocity = velocity
    super.init()
  }

  /// - Parameters:
  ///   - duration: When the motion seems over, in seconds.
  ///   - bounce: 0 does not overshoot, 1 never comes to rest.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    let frequency: CGFloat = 2 * .pi / (duration > 0 ? CGFloat(duration) : 0.5)
    let damping: CGFloat = 2 * (1 - bounce) * frequency
    self.init(mass: 1, stiffness: frequency * frequency, damping: damping, initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The course of the spring, and how long it takes.
  func course(lasting duration: TimeInterval) -> (easing: Easing, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      (.spring(UnitSpring(damping: ratio, velocity: initialVelocity.dx * CGFloat(duration))), duration)
    case .mass(let spring): (.spring(UnitSpring(spring)), spring.settlingTime)
    }
  }
}

extension UITimingCurveProvider {
  func course(lasting duration: TimeInterval) -> (easing: Easing, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.course(lasting: duration) }
    return (cubicTimingParameters?.easing ?? .easeInOut, duration)
  }
}
