import Foundation

/// The timing of an animation: its start, its duration and its repetition.
///
/// - Fidelity: documented; layers have only the begin time, the offset and the speed.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the animation begins, on the clock of the layer or group around it. In an animation of a layer,
  /// 0 means the time at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// The offset in seconds by which the animation is advanced. The skipped part follows at the end.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction. 0 counts as 1.
  var repeatCount: Float { get set }
  /// The time for which the animation repeats, in seconds; 0 to use the count.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration of a run, in seconds; 0 for that of the transaction or the group around it.
  var duration: CFTimeInterval { get set }
  /// The speed of the animation's time. 0 pauses it, and negative values run it backward.
  var speed: Float { get set }
  /// Whether each run is followed by its reverse.
  var autoreverses: Bool { get set }
  /// The values that are displayed before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of an animation that are displayed before its start and after its end.
///
/// - Fidelity: documented.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names act as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last value after the end, as long as the layer keeps the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the start, and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No values outside the animation's own time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
