import Drawing
import Foundation
import Geometry
import Typography

/// A builder that turns commands into marks: it resolves coordinates, colors and cached pixels, and omits invisible
/// commands.
struct MarkBuilder {
  /// The pixels about to be painted; commands that do not touch them are omitted.
  let wanted: PixelRect
  private(set) var marks: [Mark] = []
  /// The marks below, in the same coordinates; `nil` if no backdrop needs them.
  let backdropMarks: [Mark]?
  /// The shape to which the marks will be clipped, because a backdrop shows them before their group is complete.
  private var outline: ShapeCoverage?

  /// All marks painted so far.
  var everythingBelow: [Mark] {
    guard let outline, !marks.isEmpty else { return (backdropMarks ?? []) + marks }
    let bounds = marks.reduce(PixelRect.empty) { $0.enclosing($1.bounds) }.intersection(outline.cover)
    return (backdropMarks ?? []) + [Mark(bounds: bounds, content: .clip(outline, marks))]
  }

  init(wanted: PixelRect, backdropMarks: [Mark]? = nil) {
    self.wanted = wanted
    self.backdropMarks = backdropMarks
  }

  /// - Parameter clip: The part of the surface that the commands may touch. It is independent of `wanted`, because it
  ///   determines how groups are painted on layers.
  mutating func add(_ commands: [DrawCommand], in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache) {
    for command in commands { add(command, in: space, clip: clip, cache: &cache) }
  }

  private mutating func add(
    _ command: DrawCommand, in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache
  ) {
    if case .group(let group) = command { return add(group, in: space, clip: clip, cache: &cache) }
    let bounds = space.cover(command.bounds).intersection(clip)
    guard bounds.overlaps(wanted) else { return }
    switch command {
    case .fill(let shape, let color): add(fill: shape, color, space, bounds, &cache)
    case .border(let shape, let width, let color): add(border: shape, width, color, space, bounds, &cache)
    case .shadow(let shadow): add(shadow: shadow, space, bounds, &cache)
    case .contentShadow(let shadow): add(contentShadow: shadow, space, bounds, &cache)
    case .gradient(let shape, let gradient): add(gradient: shape, gradient, space, bounds, &cache)
    case .backdrop(let backdrop): add(backdrop: backdrop, space, bounds, &cache)
    case .path(let path): add(path: path, space, bounds, &cache)
    case .image(let image): add(image: image, space, bounds, &cache)
    case .text(let text): add(text: text, space, bounds, &cache)
    case .group: break
    }
  }

  mutating func append(_ content: Mark.Content, _ bounds: PixelRect) {
    guard bounds.overlaps(wanted) else { return }
    marks.append(Mark(bounds: bounds, content: content))
  }
}

// MARK: - Shapes

extension MarkBuilder {
  private mutating func add(
    fill rounded: RoundedRect, _ color: Color, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    let packed = color.packed
    guard packed >> 24 > 0, let shape = space.shape(rounded) else { return }
    let coverage = cache.coverage(of: shape)
    append(.fill(coverage, packed), bounds.intersection(coverage.cover))
  }

  private mutating func add(
    border rounded: RoundedRect, _ width: CGFloat, _ color: Color, _ space: DeviceSpace, _ bounds: PixelRect,
    _ cache: inout ResourceCache
  ) {
    let packed = color.packed
    let thickness = Shape.snap(space.fixed(width))
    guard packed >> 24 > 0, thickness > 0, let shape = space.shape(rounded) else { return }
    let outer = cache.coverage(of: shape)
    let area = bounds.intersection(outer.cover)
    if let inner = shape.inset(by: thickness) {
      append(.border(outer: outer, inner: cache.coverage(of: inner), packed), area)
    } else {
      append(.fill(outer, packed), area)
    }
  }

  private mutating func add(
    gradient rounded: RoundedRect, _ gradient: Gradient, _ space: DeviceSpace, _ bounds: PixelRect,
    _ cache: inout ResourceCache
  ) {
    guard let shape = space.shape(rounded), let ramp = GradientRamp(gradient, over: shape) else { return }
    let coverage = cache.coverage(of: shape)
    append(.gradient(coverage, ramp), bounds.intersection(coverage.cover))
  }

