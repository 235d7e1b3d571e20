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
