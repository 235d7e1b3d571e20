import Drawing
import Foundation
import Geometry

/// A rectangle with an appearance, a geometry and sublayers. Every view draws through one.
///
/// Changes of a layer that does not belong to a view are animated implicitly according to the current `CATransaction`.
///
/// - Fidelity: approximated; in an animation block, such a layer is animated like the views, and `contents` must be a
///   `CGImage`. Filters, and the geometry and edges of textures, are absent.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The model values. The displayed values may still be animated toward them.
  final var modelState = LayerState()
  /// The animations, in the order in which they were added. Only the extensions in this folder modify them.
  final var animations: [LayerAnimation] = []
  /// The timing of the layer; `nil` for that of its superlayer.
  final var clock: LayerClock?
  /// The number of the frame in which the layer was added to its superlayer.
  final var arrival = 0
  /// The view to which the layer belongs.
  final weak var owner: (any LayerOwner)?

  /// The layer that contains this one, or `nil`.
  open private(set) weak var superlayer: CALayer?
  final var children: [CALayer] = []
  /// The layer whose displayed values this one shows; `nil` for a layer of its own.
  final var presented: CALayer?
  /// The delegate that was set; `nil` for the view to which the layer belongs.
  final weak var givenDelegate: (any CALayerDelegate)?
  /// The content that the layer has drawn itself; `nil` before it has drawn.
  final var drawing: LayerDrawing?
  /// The values by key with which the content was drawn last, where an animation changes them; `nil` for the model's.
  final var displayedValues: [String: KeyedValue]?
  /// Whether the content is being drawn with ``displayedValues``.
  final var isDisplaying = false
  /// Whether the layer's sublayers must be laid out. Layers of views are laid out with their view.
  final var isLayoutPending = false
  /// The latest recording of a layer that seldom changes; `nil` for a layer that is recorded in each frame.
  final var kept: KeptRecording?
  /// The layer that this one masks.
  final weak var masked: CALayer?
  /// Whether a sublayer has a depth other than 0, so that the drawing order differs from the order of sublayers.
  final var hasLayeredChildren = false

  /// Creates a layer of zero size.
  public required override init() { super.init() }

  /// Creates a copy of a layer, without sublayers. Layers that are shown while an animation is in progress are such
  /// copies; overrides copy the properties of their class.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// Takes the properties of another layer.
  final func copyValues(of other: CALayer) {
    modelState = other.modelState
    (isHidden, masksToBounds, maskedCorners) = (other.isHidden, other.masksToBounds, other.maskedCorners)
    (cornerCurve, zPosition, isDoubleSided) = (other.cornerCurve, other.zPosition, other.isDoubleSided)
    (name, contents, contentsGravity) = (other.name, other.contents, other.contentsGravity)
    (contentsScale, contentsRect, contentsCenter) = (other.contentsScale, other.contentsRect, other.contentsCenter)
    (needsDisplayOnBoundsChange, actions, isOpaque) = (other.needsDisplayOnBoundsChange, other.actions, other.isOpaque)
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    (allowsEdgeAntialiasing, allowsGroupOpacity) = (other.allowsEdgeAntialiasing, other.allowsGroupOpacity)
    drawsAsynchronously = other.drawsAsynchronously
    (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
    minificationFilterBias = other.minificationFilterBias
    (pattern, drawing) = (other.pattern, other.drawing)
  }

  /// The object that draws the layer's content, lays out its sublayers and chooses actions; by default the view to which
  /// the layer belongs.
  open weak var delegate: (any CALayerDelegate)? {
    get { givenDelegate ?? owner }
    set { givenDelegate = newValue }
  }

  /// Creates a layer of zero size. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The sublayers, from back to front; `nil` if there are none. Setting it replaces them.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Draws the layer's own content over its background. `bounds` are the layer's bounds in the commands' coordinates.
  ///
  /// - Parameter state: The displayed state of the layer.
  func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    displaying(state) {
      recordContents(in: bounds, into: &commands)
      recordDrawing(in: bounds, into: &commands)
      owner?.recordContent(in: bounds, into: &commands)
    }
  }

  /// The copies in which the layer draws its sublayers; `nil` for the sublayers alone.
  var replication: LayerReplication? { nil }

  /// Returns the area of the content, in the commands' coordinates. It may exceed the bounds.
  func reach(of state: LayerState, in bounds: CGRect) -> CGRect { bounds }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsRecord() } } }
  /// Whether sublayers are clipped to the layer's bounds and rounded corners. A clipped layer casts no shadow. The
  /// default is `false`.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsRecord() } } }
  /// The corners that ``cornerRadius`` rounds. The default is all.
  open var maskedCorners = CACornerMask.all {
    didSet {
      guard maskedCorners != oldValue else { return }
      setNeedsRecord()
      owner?.roundedCornersDidChange()
    }
  }
  /// The shape of rounded corners. The default is `circular`.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { setNeedsRecord() } } }
  /// The depth of the layer: sublayers are drawn by ascending depth, and in their order at equal depths. NaN counts as
  /// 0. The default is 0.
  ///
  /// - Fidelity: approximated; the depth that a transform adds is measured at the anchor point, and planes that
  ///   intersect are not divided.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue else { return }
      if zPosition.isNaN { zPosition = 0 }
      superlayer?.hasLayeredChildren = true
      setNeedsRecord()
    }
  }
  /// Whether the layer is visible from behind. The default is `true`.
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { setNeedsRecord() } } }
  /// The name of the layer, for the app's own use. The default is `nil`.
  open var name: String?
  /// A `CGImage` that is drawn over the background. Other objects draw nothing. The default is `nil`.
  open var contents: Any? { didSet { setNeedsRecord() } }
  /// The position and scaling of ``contents`` in the bounds. The default is `resize`.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { setNeedsRecord() } }
  }
  /// The part of ``contents`` that is drawn, in unit coordinates. The default is the whole, `(0, 0, 1, 1)`.
  ///
  /// - Fidelity: documented, for rectangles inside the contents; others are clipped to them.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { setNeedsRecord() } }
  }
  /// The middle of ``contents``, in unit coordinates of the part that is drawn. Where the contents are stretched, only
  /// the middle is: corners keep their size, and edges their thickness. The default is the whole, `(0, 0, 1, 1)`.
  ///
  /// - Fidelity: documented.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { setNeedsRecord() } }
  }
  /// Whether the layer is rendered to a bitmap before it is composed. The default is `false`.
  ///
  /// - Fidelity: approximated; it has no effect.
  open var shouldRasterize = false
  /// The scale at which the layer is rasterized. The default is 1.
  ///
  /// - Fidelity: approximated; it has no effect.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels of ``contents`` per point. Values that are not positive and finite count as 1. The default is
  /// 1.
  open var contentsScale: CGFloat = 1

  /// The way in which ``contents`` are enlarged. The default is `linear`.
  ///
  /// - Fidelity: documented; contents that a transform enlarges are smoothed.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { setNeedsRecord() } }
  }
  /// The way in which ``contents`` are reduced. The default is `linear`.
  ///
  /// - Fidelity: documented; contents that a transform reduces are smoothed.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { setNeedsRecord() } }
  }
  /// The preference for smaller copies of reduced contents. The default is 0.
  ///
  /// - Fidelity: approximated; it has no effect, because contents are reduced without copies.
  open var minificationFilterBias: Float = 0

  /// A layer whose opacity limits that of this one, in this layer's coordinates. It belongs to this layer alone. A
  /// layer that contains this one is rejected. The default is `nil`.
  open var mask: CALayer? { didSet { if mask !== oldValue { maskDidChange(from: oldValue) } } }
  /// The shape that casts the shadow, in the layer's coordinates; `nil`, the default, for the shape of the layer's
  /// content.
  open var shadowPath: CGPath? {
    get { modelState.shadowOutline.map { CGPath(outline: $0) } }
    set {
      modelState.shadowOutline = newValue?.outline
      setNeedsRecord()
    }
  }

  /// The opacity of the layer and its sublayers, from 0 (transparent) to 1 (opaque). Other values are clamped; NaN
  /// counts as 0. The default is 1. Animatable.
  open var opacity: Float {
    get { Float(modelState.opacity) }
    set { change(.opacity) { $0.opacity = CGFloat(newValue).unitClamped } }
  }
  /// The color behind the content. The default is `nil`, which draws nothing. Animatable.
  open var backgroundColor: CGColor? {
    get {
      modelState.backgroundColor.map { color in pattern.map { CGColor(color, pattern: $0.image) } ?? CGColor(color) }
    }
    set {
      if pattern?.image !== newValue?.pattern {
        pattern = newValue?.pattern.map { ColorPattern($0) }
        setNeedsRecord()
      }
      change(.backgroundColor) { $0.backgroundColor = newValue?.color }
    }
  }
  /// The pattern of the background color; `nil` for a plain one.
  final var pattern: ColorPattern?
  /// The radius of the corners, in points. Negative values and NaN count as 0. The default is 0. Animatable.
  open var cornerRadius: CGFloat {
    get { modelState.cornerRadius }
    set {
      let old = modelState.cornerRadius
      change(.cornerRadius) { $0.cornerRadius = FiniteGeometry.length(newValue) }
      if modelState.cornerRadius != old { owner?.roundedCornersDidChange() }
    }
  }
  /// The width of the border inside the bounds, in points. Negative values and NaN count as 0. The default is 0.
  /// Animatable.
  open var borderWidth: CGFloat {
    get { modelState.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = FiniteGeometry.length(newValue) } }
  }
  /// The color of the border. The default is opaque black. Animatable.
  open var borderColor: CGColor? {
    get { modelState.borderColor.map { CGColor($0) } }
    set { change(.borderColor) { $0.borderColor = newValue?.color } }
  }
  /// The color of the shadow. The default is opaque black. Animatable.
  open var shadowColor: CGColor? {
    get { modelState.shadowColor.map { CGColor($0) } }
    set { change(.shadowColor) { $0.shadowColor = newValue?.color } }
  }
  /// The opacity of the shadow, clamped to `0 ... 1`. The default, 0, draws none. Animatable.
  open var shadowOpacity: Float {
    get { Float(modelState.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue).unitClamped } }
  }
  /// The blur radius of the shadow, in points. The default is 3. Animatable.
  open var shadowRadius: CGFloat {
    get { modelState.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = FiniteGeometry.length(newValue) } }
  }
  /// The offset of the shadow, in points. The default is (0, -3). Animatable.
  open var shadowOffset: CGSize {
    get { modelState.shadowOffset }
    set {
      change(.shadowOffset) {
        $0.shadowOffset = CGSize(
          width: FiniteGeometry.coordinate(newValue.width), height: FiniteGeometry.coordinate(newValue.height))
      }
    }
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer's coordinates, in points. Animatable. The default is zero.
  open var position: CGPoint {
    get { modelState.position }
    set { changeGeometry { $0.position = newValue.finite } }
  }
  /// The layer's rectangle in its own coordinates. Sublayers are shifted by its origin. Negative sizes are
  /// standardized, and non-finite numbers replaced. Animatable. The default is an empty rectangle.
  open var bounds: CGRect {
    get { modelState.bounds }
    set { changeGeometry { $0.bounds = newValue.standardFinite } }
  }
  /// The point of the bounds that is at ``position`` and around which transforms are applied, in unit coordinates. The
  /// default is (0.5, 0.5). Animatable.
  open var anchorPoint: CGPoint {
    get { modelState.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue.finite } }
  }
  /// The transform of the layer around its anchor point. One with entries that are not finite, or excessively large, is
  /// ignored. The default is the identity. Animatable.
  open var transform: CATransform3D {
    get { modelState.transform.matrix }
    set { changeGeometry { $0.transform = LayerTransform(newValue) } }
  }
  /// The transform of all sublayers around the layer's anchor point; its `m34` gives them a common perspective. The
  /// default is the identity. Animatable.
  open var sublayerTransform: CATransform3D {
    get { modelState.sublayerTransform.matrix }
    set {
      let transform = LayerTransform(newValue)
      if transform.isUsable { change(.sublayerTransform) { $0.sublayerTransform = transform } }
    }
  }
  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates. Setting it changes
  /// ``position`` and the size of ``bounds``.
  open var frame: CGRect {
    get { modelState.frame }
    set { changeGeometry { $0.frame = newValue.standardFinite } }
  }
  /// Returns the transform without depth; the identity if it turns the layer out of its plane, or has perspective.
  open func affineTransform() -> CGAffineTransform { modelState.transform.affine }
  /// Sets the transform to one without depth.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    changeGeometry { $0.transform = LayerTransform(transform) }
  }

  // MARK: Tree

  /// Adds a sublayer in front of the others. It is removed from its former superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a sublayer at an index. An index beyond the last sublayer puts it in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a sublayer behind a sibling; behind all if the sibling is `nil` or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }

  /// Inserts a sublayer in front of a sibling; in front of all if the sibling is `nil` or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? children.count)
  }

  /// Removes the layer from its superlayer, and ends its animations except for those that are not removed on
  /// completion. It has no effect without a superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    superlayer.setNeedsRecord()
    dropAnimations()
    self.superlayer = nil
  }

  /// Replaces a sublayer with another layer. It has no effect if the first is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(index))
    oldLayer.removeFromSuperlayer()
  }

  /// Returns the frontmost layer, among this one and its sublayers, that contains a point.
  ///
  /// - Parameter p: The point in the superlayer's coordinates.
  /// - Returns: `nil` if the layer is hidden or does not contain the point.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own =
      superlayer.map { convert(p, from: $0) }
      ?? CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    let isInside = contains(own)
    if !isInside, masksToBounds { return nil }
    return children.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? (isInside ? self : nil)
  }

  /// Draws the layer and its sublayers in a context, at the origin of its coordinates. Layers and views that need layout
  /// are laid out before.
  open func render(in ctx: CGContext) { baseRender(in: ctx) }

  // MARK: Rendering hints

  /// Whether the edges are smoothed. They always are here.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn on another thread. It makes no difference here.
  open var drawsAsynchronously = false
  /// Whether the content is drawn again when the size of the bounds changes. The default is `false`. The layers of views
  /// always are drawn again.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is drawn as a group, so that its opacity applies to it and its sublayers as a whole. It always is
  /// here. The default is `true`.
  open var allowsGroupOpacity = true
  /// Whether the layer has no transparent parts. It is a hint without an effect here. The default is `false`.
  open var isOpaque = false

  // MARK: Drawing

  /// Requests that the layer's content is drawn anew in the next frame.
  ///
  /// Layers that do not belong to a view call ``display()`` only after this method, or with
  /// ``needsDisplayOnBoundsChange``.
  open func setNeedsDisplay() { redraw() }
  /// Requests that the layer's content is drawn anew in the next frame; always as a whole, whatever `r` is.
  open func setNeedsDisplay(_ r: CGRect) { redraw() }
  /// Returns whether the layer's content will be drawn anew in the next frame.
  open func needsDisplay() -> Bool { drawing?.isOutdated ?? false }
  /// Calls ``display()`` now if the layer's content must be drawn anew.
  open func displayIfNeeded() { if needsDisplay() { displayNow() } }
  /// Makes the layer's content. The default calls `display(_:)` of the delegate, and records ``draw(in:)``.
  ///
  /// Overrides set ``contents``. Call ``setNeedsDisplay()`` instead of this method.
  open func display() { recordOwnDrawing() }
  /// Draws the layer's content. The default calls `draw(_:in:)` of the delegate.
  ///
  /// - Parameter ctx: A context whose coordinates are those of the layer's bounds. It is the current one for layers of
  ///   views only.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Returns whether a change of a property draws the layer's content anew. The default is `false`; overrides return
  /// `true` for properties of their own that are `@NSManaged` in adapted source.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the default value of a property; `nil`, the default, for 0.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Layout of sublayers

  /// Requests that the sublayers are laid out before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Returns whether the sublayers will be laid out before the next frame.
  open func needsLayout() -> Bool { owner?.isLayoutPending ?? isLayoutPending }
  /// Lays out the sublayers now, if needed; those of a view's layer with the view.
  open func layoutIfNeeded() { if let owner { owner.layoutIfNeeded() } else { finishPendingWork() } }
  /// Lays out the sublayers. The default calls `layoutSublayers(of:)` of the delegate.
  ///
  /// Call ``setNeedsLayout()`` or ``layoutIfNeeded()`` instead of this method.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Returns the size that fits the layer's content best. The default is the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The part of the bounds that no ancestor clips, in the layer's coordinates.
  open var visibleRect: CGRect { unclippedBounds }

  // MARK: Animations

  /// Adds a copy of an animation, which replaces the one with the same key. It begins at once, or when the layer comes
  /// on screen.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  /// Removes all animations, so that the layer shows its model values.
  open func removeAllAnimations() { discardAnimations() }
  /// Removes the animation with a key. It has no effect if there is none.
  open func removeAnimation(forKey key: String) { discardAnimations { $0.keys.contains(key) } }
  /// Returns the copy of the animation that was added with a key, or the animation of an animation block; `nil` if there
  /// is none.
  open func animation(forKey key: String) -> CAAnimation? { animation(withKey: key) }
  /// Returns the keys of the layer's animations, including those of animation blocks; `nil` if there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// The actions that changes of properties perform, by key; `NSNull` disables the implicit animation. The default is
  /// `nil`.
  open var actions: [String: any CAAction]?
  /// Returns the action that a change of a property performs: from the layer's view, from ``actions``, or the default
  /// one.
  open func action(forKey event: String) -> (any CAAction)? { actionForChange(event) }
  /// Returns the class's action for changes of a property. Always `nil` here; overrides may return one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Key paths

  /// Returns the value at a key path: numbers as `NSNumber`, geometry as `NSValue`. Returns `nil` for key paths that
  /// lead nowhere.
  open func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }
  /// Sets the value at a key path. Values of a wrong type, and key paths that lead nowhere, have no effect.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { baseSetValue(value, forKeyPath: keyPath) }
  /// Returns the value of a property by its name: one that a subclass exposes, or one of the layer. Any other key gives
  /// the value that was stored by it.
  open func value(forKey key: String) -> Any? {
    guard let getter = KeyValueAccess.getter(key, of: self) else { return value(forKeyPath: key) }
    return getter.call(self, []).value
  }
  /// Sets a property by its name: one that a subclass exposes, or one of the layer; values of a wrong type have no
  /// effect. A value for any other key is stored.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let setter = KeyValueAccess.setter(key, of: self) else { return setValue(value, forKeyPath: key) }
    _ = setter.call(self, [value])
  }

  // MARK: Time

  /// The time, on the superlayer's clock, at which the layer's time is ``timeOffset``. The default is 0.
  open var beginTime: CFTimeInterval {
    get { baseBeginTime }
    set { baseBeginTime = newValue }
  }
  /// The layer's time at ``beginTime``, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { baseTimeOffset }
    set { baseTimeOffset = newValue }
  }
  /// The speed of the layer's time relative to that of its superlayer. A speed of 0 pauses animations. The default is
  /// 1.
  open var speed: Float {
    get { baseSpeed }
    set { baseSpeed = newValue }
  }
  /// Returns a time of another layer in this layer's time.
  ///
  /// - Parameter l: The other layer, or `nil` for the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { baseConvertTime(t, from: l) }
  /// Returns a time of this layer in another layer's time.
  ///
  /// - Parameter l: The other layer, or `nil` for the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { baseConvertTime(t, to: l) }

  // MARK: Presentation

  /// Returns a copy of the layer with its displayed values; `nil` if the layer is not on screen.
  ///
  /// - Fidelity: approximated; the copy has no sublayers, and the properties that a subclass adds have their defaults.
  open func presentation() -> Self? { basePresentation() }
  /// Returns the layer of which this one is a copy with displayed values; the layer itself if it is no such copy.
  ///
  /// - Fidelity: documented.
  open func model() -> Self { baseModel() }

  // MARK: Coordinates

  /// Returns a point of this layer in the coordinates of another.
  ///
  /// - Parameter layer: The other layer, or `nil` for the topmost ancestor.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { baseConvert(p, to: layer) }
  /// Returns a point of another layer in the coordinates of this one. `nil` means the topmost ancestor.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { baseConvert(p, from: layer) }
  /// Returns the smallest upright rectangle around `r`, converted to another layer. `nil` means the topmost ancestor.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { baseConvert(r, to: layer) }
  /// Returns the smallest upright rectangle around `r`, converted from another layer. `nil` means the topmost ancestor.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { baseConvert(r, from: layer) }
  /// Returns whether the layer's bounds contain the point, which is in the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }
}

extension CALayer {
  private func insert(_ layer: CALayer, at index: Int) {
    if layer.superlayer === self {
      lift(layer)
    } else {
      layer.removeFromSuperlayer()
      layer.arrival = FrameCount.current
    }
    children.insert(layer, at: Swift.max(0, Swift.min(index, children.count)))
    layer.superlayer = self
    if layer.zPosition != 0 || layer.modelState.transform.depth != 0 { hasLayeredChildren = true }
    if layer.hasPendingWork { layer.reportPendingWork() }
    setNeedsRecord()
  }

  /// Returns the index of `sibling` after `layer` has been taken out.
  private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling, sibling !== layer else { return nil }
    if layer.superlayer === self { lift(layer) }
    return children.firstIndex { $0 === sibling }
  }

  /// Takes out a sublayer that is about to be reinserted. Its animations continue.
  private func lift(_ layer: CALayer) { children.removeAll { $0 === layer } }

  /// Requests that the next frame is recorded.
  final func setNeedsRecord() {
    var layer: CALayer? = self
    while let current = layer {
      if current.masked == nil, let owner = current.owner {
        owner.setNeedsRecord()
        return
      }
      layer = current.masked ?? current.superlayer
    }
  }
}
