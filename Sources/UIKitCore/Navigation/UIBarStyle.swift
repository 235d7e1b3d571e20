/// Whether a bar is light or dark of its own accord.
///
/// - Fidelity: documented.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the interface is.
  case `default` = 0
  case black = 1
}

/// Which heights of bars something is meant for.
///
/// - Fidelity: documented.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