  private mutating func add(
    shadow: Shadow, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    let packed = shadow.color.packed
    let moved = DeviceSpace(
      scale: space.scale, x: space.x + space.fixed(shadow.offset.width), y: space.y + space.fixed(shadow.offset.height))
    guard packed >> 24 > 0, let shape = moved.shape(shadow.shape) else { return }
    let deviation = min(space.fixed(FiniteGeometry.length(shadow.blurRadius)), ShadowCoverage.maximumDeviation)
    guard let coverage = cache.shadow(of: shape, deviation: deviation) else { return }
    append(.shadow(coverage, packed), bounds.intersection(coverage.cover))
  }
}

// MARK: - Pictures and text

extension MarkBuilder {
  /// The number of pixels above which a picture is scaled only in its visible part, which saves work and memory. The
  /// pixels are the same either way.
  private static let wholeTile = 1 << 22

  private mutating func add(
    image: ImageCommand, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    let source = image.source
    guard image.image.width > 0, image.image.height > 0, source.isNearUnit,
      let shape = space.shape(RoundedRect(image.destination))
    else { return }
    let tint = image.tint?.packed
    if tint == 0 { return }
    let position = shape.nearestPixels
    var key = ResourceCache.TileKey(
      image: image.image, source: source, width: position.width, height: position.height,
      region: PixelRect(x: 0, y: 0, width: position.width, height: position.height), nearest: image.nearest)
    if position.area > Self.wholeTile {
      let area = bounds.intersection(position)
      guard area.overlaps(wanted) else { return }
      key.region = area.offset(x: -position.x, y: -position.y)
      append(.tile(cache.tile(key), x: area.x, y: area.y, tint: tint), area)
    } else if shape.isPlain {
      append(.tile(cache.tile(key), x: position.x, y: position.y, tint: tint), bounds.intersection(position))
    } else if let map = shape.map(fromWidth: position.width, height: position.height) {
      append(.texture(cache.texture(key), map, level: 255, tint: tint), bounds)
    }
  }

  private mutating func add(
    text: TextCommand, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    let packed = text.color.packed
    guard packed >> 24 > 0, text.run.font.size.isFinite, text.run.font.size > 0 else { return }
    // Quarter pixels horizontally, whole pixels vertically: a baseline between two rows would blur every letter.
    let quarters = (space.originX(text.origin.x) + 32) >> 6
    let baseline = (space.originY(text.origin.y) + 128) >> 8
    let left = quarters >> 2
    let pixels = cache.glyphs.pixels(
      of: GlyphCache.Key(run: text.run, scale: space.scale, quarter: quarters & 3))
    for mask in pixels.masks {
      let (x, y) = (left + mask.x, baseline + mask.y)
      let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      append(.mask(mask, x: x, y: y, packed), bounds.intersection(area))
    }
    for picture in pixels.pictures {
      let (x, y) = (left + picture.x, baseline + picture.y)
      let area = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
      append(.picture(picture, x: x, y: y, level: packed >> 24), bounds.intersection(area))
    }
  }
}

extension CGRect {
  /// Whether the rectangle is usable as a part of a picture: not empty, and not far beyond its edges.
  fileprivate var isNearUnit: Bool {
    let reach: ClosedRange<CGFloat> = -16...16
    return size.width > 0 && size.height > 0 && reach.contains(origin.x) && reach.contains(origin.y)
      && reach.contains(origin.x + size.width) && reach.contains(origin.y + size.height)
  }
}

extension Shape {
  /// The nearest whole pixels to the edges, at least one in each direction.
  fileprivate var nearestPixels: PixelRect {
    let x = (left + 128) >> 8
    let y = (top + 128) >> 8
    return PixelRect(
      x: x, y: y, width: max(1, (right - left + 128) >> 8), height: max(1, (bottom - top + 128) >> 8))
  }

  /// Returns a map that stretches a picture of whole pixels exactly over the shape.
  fileprivate func map(fromWidth width: Int, height: Int) -> AffineMap? {
    let scaleX = CGFloat(right - left) / 256 / CGFloat(width)
    let scaleY = CGFloat(bottom - top) / 256 / CGFloat(height)
    return AffineMap(linear: CGAffineTransform(scaleX: scaleX, y: scaleY), x: left, y: top)
  }
}

// MARK: - Groups

