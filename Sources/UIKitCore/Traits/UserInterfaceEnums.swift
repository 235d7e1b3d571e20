/// The style of an interface: light or dark.
///
/// - Fidelity: documented.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The style is inherited; light at the root.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}

/// The layout direction as a trait. `UIUserInterfaceLayoutDirection` is the resolved direction of a view.
///
/// - Fidelity: documented.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is inherited.
  case unspecified = -1
  /// The language is read from left to right.
  case leftToRight = 0
  /// The language is read from right to left.
  case rightToLeft = 1
}

/// The direction in which the content of a view is laid out.
///
/// - Fidelity: documented.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The amount of space that an interface has along an axis.
///
/// - Fidelity: documented.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The size class is inherited.
  case unspecified = 0
  /// Little space, as across a phone in portrait.
  case compact = 1
  /// Much space, as across a tablet.
  case regular = 2
}

/// A kind of device. Only `phone` and `pad` are simulated here.
///
/// - Fidelity: documented.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind of device is not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The meaning of a view's content, which decides whether the view is mirrored in right-to-left interfaces.
///
/// - Fidelity: documented.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is mirrored in right-to-left interfaces.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Directional controls, such as a joystick or text alignment, which are not mirrored.
  case spatial = 2
  /// The view is laid out from left to right in every interface.
  case forceLeftToRight = 3
  /// The view is laid out from right to left in every interface.
  case forceRightToLeft = 4
}

/// The orientation of an interface on its screen.
///
/// - Fidelity: documented.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The interface is upright.
  case portrait = 1
  /// The interface is upside down.
  case portraitUpsideDown = 2
  /// The interface is in landscape, with the device turned to the left.
  case landscapeRight = 3
  /// The interface is in landscape, with the device turned to the right.
  case landscapeLeft = 4

  /// Whether the orientation is one of the portrait ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is one of the landscape ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The user's preference for contrast.
///
/// - Fidelity: documented.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// The preference is inherited.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// The user's preference for the weight of text.
///
/// - Fidelity: documented.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// The preference is inherited.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The level of an interface. In dark style, the backgrounds of raised interfaces are lighter.
///
/// - Fidelity: documented.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// The level is inherited.
  case unspecified = -1
  /// The interface is not raised.
  case base = 0
  /// The interface is raised above another, as in a sheet.
  case elevated = 1
}

/// The range of colors that a screen can show.
///
/// - Fidelity: documented.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// The range is not known.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// The physical orientation of a device.
///
/// - Fidelity: documented.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is turned to the left.
  case landscapeLeft = 3
  /// The device is turned to the right.
  case landscapeRight = 4
  /// The device is flat, with its screen facing up.
  case faceUp = 5
  /// The device is flat, with its screen facing down.
  case faceDown = 6

  /// Whether the orientation is one of the portrait ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is one of the landscape ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat, face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: any but flat and unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
