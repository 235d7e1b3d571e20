/// The appearance of a bar, independent of its contents.
///
/// - Fidelity: documented.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Light or dark, as the interface is.
  case `default` = 0
  /// Dark in any interface.
  case black = 1
}

/// The heights of bars to which a background image applies.
///
/// - Fidelity: documented; prompts are absent, so their images are kept and not shown.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// Bars of regular height, and compact ones without an image of their own.
  case `default` = 0
  /// Bars of compact height, as on a phone in landscape.
  case compact = 1
  /// Bars of regular height with a prompt.
  case defaultPrompt = 101
  /// Bars of compact height with a prompt.
  case compactPrompt = 102
}
