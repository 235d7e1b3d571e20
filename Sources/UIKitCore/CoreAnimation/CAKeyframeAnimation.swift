import Foundation

/// How the values between keyframes follow from them.
///
/// - Fidelity: documented.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed; key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what follows a path turns with it.
///
/// - Fidelity: documented.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points where the path leads.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// From value to value, or along a path.
///
/// - Fidelity: documented; how a cubic curve leaves its first and reaches its last value is approximated, and tension,
///   continuity and bias are absent.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// In place of the values, for properties that are points. Every end of a line or curve is a keyframe.
  open var path: CGPath?
  /// When each value is reached, in shares of the duration; spread evenly when there are not as many as values, of which
  /// the discrete mode has one less.
  open var keyTimes: [NSNumber]?
  /// The pace of each way between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode, rotationMode) =
      (other.timingFunctions, other.calculationMode, other.rotationMode)
  }

  override func course(of target: AnimationTarget, lasting duration: TimeInterval) -> PropertyCourse? {
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
