import Drawing
import Foundation
import Geometry

/// A rectangle of the screen that draws itself, lays out others within, and takes touches.
///
/// Methods that subclasses override stand here, since Swift lets nothing else be overridden; what they do stands in the
/// extensions beside this file.
///
/// - Fidelity: documented; what is absent is not declared. Non-finite geometry is taken as zero where iOS raises.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  open class var layerClass: AnyClass { CALayer.self }

  open private(set) lazy var layer: CALayer = makeLayer()

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: State, written by the extensions beside this file

  final var children: [UIView] = []
  final weak var parent: UIView?
  final weak var shownIn: UIWindow?
  /// The controller whose root view this is.
  final weak var controller: UIViewController?
  final var needsLayout = true
  /// Some view below needs layout.
  final var hasDirtyDescendant = false
  final var dynamicBackground: UIColor?
  final var ownTint: UIColor?
  final var ownTintMode = TintAdjustmentMode.automatic
  final var traitChanges = TraitValues()
  final var ownMargins: OwnMargins?
  final var knownTraits: UITraitCollection?
  final var knownSafeArea = UIEdgeInsets.zero
  /// Told when this view or one below says that its natural size is another. Whoever sizes views by it sets this.
  package final var onContentSizeChange: (@MainActor (_ source: UIView) -> Void)?
  final var recognizers: [UIGestureRecognizer] = []
  /// What the view has drawn of itself; nil before.
  final var drawing: DrawnContent?
  final var attachedInteractions: [any UIInteraction] = []
  /// Nil for views that have nothing to do with constraints.
  final var autoLayout: AutoLayoutState?

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }
    set { layer.contentsScale = newValue }
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.change(.opacity) { $0.opacity = newValue.unitClamped } }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
    }
  }
  open var isOpaque = true
  open var backgroundColor: UIColor? {
    get { background }
    set { background = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  /// Asked for, never `automatic`: what the nearest view around says, and `normal` if none does.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The view shows where this one, which is no subview, is opaque.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
  open var clearsContextBeforeDrawing = true

  // MARK: Identity and input

  /// In UIKit's format: class and address, frame, whatever differs from a plain view, and the layer.
  nonisolated open override var description: String { readAnywhere { summary } }
  /// What a kind of view says of itself after its frame.
  var descriptionDetails: [String?] { [] }
  /// What stands after the layer.
  package var descriptionTail: String? { nil }

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open override var next: UIResponder? { controller ?? parent }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { shownIn }

  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { moveChild(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { moveChild(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// A subview is hidden now, or no longer.
  func visibilityDidChange(of subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { isWithin(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutNow() }
  open func layoutSubviews() { if autoLayout != nil { layOutByConstraints() } }
  /// Called when the view's own layer is laid out; calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  open func setNeedsDisplay() { drawAnew() }
  open func setNeedsDisplay(_ rect: CGRect) { drawAnew() }
  /// Draws what the view shows of itself, with the current context; called anew when that was asked for, and when size or
  /// traits are others. Overrides must not change the view.
  open func draw(_ rect: CGRect) { drawsNothing() }

  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { contentSizeWasInvalidated() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(in: targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(in: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the autoresizing mask says where the view lies, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { translatesMask = newValue }
  }
  /// Called before the layout when it was asked for; overrides change constraints and call `super` last.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(\.hugging, axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, \.hugging, axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(\.compressionResistance, axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compressionResistance, axis)
  }
  /// What of the frame constraints do not see, such as a shadow that is drawn in it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// Whose baselines are the view's.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// From the top edge to the first baseline, and from the last one to the bottom edge, in points.
  package var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setMargins(.directional(newValue)) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// The smallest text size that the view and those below take over from around them; nil for no limit.
  ///
  /// - Fidelity: documented.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
  }
  /// The largest text size that the view and those below take over from around them; nil for no limit. Where it is below
  /// the smallest, it holds.
  ///
  /// - Fidelity: documented; which of two limits that contradict each other holds is approximated.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
  }
  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Paints what the view itself shows, over its background and below its subviews. Must not change any state.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds in the coordinates of the commands: draw relative to its edges, not to zero.
  ///   - commands: Append to it. Colours are to be resolved with ``traitCollection``.
  package func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    paintDrawing(in: bounds, into: &commands)
  }

  /// Paints above the subviews what does not move with the bounds, such as scroll indicators. Otherwise as
  /// ``recordContent(in:into:)``.
  package func recordOverlay(in bounds: CGRect, into commands: inout [DrawCommand]) {}

  /// Whether ``recordContent(in:into:)`` paints something solid that throws the layer's shadow.
  package var hasSolidContent: Bool { false }

  /// Names the scrolling area that the view's bounds move over, from frame to frame; nil if they do not move.
  package var scrollIdentity: Int? { nil }

  // MARK: Snapshots

  /// A view that shows what this one looks like.
  ///
  /// - Parameter afterUpdates: Whether layout that is due is done before.
  /// - Returns: nil for a view that is not on screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    baseSnapshotView(afterScreenUpdates: afterUpdates)
  }

  // MARK: Animation

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    baseAnimate(withDuration: duration, animations: animations)
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimate(withDuration: duration, animations: animations, completion: completion)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  /// - Parameter velocity: At the start, in whole distances a second.
  /// - Fidelity: approximated; see `UnitSpring`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion)
  }
  /// Within an animation block: what `animations` changes is repeated, and the block is over when that is.
  ///
  /// - Parameters:
  ///   - count: How often, 0 counting as once; there and back is once.
  ///   - autoreverses: Whether every run is followed by its reverse.
  /// - Fidelity: documented; keyframes are not modified.
  open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    baseModifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    basePerformWithoutAnimation(actionsWithoutAnimation)
  }
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }
  open class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }
  /// Of the block that is running; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.timing.duration ?? 0 }

  // MARK: Keyframes

  /// Animates changes that `animations` makes in calls of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``;
  /// what it changes outside of them takes the whole time.
  ///
  /// - Parameter duration: Of all keyframes, in seconds.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  /// Within `animateKeyframes`: changes that begin and end at shares of its duration. Elsewhere they are made at once.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    baseAddKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
  }

  // MARK: Transitions

  /// Changes a view, and passes from what it looked like to what it looks like then, as one of the options named
  /// `transition…` says. Without one the changes are merely animated.
  ///
  /// - Fidelity: documented for dissolves; the perspective of flips is approximated, and curls are drawn as dissolves.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    baseTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
  }
  /// Puts `toView` in the place of `fromView`; with `showHideTransitionViews` hides the one and shows the other.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    baseTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  // MARK: Appearance proxies

  open class func appearance() -> Self { AppearanceProxies.proxy(for: self, in: []) }
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    baseAppearance(whenContainedInInstancesOf: containerTypes)
  }

  // MARK: Keyboard

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }

  // MARK: Layout guides

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }
  /// Constraints on the guide end with it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
  /// Between the bars and rounded corners of the screen.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.layoutMargins) }
  /// Within the margins, and no wider than is comfortable to read.
  ///
  /// - Fidelity: approximated; 672 points at all text sizes.
  open var readableContentGuide: UILayoutGuide { layoutGuide(.readableContent) }

  // MARK: Constraints and anchors

  /// Active constraints that the view holds: those between itself and what is in it.
  open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// The items of `constraint` must be the view or lie within it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// Of the first line of text; the top edge of a view without any.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// Of the last line of text; the bottom edge of a view without any.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// Whether another frame would satisfy the constraints as well. Costs a solution or two: for debugging.
  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    baseConstraintsAffectingLayout(for: axis)
  }

  // MARK: Interactions

  /// Takes the interaction from the view that has it.
  open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { baseRemoveInteraction(interaction) }
  open var interactions: [any UIInteraction] {
    get { baseInteractions }
    set { baseInteractions = newValue }
  }

  // MARK: Editing

  /// Takes the keyboard from the view, or from whoever has it below.
  ///
  /// - Parameter force: Whether a delegate of edited text that says no is not listened to.
  /// - Returns: Whether nobody here has it now.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }

  // MARK: Conversion

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }
  /// The smallest upright rectangle around the converted corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { baseConvert(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { baseConvert(rect, from: view) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, to: coordinateSpace)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, from: coordinateSpace)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, to: coordinateSpace)
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, from: coordinateSpace)
  }

  // MARK: Layout direction

  /// Against the interface's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    baseUserInterfaceLayoutDirection(for: attribute)
  }
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    baseUserInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
  }
}
