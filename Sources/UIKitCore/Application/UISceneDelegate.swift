import Foundation

/// The object that follows the life cycle of a scene.
///
/// - Fidelity: documented; a scene here connects once and stays active, so methods for later events are not declared.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects. Create the window here. The default implementation does nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene has connected, before it becomes active. The default implementation does nothing.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has become active and receives events. The default implementation does nothing.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Returns an activity that restores the scene later. It is never called here. The default implementation returns
  /// `nil`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// The default implementation, which does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation, which does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The object that follows the life cycle of a scene with windows.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {}
