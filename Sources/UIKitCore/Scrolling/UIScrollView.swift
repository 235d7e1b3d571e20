import Drawing
import Foundation
import Geometry

/// A view that shows a part of larger content, and scrolls and zooms it.
///
/// The content offset is the origin of the view's bounds. Fingers, the wheel, keys and code all move it through
/// one driver, which writes the offset once per frame.
///
/// - Fidelity: documented; the motion is observed, see `ScrollPhysics`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(self, as: UIScrollView.self)
  }

  package override var descriptionTail: String? {
    "contentOffset: \(contentOffset.bracedText); contentSize: \(contentSize.bracedText); adjustedContentInset: "
      + adjustedContentInset.bracedText
  }

  // MARK: State, written by the extensions beside this file

  final let driver = ScrollDriver()
  final let identity = ScrollIdentity.next()
  /// The pinch recognizer; attached once the zoom limits differ.
  final lazy var pinch = {
    let pinch = ScrollPinchGestureRecognizer(zoom: driver.zoom)
    pinch.delegate = self as? any UIGestureRecognizerDelegate
    return pinch
  }()
  /// The content view that was scaled last.
  final weak var zoomed: UIView?
  final lazy var pan = ScrollPanGestureRecognizer(driver: driver)
  final var indicators = IndicatorPair()
  /// The insets, and the part of the range before the content, for which the offset was last fitted.
  final var knownInset = UIEdgeInsets.zero
  final var knownRange = ScrollRangeInsets()
  final var isChangingRange = false
  /// Whether the range of offsets has changed during ``changeRange(_:)`` and has not been applied yet.
  final var rangeHasChanged = false
  final var isCommitting = false
  /// The origin of the offset that ``contentOffset`` is being set to; `nil` while it is not being set.
  final var offsetSource: OffsetSource?
  /// Whether offsets that the physics publishes are set by ``contentOffset``, which may be overridden. The default is
  /// `true`; a view whose offset follows another one sets `false`.
  package final var passesOffsets = true

  /// The object that is notified of scrolling and zooming. The default is `nil`.
  ///
  /// A collection view declares a `delegate` of a narrower type, which overload resolution prefers there.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The source of resting offsets other than the view's own pages.
  package weak var targeting: (any ScrollTargeting)? { didSet { driver.geometryDidChange() } }
  package weak var offsetObserver: (any OffsetObserving)?
  /// The observer of every change of the bounds; `nil` for scroll views without a layout of their own.
  package final weak var boundsObserver: (any BoundsObserving)?
  /// The receiver of the delegate's reports that an app's ``delegate`` does not replace; `nil` for scroll views of the app.
  package final weak var ownerDelegate: (any UIScrollViewDelegate)?
  /// Whether bars above and below follow the view without being told to. The default is `true`; a view that moves whole
  /// pages sets `false`.
  package final var isFollowedByBars = true
  /// The effects of the edges; `nil` until the app uses one.
  final var edgeEffects: ScrollEdgeEffects?
  /// The effect by which bars above stand out from the content.
  open var topEdgeEffect: UIScrollEdgeEffect { usedEdgeEffects.top }
  /// The effect at the left edge, where there are no bars.
  open var leftEdgeEffect: UIScrollEdgeEffect { usedEdgeEffects.left }
  /// The effect by which bars below stand out from the content.
  open var bottomEdgeEffect: UIScrollEdgeEffect { usedEdgeEffects.bottom }
  /// The effect at the right edge, where there are no bars.
  open var rightEdgeEffect: UIScrollEdgeEffect { usedEdgeEffects.right }
  /// The bar below, whose background depends on where the content ends.
  final weak var bottomBarObserver: (any OffsetObserving)?
  /// The distance the content may be scrolled up beyond its top inset, in points: the height by which a collapsing bar
  /// above has shrunk.
  final var headroom: CGFloat = 0 { didSet { if headroom != oldValue { contentGeometryDidChange() } } }

  // MARK: Content

  /// The point of the content at the view's top left corner, in points, on whole device pixels. The default is zero.
  ///
  /// Setting it moves the content without animation. A scroll under way is not stopped: it continues from the new
  /// offset. NaN counts as 0, and infinite values are clamped. Animatable.
  /// Every scroll sets it, by the user or in code, so that an override can follow, change or refuse it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { take(offset: newValue) }
  }
  /// The size of the content, in points. The default is zero; negative lengths and NaN count as 0, and infinite ones
  /// are clamped.
  ///
  /// At rest, the offset is brought within the new range at once. During a scroll it follows in the next frame.
  open var contentSize = CGSize.zero {
    didSet {
      contentSize = contentSize.finite
      if contentSize != oldValue {
        contentGeometryDidChange()
        contentGuideMayHaveChanged()
        KeyValueObservers.check(self)
      }
    }
  }
  /// The distances by which the content is inset from the view's edges, in addition to the safe area. The default is
  /// zero; NaN counts as 0, and infinite values are clamped.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = contentInset.finite
      guard contentInset != oldValue else { return }
      contentGeometryDidChange()
      KeyValueObservers.check(self)
    }
  }
  /// The rule by which the safe area is added to ``contentInset``. The default is `automatic`.
  ///
  /// Setting it leaves the offset where it is, even outside the range, unless ``adjustedContentInset`` changes.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue, adjustedContentInset != knownInset { contentGeometryDidChange() }
    }
  }
  /// The sum of ``contentInset``, the safe area as ``contentInsetAdjustmentBehavior`` includes it, and the height of a
  /// refreshing control.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }
  /// Called when ``adjustedContentInset`` has changed, before the delegate is notified. Does nothing by default.
  open func adjustedContentInsetDidChange() {}
  /// The position of content that is smaller than the view: (0, 0), the default, aligns it to the top left corner, (1,
  /// 1) to the bottom right.
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
  /// The edges that the content inset allows for concern the scroll view only. Content that moves under a bar would
  /// otherwise change its margins, and its height, at each step.
  override var safeAreaForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return safe }
    let allowed = safeAreaAdjustment
    return UIEdgeInsets(
      top: allowed.top > 0 ? 0 : safe.top, left: allowed.left > 0 ? 0 : safe.left,
      bottom: allowed.bottom > 0 ? 0 : safe.bottom, right: allowed.right > 0 ? 0 : safe.right)
  }

  // MARK: Behaviour

  /// Whether the delegate's inherited implementation received the last scroll, because the delegate has none.
  package final var isScrollIgnored = false
  /// Whether the user can scroll the content. The default is `true`.
  ///
  /// Setting it to `false` ends a drag that is under way. Scrolling in code is not affected.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { driver.disable() }
    }
  }
  /// Whether a drag that begins mainly along one axis scrolls only that axis. A diagonal drag scrolls both. The default
  /// is `false`.
  ///
  /// - Fidelity: approximated; one component must be at least twice the other. iOS does not publish its angle.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest on multiples of the view's size. The default is `false`.
  open var isPagingEnabled = false { didSet { driver.geometryDidChange() } }
  /// The rate at which the content slows down after a drag. The default is `normal`; a value outside 0 ..< 1 acts as
  /// `normal`.
  open var decelerationRate = DecelerationRate.normal { didSet { driver.geometryDidChange() } }
  /// Whether a scroll beyond an end of the content springs back, on both axes; setting it sets both. The default is
  /// `true`.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// Whether a scroll beyond the left or right end of the content springs back. The default is `true`.
  open var bouncesHorizontally = true { didSet { driver.geometryDidChange() } }
  /// Whether a scroll beyond the top or bottom end of the content springs back. The default is `true`.
  open var bouncesVertically = true { didSet { driver.geometryDidChange() } }
  /// Whether the content can be pulled sideways even if it is no wider than the view. The default is `false`; without
  /// bouncing it has no effect.
  open var alwaysBounceHorizontal = false { didSet { contentGeometryDidChange() } }
  /// Whether the content can be pulled up and down even if it is no taller than the view. The default is `false`;
  /// without bouncing it has no effect.
  open var alwaysBounceVertical = false { didSet { contentGeometryDidChange() } }
  /// Whether a horizontal drag, or turn of the wheel, that reaches an end of the content continues in an enclosing
  /// scroll view. The default is `true`.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag, or turn of the wheel, that reaches an end of the content continues in an enclosing scroll
  /// view. The default is `true`.
  open var transfersVerticalScrollingToParent = true
  /// Whether the arrow, page, home and end keys of a keyboard scroll the content. The default is `true`.
  open var allowsKeyboardScrolling = true
  /// Whether a tap on the status bar scrolls the content to its top. The default is `true`. If several visible scroll
  /// views allow it, the tap scrolls none.
  open var scrollsToTop = true

  // MARK: Touches

  /// Whether the content receives a touch only after 150 ms in which it has not become a scroll. The default is `true`.
  open var delaysContentTouches = true
  /// Whether a touch that the content has received may still become a scroll. The default is `true`.
  open var canCancelContentTouches = true
  /// Returns whether the content receives touches that begin in `view`. The default is `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a touch that `view` has received may become a scroll. The default is `true`, except for controls.
  ///
  /// Asked only while ``canCancelContentTouches`` is `true`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The gesture recognizer that scrolls the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: State

  /// Whether a finger is down, whether or not it has scrolled yet.
  open var isTracking: Bool { driver.isTracking }
  /// Whether a finger is scrolling the content.
  open var isDragging: Bool { driver.isDragging }
  /// Whether the content moves on its own after a drag. Remains `true` while a finger holds content that it has
  /// stopped.
  open var isDecelerating: Bool { driver.isDecelerating }
  /// Whether an animated change of the content offset is under way.
  open var isScrollAnimating: Bool { driver.isAnimating }

  // MARK: Scrolling in code

  /// Moves the content to an offset.
  ///
  /// Without animation, any scroll under way ends first. With animation, the delegate's
  /// `scrollViewDidEndScrollingAnimation(_:)` follows once the content arrives; an offset equal to the present one
  /// animates nothing. NaN counts as 0, and infinite values are clamped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { driver.animate(to: contentOffset) } else { driver.stop(at: contentOffset) }
  }

  /// Scrolls by the smallest distance that makes `rect`, in content coordinates, visible. Does nothing if it is visible
  /// already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  /// Stops scrolling and zooming where they are. Content beyond an end springs back, and paging content moves on to a
  /// page.
  open func stopScrollingAndZooming() { driver.halt() }

  /// The effect of a drag on the first responder. The default is `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the index of section titles is shown, in table views and collection views that have one. The default is
  /// `automatic`.
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
  }

  /// The control above the content that reloads it when pulled down; `nil`, the default, for none. The scroll view adds
  /// it as a subview.
  open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  // MARK: Zooming

  /// The smallest scale to which the user can zoom. The default is 1. Zooming is possible only if the limits differ.
  ///
  /// Setting it does not change ``zoomScale``, even if that is smaller. A value that is not positive counts as the
  /// smallest usable scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The largest scale to which the user can zoom. The default is 1; a value below ``minimumZoomScale`` acts as that.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether a pinch may exceed the zoom limits, springing back when the fingers lift. The default is `true`.
  open var bouncesZoom = true
  /// The scale of the view that the delegate returns for zooming; 1, the default, without one.
  ///
  /// Setting it keeps the point in the middle of the view there. The value is clamped to the zoom limits; NaN is
  /// ignored.
  open var zoomScale: CGFloat {
    get { contentScale }
    set { zoom(to: newValue, animated: false) }
  }
  /// Scales the content within the zoom limits, keeping the point in the middle of the view there.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Scales and scrolls the content so that `rect` fills the view as far as the zoom limits allow, centered.
  ///
  /// - Parameter rect: A rectangle in the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

  /// Whether two fingers are changing the scale.
  open var isZooming: Bool { driver.zoom.isZooming }
  /// Whether the content is springing back from a scale beyond the limits.
  open var isZoomBouncing: Bool { driver.zoom.isBouncing }
  /// Whether an animated change of the scale is under way.
  open var isZoomAnimating: Bool { driver.zoom.isAnimating }
  /// The gesture recognizer that zooms the content; `nil` while both zoom limits are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { driver.zoom.limits.isOpen ? pinch : nil }

  // MARK: Indicators

  /// The color of the scroll indicators. The default is `default`.
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsDisplay() } }
  /// Whether an indicator at the bottom is shown while the content scrolls. The default is `true`.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether an indicator at the trailing edge is shown while the content scrolls. The default is `true`.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// The distances of the horizontal indicator from the view's edges, in addition to the safe area. The default is
  /// zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// The distances of the vertical indicator from the view's edges, in addition to the safe area. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Whether the safe area is added to the insets of the indicators. The default is `true`; it has no effect if
  /// ``contentInsetAdjustmentBehavior`` is `never`.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsDisplay() } }
  /// The insets of the vertical indicator; setting them sets those of both indicators.
  @available(
    *, deprecated, message: "Use horizontalScrollIndicatorInsets and verticalScrollIndicatorInsets, which may differ."
  )
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators(along: ScrollDriver.axes) }
  /// Makes changes, and shows the indicators of the axes along which they move the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { showIndicators(during: changes) }

  // MARK: Drawing

  override package var scrollIdentity: Int? { identity }
  override package func recordOverlay(in bounds: CGRect, into commands: inout [DrawCommand]) {
    recordIndicators(in: bounds, into: &commands)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { driver.detach() } else { driver.attach() }
  }

  // MARK: Layout guides

  /// The guide for the area of the content. Constraints on its size determine ``contentSize``.
  ///
  /// - Fidelity: documented.
  open var contentLayoutGuide: UILayoutGuide { layoutGuide(.scrollContent) }
  /// Whether constraints to the edges of the content determine its size. It is `false` for collection views and tables,
  /// whose layouts do.
  package final var constraintsDetermineContentSize = true
  /// The guide for the view's own area. Views constrained to it do not move when the content scrolls.
  ///
  /// - Fidelity: documented.
  open var frameLayoutGuide: UILayoutGuide { layoutGuide(.scrollFrame) }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

extension UIScrollView {
  private func setUp() {
    clipsToBounds = true
    driver.view = self
    addGestureRecognizer(pan)
    // A subclass that is a delegate of gesture recognizers is that of its own, as on iOS.
    pan.delegate = self as? any UIGestureRecognizerDelegate
  }
}

/// Numbers scroll views in display lists, in the order in which they were made.
@MainActor
enum ScrollIdentity {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
