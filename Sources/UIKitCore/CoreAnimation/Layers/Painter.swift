import Drawing
import Foundation
import Geometry

/// The recorder of layers into a display list.
///
/// Layers without transforms and effects are drawn in their ancestor's coordinates, with their edges on whole device
/// pixels. A transform, a clip, an opacity or a scrolling area opens a group.
@MainActor
struct Painter {
  /// The coordinate system of commands, and its visible area.
  struct Space: Equatable {
    /// The translation from the superlayer's coordinates to the commands'.
    var origin = CGPoint.zero
    /// The visible area, in the commands' coordinates.
    var visible: CGRect
    /// Whether the commands' coordinates are aligned to pixels.
    var isOnGrid = true
    /// The perspective of the superlayer.
    var lens: Lens?
  }

  private let size: CGSize
  let grid: PixelGrid
  var time: FrameTime
  /// Whether layers are drawn with their sublayers.
  var showsSublayers = true
  /// The layers whose recordings are kept; `nil` if all layers are recorded.
  private let kept: KeptRecordings?
  private var commands: [DrawCommand] = []

  init(size: CGSize, scale: CGFloat, time: FrameTime, kept: KeptRecordings? = nil) {
    (self.size, self.time, self.kept) = (size, time, kept)
    grid = PixelGrid(scale: scale)
  }

  var list: DisplayList { DisplayList(size: size, commands: commands) }

  mutating func paint(_ layer: CALayer) {
    paint(layer, in: Space(visible: CGRect(origin: .zero, size: size)), into: &commands)
  }

  private func paint(_ layer: CALayer, in space: Space, into commands: inout [DrawCommand]) {
    guard let kept, layer.kept != nil else { return paintAnew(layer, in: space, into: &commands) }
    if let known = kept.commands(of: layer, in: space) { return commands += known }
    var own: [DrawCommand] = []
    let changes = kept.changes
    paintAnew(layer, in: space, into: &own)
    kept.record(own, of: layer, in: space, since: changes)
    commands += own
  }

  private func paintAnew(_ layer: CALayer, in space: Space, into commands: inout [DrawCommand]) {
    let state = layer.shown(at: time)
    guard state.opacity > 0, !layer.isHidden || state.presence != 0 || layer.transition(at: time) != nil else { return }
    if state.recession > 0 { return paintReceded(layer, state, in: space, into: &commands) }
    paintPlaced(layer, state, in: space, into: &commands)
  }

  /// Draws a layer in the place that its geometry gives it.
  func paintPlaced(_ layer: CALayer, _ state: LayerState, in space: Space, into commands: inout [DrawCommand]) {
    guard state.transform == .identity, space.lens == nil else {
      return paintTransformed(layer, state, in: space, into: &commands)
    }
    let origin = state.frame.origin + space.origin
    let layerFrame = LayerFrame(frame: CGRect(origin: origin, size: state.bounds.size), bounds: state.bounds.origin)
    guard state.opacity < 1 else { return paintBody(layer, state, at: layerFrame, in: space, into: &commands) }
    var faded: [DrawCommand] = []
    paintBody(layer, state, at: layerFrame, in: space, into: &faded)
    append(DrawGroup(opacity: state.opacity, commands: faded), to: &commands)
  }

  /// Draws a transformed layer. Its commands are in its own coordinates, which are not aligned to pixels.
  private func paintTransformed(
    _ layer: CALayer, _ state: LayerState, in space: Space, into commands: inout [DrawCommand]
  ) {
    var toSpace = state.toSuperlayer(zPosition: layer.zPosition, through: space.lens)
    var shift = CGAffineTransform(translationX: space.origin.x, y: space.origin.y)
    guard toSpace.isInvertible, shift.isFinite else { return }
    if toSpace.affine == nil {
      // The perspective is computed around a near point, so that precision does not depend on the scroll offset.
      let center = space.lens?.pivot ?? state.position
      toSpace = toSpace.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      shift = shift.translatedBy(x: center.x, y: center.y)
    }
    if !layer.isDoubleSided, state.showsBack(zPosition: layer.zPosition, through: space.lens) { return }
    let seen = space.visible.applying(shift.inverted()).applying(toSpace.inverted())
    let inner = Space(visible: seen, isOnGrid: false)
    var transformed: [DrawCommand] = []
    let layerFrame = LayerFrame(frame: state.bounds, bounds: state.bounds.origin)
    paintBody(layer, state, at: layerFrame, in: inner, into: &transformed)
    append(
      DrawGroup(projection: toSpace, transform: shift, opacity: state.opacity, commands: transformed), to: &commands)
  }

