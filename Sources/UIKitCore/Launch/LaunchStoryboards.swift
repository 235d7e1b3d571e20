import Foundation

/// The scene that an app's Info.plist describes.
@MainActor
struct LaunchScene {
  /// The name of the delegate's class.
  var delegateClassName: String?
  /// The storyboard whose initial controller is shown.
  var storyboard: String?
  var name: String?

  /// Reads the first scene with windows; `nil` if the list has none.
  init?(_ list: [String: Any]?) {
    guard let manifest = list?["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let scenes = roles[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]], let first = scenes.first
    else { return nil }
    delegateClassName = first["UISceneDelegateClassName"] as? String
    storyboard = first["UISceneStoryboardFile"] as? String
    name = first["UISceneConfigurationName"] as? String
  }

  /// Returns the delegate's class, whose module may be written as a variable of the build.
  func delegateClass(inModule module: String) -> AnyClass? {
    guard let delegateClassName else { return nil }
    let plain = delegateClassName.split(separator: ".").last.map(String.init) ?? delegateClassName
    return NSClassFromString(delegateClassName) ?? NSClassFromString("\(module).\(plain)")
  }

  /// The storyboard of an app without scenes.
  static func mainStoryboard(_ list: [String: Any]?) -> String? {
    (list?["UIMainStoryboardFile~iphone"] ?? list?["UIMainStoryboardFile"]) as? String
  }
}

extension RenderRoot {
  /// Creates a window with the initial controller of a storyboard.
  func makeWindow(storyboard name: String) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    if let color = storyboard.contents.tintColor { window.tintColor = color }
    window.rootViewController = storyboard.instantiateInitialViewController()
    if window.rootViewController == nil {
      refuse(
        "The storyboard \(name) has no initial view controller. Set \"Is Initial View Controller\" for one in Xcode.")
    }
    return window
  }
}
