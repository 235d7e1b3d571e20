import Drawing
import Foundation
import Geometry

extension Painter {
  /// Draws a layer and the shadow below it. A layer that is clipped casts none.
  func paintShaded(
    _ layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    guard !layer.masksToBounds, let color = state.castColor else {
      return paintParts(layer, state, at: layerFrame, in: space, into: &commands)
    }
    guard let outline = state.shadowOutline else {
      return paintParts(layer, state, withShadow: color, at: layerFrame, in: space, into: &commands)
    }
    let rect = space.isOnGrid ? grid.round(layerFrame.frame) : layerFrame.frame
    let shadow = outline.shadow(of: state, in: rect, color: color)
    if shadow.bounds.overlaps(space.visible) { commands.append(shadow) }
    paintParts(layer, state, at: layerFrame, in: space, into: &commands)
  }

  /// Draws a layer, and below it the shadow of everything that the layer and its sublayers draw.
  private func paintParts(
    _ layer: CALayer, _ state: LayerState, withShadow color: Color, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    // Content that is not visible may cast a shadow that is.
    var wider = space
    let reach = 3 * state.shadowRadius
    wider.visible = space.visible.insetBy(
      dx: -reach - abs(state.shadowOffset.width), dy: -reach - abs(state.shadowOffset.height))
    var parts: [DrawCommand] = []
    paintParts(layer, state, at: layerFrame, in: wider, into: &parts)
    let shadow = DrawCommand.shadow(
      of: parts, blurRadius: state.shadowRadius, offset: state.shadowOffset, color: color)
    if let shadow, shadow.bounds.overlaps(space.visible) { commands.append(shadow) }
    commands += parts.filter { $0.bounds.overlaps(space.visible) }
  }
}

extension LayerState {
  /// The color of the shadow with its opacity; `nil` if the layer casts none.
  fileprivate var castColor: Color? {
    guard shadowOpacity > 0, var color = shadowColor?.displayable else { return nil }
    color.alpha *= shadowOpacity
    return color.paints ? color : nil
  }
}
