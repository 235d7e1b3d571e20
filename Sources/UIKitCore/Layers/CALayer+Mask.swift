import Drawing
import Foundation
import Geometry

extension CALayer {
  /// A mask is part of no other layer: it is taken out of where it stood.
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

  /// Whether the layer would hang under its own mask, and painting it would never end.
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
  /// - Parameters:
  ///   - state: Of the layer that throws the shadow.
  ///   - bounds: Its bounds in the commands' coordinates.
  func shadow(of state: LayerState, in bounds: CGRect, color: Color) -> DrawCommand {
    let origin = bounds.origin - state.bounds.origin
    // A blurred rectangle is cheaper than a blurred path, and looks the same.
    guard let shape = rounded else {
      let place = CGPoint(x: origin.x + state.shadowOffset.width, y: origin.y + state.shadowOffset.height)
      return .path(
        PathCommand(drawable, at: place, .fill(.nonZero), color: color, blurRadius: state.shadowRadius))
    }
    let rect = CGRect(origin: shape.rect.origin + origin, size: shape.rect.size)
    return .shadow(
      Shadow(
        shape: RoundedRect(rect, radius: shape.radius, corners: shape.corners, isContinuous: shape.isContinuous),
        blurRadius: state.shadowRadius, offset: state.shadowOffset, color: color))
  }
}
