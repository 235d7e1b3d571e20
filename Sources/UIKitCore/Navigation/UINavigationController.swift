import Foundation
import Geometry

/// A stack of controllers, of which the last is seen under a bar.
///
/// - Fidelity: documented; bars of an app's own class, bars that hide on swipes and transitions of an app's own are absent. That a push
///   runs on a critically damped spring of half a second is observed.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Hashable, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// How long the bar takes to come or go, in seconds.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.33 }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar: UINavigationBar

  // MARK: State, written by the extensions beside this file

  final var pages: [NavigationPage] = []
  final var transition: NavigationTransition?
  /// Whether the bar below was hidden before the latest change of the stack.
  final var hidBottomBar = false
  final var coordinator: NavigationCoordinator? { transition?.coordinator }
  final let stage = UIView()
  final lazy var edgePan = makeEdgePan()
  private final var hidesBar = false

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    push(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { pages.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { pages.last?.controller }
  /// The top, or what it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// - Precondition: The controller is not on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// - Returns: What was popped; nil if there is nothing below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pages.count > 1 ? pop(to: pages.count - 2, animated: animated).last : nil
  }

  /// - Returns: What was popped, the lowest first; nil if the controller is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pages.firstIndex { $0.controller === viewController }.map { pop(to: $0, animated: animated) }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pages.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Animated as a pop if the new top was on the stack, otherwise as a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded, animated, view.window != nil else {
      navigationBar.alpha = hidden ? 0 : 1
      loadedView?.setNeedsLayout()
      return
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      navigationBar.alpha = hidden ? 0 : 1
      layOutPages()
      view.layoutIfNeeded()
    }
  }

  // MARK: Toolbar

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Shows the toolbar items of the controller on top; hidden until it is shown.
  open var toolbar: UIToolbar! { bottomBar }
  private final let bottomBar = UIToolbar()
  private final var hidesToolbar = true
  final let bottomSight = BottomSight()

  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    showToolbarItems(of: topViewController)
    guard isViewLoaded, animated, view.window != nil else {
      loadedView?.setNeedsLayout()
      return
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      layOutPages()
      view.layoutIfNeeded()
    }
  }

  /// A drag from the edge where reading starts, which pops; without a delegate it waits for nothing.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  // MARK: View

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.addSubview(stage)
    view.addSubview(navigationBar)
    view.addSubview(bottomBar)
    view.addGestureRecognizer(edgePan)
    bottomSight.onScroll = { [weak self] in self?.showToolbarBackdrop() }
    navigationBar.onChange = { [weak self] in self?.dressPages() }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages { adopt(page) }
    if let top = pages.last { install(top) }
  }

  /// A bar in sight is what the status bar is written on: without one, the top controller decides.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// The root view of a navigation controller.
final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() { navigation?.layOutPages() }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
