import Drawing
import Foundation
import Geometry

extension Painter {
  /// Returns the commands that draw a layer in its own coordinates, without the effects of its superlayer.
  static func picture(of layer: CALayer, scale: CGFloat, at time: FrameTime) -> [DrawCommand] {
    let state = layer.shown(at: time)
    guard !layer.isHidden else { return [] }
    let bounds = state.bounds
    let painter = Painter(size: bounds.size, scale: scale, time: time)
    // Shadows and sublayers may exceed the bounds, so a larger area is recorded.
    let reach = bounds.insetBy(dx: -bounds.size.width - 100, dy: -bounds.size.height - 100)
    var commands: [DrawCommand] = []
    painter.paintAppearance(
      layer, state, at: LayerFrame(frame: bounds, bounds: bounds.origin), in: Space(visible: reach), into: &commands)
    return commands
  }

  /// Draws both appearances of a layer in transition.
  func paint(
    _ transition: ShownTransition, of layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    var new: [DrawCommand] = []
    if !layer.isHidden { paintAppearance(layer, state, at: layerFrame, in: space, into: &new) }
    let shift = CGAffineTransform(translationX: layerFrame.shift.x, y: layerFrame.shift.y)
    let old: [DrawCommand] =
      transition.old.isEmpty ? [] : [.group(DrawGroup(transform: shift, commands: transition.old))]
    let appearances = TransitionAppearances(old: old, new: new, area: layerFrame.frame)
    let drawn = appearances.commands(transition.style, at: transition.progress)
    guard layer.masksToBounds else { return commands += drawn }
    commands.append(.group(DrawGroup(clip: layer.roundedRect(layerFrame.frame, state), commands: drawn)))
  }
}

/// The appearances of a layer before and after a transition, in the same coordinates.
private struct TransitionAppearances {
  let old: [DrawCommand]
  let new: [DrawCommand]
  /// The layer's bounds.
  let area: CGRect

  func commands(_ style: TransitionStyle, at progress: CGFloat) -> [DrawCommand] {
    switch style {
    case .dissolve: dissolved(progress)
    case .push(let side): moved(old, side, -progress) + moved(new, side, 1 - progress)
    case .moveIn(let side): old + moved(new, side, 1 - progress)
    case .reveal(let side): new + moved(old, side, -progress)
    case .flip(let axis): flipped(axis, progress)
    }
  }

  /// Returns the dissolve, in which every pixel is `(1 − p)·old + p·new`, including transparent ones.
  ///
  /// The new appearance is drawn over the old one with opacity `p`. The old one must fade by itself where the new one
  /// is transparent, but not where it is opaque, or the backdrop would be visible through both.
  private func dissolved(_ progress: CGFloat) -> [DrawCommand] {
    let leaving = Color(red: 0, green: 0, blue: 0, alpha: 1 - progress)
    let rest = DrawCommand.fill(RoundedRect(DrawCommand.bounds(of: old)), leaving)
    var drawn: [DrawCommand] = []
    if !old.isEmpty { drawn.append(.group(DrawGroup(mask: [rest] + new, commands: old))) }
    if !new.isEmpty { drawn.append(.group(DrawGroup(opacity: progress, commands: new))) }
    return drawn
  }

  private func moved(_ appearance: [DrawCommand], _ side: CGVector, _ share: CGFloat) -> [DrawCommand] {
    guard !appearance.isEmpty else { return [] }
    let move = CGAffineTransform(
      translationX: side.dx * share * area.size.width, y: side.dy * share * area.size.height)
    return [.group(DrawGroup(transform: move, commands: appearance))]
  }

  /// Returns the flip: the old appearance until it is seen edge-on, then the new one.
  ///
  /// - Fidelity: approximated; the distance of the viewer is not known.
  private func flipped(_ axis: CGVector, _ progress: CGFloat) -> [DrawCommand] {
    let appearance = progress < 0.5 ? old : new
    let angle = .pi * (progress < 0.5 ? progress : progress - 1)
    guard !appearance.isEmpty, abs(cos(angle)) > 1e-6 else { return [] }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2 * Swift.max(area.size.width, area.size.height, 1))
    let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, axis.dy, axis.dx, 0), perspective)
    let center = area.center
    let projection = ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(ProjectionTransform(turn))
    let back = CGAffineTransform(translationX: center.x, y: center.y)
    return [.group(DrawGroup(projection: projection, transform: back, commands: appearance))]
  }
}
