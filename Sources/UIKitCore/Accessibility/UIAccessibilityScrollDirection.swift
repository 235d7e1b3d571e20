/// The direction of a scroll that a user of assistive technologies asks for.
///
/// - Fidelity: documented.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// The way in which assistive technologies move through the elements of a container.
///
/// - Fidelity: documented.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The elements decide.
  case automatic = 0
  /// Each element on its own.
  case separate = 1
  /// All elements together.
  case combined = 2
}

/// The kind of a container, which assistive technologies announce.
///
/// - Fidelity: documented.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// No container.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
