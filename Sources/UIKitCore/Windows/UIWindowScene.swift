import Foundation

/// One instance of the app's interface.
///
/// - Fidelity: documented.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open private(set) lazy var session = makeSession()
  open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  private final func makeSession() -> UISceneSession {
    let session = UISceneSession()
    session.scene = self
    return session
  }

  open var activationState: ActivationState { .foregroundActive }
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
///
/// - Fidelity: documented.
open class UIWindowScene: UIScene {
  /// The stage that shows the scene.
  package final weak var root: RenderRoot? { didSet { screen.root = root } }

  /// From back to front. A scene keeps its visible windows alive; hidden ones are the app's to keep.
  open var windows: [UIWindow] { attached.compactMap(\.window) }
  private var attached: [AttachedWindow] = []
  open internal(set) weak var keyWindow: UIWindow?
  open private(set) var screen = UIScreen()
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
  /// The screen's own: a scene fills it.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation { root?.environment.interfaceOrientation ?? .unknown }
  open var traitCollection: UITraitCollection { root?.traits ?? .screen }

  func add(_ window: UIWindow) {
    guard !attached.contains(where: { $0.window === window }) else { return }
    attached.append(AttachedWindow(window))
    sortWindows()
  }

  func remove(_ window: UIWindow) { attached.removeAll { $0.window === window || $0.window == nil } }

  /// The window is hidden now, or no longer.
  func visibilityDidChange(of window: UIWindow) {
    guard let index = attached.firstIndex(where: { $0.window === window }) else { return }
    attached[index] = AttachedWindow(window)
  }

  /// By level; equal ones stay as they are.
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
