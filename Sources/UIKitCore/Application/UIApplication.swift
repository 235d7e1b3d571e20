import Foundation

/// The running app.
///
/// - Fidelity: documented; the app is active from launch to exit, so notifications of other changes of state are not
///   posted.
open class UIApplication: UIResponder {
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
  private static let sharedInstance = UIApplication()

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
  final func actionTarget(for action: Selector, sender: Any?) -> Any? {
    let starts = [RenderRoot.current.keyboard.firstResponder, sender as? UIResponder, keyWindow, self]
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

  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    RenderRoot.current.environment.preferredContentSizeCategory
  }

  /// The direction in which the user's language is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RenderRoot.current.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
