import Foundation

/// A type whose instances take default property values from a proxy, which apps usually configure at launch.
///
/// - Fidelity: approximated; as on iOS, a view receives the values when it enters a window, except for those it has set
///   itself. A proxy is an instance of the class that is never shown. The `appearanceSlots` of a class are the properties
///   that its proxies pass on, with those that an app's class declares `@objc dynamic`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances of the type.
  static func appearance() -> Self
  /// Returns the proxy for the instances of the type within containers.
  ///
  /// - Parameter containerTypes: The types of the containers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A type that may contain others when appearance proxies are chosen: views and controllers.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
