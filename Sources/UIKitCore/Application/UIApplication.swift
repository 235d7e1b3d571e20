import Foundation

/// The running app.
///
/// - Fidelity: documented; the app is active from launch to exit, so notifications of other changes of state are not
///   posted.
open class UIApplication: UIResponder {
  /// Whether the app may be launched in the background to refresh its content. Always `denied` here: nothing runs in the
  /// background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// The state of an app.
  public enum State: Int, Hashable, Sendable {
    /// The app is in front and receives events.
    case active = 0
    /// The app is in front but receives no events.
    case inactive = 1
    /// The app is not visible.
    case background = 2
  }

  /// The app's only instance.
  open class var shared: UIApplication { sharedInstance }

  /// Returns the app's instance for the names that it has as a property of the class, as code does that is part of app
  /// extensions, too; `nil` for other names.
  ///
  /// - Fidelity: documented, for `shared` and `sharedApplication`.
  open class func value(forKey key: String) -> Any? { ["shared", "sharedApplication"].contains(key) ? shared : nil }

  /// Returns the value of ``value(forKey:)``.
  ///
  /// - Fidelity: documented, for `shared` and `sharedApplication`.
  open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  private static let sharedInstance = make()

  /// Creates the object of the class that the app's main file names, or its `Info.plist` as the principal class.
  private static func make() -> UIApplication {
    let listed = Bundle.main.infoDictionary?["NSPrincipalClass"] as? String
    let name = listed.flatMap { $0.split(separator: ".").last.map(String.init) }
    let modules = MethodTable.shared.moduleNames
    let type: AnyClass? =
      MethodTable.shared.applicationClass
      ?? name.flatMap { name in modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first }
    return (type as? UIApplication.Type).flatMap { instantiate($0) as? UIApplication } ?? UIApplication()
  }

  /// The delegate of the app in the current window or snapshot; `nil` if a controller is shown without launching an
  /// app.
  open var delegate: (any UIApplicationDelegate)? { RenderRoot.current.appDelegate }

  /// The state of the app. Always `active` here.
  open var applicationState: State { .active }

  /// The connected scenes: the one of the current window or snapshot.
  open var connectedScenes: Set<UIScene> { [RenderRoot.current.scene] }

  /// The windows of the current scene, from back to front. Hidden windows are included.
  open var windows: [UIWindow] { RenderRoot.current.scene.windows }

  /// The window of the current scene that receives key presses, or `nil`.
  open var keyWindow: UIWindow? { RenderRoot.current.scene.keyWindow }

  /// Sends an event to the window that receives it.
  open func sendEvent(_ event: UIEvent) { event.delivery?.window.sendEvent(event) }

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - action: A method without parameters, with the sender, or with the sender and the event.
  ///   - target: The object whose method is called; `nil` for the first responder along the chain that has the method,
  ///     from the first responder, then from the sender.
  ///   - sender: The object that sends the action.
  ///   - event: The event because of which it is sent.
  /// - Returns: Whether an object received the call.
  /// - Fidelity: documented.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? actionTarget(for: action, sender: sender) else { return false }
    action.send(to: receiver as AnyObject, sender, event)
    return true
  }

  /// Returns the object along the responder chain that performs an action; `nil` if there is none.
  ///
  /// - Parameter source: The responder from which the action comes, if that is not the sender.
  final func actionTarget(for action: Selector, sender: Any?, source: UIResponder? = nil) -> Any? {
    let starts = [RenderRoot.current.keyboard.firstResponder, source ?? sender as? UIResponder, keyWindow, self]
    for case let start? in starts {
      if let target = start.target(forAction: action, withSender: sender) { return target }
    }
    if let delegate, action.isImplemented(by: delegate) { return delegate }
    return nil
  }

  /// Returns whether another app can open the URL. Always `false` here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Tries to open a URL in another app, and always fails here.
  ///
  /// - Parameter completion: A closure that is called with `false`, asynchronously on the main queue.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  /// The number on the app's icon. The default is 0. There is no icon here.
  open var applicationIconBadgeNumber = 0 {
    didSet { applicationIconBadgeNumber = Swift.max(0, applicationIconBadgeNumber) }
  }
  /// Whether the screen stays on without touches. It always does here. The default is `false`.
  open var isIdleTimerDisabled = false
  /// Whether the status bar shows the use of the network. It is not shown since iOS 13. The default is `false`.
  open var isNetworkActivityIndicatorVisible = false
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect { RenderRoot.current.scene.statusBarManager?.statusBarFrame ?? .zero }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { RenderRoot.current.scene.interfaceOrientation }
  /// Whether notifications arrive from a server. Always `false`.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Requests notifications from a server, which fails as in a simulator without an account: the delegate is told so.
  open func registerForRemoteNotifications() {
    let error = CocoaError(
      .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported here"])
    DispatchQueue.main.async { [self] in
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }
  /// Ends notifications from a server, which never arrive here.
  open func unregisterForRemoteNotifications() {}
  /// Sets the shortest time between loads of data in the background, in seconds. The system chooses the times, and an app
  /// that stays in front is never asked.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The shortest interval that the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval for no loads in the background.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The style of the status bar if the app's `Info.plist` sets `UIViewControllerBasedStatusBarAppearance` to false. In
  /// other apps the value has no effect. The default is `default`.
  open var statusBarStyle: UIStatusBarStyle {
    get { RenderRoot.current.appStatusBar.style }
    set { RenderRoot.current.appStatusBar.style = newValue }
  }
  /// Whether the status bar is hidden if the app's `Info.plist` sets `UIViewControllerBasedStatusBarAppearance` to false.
  /// In other apps the value has no effect. The default is `false`.
  open var isStatusBarHidden: Bool {
    get { RenderRoot.current.appStatusBar.isHidden }
    set { RenderRoot.current.appStatusBar.isHidden = newValue }
  }
  /// Sets ``statusBarStyle``. The change is not animated.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Sets ``isStatusBarHidden``. The change is not animated.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// Whether several scenes are supported. Always `false`.
  open var supportsMultipleScenes: Bool { false }
  /// The sessions of the app: that of the current window or snapshot.
  open var openSessions: Set<UISceneSession> { [RenderRoot.current.scene.session] }
  /// Whether the icon can be exchanged. Always `false`.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use; `nil`, always, for the app's own.
  open var alternateIconName: String? { nil }
  /// Requests another icon, which fails because icons cannot be exchanged.
  ///
  /// - Parameter completionHandler: A closure that receives the error, asynchronously on the main queue.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
  }
  /// Whether protected files can be read. Always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The time that remains in the background. Unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private final var backgroundTasks = 0

  /// Begins a task that may continue in the background. The app is never suspended here.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task with a name that may continue in the background. The app is never suspended here.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  /// The actions in the menu of the app's icon. The default is `nil`. There is no icon here.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Ends a task that may continue in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Stops the handling of touches until ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { ignored += 1 }
  /// Ends ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() { ignored = Swift.max(0, ignored - 1) }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignored > 0 }
  private final var ignored = 0

  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    RenderRoot.current.environment.preferredContentSizeCategory
  }

  /// The direction in which the user's language is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RenderRoot.current.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
