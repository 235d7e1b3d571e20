import Foundation

/// The running app.
///
/// - Fidelity: documented. The app is active from its start to its end, so that nobody posts the notifications of what
///   would come between.
open class UIApplication: UIResponder {
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open class var shared: UIApplication { sharedInstance }
  private static let sharedInstance = UIApplication()

  /// Of the app on the stage that runs now; nil where it was not launched, but a controller shown.
  open var delegate: (any UIApplicationDelegate)? { RenderRoot.current.appDelegate }

  open var applicationState: State { .active }

  /// The scene of the stage that runs now.
  open var connectedScenes: Set<UIScene> { [RenderRoot.current.scene] }

  open var windows: [UIWindow] { RenderRoot.current.scene.windows }

  open var keyWindow: UIWindow? { RenderRoot.current.scene.keyWindow }

  /// Whether there is another app for the URL; there is none here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// - Parameter completion: Told that the URL was not opened, when the main queue gets to it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    RenderRoot.current.environment.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RenderRoot.current.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
