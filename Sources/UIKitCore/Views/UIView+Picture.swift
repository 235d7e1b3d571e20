import Drawing
import Foundation
import Geometry

// Pictures of views and layers in a drawing context.
extension UIView {
  func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    let scale = CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
    context.saveGState()
    context.concatenate(scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    layer.paint(in: context)
    context.restoreGState()
    return window != nil
  }

  func baseResizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterScreenUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.standardFinite.size))
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}

extension CALayer {
  /// Draws the layer and its sublayers, which are laid out before.
  func baseRender(in context: CGContext) {
    layoutIfNeeded()
    paint(in: context)
  }

  /// Draws the layer and its sublayers as they are.
  fileprivate func paint(in context: CGContext) {
    let picture = frame
    let size = CGSize(width: Swift.max(0, picture.maxX), height: Swift.max(0, picture.maxY))
    var painter = Painter(size: size, scale: context.traits.displayScale, time: root?.now ?? SceneClock.now)
    painter.paint(self)
    // The painter places the layer at its frame; a rendering begins at the origin of its bounds.
    let shift = CGAffineTransform(translationX: -picture.minX, y: -picture.minY)
    context.recorder.draw([.group(DrawGroup(transform: shift, commands: painter.list.commands))])
  }
}
