/// A unit of text.
///
/// - Fidelity: documented.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// A character as the user sees it.
  case character = 0
  /// A word, without the space around it.
  case word = 1
  /// A sentence, with the space behind it.
  case sentence = 2
  /// A paragraph, without the newline at its end.
  case paragraph = 3
  /// A line of the layout.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A direction in the order of the text.
///
/// - Fidelity: documented.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the beginning of the text.
  case backward = 1
}

/// A direction on the screen.
///
/// - Fidelity: documented.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in the order of the text or on the screen.
///
/// - Fidelity: documented.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction in the text or on the screen.
  public var rawValue: Int

  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// An object that finds the units of a text.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit that encloses a position; `nil` if there is none. At a boundary, it is the one in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position, moving forward, or begins there, moving backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the position of the next boundary in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit, or at the boundary of the one in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
