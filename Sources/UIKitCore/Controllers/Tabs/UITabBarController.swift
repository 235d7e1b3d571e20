import Foundation
import Geometry

/// A container that shows one of several controllers, selected with a bar at the bottom.
///
/// A tap on the selected tab pops its navigation controller to the root.
///
/// - Fidelity: documented; the list of further tabs, customizing and sidebars are absent.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that permits selection by the user and is notified of it. The default is `nil`.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of tabs. Set its appearance; its items and selection follow the controller.
  open private(set) var tabBar = UITabBar()

  private var ownTabs: [UITab] = []
  private var controllers: [UIViewController] = []
  private var selection: Int?
  private let containerView = TabContainerView(frame: .zero)
  private let bottomObserver = BottomEdgeObserver()
  /// The change between tabs that an animator performs; `nil` at rest.
  private var transition: TransitionContext?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.manager = self
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.manager = self
    coder.read(self, as: UITabBarController.self)
  }

  // MARK: Tabs

  /// Creates a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs, with their controllers. The default is empty. Setting them replaces ``viewControllers``.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The change is not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for old in ownTabs { old.tabBarController = nil }
    for new in tabs { new.tabBarController = self }
    ownTabs = tabs
    tabsDidChange()
  }

  final func tabsDidChange() {
    setViewControllers(ownTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }

  /// The selected tab; `nil` without tabs. Selecting one that is not shown has no effect.
  open var selectedTab: UITab? {
    get { selectedViewController.flatMap(tab(of:)) }
    set {
      guard let controller = newValue?.viewController, controllers.contains(where: { $0 === controller }) else {
        return
      }
      selectedViewController = controller
    }
  }

  /// The arrangement of the tabs. The default is `automatic`. On a phone it has no effect.
  open var mode = Mode.automatic

  private func tab(of controller: UIViewController) -> UITab? {
    ownTabs.first { !$0.isHidden && $0.viewController === controller }
  }

  // MARK: Controllers

  /// The controllers of the tabs; `nil`, the default, for none. Setting them does not animate.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs. A selected controller that remains stays selected; otherwise the first one
  /// is. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for gone in controllers where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      if gone === selected { containerView.remove(gone) }
      gone.removeFromParent()
    }
    for added in new where added.container !== self {
      addChild(added)
      added.didMove(toParent: self)
    }
    controllers = new
    tabBar.shownItems = new.map(\.tabBarItem)
    selection = nil
    let kept = new.firstIndex { $0 === selected }
    if let index = kept ?? (new.isEmpty ? nil : 0) { select(index, instead: kept == nil ? nil : selected) }
  }

  /// The index of the selected controller; `NSNotFound` without controllers. Setting an index out of range has no
  /// effect.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(newValue, instead: selectedViewController) } }
  }

  /// The selected controller; `nil` without controllers. Selecting one that is not in ``viewControllers`` is a
  /// programmer error; `nil` has no effect.
  open var selectedViewController: UIViewController? {
    get { selection.map { controllers[$0] } }
    set {
      if let newValue, !controllers.contains(where: { $0 === newValue }) {
        refuse(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected: \(newValue) is not in viewControllers. Add it there first.")
      }
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func select(_ index: Int, instead old: UIViewController?) {
    let new = controllers[index]
    selection = index
    tabBar.chosenItem = item(at: index)
    guard isViewLoaded else { return }
    if old !== new || new.loadedView?.superview !== containerView { exchange(old === new ? nil : old, for: new) }
    loadedView?.setNeedsLayout()
  }

  /// The item of a tab, or `nil` if the bar has none for it.
  private func item(at index: Int) -> UITabBarItem? {
    tabBar.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Exchanges the shown controllers. The new controller's `viewWillAppear` is called before the old one's
  /// `viewWillDisappear`.
  private func exchange(_ old: UIViewController?, for new: UIViewController) {
    let isSeen = view.window != nil
    transition?.completeTransition(true)
    if isSeen, let old,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return exchange(old, for: new, with: animator)
    }
    if isSeen {
      new.loadViewIfNeeded()
      new.beginTransition(appearing: true, animated: false)
      old?.beginTransition(appearing: false, animated: false)
    }
    old.map { containerView.remove($0) }
    containerView.show(new)
    guard isSeen else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    old?.endTransition()
    new.endTransition()
  }

  /// Has an animator exchange the shown controllers. The selection returns if an interaction cancels it.
  private func exchange(
    _ old: UIViewController, for new: UIViewController, with animator: any UIViewControllerAnimatedTransitioning
  ) {
    guard let index = controllers.firstIndex(where: { $0 === old }), let oldView = old.view, let newView = new.view
    else { return }
    new.beginTransition(appearing: true, animated: true)
    old.beginTransition(appearing: false, animated: true)
    let frame = containerView.bounds
    let context = TransitionContext(
      in: containerView, from: .init(controller: old, view: oldView, initialFrame: oldView.frame, finalFrame: frame),
      to: .init(controller: new, view: newView, finalFrame: frame), style: .none, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator),
      coordinator: NavigationCoordinator(containerView: containerView, isAnimated: true, from: old, to: new)
    ) { [self] completed in
      transition = nil
      if !completed {
        old.beginTransition(appearing: true, animated: true)
        new.beginTransition(appearing: false, animated: true)
        selection = index
        tabBar.chosenItem = item(at: index)
      }
      containerView.remove(completed ? old : new)
      containerView.show(completed ? new : old)
      (completed ? newView : oldView).frame = containerView.bounds
      view.setNeedsLayout()
      old.endTransition()
      new.endTransition()
    }
    transition = context
    context.start()
  }

  // MARK: The bar

  /// The controllers that people may move to other places. Nobody can here. The default is empty.
  open var customizableViewControllers: [UIViewController]? = []

  /// Whether the bar is hidden. The default is `false`.
  ///
  /// - Fidelity: documented for phones.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private final var isBarHidden = false
  /// Shows or hides the bar, which moves in or out at the bottom if the change is animated.
  ///
  /// - Fidelity: approximated in its pace.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    if animated, loadedView?.window != nil { return slideBar() }
    tabBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }
  /// The share of the bar's height by which it has moved out at the bottom.
  final var barDrop: CGFloat = 0

  /// Exchanges the bar for one of an app's own class, with the same items and selection.
  package final func replaceBar(with bar: UITabBar) {
    let (old, items, chosen) = (tabBar, tabBar.shownItems, tabBar.chosenItem)
    old.manager = nil
    old.shownItems = nil
    bar.manager = self
    tabBar = bar
    bar.shownItems = items
    bar.chosenItem = chosen
    guard let view = loadedView else { return }
    old.removeFromSuperview()
    view.addSubview(bar)
    view.setNeedsLayout()
  }

  // MARK: Touches

  /// Reports that the user has tapped an item. Does nothing by default: the controller changes its selection after this
  /// call, whether or not an override calls `super`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the controller of a tapped item, if the delegate permits; pops to its root if it is selected already.
  final func userDidTap(_ item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }), controllers.indices.contains(index) else {
      return
    }
    let chosen = controllers[index]
    let isAgain = index == selection
    let (tab, previous) = (tab(of: chosen), selectedTab)
    let isAllowed = tab.flatMap { delegate?.tabBarController(self, shouldSelectTab: $0) } ?? true
    guard isAllowed, delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
      tabBar.chosenItem = selection.flatMap(item(at:))
      return
    }
    if isAgain {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: chosen)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  // MARK: View

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.tabs = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.frame = view.bounds
    view.addSubview(containerView)
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    view.addSubview(tabBar)
    if isBarHidden { tabBar.isHidden = true }
    bottomObserver.onScroll = { [weak self] in self?.showBackdrop() }
    self.view = view
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    if let selectedViewController { containerView.show(selectedViewController) }
  }

  final func layOutTabs() {
    guard let view = loadedView else { return }
    tabBar.bottom = view.safeAreaInsets.bottom
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.row = Swift.max(0, height - tabBar.bottom)
    let shift = barShift
    tabBar.bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    tabBar.center = CGPoint(x: view.bounds.width / 2 + shift, y: view.bounds.height - height / 2 + barDrop * height)
    containerView.frame = view.bounds
    containerView.covered.bottom = isBarHidden || tabBar.isHidden || hidesBar ? 0 : height
    if let chosen = selectedViewController {
      let end = chosen.reaches(under: .bottom, of: tabBar) ? 0 : containerView.covered.bottom
      chosen.loadedView?.frame = containerView.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: end, right: 0))
      // Only a scroll view that has its frame reaches the bar.
      chosen.loadedView?.layoutIfNeeded()
    }
    // The bars of controllers inside follow the scroll view while this one is hidden.
    bottomObserver.follow(containerView.covered.bottom == 0 ? nil : selectedViewController?.bottomScrollView)
    showBackdrop()
  }

  private func showBackdrop() {
    tabBar.backdrop = bottomObserver.backdrop
    tabBar.hidesLine = bottomObserver.hidesLine
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if let presenting = selectedViewController as? UINavigationController {
      presenting.show(vc, sender: sender)
    } else {
      super.show(vc, sender: sender)
    }
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

/// The root view of a tab bar controller.
final class TabView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutTabs()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
