import UIKitCore

extension UIPageControl {
  /// The visibility of the background behind the indicators.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is visible while the control is touched.
    case automatic = 0
    /// The background is always visible.
    case prominent = 1
    /// The background is never visible.
    case minimal = 2
  }

  /// The direction from the first page to the last.
  public enum Direction: Int, Sendable {
    /// The direction in which the language is read.
    case natural = 0
    /// Pages follow each other from left to right.
    case leftToRight = 1
    /// Pages follow each other from right to left.
    case rightToLeft = 2
    /// Pages follow each other from top to bottom.
    case topToBottom = 3
    /// Pages follow each other from bottom to top.
    case bottomToTop = 4
  }

  /// The kind of the current interaction with a page control.
  public enum InteractionState: Int, Sendable {
    /// There is no interaction.
    case none = 0
    /// The control is tapped.
    case discrete = 1
    /// The user scrubs through the pages.
    case continuous = 2
  }
}
