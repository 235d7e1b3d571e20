import Foundation
import Geometry

/// A change of a view with the tilt of the device, which lies still here.
///
/// - Fidelity: documented; the device is never tilted, so effects change nothing.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values that views get at a tilt. The default is `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that changes a property between two values.
///
/// - Fidelity: documented; the device is never tilted, so the property keeps its value.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The change of the value at the tilt to one side. The default is `nil`.
  open var minimumRelativeValue: Any?
  /// The change of the value at the tilt to the other side. The default is `nil`.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// Several effects as one.
///
/// - Fidelity: documented.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`.
  open var motionEffects: [UIMotionEffect]?
}
