import Drawing
import Foundation
import Geometry

/// A view that shows a picture of another view, taken when it was created.
final class SnapshotView: UIView {
  private var commands: [DrawCommand] = []
  private var shot = CGSize.zero

  /// - Parameter view: The view to picture, which is in a window.
  convenience init(of view: UIView, at time: FrameTime) {
    let layer = view.layer
    let picture = layer.frame
    self.init(frame: CGRect(origin: .zero, size: layer.bounds.size))
    shot = layer.bounds.size
    isUserInteractionEnabled = false
    // The painter records content at positive coordinates only, so the view is moved there.
    let canvasSize = CGSize(width: Swift.max(0, picture.maxX), height: Swift.max(0, picture.maxY))
    var painter = Painter(size: canvasSize, scale: view.traitCollection.displayScale, time: time)
    painter.paint(layer)
    let shift = CGAffineTransform(translationX: -picture.minX, y: -picture.minY)
    commands = [.group(DrawGroup(transform: shift, commands: painter.list.commands))]
  }

  /// Draws the picture, stretched to the bounds.
  override package func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard shot.width > 0, shot.height > 0 else { return }
    let stretch = CGAffineTransform(scaleX: bounds.width / shot.width, y: bounds.height / shot.height)
    let picture = stretch.concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    commands.append(.group(DrawGroup(transform: picture, commands: self.commands)))
  }
}

extension UIView {
  func baseSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    // A view that was never on screen can only be pictured after it has been laid out.
    guard let root = window?.root ?? (afterUpdates ? .current : nil) else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: self, at: root.now)
  }
}
