import Foundation
import Geometry

/// The kind of particles that an emitter layer emits.
///
/// - Fidelity: approximated; cells that particles emit themselves, parts of pictures and the z axis are absent.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Creates a kind of particles without a picture, of which none are emitted.
  public override init() { super.init() }
  /// Creates a kind of particles. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The name of the cell in key paths such as `emitterCells.NAME.birthRate`. The default is `nil`.
  open var name: String?
  /// Whether particles are drawn. The default is `true`.
  open var isEnabled = true
  /// The number of particles per second. The default is 0.
  open var birthRate: Float = 0 { didSet { onRateChange?() } }
  /// The time for which a particle lives, in seconds. The default is 0.
  open var lifetime: Float = 0
  /// The range in which lifetimes vary around ``lifetime``. The default is 0.
  open var lifetimeRange: Float = 0
  /// The angle of the direction out of the plane. It is kept and not used. The default is 0.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the direction in the plane, in radians, clockwise from the direction of the emitter's shape. The
  /// default is 0: to the right, but upward from a line, and outward from the outline of a circle.
  open var emissionLongitude: CGFloat = 0
  /// The range in which directions vary around the angle, in radians. The default is 0.
  open var emissionRange: CGFloat = 0
  /// The speed of a particle at its birth, in points per second. The default is 0.
  open var velocity: CGFloat = 0
  /// The range in which speeds vary around ``velocity``. The default is 0.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared. The default is 0.
  open var xAcceleration: CGFloat = 0
  /// The acceleration down, in points per second squared. The default is 0.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer. It is kept and not used. The default is 0.
  open var zAcceleration: CGFloat = 0
  /// The factor of a particle's size. The default is 1.
  open var scale: CGFloat = 1
  /// The range in which sizes vary around ``scale``. The default is 0.
  open var scaleRange: CGFloat = 0
  /// The change of the size per second. The default is 0.
  open var scaleSpeed: CGFloat = 0
  /// The turn per second, in radians. The default is 0.
  open var spin: CGFloat = 0
  /// The range in which turns vary around ``spin``. The default is 0.
  open var spinRange: CGFloat = 0
  /// The color by which the picture is multiplied; `nil` for white. The default is opaque white.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range in which the red component varies. The default is 0.
  open var redRange: Float = 0
  /// The range in which the green component varies. The default is 0.
  open var greenRange: Float = 0
  /// The range in which the blue component varies. The default is 0.
  open var blueRange: Float = 0
  /// The range in which the opacity varies. The default is 0.
  open var alphaRange: Float = 0
  /// The change of the red component per second. The default is 0.
  open var redSpeed: Float = 0
  /// The change of the green component per second. The default is 0.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second. The default is 0.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second. The default is 0.
  open var alphaSpeed: Float = 0
  /// The picture of a particle: a `CGImage`. Particles without one are not drawn. The default is `nil`.
  open var contents: Any?
  /// The number of pixels of the picture per point. Values that are not positive and finite count as 1. The default is
  /// 1.
  open var contentsScale: CGFloat = 1

  // MARK: Timing

  /// The time at which the cell begins to emit, on the layer's clock. The default is 0.
  open var beginTime: CFTimeInterval = 0
  /// The offset of the cell's time. It is kept and not used. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. It is kept and not used. The default is 0.
  open var repeatCount: Float = 0
  /// The time of repetitions. It is kept and not used. The default is 0.
  open var repeatDuration: CFTimeInterval = 0
  /// The time for which the cell emits, in seconds. It is kept and not used. The default is infinite.
  open var duration: CFTimeInterval = .infinity
  /// The speed of the cell's time. It is kept and not used. The default is 1.
  open var speed: Float = 1
  /// Whether the cell's time runs back. It is kept and not used. The default is `false`.
  open var autoreverses = false
  /// The fill mode of the cell's time. It is kept and not used. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by key

  /// The values that were set by keys that are no properties.
  private final var keyed: [String: Any] = [:]

  /// Sets a property, or stores a value by any other key for the app's own use.
  ///
  /// - Fidelity: documented; values of keys that are no properties change nothing in the picture.
  open func setValue(_ value: Any?, forKey key: String) {
    EmitterCellKeys.register()
    guard let setter = KeyValueAccess.setter(key, of: self) else { return keyed[key] = value }
    _ = setter.call(self, [value])
  }
  /// Returns the value of a property, or the one that was stored by another key; `nil` if there is none.
  open func value(forKey key: String) -> Any? {
    EmitterCellKeys.register()
    return KeyValueAccess.getter(key, of: self) == nil ? keyed[key] : KeyValueAccess.value(key, of: self)
  }

  /// A closure called when the number of particles per second changes, set by the layer.
  final var onRateChange: (() -> Void)?
}
