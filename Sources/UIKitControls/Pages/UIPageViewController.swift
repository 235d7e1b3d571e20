import Foundation
import Geometry
import UIKitCore

/// A container of pages, between which the user drags.
///
/// - Fidelity: documented; pages are scrolled in the style `pageCurl` too, one at a time.
open class UIPageViewController: UIViewController {
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
  /// The direction of a transition.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }
  /// The form of a transition.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages are turned. Drawn as `scroll`.
    case pageCurl = 0
    /// Pages are scrolled.
    case scroll = 1
  }
  /// The position of the spine around which pages are turned.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// There is no spine.
    case none = 0
    /// The spine is at the left or top.
    case min = 1
    /// The spine is between two pages.
    case mid = 2
    /// The spine is at the right or bottom.
    case max = 3
  }
  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine, a number.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages in points, a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The form of transitions.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The position of the spine: `none`, because pages are scrolled.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Whether pages have content on their backs. The default is `false`.
  open var isDoubleSided = false
  /// The object that supplies the pages before and after the current one. Without one the user cannot drag.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      loadedView?.setNeedsLayout()
    }
  }
  /// The object that is notified of transitions.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current page; empty before the first.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
  /// The recognizers of the user's drags. Empty for pages that are scrolled.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  final let scrollView = PageScrollView()
  final var current: UIViewController?
  /// The pages beside the current one, once the data source was asked for them; the inner value is `nil` at an end.
  final var before: UIViewController??
  final var after: UIViewController??
  /// The page to which a drag or animation moves.
  final var pending: UIViewController?
  /// The work that follows an animation in code; `nil` while none runs.
  final var finish: (() -> Void)?
  final var dots: UIPageControl?
  final let spacing: CGFloat

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let gap = options?[.interPageSpacing]
    spacing = FiniteGeometry.length((gap as? CGFloat) ?? (gap as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container in the style `pageCurl`. Nib files are not supported: the arguments are kept and not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.nibAttribute("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation = coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = FiniteGeometry.length(CGFloat(coder.nibAttribute("pageSpacing").flatMap { Double($0) } ?? 0))
    super.init(coder: coder)
  }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page; further ones are ignored.
  ///   - direction: The direction of the animation.
  ///   - completion: A closure that is called when the page is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      refuse(
        "-[UIPageViewController setViewControllers:direction:animated:completion:] was called without a page: the number "
          + "of view controllers provided (0) doesn't match the number required (1) for the requested transition.")
    }
    show(page, direction: direction, animated: animated, completion: completion)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.pages = self
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.isFollowedByBars = false
    scrollView.ownerDelegate = scrollView
    view.addSubview(scrollView)
    self.view = view
    layOutScrollView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let current { scrollView.addSubview(current.view) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
}

/// The scroll view of a page controller, which reports its movement.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  weak var pages: UIPageViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.didScroll() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pages?.willDrag() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.didRest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages?.didRest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages?.didAnimate() }
}
