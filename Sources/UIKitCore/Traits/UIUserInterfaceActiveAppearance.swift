/// Whether an interface looks active, as that of the scene in front does.
///
/// - Fidelity: documented.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// It is not specified.
  case unspecified = -1
  /// The interface looks inactive.
  case inactive = 0
  /// The interface looks active.
  case active = 1
}
