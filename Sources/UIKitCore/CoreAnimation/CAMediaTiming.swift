import Foundation

/// When something runs, and how often.
///
/// - Fidelity: documented; of a layer, only the beginning, the offset and the speed are here.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// On the clock of the layer or group around; 0 in an animation of a layer is the moment when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How far into itself it begins, in seconds; what is skipped comes at the end.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; may be a fraction. 0 is one run.
  var repeatCount: Float { get set }
  /// For how long to repeat, in seconds; 0 to go by the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Of one run, in seconds; 0 for that of the transaction or the group around.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// Every run is followed by its reverse.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown of an animation before it begins and after it has ended.
///
/// - Fidelity: documented.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first value before, nothing after.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last value after, while the layer still has the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