extension MarkBuilder {
  private mutating func add(
    _ group: DrawGroup, in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache
  ) {
    let level = Double(group.opacity).level
    guard level > 0, group.transform.isFinite, group.projection?.isInvertible ?? true else { return }
    var area = clip
    var outline: ShapeCoverage?
    if let rounded = group.clip {
      guard let shape = space.shape(rounded) else { return }
      area = area.intersection(shape.cover)
      outline = shape.isPlain ? nil : cache.coverage(of: shape)
    }
    guard area.overlaps(wanted) else { return }

    var inside = MarkBuilder(wanted: wanted, backdropMarks: backdropMarks(of: group))
    inside.outline = outline
    if group.isOnlyMoved {
      inside.add(group.commands, in: space.moved(by: group.transform), clip: area, cache: &cache)
      if level < 255 || group.isIsolated && DrawCommand.holdBlend(group.commands) {
        inside.gather(in: area) { .fade($0, level: level) }
      }
    } else {
      inside.add(layer: group, level: level, in: space, clip: area, cache: &cache)
    }
    if let outline { inside.gather(in: area) { .clip(outline, $0) } }
    if group.blendMode != .normal {
      inside.blend(group, in: space, clip: area, cache: &cache)
    } else if let mask = group.mask {
      let blends = DrawCommand.holdBlend([.group(group)])
      inside.limit(to: mask, blends: blends, in: space, clip: area, cache: &cache)
    }
    marks += inside.marks
  }

  /// Combines all marks so far into one.
  private mutating func gather(in area: PixelRect, _ content: ([Mark]) -> Mark.Content) {
    guard !marks.isEmpty else { return }
    let bounds = marks.reduce(PixelRect.empty) { $0.enclosing($1.bounds) }.intersection(area)
    marks = [Mark(bounds: bounds, content: content(marks))]
  }

  /// Combines the marks so far with what will be below them, by the mode of their group.
  private mutating func blend(
    _ group: DrawGroup, in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache
  ) {
    guard let mask = group.mask else {
      return gather(in: clip) { .blend($0, by: nil, group.blendMode) }
    }
    var stencil = MarkBuilder(wanted: wanted)
    stencil.add(mask, in: space, clip: clip, cache: &cache)
    guard !stencil.marks.isEmpty else { return marks = [] }
    let bounds = stencil.marks.reduce(PixelRect.empty) { $0.enclosing($1.bounds) }.intersection(clip)
    marks = [Mark(bounds: bounds, content: .blend(marks, by: stencil.marks, group.blendMode))]
  }

  /// Limits the marks so far to the opaque part of a mask.
  ///
  /// - Parameter blends: Whether marks are combined with what is below.
  private mutating func limit(
    to mask: [DrawCommand], blends: Bool, in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache
  ) {
    var stencil = MarkBuilder(wanted: wanted)
    stencil.add(mask, in: space, clip: clip, cache: &cache)
    let shown = stencil.marks.reduce(PixelRect.empty) { $0.enclosing($1.bounds) }
    gather(in: clip.intersection(shown)) {
      blends ? .limited($0, to: stencil.marks) : .masked($0, by: stencil.marks)
    }
    marks.removeAll { $0.bounds.isEmpty }
  }

  /// Paints the group's children untransformed on a separate layer, which is then drawn through the group's transform.
  private mutating func add(
    layer group: DrawGroup, level: UInt32, in space: DeviceSpace, clip: PixelRect, cache: inout ResourceCache
  ) {
    let bounds = space.cover(group.unclippedBounds).intersection(clip)
    guard bounds.overlaps(wanted), let plan = LayerPlan(group, in: space, clip: clip) else { return }
    if let backdropMarks {
      // Content behind a backdrop changes whenever the pixels below do, so such a layer is not reused.
      let seen = LayerBackdrop(of: group, in: space, bounds: bounds).tile(of: backdropMarks, plan: plan)
      append(plan.content(plan.paint(group.commands, over: seen, cache: &cache), level: level), bounds)
      return
    }
    let texture = cache.layer(
      of: group.commands, scale: plan.scale, halvings: plan.halvings, region: plan.region
    ) { cache in
      plan.paint(group.commands, over: nil, cache: &cache)
    }
    append(plan.content(texture, level: level), bounds)
  }
}
