import Foundation
import Geometry

/// A controller of a screen, or of a part of one. It loads a view, and responds to its appearance, layout and events.
///
/// - Fidelity: documented; storyboards and state restoration are absent.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Creates a controller whose view is loaded from a nib file.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the file; `nil` for the file that has the name of the class, if there is one.
  ///   - nibBundleOrNil: The bundle of the file; `nil` for the main one.
  /// - Fidelity: documented.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (ownNibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UIViewController.self)
  }

  /// Creates a controller. Its view is loaded when it is first accessed.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  package final var loadedView: UIView?
  /// Whether `loadView()` runs.
  package final var isLoadingView = false
  final var ownNibName: String?
  /// The controller's scene in its storyboard.
  package final var nibScene: (any SceneContents)?
  final var appearance = Appearance.disappeared
  final var containedControllers: [UIViewController] = []
  final weak var container: UIViewController?
  /// Whether the controller is between `beginAppearanceTransition` and `endAppearanceTransition`.
  final var isInTransition = false
  /// The argument for the appearance callbacks of the current transition.
  final var isTransitionAnimated = false
  final var contentScrollViews = ContentScrollViews()
  final var presentation: ModalPresentation?
  /// The presentation that is being dismissed.
  final weak var endingPresentation: ModalPresentation?
  final weak var presenter: UIViewController?
  /// The search that is under way on this page.
  final weak var activeSearch: UISearchController?
  final var ownPresentationController: UIPresentationController?
  final var traitChanges = TraitValues()
  /// The traits that the parent has set for this controller.
  final var imposedTraits: UITraitCollection?
  final var needsUnavailableUpdate = true
  final var unavailableView: UIView?

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the controller. The first access loads it: it calls ``loadView()`` and then ``viewDidLoad()``.
  ///
  /// - Precondition: An override of ``loadView()`` assigns a view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }
  /// The view if it has been loaded, or `nil`. Reading it does not load the view.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() { loadViewOnce() }
  /// Assigns a view to ``view``; by default, that of the storyboard or nib file, or else a plain view as large as the
  /// screen that keeps to its container. Do not call it directly. Overrides
  /// create the view, and do not call `super`.
  open func loadView() {
    if loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view has been loaded. Does nothing by default.
  open func viewDidLoad() {}
  /// Called before the view is added to a window, or at the start of an appearance transition. The view has no final
  /// size yet. Does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in its window and about to be laid out, with its final traits and
  /// size. Does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The work that `viewWillAppear(_:)` has postponed until the view appears; `nil` if there is none.
  package final var whenAppearing: (@MainActor () -> Void)?
  /// Called when the view is on screen and the transition is complete. Does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window, or at the start of a disappearance transition. Does nothing by
  /// default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has been removed from its window and the transition is complete. Does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates properties of the controller and its view from the app's model, before layout. Does nothing by default. A
  /// change of the observable properties that it reads requests the next update.
  open func updateProperties() {}
  /// Requests an update of the properties before the next frame, without layout.
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
  /// Updates the properties now, if that was requested.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }
  /// Called before the view lays out its subviews. Does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called in place of the view's own `updateConstraints()`, which the default implementation calls. Overrides change
  /// constraints and call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called after the view has laid out its subviews. Does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Called if memory is low, which never happens here.
  open func didReceiveMemoryWarning() {}

  // MARK: Nib files and storyboards

  /// The name of the nib file from which the view is loaded; `nil` for none.
  ///
  /// - Fidelity: documented.
  open var nibName: String? { foundNibName }
  /// The bundle of the nib file; `nil` for the main one.
  ///
  /// - Fidelity: documented.
  open private(set) var nibBundle: Bundle?
  /// The storyboard from which the controller was created; `nil` for none.
  ///
  /// - Fidelity: documented.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }
  /// Performs the segue with an identifier, without calling ``shouldPerformSegue(withIdentifier:sender:)``.
  ///
  /// - Precondition: The controller's scene has a segue with the identifier.
  /// - Fidelity: documented.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    basePerformSegue(withIdentifier: identifier, sender: sender)
  }
  /// Returns whether a segue that the user has triggered is performed. The default is `true`.
  ///
  /// - Fidelity: documented.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue from this controller is performed. Does nothing by default.
  ///
  /// - Fidelity: documented.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may end at this controller. The default is whether it has a method of that name.
  ///
  /// - Fidelity: documented.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isImplemented(by: self) }
  /// Called for each container around the destination of an unwind segue, the outermost first, so that it shows
  /// `subsequentVC`. Does nothing by default; navigation controllers and presenters need no call.
  ///
  /// - Fidelity: documented, except for the containers around the source alone, which are not called.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Properties

  /// The title of the controller, which ``navigationItem`` and ``tabBarItem`` show unless they have titles of their
  /// own. The default is `nil`.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      titleDidChange()
      KeyValueObservers.check(self)
    }
  }
  /// Whether the controller is in editing mode. Setting it calls ``setEditing(_:animated:)`` without animation. The
  /// default is `false`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false
  /// Starts or ends editing mode, and updates the title of ``editButtonItem``. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    shownEditButton?.showEditing(editing)
  }
  /// A bar button that starts and ends editing mode. Its title is "Edit" or "Done". It is created on first access.
  open var editButtonItem: UIBarButtonItem { editButton }
  private final var shownEditButton: UIBarButtonItem?
  private final lazy var editButton = makeEditButton()
  /// The preferred size of the view, in points, for containers that respect it, such as context menu previews. The
  /// default is zero: no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The edges at which the view extends below bars. At other edges, it ends at the bar. The default is all edges.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extendedLayoutMayHaveChanged() } }
  /// Whether the view also extends below bars that are not translucent. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutMayHaveChanged() } }
  /// The style of the status bar while this controller decides about it. The default is `default`, which follows the
  /// traits.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller decides about it. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides about the style of the status bar instead of this controller. The default is `nil`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden instead of this controller. The default is `nil`.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller, when presented without covering the screen, decides about the status bar. The default is
  /// `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays while a form sheet has no first responder. No keyboard is drawn here. The default is
  /// whether the controller's style is `formSheet`.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The interface orientations that the controller supports: by default all on a tablet, and all but upside down on a
  /// phone.
  ///
  /// - Fidelity: approximated; the orientation here is fixed by the window or snapshot, so the property is never read.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The interface orientation in which the controller prefers to be presented. The default is `portrait`.
  ///
  /// - Fidelity: approximated; the orientation here is fixed, so the property is never read.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface follows the device's orientation. The default is `true`.
  ///
  /// - Fidelity: approximated; the orientation here is fixed, so the property is never read.
  open var shouldAutorotate: Bool { true }
  private final var ownKeyCommands: [UIKeyCommand] = []
  /// The combinations of keys that perform commands while the controller is in the responder chain: those that were
  /// added, or `nil`.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  /// Adds a command to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  /// Rotates the interface to the device's orientation. The orientation here is fixed, so it has no effect.
  open class func attemptRotationToDeviceOrientation() {}
  /// Updates the status bar in the next frame. Call it when a value that the controller returns for the status bar has
  /// changed.
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.setNeedsDisplay() }
  open override var next: UIResponder? { loadedView?.superview ?? container }

  // MARK: Focus between items, which nothing here moves

  /// The environments within this one that should be focused first. The default is its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
  /// The environment around this one; `nil` for the outermost.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { loadedView?.superview ?? container }
  /// Requests that the preferred environment is focused. Nothing is ever focused, so it has no effect.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus now, if that was requested. Nothing is ever focused, so it has no effect.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved, which does not occur. Does nothing by default.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The name of the group to which the environment belongs; `nil`, the default, for that around it.
  open var focusGroupIdentifier: String?
  /// Whether the item that was focused is focused again when the controller reappears. The default is `true`.
  open var restoresFocusAfterTransition = true

  // MARK: Containment

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { containedControllers }
  /// The container of the controller, or `nil`.
  open var parent: UIViewController? { container }
  /// Adds a child controller, which is removed from its former parent and receives `willMove(toParent:)`. Add its view
  /// to the hierarchy, then call `didMove(toParent:)` on it.
  open func addChild(_ childController: UIViewController) { contain(childController) }
  /// Removes the controller from its container, and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)`
  /// first.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to or removed from a container. Does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to or removed from a container. Does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}
  /// Starts an appearance or disappearance: calls `viewWillAppear` or `viewWillDisappear` on the controller and its
  /// children. Containers that do not forward appearance methods automatically call it. The view of a controller that
  /// appears is loaded first.
  ///
  /// End it with ``endAppearanceTransition()``.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    beginTransition(appearing: isAppearing, animated: animated)
  }
  /// Ends the transition: calls `viewDidAppear` or `viewDidDisappear`. It has no effect without a transition.
  open func endAppearanceTransition() { endTransition() }
  /// Whether the controller's own transitions include its children. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the controller is being pushed, or added to a container. It is `true` only during the appearance
  /// callbacks.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being popped. It is `true` only during the disappearance callbacks.
  open internal(set) var isMovingFromParent = false

  // MARK: Navigation

  /// The innermost navigation controller around this one, or `nil`.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The title and buttons that a navigation bar shows for the controller. The first access creates it with the
  /// controller's title.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private final lazy var ownNavigationItem = UINavigationItem(controllersTitle: title)
  /// The innermost tab bar controller around this one, or `nil`.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The innermost split view controller around this one, or `nil`.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that a tab bar shows for the controller. A navigation controller without one of its own uses that of its
  /// first page.
  open var tabBarItem: UITabBarItem! {
    get { shownTabBarItem }
    set { adopt(tabBarItem: newValue) }
  }
  final var ownTabBarItem: UITabBarItem?
  /// Whether the tab bar is hidden while the controller is on a navigation stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false
  /// The items that the toolbar of a navigation controller shows for the controller. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }
  /// Sets the items of the toolbar.
  ///
  /// - Fidelity: approximated; the change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Shows a controller: the nearest navigation controller around this one pushes it; if there is none, it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Shows a controller in the detail area of the nearest split view controller around this one; if there is none, it is
  /// presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// Returns the scroll view that was set for the bar at `edge`, or `nil`. Without one, the bar follows the topmost
  /// scroll view that reaches the bar.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }
  /// Sets the scroll view whose content offset decides the appearance of the bar at `edge`. `nil` restores the default.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.loadedView?.setNeedsLayout()
  }
  /// Sets the scroll view for the bars at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }
  /// The coordinator of the transition that the controller takes part in; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeCoordinator }

  // MARK: Previews by force

  /// The actions below the preview of the controller that a firm press shows. The default is empty.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Registers a view in which firm presses show previews of other controllers.
  ///
  /// The device does not measure force, as `forceTouchCapability` says, so the delegate is not called.
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { previewingRegistrations.add(delegate, sourceView) }
  /// Removes a registration for previews.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewingRegistrations.remove(previewing)
  }
  final lazy var previewingRegistrations = PreviewingRegistrations()

  // MARK: Presentation

  /// The object that supplies the animators of the presentation, and the presentation controller if the style is
  /// `custom`. The default is `nil`.
  ///
  /// - Fidelity: documented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The form in which the controller is presented. The default is `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented. The default is `coverVertical`.
  ///
  /// - Fidelity: approximated; every style other than `crossDissolve` slides up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition with which the controller is presented or pushed; `nil`, the default, for the usual one. A navigation
  /// controller uses zooms only.
  open var preferredTransition: Transition? {
    didSet { if case .style(let style)? = preferredTransition?.kind { modalTransitionStyle = style } }
  }
  /// Whether the user is prevented from dismissing the presented controller with a drag. The default is `false`.
  open var isModalInPresentation = false
  /// Whether presentations from this controller or its children that keep to their context cover this controller's
  /// view. The default is `false`.
  ///
  /// - Fidelity: documented.
  open var definesPresentationContext = false
  /// The controller that this one, or the nearest container around it, presents; `nil` if there is none.
  ///
  /// A search controller is presented by the page of its navigation item while a search is under way.
  ///
  /// - Fidelity: approximated; the page can present another controller during a search, which iOS refuses.
  open var presentedViewController: UIViewController? {
    (nearestPresentation ?? nearestEndingPresentation)?.presented ?? presentedSearch
  }
  /// The search that covers this controller or one around it, unless this one is a part of it.
  private var presentedSearch: UISearchController? {
    activeSearch ?? (self is UISearchController ? nil : container?.presentedSearch)
  }
  /// The controller that presents this one, or the nearest container around it; `nil` if there is none.
  open var presentingViewController: UIViewController? { presenter ?? container?.presentingViewController }
  /// Whether the controller's presentation is in progress.
  open internal(set) var isBeingPresented = false
  /// Whether the controller's dismissal is in progress.
  open internal(set) var isBeingDismissed = false
  /// Presents a controller in the form that its `modalPresentationStyle` names.
  ///
  /// It has no effect, and the completion is not called, if the view is not in a window, if another controller is
  /// presented already, or if the controller is presented by another controller.
  ///
  /// - Parameter completion: A closure that is called after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the controller that this one presents, or this one itself if it presents none. Controllers that the
  /// dismissed one presents are dismissed with it.
  ///
  /// - Parameter completion: A closure that is called after the dismissed controller's `viewDidDisappear`; at once if
  ///   there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  // MARK: Without content

  /// The configuration of the empty state that is shown above the view's content; `nil`, the default, while there is
  /// content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
  /// Called before the first layout and after ``setNeedsUpdateContentUnavailableConfiguration()``. Overrides set
  /// ``contentUnavailableConfiguration``. Does nothing by default.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Safe area, margins, traits

  /// The insets that the controller adds to the safe area of its view, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
  }
  /// Called after the safe area of the view has changed. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsMayHaveChanged() } }
  /// The smallest margins of the view, in points: 20 at the sides of views at least 414 points wide or of regular
  /// width, otherwise 16, and 0 at top and bottom.
  ///
  /// - Fidelity: observed (iOS 17).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (loadedView?.bounds.width ?? 0) >= 414 || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Called after the layout margins of the view have changed. Does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// The style, light or dark, of the controller's view and everything in it. The default, `unspecified`, inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.traitsMayHaveChanged() } }
  }
  /// The traits of the view if it is loaded, otherwise those of the container or the screen.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? traitsWithoutView }
  /// Sets traits that a child inherits instead of those of this controller, such as a regular width on a phone.
  ///
  /// They end when the child leaves this controller. The child's own ``traitOverrides`` come after them.
  ///
  /// - Parameter collection: The traits, of which those that are specified have an effect; `nil` for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.takeTraits(collection) }
  /// Returns the traits that were set with ``setOverrideTraitCollection(_:forChild:)``; `nil` if none were set.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.imposedTraits
  }
  /// Computes the traits of the controller's view and its descendants now, and notifies those whose traits have changed.
  open func updateTraitsIfNeeded() { loadedView?.traitsMayHaveChanged() }
  /// Called after the traits of the controller have changed. Does nothing by default.
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

  /// Called before the window changes its size. The default implementation calls the children, and the methods of older
  /// apps if the device rotates. Overrides call `super`.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The transition, for changes alongside it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if let transition = coordinator as? SizeTransition { announceRotation(transition) }
    for child in containedControllers {
      child.viewWillTransition(to: child.loadedView?.bounds.size ?? size, with: coordinator)
    }
  }

  // MARK: Presentation

  /// The presentation controller of the nearest controller, from this one outward, that is or can be presented.
  open var presentationController: UIPresentationController? { basePresentationController }
  /// The presentation controller as a sheet; `nil` if the style is not a sheet.
  open var sheetPresentationController: UISheetPresentationController? { baseSheetPresentationController }
  /// The presentation controller as a popover; `nil` if the style is not `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? { basePopoverPresentationController }

  // MARK: Sizes of children

  /// Called when a child's ``preferredContentSize`` has changed. Does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called by children whose size by their constraints has changed. Does nothing by default.
  ///
  /// - Fidelity: documented; UIKit itself does not call it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child's content. The default is the size of the controller's own.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the traits change. The default passes the call to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containedControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Before sizes

  /// Called before the interface rotates, in apps of before iOS 8. Does nothing by default.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called with the animation of a rotation, when the view has its new size, in apps of before iOS 8. Does nothing by
  /// default.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface has rotated, in apps of before iOS 8. Does nothing by default.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  private func announceRotation(_ transition: SizeTransition) {
    let (old, new) = transition.orientations
    guard old != new else { return }
    let duration = transition.transitionDuration
    willRotate(to: new, duration: duration)
    _ = transition.animate { [weak self] _ in
      self?.willAnimateRotation(to: new, duration: duration)
    } completion: { [weak self] _ in
      self?.didRotate(from: old)
    }
  }

  // MARK: Before safe areas

  /// The guide from the top of the view to the area that bars leave free. Its first access loads the view.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  /// The guide from the area that bars leave free to the bottom of the view. Its first access loads the view.
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }
  private final lazy var topSupport = ControllerLayoutSupport(in: view, isTop: true)
  private final lazy var bottomSupport = ControllerLayoutSupport(in: view, isTop: false)
  /// Whether scroll views of the controller get insets for bars. The default is `true`.
  ///
  /// - Fidelity: approximated; `contentInsetAdjustmentBehavior` of the scroll view decides instead.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Orientation and gestures of the system

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    loadedView?.window?.windowScene?.interfaceOrientation ?? RenderRoot.current.environment.interfaceOrientation
  }
  /// Reports that ``supportedInterfaceOrientations`` has changed. The orientation here is that of the simulated device,
  /// so it has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the home indicator may be hidden. The default is `false`. It is never read here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator. The default is `nil`. It is never read here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Reports that ``prefersHomeIndicatorAutoHidden`` has changed. No home indicator is hidden here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the controller keeps the pointer in place, as games do on an iPad. The default is `false`. It is never read here.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer. The default is `nil`. It is never read here.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Reports that ``prefersPointerLocked`` has changed. No pointer is kept in place here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The edges at which the app's gestures precede the system's. The default is none. The system has no gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Reports that ``preferredScreenEdgesDeferringSystemGestures`` has changed. The system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The animation of changes of the status bar. The default is `fade`. Changes are not animated here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a presented controller determines the transition style from this controller, which defines the context.
  /// The default is `false`.
  ///
  /// - Fidelity: documented.
  open var providesPresentationContextTransitionStyle = false
  /// The identifier for restoring the controller's state. The default is `nil`. State is not restored here.
  open var restorationIdentifier: String?
  /// The class that creates the controller when its state is restored; `nil`, the default, for the app's delegate. State is
  /// not restored here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves the state of the controller, for restoring it. It is never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the controller. It is never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Returns the controller along the chain of containers that overrides a method such as `show(_:sender:)`. The default
  /// is the innermost navigation controller around this one, or `nil`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container == nil ? nil : navigationController
  }

  /// Exchanges the views of two children, with an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure whose changes are animated, or `nil`.
  ///   - completion: A closure that is called when the old view has been removed.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Unavailable content

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateContentUnavailableConfiguration() }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
}

/// A class that creates view controllers whose state is restored.
///
/// - Fidelity: documented; state is not restored here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller for a path of restoration identifiers; `nil` for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
