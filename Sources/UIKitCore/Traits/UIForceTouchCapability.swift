/// Whether a device measures the force of touches.
///
/// - Fidelity: documented.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// The device does not measure force.
  case unavailable = 1
  /// The device measures force.
  case available = 2
}

extension UITraitCollection {
  /// Whether the device measures the force of touches. It does not, like iPhones since 2018.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
