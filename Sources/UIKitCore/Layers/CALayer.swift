import Drawing
import Foundation
import Geometry

/// What a view looks like and where it is.
///
/// A layer that is no view's moves to new values by itself, as the running `CATransaction` says.
///
/// - Fidelity: approximated; inside an animation block such a layer moves as the block's views do, and `contents` is a
///   `CGImage`.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The values as set; what is shown may still be on its way there.
  final var model = LayerState()
  /// In the order they were added; written by the extensions beside this file alone.
  final var animations: [LayerAnimation] = []
  /// How the layer's time passes; nil for that of its superlayer.
  final var clock: LayerClock?
  /// The frame in which the layer came to where it is.
  final var arrival = 0
  /// The view whose layer this is.
  final weak var owner: UIView?

  open private(set) weak var superlayer: CALayer?
  final var children: [CALayer] = []
  /// The layer that this one is the mask of.
  final weak var masked: CALayer?
  /// Some child is not at depth 0, so that the order of painting is not simply theirs.
  final var hasLayeredChildren = false

  public required override init() { super.init() }

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Paints the layer's own content over its background; `bounds` are its bounds in the commands' coordinates.
  ///
  /// - Parameter state: The layer as it is shown now.
  func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    recordContents(in: bounds, into: &commands)
    owner?.recordContent(in: bounds, into: &commands)
  }

  /// Where content may lie beyond the bounds, in the commands' coordinates.
  func reach(of state: LayerState, in bounds: CGRect) -> CGRect { bounds }

  /// The layer's shadow, if it has a path of its own; nil for that of what the layer paints.
  func shadows(of state: LayerState, in bounds: CGRect, color: Color) -> [DrawCommand]? {
    state.shadowOutline.map { [$0.shadow(of: state, in: bounds, color: color)] }
  }

  // MARK: Appearance

  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsRecord() } } }
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsRecord() } } }
  open var maskedCorners = CACornerMask.all { didSet { if maskedCorners != oldValue { setNeedsRecord() } } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { setNeedsRecord() } } }
  /// Siblings are painted by ascending depth, equal ones in their order.
  ///
  /// - Fidelity: approximated; what its transform adds to a layer's depth counts at its anchor, and planes that pass
  ///   through each other are not cut.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue else { return }
      if zPosition.isNaN { zPosition = 0 }
      superlayer?.hasLayeredChildren = true
      setNeedsRecord()
    }
  }
  /// Whether the layer is also seen from behind.
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { setNeedsRecord() } } }
  open var name: String?
  /// A `CGImage`, painted over the background; anything else shows nothing.
  open var contents: Any? { didSet { setNeedsRecord() } }
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { setNeedsRecord() } }
  }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1

  /// The layer shows where this one is opaque, and as strongly; it lies in the layer's coordinates.
  open var mask: CALayer? { didSet { if mask !== oldValue { maskDidChange(from: oldValue) } } }
  /// What throws the shadow, in the layer's coordinates; nil for what the layer shows.
  open var shadowPath: CGPath? {
    get { model.shadowOutline.map { CGPath(outline: $0) } }
    set {
      model.shadowOutline = newValue?.outline
      setNeedsRecord()
    }
  }

  open var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity) { $0.opacity = CGFloat(newValue).unitClamped } }
  }
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor($0) } }
    set { change(.backgroundColor) { $0.backgroundColor = newValue?.color } }
  }
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = FiniteGeometry.length(newValue) } }
  }
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = FiniteGeometry.length(newValue) } }
  }
  open var borderColor: CGColor? {
    get { model.borderColor.map { CGColor($0) } }
    set { change(.borderColor) { $0.borderColor = newValue?.color } }
  }
  open var shadowColor: CGColor? {
    get { model.shadowColor.map { CGColor($0) } }
    set { change(.shadowColor) { $0.shadowColor = newValue?.color } }
  }
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue).unitClamped } }
  }
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = FiniteGeometry.length(newValue) } }
  }
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set {
      change(.shadowOffset) {
        $0.shadowOffset = CGSize(
          width: FiniteGeometry.coordinate(newValue.width), height: FiniteGeometry.coordinate(newValue.height))
      }
    }
  }

  // MARK: Geometry

  open var position: CGPoint {
    get { model.position }
    set { changeGeometry { $0.position = newValue.finite } }
  }
  open var bounds: CGRect {
    get { model.bounds }
    set { changeGeometry { $0.bounds = newValue.standardFinite } }
  }
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue.finite } }
  }
  open var transform: CATransform3D {
    get { model.transform.matrix }
    set { changeGeometry { $0.transform = LayerTransform(newValue) } }
  }
  /// Applied to all sublayers around the layer's anchor: `m34` gives them a common perspective.
  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform.matrix }
    set {
      let transform = LayerTransform(newValue)
      if transform.isUsable { change(.sublayerTransform) { $0.sublayerTransform = transform } }
    }
  }
  open var frame: CGRect {
    get { model.frame }
    set { changeGeometry { $0.frame = newValue.standardFinite } }
  }
  open func affineTransform() -> CGAffineTransform { model.transform.flat }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    changeGeometry { $0.transform = LayerTransform(transform) }
  }

  // MARK: Tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? children.count)
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    superlayer.setNeedsRecord()
    dropAnimations()
    self.superlayer = nil
  }

  // MARK: Flags

  open func setNeedsDisplay() { setNeedsRecord() }
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }

  // MARK: Animations

  /// Runs a copy of the animation, in place of the one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  open func removeAllAnimations() { discardAnimations() }
  open func removeAnimation(forKey key: String) { discardAnimations { $0.key == key } }
  /// The copy that was added; nil also for a block's.
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(key) }
  /// Of what moves the layer, block animations included; nil for nothing.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// What changes of single properties do, by their keys; `NSNull` for nothing.
  open var actions: [String: any CAAction]?
  open func action(forKey event: String) -> (any CAAction)? { actionForChange(event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Key paths

  /// Numbers as `NSNumber`, geometry as `NSValue`; nil for key paths that no layer of this class has.
  open func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }
  /// Values of another kind and unknown key paths change nothing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { baseSetValue(value, forKeyPath: keyPath) }

  // MARK: Time

  /// When the layer's time is ``timeOffset``, on its superlayer's clock.
  open var beginTime: CFTimeInterval {
    get { baseBeginTime }
    set { baseBeginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { baseTimeOffset }
    set { baseTimeOffset = newValue }
  }
  /// How much faster than its superlayer's the layer's time passes; 0 pauses its animations.
  open var speed: Float {
    get { baseSpeed }
    set { baseSpeed = newValue }
  }
  /// - Parameter l: Whose time is given; nil for that of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { baseConvertTime(t, from: l) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { baseConvertTime(t, to: l) }

  // MARK: Presentation

  /// A copy with the values that are on screen now, nil while the layer is on none.
  ///
  /// - Fidelity: approximated; the copy has no sublayers.
  open func presentation() -> Self? { basePresentation() }

  // MARK: Coordinates

  /// - Parameter layer: nil for the topmost above this one.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { baseConvert(p, to: layer) }
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { baseConvert(p, from: layer) }
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { baseConvert(r, to: layer) }
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { baseConvert(r, from: layer) }
  /// Whether the point, in the layer's coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }
}

extension CALayer {
  private func insert(_ layer: CALayer, at index: Int) {
    if layer.superlayer === self {
      lift(layer)
    } else {
      layer.removeFromSuperlayer()
      layer.arrival = RenderRoot.frameInProgress
    }
    children.insert(layer, at: Swift.max(0, Swift.min(index, children.count)))
    layer.superlayer = self
    if layer.zPosition != 0 || layer.model.transform.depth != 0 { hasLayeredChildren = true }
    setNeedsRecord()
  }

  /// Where `sibling` stands once `layer` has been taken out.
  private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling, sibling !== layer else { return nil }
    if layer.superlayer === self { lift(layer) }
    return children.firstIndex { $0 === sibling }
  }

  /// Takes out a child that is put elsewhere among its siblings; what moves goes on moving.
  private func lift(_ layer: CALayer) { children.removeAll { $0 === layer } }

  /// The next frame must be recorded.
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

extension CGFloat {
  /// In 0 ... 1; NaN is 0.
  var unitClamped: CGFloat { self > 0 ? (self < 1 ? self : 1) : 0 }
}
