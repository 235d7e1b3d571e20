import Foundation

/// The object that follows the life cycle of an app.
///
/// - Fidelity: documented; methods for events that never occur here, such as opening a URL or moving to the background,
///   are not declared. An implementation of one compiles and is never called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowKeeping {
  /// Called first during launch. The return value has no effect. The default implementation returns `true`.
  ///
  /// - Parameter launchOptions: Always `nil` here.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to show its first window. The return value has no effect. The default implementation
  /// calls ``applicationDidFinishLaunching(_:)`` and returns `true`.
  ///
  /// - Parameter launchOptions: Always `nil` here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to show its first window, if the delegate does not implement the method with launch
  /// options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when an app without scenes has become active. In an app with scenes, the scene's delegate is called
  /// instead.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Returns the configuration of a new scene.
  ///
  /// If it has no ``UISceneConfiguration/delegateClass``, the class `SceneDelegate` in the module of this delegate is
  /// used, if there is one. The default implementation returns a configuration without a name.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when ``UIApplication/registerForRemoteNotifications()`` has failed, which it always does here.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// The default implementation, which returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default implementation, which calls ``applicationDidFinishLaunching(_:)`` and returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// The default implementation, which does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// The default implementation, which does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Returns a configuration without a name, with the session's role.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  /// A key of the launch options, which give the reason for the launch. Here the user always launches it, so there are
  /// no options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The contents of the push notification that the user opened.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The shortcut of the Home Screen that the user chose.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The dictionary about an activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of an activity to continue.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Whether a change of the device's location launched the app.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The property list that the app requesting the launch supplied.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  }

  /// A key of the options that accompany a URL to open. No other app sends URLs here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The property list that the sending app supplied.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the app must use the file where it is rather than copy it.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
