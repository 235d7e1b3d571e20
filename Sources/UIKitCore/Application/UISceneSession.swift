import Foundation

/// The persistent information about a scene: its role, configuration and identifier.
///
/// - Fidelity: documented; sessions are neither restored nor discarded.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene with windows on an external display that takes no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The session's scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene. Always `windowApplication` here.
  open private(set) var role = Role.windowApplication
  /// The configuration with which the scene was connected.
  open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The identifier of the session. Always "main" here.
  open private(set) var persistentIdentifier = "main"
  /// The activity with which a scene is restored. The default is `nil`. It is kept as long as the app runs.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app's choice. They are kept as long as the app runs. The default is `nil`.
  open var userInfo: [String: Any]?
}

/// The name, role and delegate of a scene to be created.
///
/// - Fidelity: documented; storyboards and scene classes are absent.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration, or `nil`.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, which is created when the scene connects. The default is `nil`.
  open var delegateClass: AnyClass?

  /// Creates a configuration for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// The reasons for connecting a scene. Here it is always the user's launch of the app.
  ///
  /// - Fidelity: documented; notifications are absent.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue. Always empty here.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut that the user has chosen. Always `nil` here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The bundle identifier of the app that requested the scene. Always `nil` here.
    open var sourceApplication: String? { nil }
  }
}

/// A URL that a scene is to open.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  open private(set) var url: URL
  /// The circumstances in which the URL is to be opened.
  open private(set) var options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// The circumstances in which a scene is to open a URL. No other app sends URLs here.
  ///
  /// - Fidelity: documented.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sent the URL. Always `nil` here.
    open var sourceApplication: String? { nil }
    /// The property list that the sending app supplied. Always `nil` here.
    open var annotation: Any? { nil }
    /// Whether the app must use the file where it is rather than copy it. Always `false` here.
    open var openInPlace: Bool { false }
  }
}
