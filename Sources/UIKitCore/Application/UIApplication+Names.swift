import Foundation

extension UIApplication {
  /// A key of the options for opening a URL in another app. There are no other apps here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the URL may only open an app that is installed for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in the settings. There are no settings to open here.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in the settings. There are no settings to open here.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Posted when ``backgroundRefreshStatus`` changes, which does not occur here.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Posted when protected files become accessible, which they always are here.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Posted before protected files become inaccessible, which does not occur here.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Posted when the app has launched, after its delegate has been called.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app has become active, after its delegates have been called.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The notification that an app is about to become inactive. Never posted here.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// The notification that an app has moved to the background. Never posted here.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The notification that an app is about to return from the background. Never posted here.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The notification that an app is about to quit. Never posted here.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// The notification that memory is low. Never posted here.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The notification that the user has taken a screenshot. Never posted here.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// The notification that the day or the time zone has changed. Never posted here.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
}

extension UIDevice {
  /// The notification that the device's orientation has changed, which is posted before the views follow.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

extension UIScene {
  /// The notification that a scene is about to connect. Never posted here.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// The notification that a scene has disconnected. Never posted here.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// The notification that a scene is about to return from the background. Never posted here.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// The notification that a scene has become active. Never posted here.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// The notification that a scene is about to become inactive. Never posted here.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// The notification that a scene has moved to the background. Never posted here.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// Whether an app may be launched in the background to refresh its content.
///
/// - Fidelity: documented.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The user cannot permit it.
  case restricted = 0
  /// The user has not permitted it.
  case denied = 1
  /// The app may be launched.
  case available = 2
}

extension UIDevice {
  /// Posted when the charge of the battery changes, which does not occur here.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted when charging begins or ends, which does not occur here.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted when something comes close to the screen, which does not occur here.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
