import Drawing
import Foundation
import Geometry

/// A rectangle of the screen that draws its content, lays out its subviews and receives touches.
///
/// Methods that subclasses override are declared here, since Swift allows overriding only in the class body; extensions
/// in adjacent files implement them.
///
/// - Fidelity: documented; absent API is not declared. NaN counts as 0, and infinite values are clamped, where iOS
///   raises an exception.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, @preconcurrency NSCoding {
  /// The class of the view's layer. The default is `CALayer`; a type that is not a layer class counts as that.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that displays the view, created at first use.
  open private(set) lazy var layer: CALayer = makeLayer()

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates the object that a nib file, a storyboard or an archive describes.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UIView.self)
  }

  /// Writes the view to an archive, with its subviews, the constraints among them, and the properties of UIKit's common
  /// classes.
  ///
  /// - Fidelity: approximated; colors are those of the current traits. Text views, gesture recognizers, actions, button
  ///   configurations and sublayers are left out; properties of the layer are kept. A class of the app must not be within
  ///   another type.
  open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

  /// Creates a view with an empty frame at the origin.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: State, written by the extensions beside this file

  final var children: [UIView] = []
  /// The view that contains this one in the tree that is drawn, laid out and hit-tested. It differs from ``superview``,
  /// the one that apps see, where a private view is between the two.
  package final weak var parent: UIView?
  final weak var shownIn: UIWindow?
  /// The controller whose root view this is.
  final weak var controller: UIViewController?
  package internal(set) final var needsLayout = true
  /// Whether the view's properties are updated before its next layout.
  final var needsProperties = true
  /// Whether a descendant needs layout.
  final var hasDirtyDescendant = false
  /// Whether the view is none of those that its subviews know as their superview, and itself tells them what they need.
  package final var isOmittedAsSuperview = false
  /// Whether a sublayer without a view needs layout.
  final var hasDirtySublayers = false
  final var dynamicBackground: UIColor?
  final var ownTint: UIColor?
  final var ownTintMode = TintAdjustmentMode.automatic
  final var traitChanges = TraitValues()
  final var ownMargins: OwnMargins?
  final var knownTraits: UITraitCollection?
  final var knownSafeArea = UIEdgeInsets.zero
  /// A closure called when the natural size of this view or of a descendant has changed; set by views that size others.
  package final var onContentSizeChange: (@MainActor (_ source: UIView) -> Void)?
  final var anchors = AnchorStore()
  /// `nil` if the view never had a gesture recognizer.
  final var ownRecognizers: [UIGestureRecognizer]?
  final var recognizers: [UIGestureRecognizer] { ownRecognizers ?? [] }
  /// The view's drawing; `nil` before it has drawn.
  final var drawing: DrawnContent?
  final var attachedInteractions: [any UIInteraction] = []
  /// Whether the view becomes first responder when it enters a window.
  final var awaitsFocus = false
  /// The state of constraint layout; `nil` for views without constraints.
  final var autoLayout: AutoLayoutState?
  /// Whether the class records its content. The result is stored, because every frame reads it.
  private final lazy var recordsOwnContent = self is any ContentRecording

  final var ownCorners: UICornerConfiguration?
  /// Whether the corners of the view or of a descendant follow from those of a view around it.
  final var holdsConcentricCorners = false
  /// The configuration of the corners that are drawn; `nil` for those of the layer.
  var shapedCorners: UICornerConfiguration? { ownCorners }
  /// Called after the layer's corners have followed the configuration.
  func cornersDidChange() {}

  /// The radii of the corners, which follow the view's size. Setting it sets the layer's radius, curve and rounded
  /// corners. The default has square corners.
  ///
  /// - Fidelity: approximated; the configuration sets `layer.cornerRadius`, which stays 0 on iOS.
  open var cornerConfiguration: UICornerConfiguration {
    get { ownCorners ?? .corners(radius: .fixed(0)) }
    set {
      ownCorners = newValue
      if newValue.isConcentric { markConcentricCorners() }
      applyCorners()
    }
  }

  /// Returns the radius of a corner in points, as ``cornerConfiguration`` has it; the largest one of several corners.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { baseEffectiveRadius(corner: corner) }

  // MARK: Geometry

  /// The view's position and size in its superview's coordinates, in points: the smallest upright rectangle around the
  /// transformed bounds.
  ///
  /// Setting it changes ``center`` and the size of ``bounds``. Negative sizes are standardized, NaN counts as 0, and
  /// infinite values are clamped. Animatable.
  ///
  /// - Fidelity: documented; under a transform, where UIKit leaves the frame undefined, it is the bounding box.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's area in its own coordinates, in points. Moving its origin scrolls the subviews. Animatable.
  ///
  /// The default origin is zero. Negative sizes are standardized, NaN counts as 0, and infinite values are clamped.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The location of the view's anchor point, by default its middle, in its superview's coordinates, in points.
  /// Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform applied to the view around its anchor point. The default is the identity. Animatable.
  ///
  /// A transform with non-finite entries is ignored. Of a transform in space, the two-dimensional part is returned.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The transform in space applied to the view around its anchor point. The default is the identity. Animatable.
  ///
  /// A transform with non-finite entries is ignored.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the bounds that ``center`` locates and transforms keep fixed: (0, 0) is the top left corner, (1, 1)
  /// the bottom right. The default is (0.5, 0.5). Animatable.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Whether subviews follow a change of the view's size according to their ``autoresizingMask``. The default is
  /// `true`.
  open var autoresizesSubviews = true
  /// The parts of the view that change with its superview's size. The default is empty: the view keeps its size, and
  /// its distances from the left and the top.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
  }
  /// The number of pixels per point, that of the screen.
  ///
  /// Setting it sets the scale of a layer's `contents`; drawn content keeps the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }
    set { layer.contentsScale = newValue }
  }

  // MARK: Appearance

  /// The view's opacity, from 0 (transparent) to 1 (opaque), which applies to its subviews as well. The default is 1.
  /// Animatable.
  ///
  /// Values outside the range are clamped, and NaN counts as 0. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { layer.modelState.opacity }
    set { layer.change(.opacity) { $0.opacity = newValue.unitClamped } }
  }
  /// Whether the view and its subviews are invisible and receive no touches. The default is `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? any VisibilityObserving)?.visibilityDidChange(of: self)
      KeyValueObservers.check(self)
    }
  }
  /// Whether the view promises to fill its bounds with opaque content. The default is `true`.
  ///
  /// - Fidelity: approximated; a hint that drawing does not need and does not use.
  open var isOpaque = true
  /// The color behind the view's content; `nil`, the default, for none. Dynamic colors follow the view's traits.
  /// Animatable.
  open var backgroundColor: UIColor? {
    get { givenBackground }
    set { givenBackground = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements. Unless set, that of the superview, and the system blue in a window.
  ///
  /// Reading it returns the color as ``tintAdjustmentMode`` changes it. Set `nil` to inherit it again.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  /// Whether the tint color is dimmed. `automatic`, the default, takes the mode of the superview. Reading the property
  /// never returns `automatic`, but the mode of the nearest ancestor that has one, or `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }
  /// Whether subviews and content are clipped to the bounds and their rounded corners. The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view that is not a subview and whose opacity masks this view; `nil`, the default, for none.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// The way in which pictures fit the bounds. The default is `scaleToFill`.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
  /// Whether the area to draw is cleared first. The default is `true`.
  ///
  /// - Fidelity: approximated; drawing always begins with an empty context.
  open var clearsContextBeforeDrawing = true

  // MARK: Identity and input

  /// A text in UIKit's format: class and address, frame, the properties that differ from those of a plain view, and the
  /// layer.
  nonisolated open override var description: String { readAnywhere { summary } }
  /// The parts of the description after the frame, for subclasses.
  var descriptionDetails: [String?] { [] }
  /// The part of the description after the layer, for subclasses.
  package var descriptionTail: String? { nil }

  /// A number by which ``viewWithTag(_:)`` finds the view. The default is 0.
  open var tag = 0
  /// The outline with which dynamic behaviors let the view collide. The default is `rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The path around the center with which the view collides if ``collisionBoundsType`` is `path`. The default is empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// Whether the view and its subviews receive touches. The default is `true`, except in views such as labels and image
  /// views.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time. The default is `false`. Gesture recognizers receive all
  /// touches.
  open var isMultipleTouchEnabled = false
  /// Whether no other view receives touches while this one has any, and this one none while others do. The default is
  /// `false`.
  open var isExclusiveTouch = false
  /// The gesture recognizers attached to the view, in the order of attachment; `nil` if there never was one. Setting
  /// them replaces all.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open override var next: UIResponder? { controller ?? parent }

  /// Attaches a gesture recognizer, detaching it from the view it is attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Detaches a gesture recognizer. Does nothing if it is not attached to this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a gesture recognizer of this view or a descendant may begin. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the frontmost view under a point, given in the view's coordinates, that receives touches: a descendant or
  /// the view itself; `nil` if the point is outside.
  ///
  /// Views that are hidden, have interaction disabled or an ``alpha`` below 0.01 are skipped with their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  /// Returns whether a point, given in the view's coordinates, is inside the bounds. The right and bottom edges are
  /// outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  // MARK: Hierarchy

  /// The view that contains this one; `nil` at the top of a hierarchy.
  open var superview: UIView? { parent }
  /// The views that this view contains, from back to front.
  open var subviews: [UIView] { children }
  /// The window that contains the view; `nil` if it is in none.
  open var window: UIWindow? { shownIn }

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  ///
  /// Adding a view to itself or to one of its descendants is a programmer error.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  /// Inserts a view at a position among the subviews, counted from the back. Positions beyond the ends are clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind a subview; behind all subviews if `siblingSubview` is not one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  /// Inserts a view directly in front of a subview; in front of all subviews if `siblingSubview` is not one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  /// Exchanges the positions of two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others. Does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: UIView) { moveChild(view, toFront: true) }
  /// Moves a subview behind the others. Does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) { moveChild(view, toFront: false) }
  /// Removes the view from its superview, ending the constraints that cross its edge. Does nothing without a superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `nil` if the view is being removed. Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed. Does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window changes; `nil` if the view is leaving one. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed. Does nothing by default.
  open func didMoveToWindow() {}

  /// Returns whether `view` is this view or contains it at any depth.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this view.
  open func isDescendant(of view: UIView) -> Bool { isWithin(view) }
  /// Returns the first view with a tag in depth-first order, beginning with this view; `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

  // MARK: Layout

  /// Requests layout of the subviews before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view and its descendants now, if any of them needs it, from the topmost of the consecutive ancestors
  /// that need layout.
  open func layoutIfNeeded() { layoutNow() }
  /// Lays out the subviews, which have the frames that constraints give them. The default applies constraints that have
  /// changed since; overrides set other frames.
  ///
  /// Call ``setNeedsLayout()`` or ``layoutIfNeeded()`` instead of this method.
  open func layoutSubviews() { if autoLayout != nil { layOutByConstraints() } }
  /// Updates properties of the view from the app's model, before its layout. Does nothing by default. A change of the
  /// observable properties that it reads requests the next update.
  ///
  /// Call ``setNeedsUpdateProperties()`` or ``updatePropertiesIfNeeded()`` instead of this method.
  open func updateProperties() {}
  /// Requests an update of the properties before the next frame, without layout.
  open func setNeedsUpdateProperties() { markNeedsProperties() }
  /// Updates the properties now, if that was requested.
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }
  /// Called when the view's layer is laid out. The default calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// Called to make the content of a layer. Does nothing by default.
  open func display(_ layer: CALayer) {}
  /// Called to draw the content of a layer. The default calls ``draw(_:)`` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }
  /// Called before the content of a layer is drawn. Does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Returns the action that a change of a layer's property performs.
  ///
  /// - Fidelity: approximated; by default `nil` for the view's own layer, and iOS returns an animation in an animation
  ///   block, and `NSNull` elsewhere. Overrides for other layers are asked.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Requests that the view is drawn anew in the next frame.
  open func setNeedsDisplay() { redraw() }
  /// Requests that the view is drawn anew in the next frame; always as a whole, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { redraw() }
  /// Draws the view's content in the current graphics context. The default draws nothing.
  ///
  /// Called again after ``setNeedsDisplay()``, and when the size or the traits have changed. Changes that an override
  /// makes to views and layers are shown in the same frame.
  ///
  /// - Parameter rect: The view's bounds.
  open func draw(_ rect: CGRect) { drawsNothing() }

  /// The natural size of the view's content, in points. By default ``noIntrinsicMetric`` along both axes.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Requests layout with a changed ``intrinsicContentSize``, also of cells that are sized by the view.
  open func invalidateIntrinsicContentSize() { contentSizeWasInvalidated() }
  /// Returns the size that fits the content best within `size`. The default is the size of the bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to ``sizeThatFits(_:)``, keeping its origin, or under a transform its center.
  open func sizeToFit() { fitSize() }
  /// Returns the smallest size that satisfies the view's constraints and comes close to `targetSize`; without
  /// constraints the natural size.
  ///
  /// Text on several lines that was laid out keeps its width, so that a view which was laid out at its final width has
  /// the height for it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LaidOutText.keepingWidths {
      systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
  }
  /// Returns the size that satisfies the view's constraints and comes as close to `targetSize` as the priorities
  /// demand.
  ///
  /// With `required`, the length along an axis is that of `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(in: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Constraints

  /// Whether views of the class take part in constraint layout even without a constraint. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the autoresizing mask determines the view's frame, rather than constraints. The default is `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { translatesMask = newValue }
  }
  /// Updates the view's constraints before layout, if that was requested. Overrides change constraints and call `super`
  /// last.
  open func updateConstraints() {}
  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }
  /// Calls ``updateConstraints()`` now on the view and its descendants, where it was requested.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
  /// Returns the priority with which the view resists growing beyond its natural size. The default is `defaultLow`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(\.hugging, axis)
  }
  /// Sets the priority with which the view resists growing beyond its natural size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, \.hugging, axis)
  }
  /// Returns the priority with which the view resists shrinking below its natural size. The default is `defaultHigh`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(\.compressionResistance, axis)
  }
  /// Sets the priority with which the view resists shrinking below its natural size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compressionResistance, axis)
  }
  /// The margins of the frame that constraints ignore, such as a shadow that is drawn within it. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for the rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline serves as that of this view. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline serves as that of this view. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// The distances from the top edge to the first baseline, and from the last baseline to the bottom edge, in points.
  package var baselineInsets: (first: CGFloat, last: CGFloat) {
    (self as? any TextBaselines)?.textBaselineInsets ?? (0, 0)
  }

  /// The space between the view's edges and its content, in points: by default 8 on every side, or the system minimum
  /// in a controller's root view.
  ///
  /// Includes the safe area and the superview's margins according to ``insetsLayoutMarginsFromSafeArea`` and
  /// ``preservesSuperviewLayoutMargins``. NaN counts as 0, and infinite values are clamped.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }
  /// The layout margins, with leading and trailing in place of left and right. The default is 8 points on each side, and
  /// that of the system in root views of controllers.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setMargins(.directional(newValue)) }
  }
  /// Whether the margins are at least as large as the part of the superview's margins that covers the view. The default
  /// is `false`.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  /// Whether the safe area is added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  /// Called after the layout margins have changed. Does nothing by default.
  open func layoutMarginsDidChange() {}
  /// The distances, in points, by which bars, rounded corners and the edges of the screen cover the view.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// Called after the safe area has changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// The safe area that concerns the subviews.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Traits

  /// The meaning of the content, which decides whether the layout is mirrored in right-to-left interfaces. The default
  /// is `unspecified`: it is.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The direction of the view's layout: that of its traits, as ``semanticContentAttribute`` changes it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// The light or dark appearance of the view and its descendants; `unspecified`, the default, to inherit it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// The smallest text size that the view and its descendants inherit; `nil`, the default, for no limit.
  ///
  /// - Fidelity: documented.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
  }
  /// The largest text size that the view and its descendants inherit; `nil`, the default, for no limit.
  ///
  /// - Fidelity: documented; of limits that contradict each other this one applies, which is approximated.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
  }
  /// The traits of the view: those of its superview or the screen, with the overrides of the view and its controller.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Computes the traits of the view and its descendants now, and notifies those whose traits have changed.
  open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
  /// Called after the traits have changed, once the view is in a window. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the tint color, or the mode that changes it, has changed. Does nothing by default.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Paints the view's own content, above its background and below its subviews. Must not change any state.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds in the coordinates of `commands`: draw relative to its edges, not to zero.
  ///   - commands: The list to append to. Colors are resolved with ``traitCollection``.
  package func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard recordsOwnContent, let recorder = self as? any ContentRecording else {
      return paintDrawing(in: bounds, into: &commands)
    }
    // A subclass may draw below the content of its base class.
    paintDrawing(in: bounds, into: &commands)
    recorder.recordOwnContent(in: bounds, into: &commands)
  }

  /// Paints content above the subviews that does not move with the bounds, such as scroll indicators. The parameters
  /// are those of ``recordContent(in:into:)``.
  package func recordOverlay(in bounds: CGRect, into commands: inout [DrawCommand]) {}

  /// A number that identifies the scrolling content of which the bounds show a part; `nil` if the bounds do not move.
  package var scrollIdentity: Int? { nil }

  // MARK: Focus between items, which nothing here moves

  /// The environments within this one that should be focused first. The default is the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// The environment around this one; `nil` for the outermost.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
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
  /// Whether the view can be focused. The default is `false`.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused. Always `false`.
  open var isFocused: Bool { false }
  /// The appearance of the view while it is focused; `nil`, the default, for the system's.
  open var focusEffect: UIFocusEffect?
  /// The importance of the view within its group. The default is `ignored`.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  // MARK: Snapshots

  /// Returns a view that shows the present appearance of this one.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  /// - Returns: The view, or `nil` if this view is not in a window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    baseSnapshotView(afterScreenUpdates: afterUpdates)
  }
  /// Returns a view that shows the present appearance of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout is performed first.
  ///   - capInsets: The insets of the parts that keep their size when the picture is resized.
  /// - Fidelity: approximated; the picture keeps its size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    baseResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates)
  }
  /// Draws the view and its subviews in the current graphics context, stretched to a rectangle.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  /// - Returns: Whether the view is in a window, so that everything was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Motion effects

  /// The effects that change the view with the tilt of the device. The default is empty.
  open var motionEffects: [UIMotionEffect] {
    get { spoken?.motionEffects ?? [] }
    set { speak { $0.motionEffects = newValue } }
  }
  /// Adds an effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Large content

  /// Whether a long press shows the view's content enlarged at large text sizes. No viewer is shown here. The default
  /// is `false`.
  open var showsLargeContentViewer: Bool {
    get { spoken?.showsLarge ?? false }
    set { speak { $0.showsLarge = newValue } }
  }
  /// The title in the viewer of large content; unless set, the view's label for assistive technologies.
  open var largeContentTitle: String? {
    get { spoken?.largeTitle ?? naturalLabel }
    set { speak { $0.largeTitle = newValue } }
  }
  /// The image in the viewer of large content. The default is `nil`.
  open var largeContentImage: UIImage? {
    get { spoken?.largeImage }
    set { speak { $0.largeImage = newValue } }
  }
  /// Whether inverted colors of the screen leave the view alone. The screen's colors are never inverted here. The default
  /// is `false`.
  open var accessibilityIgnoresInvertColors: Bool {
    get { spoken?.ignoresInvertedColors ?? false }
    set { speak { $0.ignoresInvertedColors = newValue } }
  }
  override var naturalFrame: CGRect { window == nil ? frame : convert(bounds, to: nil) }

  // MARK: State restoration

  /// The identifier for restoring the view's state. The default is `nil`. State is not restored here.
  open var restorationIdentifier: String?
  /// Saves the state of the view, for restoring it. It is never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view. It is never called here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Animation

  /// Animates the changes that `animations` makes, starting and ending slowly.
  ///
  /// - Parameter duration: The duration in seconds; at 0 the changes take effect at once.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    baseAnimate(withDuration: duration, animations: animations)
  }
  /// Animates the changes that `animations` makes, starting and ending slowly, and calls `completion` afterwards.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; at 0 the changes take effect at once.
  ///   - completion: A closure called with `true` if the animation ran to its end, and `false` if it was interrupted.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimate(withDuration: duration, animations: animations, completion: completion)
  }
  /// Animates the changes that `animations` makes, after a delay.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, without the delay.
  ///   - delay: The time in seconds before the animation starts. The model values change at once.
  ///   - completion: A closure called with `true` if the animation ran to its end, and `false` if it was interrupted.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  /// Animates the changes that `animations` makes with the motion of a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping: 1 does not overshoot, smaller values swing more.
  ///   - velocity: The initial velocity, in whole distances per second.
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
  /// Repeats, within an animation block, the changes that `animations` makes. The block ends when the last repetition
  /// does.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions; 0 counts as 1. Forward and back counts as one.
  ///   - autoreverses: Whether each run is followed by its reverse.
  /// - Fidelity: documented; keyframes are not modified.
  open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    baseModifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }
  /// Makes changes without animating them, even within an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    basePerformWithoutAnimation(actionsWithoutAnimation)
  }
  /// Enables or disables animations of views. While they are disabled, blocks make their changes at once.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }
  /// Whether changes in animation blocks are animated. The default is `true`.
  open class var areAnimationsEnabled: Bool { AnimationContext.isEnabled && !AnimationContext.isSuspended }
  /// The duration of the current animation block, in seconds; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.timing.duration ?? 0 }

  // MARK: Animations that begin and end with calls

  /// Begins an animation of the changes until ``commitAnimations()``. It takes 0.2 seconds if no other duration is set.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    baseBeginAnimations(animationID, context: context)
  }
  /// Starts the animation that has begun last.
  open class func commitAnimations() { baseCommitAnimations() }
  /// Sets the duration, in seconds, of the animation that has begun. Set it before the changes.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    changeBegunAnimation { $0.request.duration = duration }
  }
  /// Sets the time in seconds before the animation that has begun starts.
  open class func setAnimationDelay(_ delay: TimeInterval) { changeBegunAnimation { $0.request.delay = delay } }
  /// Sets the curve of the animation that has begun.
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    changeBegunAnimation { $0.request.curve = AnimationOptions(rawValue: UInt(curve.rawValue) << 16).curve }
  }
  /// Sets how often the animation that has begun is repeated.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBegunAnimation { $0.repeatCount = repeatCount }
  }
  /// Sets whether each repetition of the animation that has begun is followed by its reverse.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBegunAnimation { $0.autoreverses = repeatAutoreverses }
  }
  /// Sets whether the animation that has begun starts from the displayed values.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBegunAnimation { $0.request.options = fromCurrentState ? .beginFromCurrentState : [] }
  }
  /// Sets the object that is notified of the animation that has begun. It is not retained.
  open class func setAnimationDelegate(_ delegate: Any?) {
    changeBegunAnimation { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  /// Sets the delegate's method that is called when the animation starts, with its identifier and context.
  open class func setAnimationWillStart(_ selector: Selector?) { changeBegunAnimation { $0.willStart = selector } }
  /// Sets the delegate's method that is called when the animation has ended, with its identifier, whether it was
  /// completed, and its context.
  open class func setAnimationDidStop(_ selector: Selector?) { changeBegunAnimation { $0.didStop = selector } }

  // MARK: Keyframes

  /// Animates the changes that `animations` makes in calls of
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; other changes in it take the whole duration.
  ///
  /// - Parameter duration: The duration of all keyframes together, in seconds.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    baseAnimateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  /// Adds changes to a keyframe animation. Outside of `animateKeyframes`, they are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration.
  ///   - frameDuration: The length, as a fraction of the whole duration.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    baseAddKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
  }

  // MARK: Transitions

  /// Changes a view, with a visual transition from its old to its new appearance that the options choose. Without one,
  /// the changes are animated.
  ///
  /// - Fidelity: documented for dissolves; the perspective of flips is approximated, and curls are drawn as dissolves.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    baseTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
  }
  /// Replaces `fromView` with `toView` in its superview; with `showHideTransitionViews`, hides the one and shows the
  /// other instead.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    baseTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }
  /// Performs an animation of the system on views, together with animations of the app.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views that the animation removes; none for the animations of the app alone.
  ///   - options: The options of both.
  ///   - parallelAnimations: Changes that are animated at the same time.
  ///   - completion: A closure that is called when the animation has ended, with `false` if it was interrupted.
  ///
  /// - Fidelity: approximated; the views shrink and fade in a quarter of a second.
  open class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    basePerform(animation, on: views, options: options, animations: parallelAnimations, completion: completion)
  }

  // MARK: Appearance proxies

  /// Returns the appearance proxy of the class: values set on it apply to all instances that do not set their own.
  open class func appearance() -> Self { baseAppearance(whenContainedInInstancesOf: []) }
  /// Returns the appearance proxy for instances of the class within containers of the given types, from the innermost
  /// outward.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    baseAppearance(whenContainedInInstancesOf: containerTypes)
  }

  // MARK: Keyboard

  /// The guide for the area at the bottom that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }

  // MARK: Layout guides

  /// Adds a layout guide to the view, removing it from its previous owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }
  /// Removes a layout guide, along with the constraints on it. Guides of the system are not removed.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }
  /// The layout guides added to the view, in the order of addition.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
  /// The guide for the area within the safe area insets.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
  /// The guide for the area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.layoutMargins) }
  /// The guide for the area within the layout margins that is no wider than is comfortable to read.
  ///
  /// - Fidelity: approximated; 672 points at all text sizes.
  open var readableContentGuide: UILayoutGuide { layoutGuide(.readableContent) }

  // MARK: Constraints and anchors

  /// The active constraints that the view holds: those between itself and its descendants.
  open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Activates a constraint held by this view. Items other than the view and its descendants are a programmer error.
  open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
  /// Activates constraints held by this view, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
  /// Deactivates a constraint. Does nothing if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }
  /// Deactivates those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
  /// The anchor of the leading edge: the left one in left-to-right layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.anchor(.leading) { NSLayoutXAxisAnchor(self, .leading) } }
  /// The anchor of the trailing edge: the right one in left-to-right layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.anchor(.trailing) { NSLayoutXAxisAnchor(self, .trailing) } }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.anchor(.left) { NSLayoutXAxisAnchor(self, .left) } }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.anchor(.right) { NSLayoutXAxisAnchor(self, .right) } }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchors.anchor(.top) { NSLayoutYAxisAnchor(self, .top) } }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.anchor(.bottom) { NSLayoutYAxisAnchor(self, .bottom) } }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { anchors.anchor(.width) { NSLayoutDimension(self, .width) } }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { anchors.anchor(.height) { NSLayoutDimension(self, .height) } }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.anchor(.centerX) { NSLayoutXAxisAnchor(self, .centerX) } }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.anchor(.centerY) { NSLayoutYAxisAnchor(self, .centerY) } }
  /// The anchor of the first line of text; that of the top edge in views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    anchors.anchor(.firstBaseline) { NSLayoutYAxisAnchor(self, .firstBaseline) }
  }
  /// The anchor of the last line of text; that of the bottom edge in views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    anchors.anchor(.lastBaseline) { NSLayoutYAxisAnchor(self, .lastBaseline) }
  }
  /// Whether another frame would satisfy the constraints as well. For debugging: computing it solves the layout once or
  /// twice.
  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
  /// Returns the constraints that determine the view's position and length along an axis. For debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    baseConstraintsAffectingLayout(for: axis)
  }

  // MARK: Interactions

  /// Adds an interaction to the view, removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }
  /// Removes an interaction. Does nothing if it is not one of this view's.
  open func removeInteraction(_ interaction: any UIInteraction) { baseRemoveInteraction(interaction) }
  /// The interactions of the view, in the order of addition. Setting them removes and adds those that differ.
  open var interactions: [any UIInteraction] {
    get { baseInteractions }
    set { baseInteractions = newValue }
  }

  // MARK: Editing

  /// Makes the view, or a descendant, resign first responder.
  ///
  /// - Parameter force: Whether edited text resigns even if its delegate refuses.
  /// - Returns: Whether neither the view nor a descendant is first responder now.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }

  // MARK: Conversion

  /// Returns a point of this view in the coordinates of another; of the window if `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }
  /// Returns a point of another view, of the window if `nil`, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }
  /// Returns the smallest upright rectangle around the corners of `rect`, converted to another view, or to the window
  /// if `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { baseConvert(rect, to: view) }
  /// Returns the smallest upright rectangle around the corners of `rect`, converted from another view, or from the
  /// window if `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { baseConvert(rect, from: view) }

  /// Returns a point of this view in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, to: coordinateSpace)
  }
  /// Returns a point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, from: coordinateSpace)
  }
  /// Returns the smallest upright rectangle around the corners of `rect`, converted to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, to: coordinateSpace)
  }
  /// Returns the smallest upright rectangle around the corners of `rect`, converted from another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, from: coordinateSpace)
  }

  // MARK: Layout direction

  /// Returns the layout direction for content of the given meaning, in an interface of the app's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    baseUserInterfaceLayoutDirection(for: attribute)
  }
  /// Returns the layout direction for content of the given meaning, in an interface of the given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    baseUserInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
