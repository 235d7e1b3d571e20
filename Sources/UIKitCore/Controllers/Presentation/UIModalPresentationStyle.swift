/// The way in which a presented controller covers the others.
///
/// - Fidelity: documented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The default: a sheet for most controllers.
  case automatic = -2
  /// No adaptation; as a style of its own, it shows a sheet.
  case none = -1
  /// Covers the whole window; the views behind count as hidden.
  case fullScreen = 0
  /// A sheet: on a tablet, a card nearly as high as the screen.
  case pageSheet = 1
  /// A sheet: on a phone as `pageSheet`, on a tablet a smaller card.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context; its views count as hidden.
  case currentContext = 3
  /// The style determined by the presentation controller that the transitioning delegate returns.
  case custom = 4
  /// Covers the whole window; the views behind stay, and do not count as hidden.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context; its views stay, and do not count as hidden.
  case overCurrentContext = 6
  /// A popover beside the view at which it points; in compact width, a sheet unless the delegate decides otherwise.
  case popover = 7
}

/// The motion with which a presented controller is shown and hidden.
///
/// - Fidelity: documented; partial curls, and flips of controllers that do not cover everything, are shown as
///   `coverVertical`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The controller moves up from below, and down again.
  case coverVertical = 0
  /// The screen turns around, as a card with the controller on its other side.
  case flipHorizontal = 1
  /// The controller fades in and out.
  case crossDissolve = 2
  /// Shown as `coverVertical`.
  case partialCurl = 3
}

/// The animation of a change of the status bar.
///
/// - Fidelity: documented; changes are not animated.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none = 0
  /// The bar fades.
  case fade = 1
  /// The bar moves.
  case slide = 2
}

/// The color of the text in the status bar.
///
/// - Fidelity: documented.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark in light appearance, and light in dark appearance.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
