import Drawing
import Foundation
import Geometry

extension CALayer {
  /// Moves the new mask to this layer. A mask belongs to one layer, and has no superlayer.
  final func maskDidChange(from old: CALayer?) {
    old?.masked = nil
    if let mask {
      if isMasked(by: mask) {
        self.mask = nil
        return
      }
      mask.removeFromSuperlayer()
      mask.masked?.mask = nil
      mask.masked = self
    }
    setNeedsRecord()
  }

  /// Whether the layer is its own mask or inside of it, which would recurse endlessly.
  private func isMasked(by mask: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === mask { return true }
      layer = current.masked ?? current.superlayer
    }
    return false
  }
}

extension Outline {
  /// Returns the command that draws the shadow of the outline.
  ///
  /// - Parameters:
  ///   - state: The state of the layer that casts the shadow.
  ///   - bounds: The bounds of the layer in the commands' coordinates.
  func shadow(of state: LayerState, in bounds: CGRect, color: Color) -> DrawCommand {
    let origin = bounds.origin - state.bounds.origin
    // A blurred rectangle is cheaper than a blurred path, and looks the same.
    guard let shape = rounded else {
      let frame = CGPoint(x: origin.x + state.shadowOffset.width, y: origin.y + state.shadowOffset.height)
      return .path(
        PathCommand(drawable, at: frame, .fill(.nonZero), color: color, blurRadius: state.shadowRadius))
    }
    let rect = CGRect(origin: shape.rect.origin + origin, size: shape.rect.size)
    return .shadow(
      Shadow(
        shape: RoundedRect(rect, radius: shape.radius, corners: shape.corners, isContinuous: shape.isContinuous),
        blurRadius: state.shadowRadius, offset: state.shadowOffset, color: color))
  }
}
