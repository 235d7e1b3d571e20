import Foundation

extension KeyValueKeys {
  /// Makes the properties of the application, its scenes, the screen and the device known by the names of their accessors in Objective-C.
  static func registerApplicationProperties() {
    deviceProperties()
    screenProperties()
    applicationProperties()
    sceneProperties()
    windowSceneProperties()
  }

  private static func deviceProperties() {
    add("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
    add("orientation", \UIDevice.orientation)
    add("model", \UIDevice.model)
    add("localizedModel", \UIDevice.localizedModel)
    add("name", \UIDevice.name)
    add("systemName", \UIDevice.systemName)
    add("identifierForVendor", \UIDevice.identifierForVendor)
    add("isGeneratingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications)
    add("isBatteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
    add("batteryLevel", \UIDevice.batteryLevel)
    add("batteryState", \UIDevice.batteryState)
    add("isProximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    add("proximityState", \UIDevice.proximityState)
    add("isMultitaskingSupported", \UIDevice.isMultitaskingSupported)
    add("systemVersion", \UIDevice.systemVersion)
  }

  private static func screenProperties() {
    read("coordinateSpace", \UIScreen.coordinateSpace)
    add("applicationFrame", \UIScreen.applicationFrame)
    add("bounds", \UIScreen.bounds)
    add("scale", \UIScreen.scale)
    add("nativeScale", \UIScreen.nativeScale)
    add("nativeBounds", \UIScreen.nativeBounds)
    add("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    add("brightness", \UIScreen.brightness)
    add("isCaptured", \UIScreen.isCaptured)
    add("traitCollection", \UIScreen.traitCollection)
  }

  private static func applicationProperties() {
    add("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
    add("delegate", \UIApplication.delegate)
    add("applicationState", \UIApplication.applicationState)
    add("connectedScenes", \UIApplication.connectedScenes)
    add("windows", \UIApplication.windows)
    add("keyWindow", \UIApplication.keyWindow)
    add("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
    add("isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    add("isNetworkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
    add("statusBarFrame", \UIApplication.statusBarFrame)
    add("statusBarOrientation", \UIApplication.statusBarOrientation)
    add("isRegisteredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications)
    add("statusBarStyle", \UIApplication.statusBarStyle)
    add("isStatusBarHidden", \UIApplication.isStatusBarHidden)
    add("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    add("openSessions", \UIApplication.openSessions)
    add("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
    add("alternateIconName", \UIApplication.alternateIconName)
    add("isProtectedDataAvailable", \UIApplication.isProtectedDataAvailable)
    add("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
    add("shortcutItems", \UIApplication.shortcutItems)
    add("isIgnoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents)
    add("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    add("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
  }

  private static func sceneProperties() {
    read("session", \UIScene.session)
    add("delegate", \UIScene.delegate)
    add("title", \UIScene.title)
    add("activationState", \UIScene.activationState)
  }

  private static func windowSceneProperties() {
    add("windows", \UIWindowScene.windows)
    add("keyWindow", \UIWindowScene.keyWindow)
    read("screen", \UIWindowScene.screen)
    read("statusBarManager", \UIWindowScene.statusBarManager)
    add("coordinateSpace", \UIWindowScene.coordinateSpace)
    add("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    add("traitCollection", \UIWindowScene.traitCollection)
    add("sizeRestrictions", \UIWindowScene.sizeRestrictions)
  }
}
