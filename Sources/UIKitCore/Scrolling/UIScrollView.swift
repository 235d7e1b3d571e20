import Drawing
import Foundation
import Geometry

/// A view whose content is larger than itself.
///
/// Its content offset is the origin of its bounds. What a finger, the wheel or code want of it goes to a
/// ``ScrollDriver``, which writes the offset once per frame.
///
/// - Fidelity: documented. Motion is observed:
///   see `ScrollPhysics`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  package override var descriptionTail: String? {
    "contentOffset: \(contentOffset.bracedText); contentSize: \(contentSize.bracedText); adjustedContentInset: "
      + adjustedContentInset.bracedText
  }

  // MARK: State, written by the extensions beside this file

  final let driver = ScrollDriver()
  final let identity = ScrollIdentity.next()
  /// In the gesture competition only while there is something to zoom.
  final lazy var pinch = ScrollPinchGestureRecognizer(zoom: driver.zoom)
  /// What has been scaled last.
  final weak var zoomed: UIView?
  final lazy var pan = ScrollPanGestureRecognizer(driver: driver)
  final var indicators = IndicatorPair()
  /// The insets, and what of them lies before the content, that the offset was last fitted to.
  final var knownInset = UIEdgeInsets.zero
  final var knownRange = ScrollRangeInsets()
  final var isChangingRange = false
  /// Whether a change of the range waits for those that come with it.
  final var rangeHasChanged = false
  final var isCommitting = false

  /// A collection view has a `delegate` of a narrower type, which is preferred there.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Where the view may rest, beside its own paging.
  package weak var targeting: (any ScrollTargeting)? { didSet { driver.geometryDidChange() } }
  package weak var offsetObserver: (any OffsetObserving)?
  /// A bar below, which looks at where the content ends.
  final weak var bottomBarObserver: (any OffsetObserving)?
  /// How much further up than its inset says the content may be scrolled: what a bar above has given up, and takes back.
  final var headroom: CGFloat = 0 { didSet { if headroom != oldValue { contentGeometryDidChange() } } }

  // MARK: Content

  /// The point of the content at the view's top left corner, on whole device pixels.
  ///
  /// Setting it does not stop a scroll under way: that goes on from the new place.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { driver.move(to: newValue) }
  }
  open var contentSize = CGSize.zero {
    didSet {
      contentSize = contentSize.finite
      if contentSize != oldValue {
        contentGeometryDidChange()
        contentGuideMayHaveChanged()
      }
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = contentInset.finite
      if contentInset != oldValue { contentGeometryDidChange() }
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentGeometryDidChange() } }
  }
  /// Content inset and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }
  open func adjustedContentInsetDidChange() {}
  /// Where content that is smaller than the view lies in it: (0, 0) at the top left, (1, 1) at the bottom right.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { driver.geometryDidChange() } }
  }

  open override var bounds: CGRect {
    didSet {
      boundsDidChange(from: oldValue)
      if bounds.origin != oldValue.origin { guidesMayHaveMoved() }
    }
  }
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentGeometryDidChange() } }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentGeometryDidChange()
  }

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { driver.disable() }
    }
  }
  /// A drag that begins mainly along one axis scrolls only that; a diagonal one scrolls both.
  ///
  /// - Fidelity: approximated; one component has to be twice the other, iOS does not publish its angle.
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false { didSet { driver.geometryDidChange() } }
  open var decelerationRate = DecelerationRate.normal { didSet { driver.geometryDidChange() } }
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  open var bouncesHorizontally = true { didSet { driver.geometryDidChange() } }
  open var bouncesVertically = true { didSet { driver.geometryDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { contentGeometryDidChange() } }
  open var alwaysBounceVertical = false { didSet { contentGeometryDidChange() } }
  /// Whether a drag, and the wheel, that come to an end of the content go on in a scroll view around this one.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var allowsKeyboardScrolling = true
  /// Whether a tap on the status bar scrolls to the top. With several such views on screen none does.
  open var scrollsToTop = true

  // MARK: Touches

  /// Content sees a touch only when it has not become a scroll for 150 ms.
  open var delaysContentTouches = true
  /// Whether a touch that the content has may still become a scroll.
  open var canCancelContentTouches = true
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: State

  /// A finger is down, whether it has scrolled or not.
  open var isTracking: Bool { driver.isTracking }
  /// A finger has scrolled.
  open var isDragging: Bool { driver.isDragging }
  /// The content moves by itself after a drag; stays true under a finger that has stopped it.
  open var isDecelerating: Bool { driver.isDecelerating }
  open var isScrollAnimating: Bool { driver.isAnimating }

  // MARK: Scrolling in code

  /// Not animated, it stops any scroll under way.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { driver.animate(to: contentOffset) } else { driver.stop(at: contentOffset) }
  }

  /// Scrolls as little as shows `rect`; not at all if it is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  /// Stops where it is; content beyond an edge goes back to it, paging to a page.
  open func stopScrollingAndZooming() { driver.halt() }

  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
  }

  /// Above the content; pulling that down asks for fresh one.
  open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  // MARK: Zooming

  /// What may be pinched to; nothing, unless they differ. A scale at which the content is already may lie outside.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether a pinch may go beyond the limits, and springs back.
  open var bouncesZoom = true
  /// Of what the delegate has for zooming; 1 without. Setting it keeps what is in the middle there, within the limits.
  open var zoomScale: CGFloat {
    get { contentScale }
    set { zoom(to: newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Shows a part of the content view as large as fits, or as the limits allow, in the middle.
  ///
  /// - Parameter rect: In the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

  /// Two fingers change the scale.
  open var isZooming: Bool { driver.zoom.isZooming }
  /// The content goes back from a scale beyond the limits.
  open var isZoomBouncing: Bool { driver.zoom.isBouncing }
  open var isZoomAnimating: Bool { driver.zoom.isAnimating }
  /// Nil while there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { driver.zoom.limits.isOpen ? pinch : nil }

  // MARK: Indicators

  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsDisplay() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsDisplay() } }
  @available(
    *, deprecated, message: "Use horizontalScrollIndicatorInsets and verticalScrollIndicatorInsets, which may differ."
  )
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open func flashScrollIndicators() { flashIndicators(along: ScrollDriver.axes) }
  /// Shows the indicators of the axes along which `changes` moves the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { showIndicators(during: changes) }

  // MARK: Drawing

  override package var scrollIdentity: Int? { identity }
  override package func recordOverlay(in bounds: CGRect, into commands: inout [DrawCommand]) {
    recordIndicators(in: bounds, into: &commands)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { driver.leaveStage() } else { driver.joinStage() }
  }

  // MARK: Layout guides

  /// What scrolls: constraints on its size decide the content size.
  ///
  /// - Fidelity: documented.
  open var contentLayoutGuide: UILayoutGuide { layoutGuide(.scrollContent) }
  /// What the content is seen through: what is tied to it stays where it is on the screen.
  ///
  /// - Fidelity: documented.
  open var frameLayoutGuide: UILayoutGuide { layoutGuide(.scrollFrame) }
}

extension UIScrollView {
  private func setUp() {
    clipsToBounds = true
    driver.view = self
    addGestureRecognizer(pan)
  }
}

/// Tells scroll views apart in display lists, in the order in which they were made.
@MainActor
enum ScrollIdentity {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
