public import Foundation
public import Geometry
public import UIKitCore

// The names that functions and members of UIKit have in Swift 4.

/// Returns insets: `UIEdgeInsets(top:left:bottom:right:)` in Swift 4.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle made smaller: `CGRect.inset(by:)` in Swift 4.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Returns an offset: `UIOffset(horizontal:vertical:)` in Swift 4.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns a JPEG file: `UIImage.jpegData(compressionQuality:)` in Swift 4.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// Returns a PNG file: `UIImage.pngData()` in Swift 4.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Tells assistive technologies of a change: `UIAccessibility.post(notification:argument:)` in Swift 4.
@MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// Returns whether motion is reduced: `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Returns whether a screen reader is on: `UIAccessibility.isVoiceOverRunning` in Swift 4.
@MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

extension UIViewController {
  /// The name of ``UIViewController/children`` in Swift 4.
  public var childViewControllers: [UIViewController] { children }
  /// The name of ``UIViewController/addChild(_:)`` in Swift 4.
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  /// The name of ``UIViewController/removeFromParent()`` in Swift 4.
  public func removeFromParentViewController() { removeFromParent() }
  /// The name of ``UIViewController/willMove(toParent:)`` in Swift 4.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  /// The name of ``UIViewController/didMove(toParent:)`` in Swift 4.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  /// The name of ``UIViewController/childForStatusBarStyle`` in Swift 4.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
}

extension UIView {
  /// The name of ``UIView/bringSubviewToFront(_:)`` in Swift 4.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name of ``UIView/sendSubviewToBack(_:)`` in Swift 4.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIColor {
  /// Creates a color from sRGB components, as a color literal did in Swift 3.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension RunLoop.Mode {
  /// The name of `common` in Swift 4.
  public static var commonModes: RunLoop.Mode { .common }
  /// The name of `default` in Swift 4.
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension String {
  /// The characters of the string, which is a collection of them since Swift 4.
  public var characters: String { self }
}

/// Returns whether an orientation is lying: `UIInterfaceOrientation.isLandscape` in Swift 4.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
/// Returns whether an orientation is upright: `UIInterfaceOrientation.isPortrait` in Swift 4.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

extension UIActivityIndicatorView {
  /// Creates an indicator: `init(style:)` in Swift 4.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The size and color of the indicator: `style` in Swift 4.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}
