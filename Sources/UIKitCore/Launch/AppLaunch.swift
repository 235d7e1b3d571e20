import Foundation

extension RenderRoot {
  /// Launches an app on this render root: creates its delegate, notifies it, and connects a scene, in UIKit's order.
  ///
  /// The configuration that the app's delegate returns names the scene's delegate and storyboard. If it does not, those
  /// of the app's Info.plist are used, and then the class `SceneDelegate` in the delegate's module. Without a scene
  /// delegate, the app has the main storyboard of its Info.plist, or creates its window itself.
  ///
  /// - Returns: The root controller of the app's window, which replaces the window of the render root.
  package func launch(_ delegateClass: AnyClass) -> UIViewController {
    becomeCurrent()
    takeAppearance(Bundle.main.infoDictionary)
    let delegate = Self.make(delegateClass, as: (any UIApplicationDelegate).self)
    let application = UIApplication.shared
    appDelegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    let window = loadMainStoryboard(for: delegate)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    // The delegate may have set up the controllers, or shown a window of its own.
    if let window, delegate.window == nil || delegate.window === window { window.makeKeyAndVisible() }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    let sceneWindow = connect(to: delegate)
    if sceneWindow == nil, scene.delegate == nil { delegate.applicationDidBecomeActive(application) }
    defer { withExtendedLifetime((window, sceneWindow)) {} }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    return adoptWindow(of: delegate)
  }

  /// Loads the main storyboard of an app without scenes, and returns its window, which belongs to the delegate. The window
  /// is shown when the delegate has finished launching.
  private func loadMainStoryboard(for delegate: any UIApplicationDelegate) -> UIWindow? {
    let list = Bundle.main.infoDictionary
    guard LaunchScene(list) == nil, Self.sceneDelegateClass(beside: delegate) == nil,
      let name = LaunchScene.mainStoryboard(list)
    else { return nil }
    let window = makeWindow(storyboard: name)
    delegate.window = window
    return window
  }

  /// Connects the scene.
  ///
  /// - Returns: The window of the scene's storyboard; `nil` if there is none.
  private func connect(to delegate: any UIApplicationDelegate) -> UIWindow? {
    let (session, options) = (scene.session, UIScene.ConnectionOptions())
    let described = LaunchScene(Bundle.main.infoDictionary)
    session.configuration = delegate.application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    let module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
    let found: AnyClass? =
      session.configuration.delegateClass ?? described?.delegateClass(inModule: module)
      ?? Self.sceneDelegateClass(beside: delegate)
    let storyboard = described?.storyboard ?? mainStoryboardOfScenes(found)
    let window = storyboard.map { makeWindow(storyboard: $0) }
    guard let found else {
      window?.makeKeyAndVisible()
      return window
    }
    let sceneDelegate = Self.make(found, as: (any UISceneDelegate).self)
    scene.delegate = sceneDelegate
    if let window, let owner = sceneDelegate as? any UIWindowSceneDelegate { owner.window = window }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    let shown: UIWindow? = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? nil
    let isReplaced = shown.map { $0 !== window } ?? false
    if !isReplaced { window?.makeKeyAndVisible() }
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
    return window
  }

  /// Returns the main storyboard of an app with scenes whose list of scenes the build would generate.
  private func mainStoryboardOfScenes(_ delegateClass: AnyClass?) -> String? {
    let list = Bundle.main.infoDictionary
    guard delegateClass != nil, LaunchScene(list) == nil else { return nil }
    return LaunchScene.mainStoryboard(list)
  }

  private static func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }

  private static func make<Delegate>(_ classType: AnyClass, as role: Delegate.Type) -> Delegate {
    guard let delegate = instantiate(classType) as? Delegate else {
      fatalError(
        "\(classType) cannot be made as \(role); it needs an init() and the protocol's name in its declaration.")
    }
    return delegate
  }

  /// Replaces the render root's window with the app's key window.
  private func adoptWindow(of delegate: any UIApplicationDelegate) -> UIViewController {
    let own = scene.windows.filter { $0 !== window && !$0.isHidden }
    let shown = own.last { $0.isKeyWindow } ?? own.last
    guard let shown, let controller = shown.rootViewController else {
      // Apps that look for this variable show nothing while their unit tests run.
      if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { return UIViewController() }
      fatalError("\(type(of: delegate)) has launched, but shows nothing: \(reasonForNoWindow(shown))")
    }
    replaceWindow(with: shown)
    return controller
  }
}

extension RenderRoot {
  /// Returns the likeliest cause of a launch that shows nothing, and its remedy.
  fileprivate func reasonForNoWindow(_ shown: UIWindow?) -> String {
    let own = scene.windows.filter { $0 !== window }
    if shown != nil {
      return "its window has no rootViewController. Set one before makeKeyAndVisible()."
    }
    if !own.isEmpty { return "its window is hidden. Call makeKeyAndVisible()." }
    let bundle = Bundle.main
    let make =
      "Make a UIWindow(windowScene:) with a rootViewController in scene(_:willConnectTo:options:), keep it, and call "
      + "makeKeyAndVisible()."
    return
      "it has not kept a window. If a storyboard did so on iOS, the Info.plist in \(bundle.bundlePath) must name "
      + "it, as UIMainStoryboardFile or in the scene manifest. If its code returned early, a file may be missing. "
      + "\(make)"
  }
}

/// The host of an app that starts itself. Views know it only by its name, because they do not depend on hosts.
@MainActor
package protocol AppHost {
  static func run(_ delegateClass: AnyClass) -> Never
}

/// Launches an app, and never returns.
///
/// Stops with an error if there is no class of the delegate's name, or if the app does not depend on the product
/// `Tessera`.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: The name of the class of the app's object; `nil` for ``UIApplication``.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName { MethodTable.shared.applicationClass = NSClassFromString(principalClassName) }
  guard let name = delegateClassName, let delegateClass = NSClassFromString(name) else {
    fatalError(
      "There is no class \(delegateClassName ?? "for the app's delegate"); pass NSStringFromClass(AppDelegate.self).")
  }
  launchApp(delegateClass)
}

extension UIApplicationDelegate {
  /// Launches an app with this class as its delegate, and never returns. `@main` calls it.
  public static func main() { launchApp(self) }
}

@MainActor
private func launchApp(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
  launchApp(delegateClass as AnyClass)
}

@MainActor
private func launchApp(_ delegateClass: AnyClass) -> Never {
  guard let host = NSClassFromString("Tessera.AppLauncher") as? any AppHost.Type else {
    fatalError("No simulator is here to show \(delegateClass): add the product Tessera to the target's dependencies.")
  }
  host.run(delegateClass)
}
