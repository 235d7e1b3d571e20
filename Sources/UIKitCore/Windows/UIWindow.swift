import Foundation
import Geometry

/// The view at the top of a scene's hierarchy.
///
/// - Fidelity: documented; all windows have the size of the screen.
open class UIWindow: UIView {
  /// Above which other windows a window stands.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shownIn = self
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    shownIn = self
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownIn = self
    isHidden = true
  }

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitsMayHaveChanged()
    }
  }
  open var windowLevel = Level.normal { didSet { windowScene?.sortWindows() } }
  open var screen: UIScreen { windowScene?.screen ?? .main }
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

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
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { root?.environment.safeArea ?? .zero }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open func makeKey() { windowScene?.keyWindow = self }

  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = RenderRoot.current.scene }
    isHidden = false
    makeKey()
  }

  /// The stage that shows the window.
  package var root: RenderRoot? { windowScene?.root }

  private func showRootView() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
