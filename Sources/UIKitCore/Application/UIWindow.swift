import Foundation
import Geometry

/// The root view of a scene's view hierarchy, which shows the view of its root controller.
///
/// - Fidelity: documented; all windows have the size of the screen.
open class UIWindow: UIView {
  /// The order of windows from back to front. Windows of higher levels are in front of those of lower levels.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Returns a level raised by `distance`.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level lowered by `distance`.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    /// The default level, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
  }

  private final lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a hidden window as large as the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window in a scene, as large as the scene's screen. Call ``makeKeyAndVisible()`` to show it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    begin()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a hidden window. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    shownIn = self
    isHidden = true
    RenderRoot.latest?.keepUntilNextFrame(self)
  }

  /// The scene of the window, or `nil`. A window without one enters the current scene when it is first shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitsMayHaveChanged()
    }
  }
  /// The level of the window. Windows of the same level are in the order in which they were added. The default is
  /// `normal`.
  open var windowLevel = Level.normal { didSet { windowScene?.sortWindows() } }
  /// The screen of the window's scene; the main screen if the window has no scene.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// Whether the window receives key presses.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The controller whose view fills the window. Setting it replaces the former controller's view. The default is
  /// `nil`.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.loadedView?.removeFromSuperview()
      showRootView()
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden, windowScene == nil { windowScene = RenderRoot.current.scene }
      windowScene?.visibilityDidChange(of: self)
      showRootView()
      post(isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { root?.environment.safeArea ?? .zero }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Delivers a touch event to the gesture recognizers and views of the window. Overrides that do not call `super` keep
  /// the event from them.
  ///
  /// - Fidelity: documented; presses of keys are not sent through it.
  open func sendEvent(_ event: UIEvent) { event.deliver(in: self) }

  /// Whether the window can become the key window. The default is `true`.
  open var canBecomeKey: Bool { true }
  /// Makes the window the key window of its scene. It has no effect on a window without a scene.
  open func makeKey() { if canBecomeKey { windowScene?.setKeyWindow(self) } }
  /// Called when the window has become the key window. Does nothing by default.
  open func becomeKey() {}
  /// Called when the window is no longer the key window. Does nothing by default.
  open func resignKey() {}

  /// Posted by a window that is shown.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted by a window that is hidden.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted by a window that has become its scene's key window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted by a window that is no longer its scene's key window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// Shows the window and makes it the key window. A window without a scene enters the current one.
  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = RenderRoot.current.scene }
    isHidden = false
    makeKey()
  }

  final func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Whether frames contain the window.
  final var isShown: Bool { !isHidden && root != nil }

  /// The render root that shows the window.
  package var root: RenderRoot? { windowScene?.root }

  private func showRootView() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
