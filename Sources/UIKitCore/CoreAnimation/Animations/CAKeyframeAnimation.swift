import Foundation

/// The interpolation between keyframes.
///
/// - Fidelity: documented.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names act as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines between the values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight lines at a constant speed. Key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through all values at a constant speed. Key times and timing functions are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
///
/// - Fidelity: documented.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names do not rotate.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x-axis points in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x-axis points against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
///
/// - Fidelity: documented; the ends of cubic curves are approximated, and tension, continuity and bias are absent.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values. If one has a wrong type for the property, the animation has no effect. The default is `nil`.
  open var values: [Any]?
  /// A path that takes the place of the values, for properties that are points. Each end of a line or curve is a
  /// keyframe. The default is `nil`.
  open var path: CGPath?
  /// The times of the keyframes, as fractions of the duration. They are distributed evenly if their number differs from
  /// that of the values. The default is `nil`.
  open var keyTimes: [NSNumber]?
  /// The pace between each keyframe and the next. The default is `nil`: a constant pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the keyframes. The default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of a layer that follows ``path``; `nil`, the default, for none.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode, rotationMode) =
      (other.timingFunctions, other.calculationMode, other.rotationMode)
  }

  final override var sample: Any? { path == nil ? values?.first : CGPoint.zero }

  override func interpolation(of target: any MotionTarget, lasting duration: TimeInterval) -> PropertyInterpolation? {
    let times = keyTimes?.map(\.doubleValue)
    let easings = timingFunctions?.map(\.easing) ?? []
    if let path {
      guard target.isPoint else { return nil }
      let turn: CGFloat? = rotationMode == .rotateAuto ? 0 : (rotationMode == .rotateAutoReverse ? .pi : nil)
      return PathTrack(path.outline, times: times, easings: easings, mode: mode, turn: turn).map { .path($0) }
    }
    let keys = (values ?? []).compactMap { target.value(of: $0) }
    guard keys.count == values?.count else { return nil }
    return KeyframeTrack(values: keys, times: times, easings: easings, mode: mode).map { .keyframes($0) }
  }

  private var mode: KeyframeMode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}
