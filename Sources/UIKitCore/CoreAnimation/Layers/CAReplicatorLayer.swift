import Drawing
import Foundation
import Geometry

/// A layer that draws its sublayers several times, each copy moved, delayed and colored a little more than the last.
///
/// - Fidelity: approximated; the properties are not animated, and pictures are not colored.
open class CAReplicatorLayer: CALayer {
  /// Creates a layer with one copy of its sublayers.
  public required init() { super.init() }

  /// Creates a copy of a layer, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (
      other.instanceCount, other.instanceDelay, other.instanceTransform
    )
    (instanceColor, preservesDepth, instanceRedOffset) = (
      other.instanceColor, other.preservesDepth, other.instanceRedOffset
    )
    (instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset) = (
      other.instanceGreenOffset, other.instanceBlueOffset, other.instanceAlphaOffset
    )
  }

  /// Creates an empty layer. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of copies, including the sublayers themselves. Negative numbers count as 0, and more than 10,000 copies
  /// are not drawn. The default is 1.
  open var instanceCount = 1 { didSet { setNeedsRecord() } }
  /// Whether the copies share the layer's three-dimensional space. They never do here. The default is `false`.
  open var preservesDepth = false
  /// The time by which the animations of each copy are behind those of the last, in seconds. The default is 0.
  open var instanceDelay: CFTimeInterval = 0 { didSet { setNeedsRecord() } }
  /// The transform from each copy to the next, around the center of the layer. The default is the identity.
  open var instanceTransform = CATransform3DIdentity { didSet { setNeedsRecord() } }
  /// The factors of the first copy's colors; `nil` for white. The default is opaque white.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { setNeedsRecord() } }
  /// The number that is added to the factor of red for each copy. The default is 0.
  open var instanceRedOffset: Float = 0 { didSet { setNeedsRecord() } }
  /// The number that is added to the factor of green for each copy. The default is 0.
  open var instanceGreenOffset: Float = 0 { didSet { setNeedsRecord() } }
  /// The number that is added to the factor of blue for each copy. The default is 0.
  open var instanceBlueOffset: Float = 0 { didSet { setNeedsRecord() } }
  /// The number that is added to the factor of the opacity for each copy. The default is 0.
  open var instanceAlphaOffset: Float = 0 { didSet { setNeedsRecord() } }

  /// The largest number of copies.
  private static let mostCopies = 10_000

  override var replication: LayerReplication? {
    let first = instanceColor?.color.displayable ?? Color(red: 1, green: 1, blue: 1)
    let delay = instanceDelay.isFinite ? instanceDelay : 0
    var (transform, copies) = (CATransform3DIdentity, [LayerReplication.Copy]())
    for index in 0..<Swift.max(0, Swift.min(instanceCount, Self.mostCopies)) {
      func factor(_ start: CGFloat, _ step: Float) -> CGFloat { (start + CGFloat(index) * CGFloat(step)).unitClamped }
      let tint = Color(
        red: factor(first.red, instanceRedOffset), green: factor(first.green, instanceGreenOffset),
        blue: factor(first.blue, instanceBlueOffset), alpha: factor(first.alpha, instanceAlphaOffset))
      guard LayerTransform(transform).isUsable else { break }
      copies.append(.init(transform: transform, delay: delay * Double(index), tint: tint))
      transform = CATransform3DConcat(instanceTransform, transform)
    }
    return LayerReplication(copies: copies)
  }
}
