import Drawing
import Foundation
import Geometry

/// Turns layers into a display list.
///
/// Layers that only stand somewhere are painted straight into their ancestor's coordinates, their edges on whole device
/// pixels. A group is opened where something needs one: a transform, a clip, an opacity, a scrolling area.
@MainActor
struct Painter {
  /// The coordinates that commands are written in, and what of them can be seen.
  struct Space {
    /// From the superlayer's coordinates to the commands'.
    var origin = CGPoint.zero
    /// In the commands' coordinates.
    var visible: CGRect
    /// The commands' coordinates lie on the pixel grid.
    var isOnGrid = true
    /// How the superlayer looks at the layer.
    var lens: Lens?
  }

  private let size: CGSize
  private let grid: PixelGrid
  let time: FrameTime
  private var commands: [DrawCommand] = []

  init(size: CGSize, scale: CGFloat, time: FrameTime) {
    self.size = size
    self.time = time
    grid = PixelGrid(scale: scale)
  }

  var list: DisplayList { DisplayList(size: size, commands: commands) }

  mutating func paint(_ layer: CALayer) {
    paint(layer, in: Space(visible: CGRect(origin: .zero, size: size)), into: &commands)
  }

  private func paint(_ layer: CALayer, in space: Space, into commands: inout [DrawCommand]) {
    let state = layer.shown(at: time)
    guard state.opacity > 0, !layer.isHidden || layer.transition(at: time) != nil else { return }
    guard state.transform == .identity, space.lens == nil else {
      return paintTransformed(layer, state, in: space, into: &commands)
    }
    let origin = state.frame.origin + space.origin
    let place = Place(frame: CGRect(origin: origin, size: state.bounds.size), bounds: state.bounds.origin)
    guard state.opacity < 1 else { return paintBody(layer, state, at: place, in: space, into: &commands) }
    var faded: [DrawCommand] = []
    paintBody(layer, state, at: place, in: space, into: &faded)
    append(DrawGroup(opacity: state.opacity, commands: faded), to: &commands)
  }

  /// Within, the commands are in the layer's own coordinates, where there is no grid to keep to.
  private func paintTransformed(
    _ layer: CALayer, _ state: LayerState, in space: Space, into commands: inout [DrawCommand]
  ) {
    var toSpace = state.toSuperlayer(zPosition: layer.zPosition, through: space.lens)
    var shift = CGAffineTransform(translationX: space.origin.x, y: space.origin.y)
    guard toSpace.isInvertible, shift.isFinite else { return }
    if toSpace.affine == nil {
      // In perspective around a near point: what has scrolled far is drawn as precisely as what has not.
      let center = space.lens?.pivot ?? state.position
      toSpace = toSpace.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      shift = shift.translatedBy(x: center.x, y: center.y)
    }
    if !layer.isDoubleSided, state.showsBack(zPosition: layer.zPosition, through: space.lens) { return }
    let seen = space.visible.applying(shift.inverted()).applying(toSpace.inverted())
    let inner = Space(visible: seen, isOnGrid: false)
    var transformed: [DrawCommand] = []
    let place = Place(frame: state.bounds, bounds: state.bounds.origin)
    paintBody(layer, state, at: place, in: inner, into: &transformed)
    append(
      DrawGroup(projection: toSpace, transform: shift, opacity: state.opacity, commands: transformed), to: &commands)
  }

  private func append(_ group: DrawGroup, to commands: inout [DrawCommand]) {
    if !group.commands.isEmpty { commands.append(.group(group)) }
  }
}

/// Where a layer's bounds lie in the commands' coordinates, before they are put on the grid.
struct Place {
  var frame: CGRect
  /// The origin of the layer's own coordinates.
  var bounds: CGPoint

  /// From the layer's own coordinates to the commands'.
  var shift: CGPoint { frame.origin - bounds }
}

extension Painter {
  /// All of a layer, or of how it passes from one look to another.
  private func paintBody(
    _ layer: CALayer, _ state: LayerState, at place: Place, in space: Space, into commands: inout [DrawCommand]
  ) {
    guard let transition = layer.transition(at: time) else {
      return paintLook(layer, state, at: place, in: space, into: &commands)
    }
    paint(transition, of: layer, state, at: place, in: space, into: &commands)
  }

