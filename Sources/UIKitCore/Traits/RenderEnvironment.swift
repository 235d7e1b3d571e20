import Foundation
import Geometry

/// The device as its host describes it: the screen and its traits.
package struct RenderEnvironment: Hashable, Sendable {
  /// The size of the screen in its current orientation, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The radius of the screen's corners, in points; 0 for a screen with square corners.
  package var cornerRadius: CGFloat
  package var safeArea: UIEdgeInsets
  package var userInterfaceStyle: UIUserInterfaceStyle
  package var layoutDirection: UITraitEnvironmentLayoutDirection
  package var preferredContentSizeCategory: UIContentSizeCategory
  package var userInterfaceIdiom: UIUserInterfaceIdiom
  package var framesPerSecond: Int
  package var accessibilityContrast: UIAccessibilityContrast
  package var legibilityWeight: UILegibilityWeight
  /// Whether the user prefers less motion.
  package var reducesMotion: Bool
  package var language: DeviceLanguage

  package init(
    size: CGSize, scale: CGFloat = 2, cornerRadius: CGFloat = 0, safeArea: UIEdgeInsets = .zero,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    framesPerSecond: Int = 60, accessibilityContrast: UIAccessibilityContrast = .normal,
    legibilityWeight: UILegibilityWeight = .regular, reducesMotion: Bool = false,
    language: DeviceLanguage = .standard
  ) {
    self.size = size.finite
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.cornerRadius = cornerRadius
    self.safeArea = safeArea.finite
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
    self.framesPerSecond = framesPerSecond > 0 ? framesPerSecond : 60
    self.accessibilityContrast = accessibilityContrast
    self.legibilityWeight = legibilityWeight
    self.reducesMotion = reducesMotion
    self.language = language
  }

  /// An iPhone 14 in portrait orientation and light style, at the default text size: the environment without a host.
  package static let phone = RenderEnvironment(
    size: CGSize(width: 390, height: 844), scale: 3, cornerRadius: 47.33,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  package var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeRight : .portrait }

  /// The traits of a window that fills the screen.
  package var traitCollection: UITraitCollection {
    UITraitCollection(mutations: {
      $0.userInterfaceIdiom = userInterfaceIdiom
      $0.userInterfaceStyle = userInterfaceStyle
      $0.layoutDirection = layoutDirection
      $0.displayScale = scale
      $0.horizontalSizeClass = horizontalSizeClass
      $0.verticalSizeClass = verticalSizeClass
      $0.preferredContentSizeCategory = preferredContentSizeCategory
      $0.accessibilityContrast = accessibilityContrast
      $0.legibilityWeight = legibilityWeight
      $0.userInterfaceLevel = .base
      $0.displayGamut = .SRGB
      $0.forceTouchCapability = .unavailable
      $0.activeAppearance = .active
    })
  }

  /// The width class: phones are compact, except for those at least 414 points wide in landscape; pads are regular down
  /// to a third.
  ///
  /// - Source: the size class table of Apple's Human Interface Guidelines.
  private var horizontalSizeClass: UIUserInterfaceSizeClass {
    if userInterfaceIdiom == .pad { return size.width >= 507 ? .regular : .compact }
    return size.width > size.height && size.height >= 414 ? .regular : .compact
  }

  private var verticalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom != .pad && size.width > size.height ? .compact : .regular
  }
}

extension UIEdgeInsets {
  /// The insets with finite values; NaN becomes 0.
  package var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: FiniteGeometry.coordinate(top), left: FiniteGeometry.coordinate(left),
      bottom: FiniteGeometry.coordinate(bottom), right: FiniteGeometry.coordinate(right))
  }
}
