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
