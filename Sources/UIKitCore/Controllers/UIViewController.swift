import Foundation
import Geometry

/// Brings one screenful, or a part of one, to life.
///
/// - Fidelity: documented; presentation, navigation bars, storyboards and state restoration are absent.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  final var loadedView: UIView?
  final var appearance = Appearance.disappeared
  final var containedControllers: [UIViewController] = []
  final weak var container: UIViewController?

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
  open func viewDidLayoutSubviews() {}

  // MARK: Properties

  open var title: String?
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open override var next: UIResponder? { loadedView?.superview ?? container }

  // MARK: Containment

  open var children: [UIViewController] { containedControllers }
  open var parent: UIViewController? { container }
  open func addChild(_ childController: UIViewController) { contain(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

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

  /// Before the window, and with it the view, takes another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in containedControllers {
      child.viewWillTransition(to: child.loadedView?.bounds.size ?? size, with: coordinator)
    }
  }
}
