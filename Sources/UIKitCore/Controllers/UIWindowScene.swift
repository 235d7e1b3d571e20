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

  /// From back to front.
  open private(set) var windows: [UIWindow] = []
  open internal(set) weak var keyWindow: UIWindow?
  open private(set) var screen = UIScreen()
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
  open var interfaceOrientation: UIInterfaceOrientation { root?.environment.interfaceOrientation ?? .unknown }
  open var traitCollection: UITraitCollection { root?.traits ?? .screen }

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    sortWindows()
  }

  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

  /// By level; equal ones stay as they are.
  func sortWindows() {
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    windows = order.map(\.element)
    root?.setNeedsRecord()
  }
}
