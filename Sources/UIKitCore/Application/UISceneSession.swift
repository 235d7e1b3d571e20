import Foundation

/// What there is to know of a scene beyond its being on screen.
///
/// - Fidelity: documented; sessions are neither restored nor discarded.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  open private(set) var role = Role.windowApplication
  open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  open private(set) var persistentIdentifier = "main"
  open var userInfo: [String: Any]?
}

/// What a scene is made of.
///
/// - Fidelity: documented; storyboards and classes of scenes are absent.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// Made when the scene connects.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Why a scene was connected. Here it is always the user.
  ///
  /// - Fidelity: documented; activities, shortcuts and notifications are absent.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Always empty: no other app sends any.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
