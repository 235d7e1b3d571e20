import Foundation

/// The running app.
///
/// - Fidelity: documented; life cycle, notifications and opening of URLs are absent.
open class UIApplication: UIResponder {
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open class var shared: UIApplication { sharedInstance }
  private static let sharedInstance = UIApplication()

  open var applicationState: State { .active }

  /// The scene of the stage that runs now.
  open var connectedScenes: Set<UIScene> { Set([RenderRoot.current?.scene].compactMap { $0 }) }

  open var windows: [UIWindow] { RenderRoot.current?.scene.windows ?? [] }

  open var keyWindow: UIWindow? { RenderRoot.current?.scene.keyWindow }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    RenderRoot.current?.environment.preferredContentSizeCategory ?? .large
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RenderRoot.current?.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
