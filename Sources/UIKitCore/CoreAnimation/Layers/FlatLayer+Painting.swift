import Drawing
package import Foundation
import Geometry

extension FlatLayer {
  /// The most layers that are separated; those after them are left out.
  private static let limit = 2_000

  /// A layer of the tree, and what it draws by itself.
  package typealias Source = (layer: CALayer, flat: FlatLayer)

  /// Returns the layers below a root that draw something within an area, from back to front among siblings.
  @MainActor
  package static func sources(below root: CALayer, within area: CGRect, scale: CGFloat, time: FrameTime) -> [Source] {
    var painter = Painter(size: area.size, scale: scale, time: time)
    painter.showsSublayers = false
    var found: [Source] = []
    func visit(_ layer: CALayer, _ toRoot: CGAffineTransform, _ depth: Int) {
      let state = layer.shown(at: time)
      guard found.count < limit, state.opacity > 0, !layer.isHidden || state.presence != 0 else { return }
      let own = painter.ownDrawing(of: layer, state)
      let isSeen = state.bounds.applying(toRoot).overlaps(area)
      if !own.isEmpty, isSeen {
        found.append((layer, FlatLayer(commands: own, bounds: state.bounds, transform: toRoot, depth: depth)))
      }
      for child in painter.paintOrder(of: layer) {
        guard let toParent = child.shown(at: time).toSuperlayer(zPosition: child.zPosition, through: nil).affine else {
          continue
        }
        visit(child, toParent.concatenating(toRoot), depth + (own.isEmpty ? 0 : 1))
      }
    }
    visit(root, .identity, 0)
    return found
  }
}

extension Painter {
  /// Returns what a layer draws without its sublayers, in its own coordinates.
  fileprivate func ownDrawing(of layer: CALayer, _ state: LayerState) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let space = Space(visible: state.bounds.insetBy(dx: -100, dy: -100), isOnGrid: false)
    paintAppearance(
      layer, state, at: LayerFrame(frame: state.bounds, bounds: state.bounds.origin), in: space, into: &commands)
    return state.opacity < 1 && !commands.isEmpty
      ? [.group(DrawGroup(opacity: state.opacity, commands: commands))] : commands
  }
}
