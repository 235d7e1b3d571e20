import Foundation
import Geometry
import ScrollPhysics

/// The kind of a timing curve.
///
/// - Fidelity: documented.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the predefined curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A damped spring.
  case spring = 2
  /// A combination of a curve and a spring. No type here returns it.
  case composed = 3
}

/// An object that supplies the timing curve of a property animator.
///
/// - Fidelity: documented; coding is absent.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` if the curve is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` if the curve is cubic.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The predefined curve. It is `easeInOut` if the parameters were created from control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point. The x-coordinate is the time, the y-coordinate the progress.
  open private(set) var controlPoint1: CGPoint
  /// The second control point. The x-coordinate is the time, the y-coordinate the progress.
  open private(set) var controlPoint2: CGPoint
  let easing: Easing
  private let isBuiltin: Bool

  /// Creates the curve `easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2, easing) = curve.curve
    isBuiltin = true
    super.init()
  }

  /// Creates a curve from its control points. Their x-coordinates are clamped to `0 ... 1`.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    easing = .curve(TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
    isBuiltin = false
    super.init()
  }

  /// The kind of the curve: `builtin`, or `cubic` if it was created from control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  fileprivate var curve: (CGPoint, CGPoint, Easing) {
    switch self {
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), .easeIn)
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1), .easeOut)
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), .linear)
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1), .easeInOut)
    }
  }
}

/// A damped spring as a timing curve.
///
/// - Fidelity: documented; only the horizontal component of the velocity is used.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// A spring that comes to rest within the animator's duration.
    case ratio(CGFloat)
    /// A physical spring, which determines the duration itself.
    case mass(MassSpring)
  }

  private let kind: Kind
  /// The velocity at the start, in whole animated distances per second. Only its horizontal component is used.
  open private(set) var initialVelocity: CGVector

  /// Creates a critically damped spring of mass 3, stiffness 1000 and damping 500. It determines the duration itself.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Creates a spring that comes to rest within the animator's duration, without initial velocity.
  ///
  /// - Parameter ratio: The damping ratio: 1 does not oscillate, smaller values do. Clamped to `0.05 ... 1`.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that comes to rest within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 does not oscillate, smaller values do. Clamped to `0.05 ... 1`.
  ///   - velocity: The velocity at the start, in whole animated distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a physical spring, which determines the duration itself. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force of the spring per unit of distance.
  ///   - damping: The friction per unit of velocity. Overdamped springs move as critically damped ones.
  ///   - velocity: The velocity at the start, in whole animated distances per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .mass(
      MassSpring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx, allowsOverdamping: false))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration. It determines the duration of the animation itself.
  ///
  /// - Parameters:
  ///   - duration: The time after which the motion appears complete, in seconds. Values that are not positive count as
  ///     0.5.
  ///   - bounce: The overshoot: 0 does not overshoot, 1 never comes to rest.
  ///   - initialVelocity: The velocity at the start, in whole animated distances per second.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    let frequency: CGFloat = 2 * .pi / (duration > 0 ? CGFloat(duration) : 0.5)
    let damping: CGFloat = 2 * (1 - bounce) * frequency
    self.init(mass: 1, stiffness: frequency * frequency, damping: damping, initialVelocity: initialVelocity)
  }

  /// The kind of the curve: always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve: always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the progress of the spring over its duration, and the duration in seconds.
  func curve(lasting duration: TimeInterval) -> (easing: Easing, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      (.spring(UnitSpring(damping: ratio, velocity: initialVelocity.dx * CGFloat(duration))), duration)
    case .mass(let spring): (.spring(UnitSpring(spring)), spring.settlingTime)
    }
  }
}

extension UITimingCurveProvider {
  func curve(lasting duration: TimeInterval) -> (easing: Easing, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.curve(lasting: duration) }
    return (cubicTimingParameters?.easing ?? .easeInOut, duration)
  }
}
