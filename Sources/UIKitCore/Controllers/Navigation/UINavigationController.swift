import Foundation
import Geometry

/// A container that shows the last controller of a stack below a bar.
///
/// - Fidelity: documented. The motion of a push, a critically damped spring of half a second, is observed.
open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// Controllers are popped from the stack.
    case pop = 2
  }

  /// The duration of showing and hiding a bar with animation, 0.33 seconds.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.33 }

  /// The object that is notified when another controller is shown. The default is `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the controllers. Set its appearance; its items follow the stack.
  open private(set) var navigationBar: UINavigationBar

  // MARK: State, written by the extensions beside this file

  final var pages: [NavigationPage] = []
  final var transition: NavigationTransition?
  /// Whether the tab bar was hidden before the latest change of the stack.
  final var hidBottomBar = false
  final var announcement = NavigationAnnouncement()
  final var coordinator: NavigationCoordinator? { transition?.coordinator ?? announcement.coordinator }
  final let pageContainer = UIView()
  final lazy var edgePan = makeEdgePan()
  final lazy var popInteraction = NavigationPopInteraction(self)
  private final var hidesBar = false

  /// Creates a navigation controller and pushes one controller onto its stack.
  public init(rootViewController: UIViewController) {
    navigationBar = Self.managed(UINavigationBar())
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack and bars of an app's own classes; `nil` for UIKit's.
  ///
  /// Classes that are not bars are a programmer error.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.managed(Self.makeBar(navigationBarClass, UINavigationBar.self) ?? UINavigationBar())
    super.init(nibName: nil, bundle: nil)
    bottomBar = Self.makeBar(toolbarClass, UIToolbar.self) ?? UIToolbar()
  }

  private static func managed(_ bar: UINavigationBar) -> UINavigationBar {
    bar.isManaged = true
    return bar
  }

  private static func makeBar<Bar: UIView>(_ type: AnyClass?, _ kind: Bar.Type) -> Bar? {
    guard let type else { return nil }
    guard let bar = type as? Bar.Type else {
      refuse("UINavigationController was given the class \(type) for a bar; pass a subclass of \(Bar.self).")
    }
    let made = unsafeBitCast(bar as AnyClass, to: InstantiableView.Type.self).init(frame: .zero) as UIView
    return made as? Bar
  }

  /// Creates a navigation controller with an empty stack. Nib files are not supported: the arguments are kept and not
  /// used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = Self.managed(UINavigationBar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    navigationBar = Self.managed(UINavigationBar())
    super.init(coder: coder)
    coder.read(self, as: UINavigationController.self)
  }

  // MARK: Stack

  /// The controllers on the stack, the root first. Setting them replaces the stack without animation; they must be
  /// distinct.
  open var viewControllers: [UIViewController] {
    get { pages.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller on the stack; `nil` if the stack is empty.
  open var topViewController: UIViewController? { pages.last?.controller }
  /// The controller that the navigation controller presents, or else the last one on the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// Pushing a controller that is on the stack already, or a navigation controller, is a programmer error. Without a
  /// window nothing is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the last controller and shows the one below it.
  ///
  /// - Returns: The popped controller; `nil` if there is none below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pages.count > 1 ? pop(to: pages.count - 2, animated: animated).last : nil
  }

  /// Pops all controllers above one on the stack and shows that.
  ///
  /// - Returns: The popped controllers, the lowest first; `nil` if `viewController` is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pages.firstIndex { $0.controller === viewController }.map { pop(to: $0, animated: animated) }
  }

  /// Pops all controllers above the first and shows that.
  ///
  /// - Returns: The popped controllers, the lowest first; `nil` if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pages.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Replaces the stack. The change is animated as a pop if the new last controller was on the stack, otherwise as a
  /// push.
  ///
  /// Listing a controller twice is a programmer error.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bar

  /// Whether the navigation bar is hidden. The default is `false`. Setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar. Only controllers in a window are animated.
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

  /// Whether dragging content up hides the bars, and dragging it down shows them. The default is `false`.
  open var hidesBarsOnSwipe = false { didSet { barHiding.isSwipeEnabled = hidesBarsOnSwipe } }
  /// Whether a tap outside of controls hides and shows the bars. The default is `false`.
  open var hidesBarsOnTap = false { didSet { barHiding.isTapEnabled = hidesBarsOnTap } }
  /// Whether the bars are hidden while the height is compact. The default is `false`.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hideBarsForHeight() } }
  /// Whether the bars are hidden when a keyboard appears. The default is `false`.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { barHiding.followKeyboard(hidesBarsWhenKeyboardAppears) }
  }
  /// The recognizer of the drags that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recognizer of the taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  private final lazy var barHiding = BarHiding(self)

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { hideBarsForHeight() }
  }

  private func hideBarsForHeight() {
    guard hidesBarsWhenVerticallyCompact else { return }
    setNavigationBarHidden(traitCollection.verticalSizeClass == .compact, animated: false)
  }

  // MARK: Toolbar

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar, with the toolbar items of the last controller on the stack.
  open var toolbar: UIToolbar! { bottomBar }
  private final var bottomBar = UIToolbar()
  private final var hidesToolbar = true
  final let bottomEdgeObserver = BottomEdgeObserver()

  /// Whether the toolbar is hidden. The default is `true`. Setting it does not animate.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar. Only controllers in a window are animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    showToolbarItems(of: topViewController)
    guard isViewLoaded, animated, view.window != nil else {
      loadedView?.setNeedsLayout()
      return
    }
    // Buttons that are new have their places before the bar moves.
    toolbar.layoutIfNeeded()
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      layOutPages()
      view.layoutIfNeeded()
    }
  }

  /// The gesture recognizer that pops the last controller: a drag from the leading edge of the screen. It begins only
  /// if the navigation bar is visible and the back button not hidden.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  // MARK: View

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageContainer.frame = view.bounds
    view.addSubview(pageContainer)
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: NavigationBarState.rowHeight(traitCollection))
    view.addSubview(navigationBar)
    view.addSubview(bottomBar)
    view.addGestureRecognizer(edgePan)
    bottomEdgeObserver.onScroll = { [weak self] in self?.showToolbarBackdrop() }
    navigationBar.onChange = { [weak self] in self?.dressPages() }
    self.view = view
  }

  /// Exchanges the bar for one of an app's own class, which shows the same items.
  package final func replaceBar(with bar: UINavigationBar) {
    let old = navigationBar
    guard bar !== old else { return }
    navigationBar = Self.managed(bar)
    bar.alpha = old.alpha
    bar.stack = old.stack
    guard let view = loadedView else { return }
    old.onChange = nil
    bar.onChange = { [weak self] in self?.dressPages() }
    bar.frame = old.frame
    view.insertSubview(bar, aboveSubview: old)
    for page in pages where page.contents.superview === old { bar.addSubview(page.contents) }
    old.removeFromSuperview()
    dressPages()
    view.setNeedsLayout()
  }

  /// Exchanges the toolbar for one of an app's own class, which shows the same items.
  package final func replaceToolbar(with bar: UIToolbar) {
    let old = bottomBar
    guard bar !== old else { return }
    bottomBar = bar
    bar.items = old.items
    guard let view = loadedView else { return }
    bar.frame = old.frame
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    view.setNeedsLayout()
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages { adopt(page) }
    if let top = pages.last { install(top) }
  }

  /// The style of the status bar is that of a visible navigation bar; without one, the top controller decides.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
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
