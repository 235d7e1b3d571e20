import Foundation

/// An object that may keep the main window of an app or a scene.
///
/// On a delegate of an unknown class, the property is optional once more, as on iOS, because the delegate may lack it:
/// `delegate?.window??.bounds`. On a delegate of a known class, it is the class's own.
///
/// - Fidelity: documented; on iOS the requirement is an optional one of both delegates.
@preconcurrency @MainActor
public protocol _WindowKeeping: NSObjectProtocol {
  /// The main window. The default implementation returns `nil`.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowKeeping {
  /// The main window: always `nil`. Assigned windows are ignored.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The path of the delegate's own property.
  fileprivate static var ownWindow: ReferenceWritableKeyPath<Self, UIWindow?> { \Self.window }
}

extension UIApplicationDelegate {
  /// The main window of an app without scenes, which the delegate creates itself, if it has the property.
  public var window: UIWindow?? {
    get { .some(self[keyPath: Self.ownWindow]) }
    set { self[keyPath: Self.ownWindow] = newValue ?? nil }
  }
}

extension UIWindowSceneDelegate {
  /// The main window of the scene, which the delegate creates when the scene connects, if it has the property.
  public var window: UIWindow?? {
    get { .some(self[keyPath: Self.ownWindow]) }
    set { self[keyPath: Self.ownWindow] = newValue ?? nil }
  }
}
