import Foundation

/// Gives values to all instances of a class, which is how apps dress their bars when they are launched.
///
/// - Fidelity: approximated; values are given to a view when it comes on screen and has not set them itself, as on iOS. A
///   proxy is an instance of the class that is never shown. Which properties count is said in `AppearanceSlot`; those
///   of an app's own are not among them, since without the Objective-C runtime nobody sees them being set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  /// - Parameter containerTypes: The nearest first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What others may be contained in, for appearances.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  class func baseAppearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, in: containerTypes) }
}

extension UIBarItem: UIAppearance {
  class func baseAppearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, in: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}
