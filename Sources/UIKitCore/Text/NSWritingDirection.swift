/// The direction of a text.
///
/// - Fidelity: documented.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the text's first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
