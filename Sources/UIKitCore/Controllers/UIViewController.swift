import Foundation
import Geometry

/// Brings one screenful, or a part of one, to life.
///
/// - Fidelity: documented; storyboards and state restoration are absent.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  final var loadedView: UIView?
  final var appearance = Appearance.disappeared
  final var containedControllers: [UIViewController] = []
  final weak var container: UIViewController?
  /// Between `beginAppearanceTransition` and `endAppearanceTransition`.
  final var isInTransition = false
  /// What the appearance callbacks of this transition are told.
  final var isTransitionAnimated = false
  final var contentScrollViews = ContentScrollViews()
  final var presentation: ModalPresentation?
  final weak var presenter: UIViewController?
  final var ownPresentationController: UIPresentationController?
  final var traitChanges = TraitValues()
  final var needsUnavailableUpdate = true
  final var unavailableView: UIView?

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Loads the view when asked for the first time.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { loadViewOnce() }
  /// Makes ``view``: by default a plain one that fills the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  /// In place of the view's own update; overrides change constraints and call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewDidLayoutSubviews() {}

  /// Called where memory is short. It never is here, so nobody calls it.
  open func didReceiveMemoryWarning() {}

  // MARK: Properties

  /// Also the title of ``navigationItem`` and ``tabBarItem``.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    shownEditButton?.showEditing(editing)
  }
  /// Switches between "Edit" and "Done", and the controller with it.
  open var editButtonItem: UIBarButtonItem { editButton }
  private final var shownEditButton: UIBarButtonItem?
  private final lazy var editButton = makeEditButton()
  open var preferredContentSize = CGSize.zero
  /// Where the view goes on below bars; elsewhere it ends at them.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extendedLayoutMayHaveChanged() } }
  /// Whether that counts for bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutMayHaveChanged() } }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// Who decides about the status bar's style instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who decides whether there is a status bar instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A controller that is presented over part of the screen decides about the status bar all the same.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A stage stands as its host made it: it is never turned, so nobody asks this or the two after it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.setNeedsDisplay() }
  open override var next: UIResponder? { loadedView?.superview ?? container }

  // MARK: Containment

  open var children: [UIViewController] { containedControllers }
  open var parent: UIViewController? { container }
  open func addChild(_ childController: UIViewController) { contain(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Tells the controller, and those in it, that its view begins to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// True while the callbacks of a push, or of the first time in a container, run.
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Navigation

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestContainer() }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private final lazy var ownNavigationItem = UINavigationItem(controllersTitle: title)
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestContainer() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller; a navigation controller without one of its own has that of its first page.
  open var tabBarItem: UITabBarItem! {
    get { shownTabBarItem }
    set { adopt(tabBarItem: newValue) }
  }
  final var ownTabBarItem: UITabBarItem?
  open var hidesBottomBarWhenPushed = false
  /// What the toolbar of a navigation controller shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// In a navigation controller a push, elsewhere a presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// What the bar at `edge` follows: the one that was set, or else the topmost scroll view that fills the view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.loadedView?.setNeedsLayout()
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }
  /// Of the transition that the controller takes part in; nil at rest.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeCoordinator }

  // MARK: Presentation

  /// Gives the presentation controller where the style is `custom`.
  ///
  /// - Fidelity: documented; transitions of an app's own are absent.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Whether the view is what presentations from here or below cover that keep to their context.
  ///
  /// - Fidelity: documented.
  open var definesPresentationContext = false
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }
  open var presentingViewController: UIViewController? { presenter ?? container?.presentingViewController }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents, or else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// Whether the controller is presented in a way of its own, whatever its style.
  var isOwnForm: Bool { false }
  /// Alerts have one of their own.
  var presentationForm: any PresentationForm { styledForm }
  /// A touch beside a presented view that does not cover the screen.
  func wasTappedBeside() {}

  // MARK: Without content

  /// What is shown in place of content; nil while there is some.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
  /// Overrides set ``contentUnavailableConfiguration``. Called before the first layout, and when it was asked for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Safe area, margins, traits

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
  }
  open func viewSafeAreaInsetsDidChange() {}
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsMayHaveChanged() } }
  /// Sixteen points at the sides, twenty where there is room.
  ///
  /// - Fidelity: observed (iOS 17).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (loadedView?.bounds.width ?? 0) >= 414 || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open func viewLayoutMarginsDidChange() {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.traitsMayHaveChanged() } }
  }
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? container?.traitCollection ?? .screen }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private final func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.showEditing(isEditing)
    shownEditButton = button
    return button
  }

  /// Before the window, and with it the view, takes another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in containedControllers {
      child.viewWillTransition(to: child.loadedView?.bounds.size ?? size, with: coordinator)
    }
  }

  // MARK: Presentation

  /// The one of the nearest controller that is or can be presented.
  open var presentationController: UIPresentationController? { basePresentationController }
  /// nil for styles that are no sheet.
  open var sheetPresentationController: UISheetPresentationController? { baseSheetPresentationController }
  /// nil for every other style than `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? { basePopoverPresentationController }

  // MARK: Unavailable content

  /// Has ``updateContentUnavailableConfiguration(using:)`` called with the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateContentUnavailableConfiguration() }
}