  /// All of a layer, where its mask lets it show.
  func paintLook(
    _ layer: CALayer, _ state: LayerState, at place: Place, in space: Space, into commands: inout [DrawCommand]
  ) {
    guard let mask = layer.mask else { return paintInColors(layer, state, at: place, in: space, into: &commands) }
    let inner = Space(origin: place.shift, visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
    var stencil: [DrawCommand] = []
    var masked: [DrawCommand] = []
    paint(mask, in: inner, into: &stencil)
    guard !stencil.isEmpty else { return }
    paintInColors(layer, state, at: place, in: space, into: &masked)
    append(DrawGroup(mask: stencil, commands: masked), to: &commands)
  }

  /// All of a layer; vibrant content shows glass of its own, as strongly as it is opaque.
  private func paintInColors(
    _ layer: CALayer, _ state: LayerState, at place: Place, in space: Space, into commands: inout [DrawCommand]
  ) {
    guard case .vibrancy(let material) = state.drawn else {
      return paintUnmasked(layer, state, at: place, in: space, into: &commands)
    }
    var stencil: [DrawCommand] = []
    paintUnmasked(layer, state, at: place, in: space, into: &stencil)
    let area = DrawCommand.bounds(of: stencil).overlap(space.visible)
    guard area.size.width > 0, area.size.height > 0 else { return }
    let glass = material.backdrop(RoundedRect(space.isOnGrid ? grid.round(area) : area))
    commands.append(.group(DrawGroup(mask: stencil, commands: [.backdrop(glass)])))
  }

  /// Shadow, background, content, sublayers, border: the order of Core Animation.
  private func paintUnmasked(
    _ layer: CALayer, _ state: LayerState, at place: Place, in space: Space, into commands: inout [DrawCommand]
  ) {
    let rect = space.isOnGrid ? grid.round(place.frame) : place.frame
    let shape = layer.roundedRect(rect, state)
    let isVisible = rect.overlaps(space.visible)
    if layer.masksToBounds {
      guard isVisible else { return }
    } else {
      paintShadow(layer, state, at: place, in: space, into: &commands)
    }
    if isVisible, let color = state.backgroundColor?.displayable, color.paints { commands.append(.fill(shape, color)) }
    let showsContent = isVisible || layer.reach(of: state, in: rect).overlaps(space.visible)
    paintInside(layer, state, shape, at: place, in: space, isVisible: showsContent, into: &commands)
    guard isVisible else { return }
    layer.owner?.recordOverlay(in: rect, into: &commands)
    if state.borderWidth > 0, let color = state.borderColor?.displayable, color.paints {
      commands.append(.border(shape, width: state.borderWidth, color))
    }
  }

  /// Content and sublayers, clipped if the layer asks for it.
  private func paintInside(
    _ layer: CALayer, _ state: LayerState, _ shape: RoundedRect, at place: Place, in space: Space, isVisible: Bool,
    into commands: inout [DrawCommand]
  ) {
    guard layer.masksToBounds else {
      if isVisible { layer.recordContent(state, in: shape.rect, into: &commands) }
      return paintSublayers(of: layer, state, at: place, in: space, clip: nil, into: &commands)
    }
    var inner = space
    inner.visible = space.visible.overlap(shape.rect)
    guard layer.owner?.scrollIdentity == nil else {
      return paintSublayers(of: layer, state, at: place, in: inner, clip: shape, into: &commands)
    }
    var clipped: [DrawCommand] = []
    layer.recordContent(state, in: shape.rect, into: &clipped)
    paintSublayers(of: layer, state, at: place, in: inner, clip: nil, into: &clipped)
    append(DrawGroup(clip: shape, commands: clipped), to: &commands)
  }

  private func paintSublayers(
    of layer: CALayer, _ state: LayerState, at place: Place, in space: Space, clip: RoundedRect?,
    into commands: inout [DrawCommand]
  ) {
    guard !layer.children.isEmpty else { return }
    guard let identity = layer.owner?.scrollIdentity else {
      let inner = Space(
        origin: place.shift, visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
      for child in paintOrder(of: layer) { paint(child, in: inner, into: &commands) }
      return
    }
    // What scrolls keeps its content coordinates, so that from frame to frame only the group's shift is different.
    let shift = space.isOnGrid ? grid.round(place.shift) : place.shift
    var inner = Space(visible: space.visible, isOnGrid: space.isOnGrid, lens: Lens(state))
    inner.visible.origin = inner.visible.origin - shift
    var scrolled: [DrawCommand] = []
    for child in paintOrder(of: layer) { paint(child, in: inner, into: &scrolled) }
    let transform = CGAffineTransform(translationX: shift.x, y: shift.y)
    append(DrawGroup(scrollIdentity: identity, clip: clip, transform: transform, commands: scrolled), to: &commands)
  }
}

extension Painter {
  private func paintShadow(
    _ layer: CALayer, _ state: LayerState, at place: Place, in space: Space, into commands: inout [DrawCommand]
  ) {
    guard state.shadowOpacity > 0, var color = state.shadowColor?.displayable else { return }
    color.alpha *= state.shadowOpacity
    guard color.paints else { return }
    let rect = space.isOnGrid ? grid.round(place.frame) : place.frame
    if let own = layer.shadows(of: state, in: rect, color: color) {
      commands += own.filter { $0.bounds.overlaps(space.visible) }
      return
    }
    for shape in solidShapes(of: layer, state, at: place, in: space) {
      let shadow = Shadow(shape: shape, blurRadius: state.shadowRadius, offset: state.shadowOffset, color: color)
      if shadow.bounds.overlaps(space.visible) { commands.append(.shadow(shadow)) }
    }
  }

  /// What throws a layer's shadow: its own background or content, or else what its sublayers have.
  ///
  /// - Fidelity: approximated; iOS blurs whatever the layer and its sublayers paint, text and pictures included.
  private func solidShapes(
    of layer: CALayer, _ state: LayerState, at place: Place, in space: Space
  ) -> [RoundedRect] {
    if layer.owner?.hasSolidContent ?? false || state.backgroundColor?.displayable.paints ?? false {
      let rect = space.isOnGrid ? grid.round(place.frame) : place.frame
      return [layer.roundedRect(rect, state)]
    }
    return layer.children.flatMap { child -> [RoundedRect] in
      let state = child.shown(at: time)
      guard !child.isHidden, state.opacity > 0, state.transform == .identity else { return [] }
      let frame = CGRect(origin: state.frame.origin + place.shift, size: state.bounds.size)
      return solidShapes(of: child, state, at: Place(frame: frame, bounds: state.bounds.origin), in: space)
    }
  }
}

extension Painter {
  /// From back to front; equal depths in the order of the sublayers.
  private func paintOrder(of layer: CALayer) -> [CALayer] {
    guard layer.hasLayeredChildren else { return layer.children }
    return layer.children.enumerated()
      .map { (depth: $1.zPosition + $1.shown(at: time).transform.depth, index: $0, layer: $1) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map(\.layer)
  }
}