  private func append(_ group: DrawGroup, to commands: inout [DrawCommand]) {
    if !group.commands.isEmpty { commands.append(.group(group)) }
  }
}

/// The position of a layer's bounds in the commands' coordinates, before rounding to pixels.
struct LayerFrame {
  var frame: CGRect
  /// The origin of the layer's bounds.
  var bounds: CGPoint

  /// The translation from the layer's own coordinates to the commands'.
  var shift: CGPoint { frame.origin - bounds }
}

extension Painter {
  /// Draws a layer, or the transition that it is in.
  private func paintBody(
    _ layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    guard let transition = layer.transition(at: time) else {
      return paintAppearance(layer, state, at: layerFrame, in: space, into: &commands)
    }
    paint(transition, of: layer, state, at: layerFrame, in: space, into: &commands)
  }

  /// Draws a layer through its mask.
  func paintAppearance(
    _ layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    guard let mask = layer.mask else { return paintInColors(layer, state, at: layerFrame, in: space, into: &commands) }
    let inner = Space(origin: layerFrame.shift, visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
    var stencil: [DrawCommand] = []
    var masked: [DrawCommand] = []
    paint(mask, in: inner, into: &stencil)
    guard !stencil.isEmpty else { return }
    paintInColors(layer, state, at: layerFrame, in: space, into: &masked)
    append(DrawGroup(mask: stencil, commands: masked), to: &commands)
  }

  /// Draws a layer. Vibrant content is replaced by a material with the content's opacity.
  private func paintInColors(
    _ layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    guard case .vibrancy(let material) = state.drawn else {
      return paintShaded(layer, state, at: layerFrame, in: space, into: &commands)
    }
    var stencil: [DrawCommand] = []
    paintShaded(layer, state, at: layerFrame, in: space, into: &stencil)
    let area = DrawCommand.bounds(of: stencil).overlap(space.visible)
    guard area.size.width > 0, area.size.height > 0 else { return }
    let materialBackdrop = material.backdrop(RoundedRect(space.isOnGrid ? grid.round(area) : area))
    commands.append(.group(DrawGroup(mask: stencil, commands: [.backdrop(materialBackdrop)])))
  }

  /// Draws the background, content, sublayers and border, in the order of Core Animation.
  func paintParts(
    _ layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space,
    into commands: inout [DrawCommand]
  ) {
    let rect = space.isOnGrid ? grid.round(layerFrame.frame) : layerFrame.frame
    let shape = layer.roundedRect(rect, state)
    let isVisible = rect.overlaps(space.visible)
    if layer.masksToBounds, !isVisible { return }
    if isVisible { paintBackground(layer, state, shape, into: &commands) }
    let showsContent = isVisible || layer.reach(of: state, in: rect).overlaps(space.visible)
    paintInside(layer, state, shape, at: layerFrame, in: space, isVisible: showsContent, into: &commands)
    guard isVisible else { return }
    layer.owner?.recordOverlay(in: rect, into: &commands)
    if state.borderWidth > 0, let color = state.borderColor?.displayable, color.paints {
      commands.append(.border(shape, width: state.borderWidth, color))
    }
  }

  private func paintBackground(
    _ layer: CALayer, _ state: LayerState, _ shape: RoundedRect, into commands: inout [DrawCommand]
  ) {
    if layer.pattern != nil {
      layer.pattern?.command(in: shape).map { commands.append($0) }
    } else if let color = state.backgroundColor?.displayable, color.paints {
      commands.append(.fill(shape, color))
    }
  }

  /// Draws the content and the sublayers, clipped if the layer masks to its bounds.
  private func paintInside(
    _ layer: CALayer, _ state: LayerState, _ shape: RoundedRect, at layerFrame: LayerFrame, in space: Space,
    isVisible: Bool,
    into commands: inout [DrawCommand]
  ) {
    guard layer.masksToBounds else {
      if isVisible { layer.recordContent(state, in: shape.rect, into: &commands) }
      return paintSublayers(of: layer, state, at: layerFrame, in: space, clip: nil, into: &commands)
    }
    var inner = space
    inner.visible = space.visible.overlap(shape.rect)
    guard layer.owner?.scrollIdentity == nil else {
      // Most scroll views draw nothing themselves.
      var own: [DrawCommand] = []
      layer.recordContent(state, in: shape.rect, into: &own)
      if !own.isEmpty { append(DrawGroup(clip: shape, commands: own), to: &commands) }
      return paintSublayers(of: layer, state, at: layerFrame, in: inner, clip: shape, into: &commands)
    }
    var clipped: [DrawCommand] = []
    layer.recordContent(state, in: shape.rect, into: &clipped)
    paintSublayers(of: layer, state, at: layerFrame, in: inner, clip: nil, into: &clipped)
    append(DrawGroup(clip: shape, commands: clipped), to: &commands)
  }

  /// Draws the sublayers, in copies if the layer replicates them.
  private func paintSublayers(
    of layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space, clip: RoundedRect?,
    into commands: inout [DrawCommand]
  ) {
    guard let replication = layer.replication else {
      return paintOwnSublayers(of: layer, state, at: layerFrame, in: space, clip: clip, into: &commands)
    }
    let center = CGRect(origin: layerFrame.frame.origin, size: state.bounds.size).center
    for copy in replication.copies {
      var painter = self
      painter.time = time - copy.delay
      let placed = copy.placed(around: center)
      guard placed.isInvertible else { continue }
      var inner = space
      inner.visible = space.visible.applying(placed.inverted())
      inner.isOnGrid = space.isOnGrid && placed.affine?.isIdentity == true
      var copied: [DrawCommand] = []
      painter.paintOwnSublayers(of: layer, state, at: layerFrame, in: inner, clip: clip, into: &copied)
      append(
        DrawGroup(projection: placed, opacity: copy.tint.alpha, commands: copied.map { $0.tinted(copy.tint) }),
        to: &commands)
    }
  }

  private func paintOwnSublayers(
    of layer: CALayer, _ state: LayerState, at layerFrame: LayerFrame, in space: Space, clip: RoundedRect?,
    into commands: inout [DrawCommand]
  ) {
    guard showsSublayers, !layer.children.isEmpty else { return }
    guard let identity = layer.owner?.scrollIdentity else {
      let inner = Space(
        origin: layerFrame.shift, visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
      for child in paintOrder(of: layer) { paint(child, in: inner, into: &commands) }
      return
    }
    // Scrolled content keeps its content coordinates, so that only the translation of the group differs between frames.
    let shift = space.isOnGrid ? grid.round(layerFrame.shift) : layerFrame.shift
    var inner = Space(visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
    inner.visible.origin = inner.visible.origin - shift
    var scrolled: [DrawCommand] = []
    for child in paintOrder(of: layer) { paint(child, in: inner, into: &scrolled) }
    let transform = CGAffineTransform(translationX: shift.x, y: shift.y)
    append(DrawGroup(scrollIdentity: identity, clip: clip, transform: transform, commands: scrolled), to: &commands)
  }
}

extension Painter {
  /// Returns the sublayers from back to front, in their order at equal depths.
  func paintOrder(of layer: CALayer) -> [CALayer] {
    guard layer.hasLayeredChildren else { return layer.children }
    return layer.children.enumerated()
      .map { (depth: $1.zPosition + $1.shown(at: time).transform.depth, index: $0, layer: $1) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map(\.layer)
  }
}
