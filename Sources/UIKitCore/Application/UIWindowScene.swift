import Foundation

/// An instance of the app's interface.
///
/// - Fidelity: documented.
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible but receives no events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The session of the scene. It is created on first access.
  open private(set) lazy var session = makeSession()
  /// The delegate of the scene; `nil`, the default, if the app has none.
  open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene. The default is an empty string. It is not shown here.
  open var title: String! = ""

  private final func makeSession() -> UISceneSession {
    let session = UISceneSession()
    session.scene = self
    return session
  }

  /// The state of the scene. Always `foregroundActive` here.
  open var activationState: ActivationState { .foregroundActive }
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows. It fills the screen.
///
/// - Fidelity: documented.
open class UIWindowScene: UIScene {
  /// The render root that shows the scene.
  package final weak var root: RenderRoot? { didSet { screen.root = root } }

  /// The windows of the scene, from back to front. The scene keeps visible windows alive; the app must keep hidden
  /// ones.
  open var windows: [UIWindow] { attached.compactMap(\.window) }
  private var attached: [AttachedWindow] = []
  /// The window that receives key presses, or `nil`.
  open var keyWindow: UIWindow? { key }
  private weak var key: UIWindow?
  /// The screen on which the scene is shown.
  open private(set) var screen = UIScreen()
  /// The frame and style of the status bar. It is never `nil` here.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
  /// The coordinate space of the scene, which is that of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { root?.environment.interfaceOrientation ?? .unknown }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { root?.traits ?? .screen }

  /// Makes a window the one that receives key presses.
  func setKeyWindow(_ window: UIWindow?) {
    let old = key
    guard window !== old else { return }
    key = window
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    window?.becomeKey()
    window?.post(UIWindow.didBecomeKeyNotification)
  }

  /// The limits of the scene's size; `nil`, because it fills the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Requests another geometry, such as an orientation.
  ///
  /// - Parameter errorHandler: A closure that is called with an error if the geometry differs from the present one.
  /// - Fidelity: approximated; the window or snapshot determines the orientation, so no request changes it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      !preferences.allows(interfaceOrientation), let errorHandler
    else { return }
    errorHandler(
      CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "the window or snapshot determines the orientation"]))
  }

  func add(_ window: UIWindow) {
    guard !attached.contains(where: { $0.window === window }) else { return }
    attached.append(AttachedWindow(window))
    sortWindows()
  }

  func remove(_ window: UIWindow) { attached.removeAll { $0.window === window || $0.window == nil } }

  /// Updates the scene's reference to a window that has been hidden or shown.
  func visibilityDidChange(of window: UIWindow) {
    guard let index = attached.firstIndex(where: { $0.window === window }) else { return }
    attached[index] = AttachedWindow(window)
  }

  /// Sorts the windows by level. Windows of the same level keep their order.
  func sortWindows() {
    attached.removeAll { $0.window == nil }
    let order = attached.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
    attached = order.map(\.element)
    root?.setNeedsRecord()
  }
}

/// A window of a scene, held strongly while it is visible.
@MainActor
private struct AttachedWindow {
  private(set) weak var window: UIWindow?
  private let kept: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    kept = window.isHidden ? nil : window
  }

  var level: CGFloat { window?.windowLevel.rawValue ?? 0 }
}
