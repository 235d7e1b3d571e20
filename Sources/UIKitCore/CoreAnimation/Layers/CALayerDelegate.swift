import Foundation

/// The object that draws a layer's content, lays out its sublayers and chooses its actions. Views are the delegates of
/// their layers.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the content of a layer, instead of `draw(_:in:)`. The default implementation does nothing.
  func display(_ layer: CALayer)
  /// Draws the content of a layer. The default implementation draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content of a layer is drawn. The default implementation does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of a layer. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action that a change of a property performs; `NSNull` for none, and `nil` to let the layer choose. The
  /// default implementation returns `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation, which does nothing.
  public func display(_ layer: CALayer) {}
  /// The default implementation, which draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation, which does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation, which does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation, which returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
