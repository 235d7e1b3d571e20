extension UIPageControl {
  /// When there is a background behind the indicators.
  public enum BackgroundStyle: Int, Sendable {
    /// While the control is touched.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// Where the next page is.
  public enum Direction: Int, Sendable {
    /// As one reads.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    /// A tap.
    case discrete = 1
    /// Scrubbing.
    case continuous = 2
  }
}
