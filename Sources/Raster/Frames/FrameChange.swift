import Drawing
import Foundation
import Geometry

/// The operations that turn the pixels of one list into those of the next: first pixels that only move, then areas to
/// repaint.
struct FrameChange {
  /// A move of pixels within `area`: each pixel is copied from `(−dx, −dy)` relative to it, if that is in `area` too.
  struct Move: Equatable {
    var area: PixelRect
    var dx: Int
    var dy: Int
  }

  private(set) var moves: [Move] = []
  private(set) var damage: DamageRegion
  /// The ancestors of the group being compared, from the root.
  private var path: [Level] = []

  /// The commands around a group and its descendants, in both lists.
  fileprivate struct Level {
    var old: Surroundings
    var new: Surroundings
    var space: DeviceSpace
    var clip: PixelRect
  }

  struct Surroundings {
    var below: ArraySlice<DrawCommand>
    var above: ArraySlice<DrawCommand>
  }

  /// The context in which a pair of groups is compared.
  fileprivate struct ComparisonContext {
    var space: DeviceSpace
    var clip: PixelRect
    /// Whether everything around the group is unchanged and painted directly onto the surface.
    var canMove = true
    /// The pixels that the clips above cover only partly.
    var partial: [PixelRect] = []
  }

  /// The number of commands to search ahead when the lists differ.
  private static let lookAhead = 48

  init(from old: DisplayList, to new: DisplayList, scale: CGFloat, surface: PixelRect) {
    damage = DamageRegion(surface: surface)
    guard old.size == new.size else {
      damage.add(surface)
      return
    }
    let context = ComparisonContext(space: DeviceSpace(scale: Double(scale)), clip: surface)
    compare(old.commands, new.commands, at: context)
    BackdropAreas(of: new.commands, in: context.space, clip: surface).spread(&damage, moves: moves.map(\.area))
  }

  /// Compares both lists in parallel. Matched commands keep their order, so a pixel outside the damage is painted by
  /// the same commands in the same order in both.
  private mutating func compare(_ old: [DrawCommand], _ new: [DrawCommand], at context: ComparisonContext) {
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
      } else if let pair = MatchedGroups(old[i], new[j]) {
        path.append(
          Level(
            old: Surroundings(below: old[..<i], above: old[(i + 1)...]),
            new: Surroundings(below: new[..<j], above: new[(j + 1)...]), space: context.space, clip: context.clip))
        compare(pair, at: context)
        path.removeLast()
        (i, j) = (i + 1, j + 1)
      } else {
        let skip = Self.resynchronise(old[i...], new[j...])
        for command in old[i..<(i + skip.old)] + new[j..<(j + skip.new)] { redraw(command, at: context) }
        (i, j) = (i + skip.old, j + skip.new)
      }
    }
    for command in old[i...] + new[j...] { redraw(command, at: context) }
  }

  /// Returns the number of commands of each list to skip until they match again; one of each if they do not soon.
  private static func resynchronise(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> (old: Int, new: Int) {
    for distance in 1...lookAhead {
      if let later = old.dropFirst(distance).first, later == new[new.startIndex] { return (distance, 0) }
      if let later = new.dropFirst(distance).first, later == old[old.startIndex] { return (0, distance) }
    }
    return (1, 1)
  }

  private mutating func redraw(_ command: DrawCommand, at context: ComparisonContext) {
    damage.add(context.space.cover(command.bounds).intersection(context.clip))
  }

  private mutating func compare(_ pair: MatchedGroups, at context: ComparisonContext) {
    switch pair {
    case .same(let old, let new):
      compare(old.commands, new.commands, at: context.inside(new))
    case .scrolled(let old, let new):
      let inside = context.inside(new)
      if context.space.moved(by: old.transform) == context.space.moved(by: new.transform) {
        compare(old.commands, new.commands, at: inside)
      } else if let move = move(from: old, to: new, at: context, inside: inside) {
        moves.append(move)
        var moved = inside
        moved.canMove = false
        compare(old.commands, new.commands, at: moved)
      } else {
        redraw(.group(old), at: context)
        redraw(.group(new), at: context)
      }
    }
  }
}

/// Two groups that are compared child by child.
private enum MatchedGroups {
  case same(DrawGroup, DrawGroup)
  /// Two groups that are equal except for the scroll offset of their content.
  case scrolled(DrawGroup, DrawGroup)

  init?(_ old: DrawCommand, _ new: DrawCommand) {
    guard case .group(let old) = old, case .group(let new) = new else { return nil }
    guard old.scrollIdentity == new.scrollIdentity, old.clip == new.clip, old.mask == new.mask,
      old.opacity == new.opacity, old.blendMode == new.blendMode, old.isIsolated == new.isIsolated,
      old.isOnlyMoved, new.isOnlyMoved
    else { return nil }
    if old.transform == new.transform {
      self = .same(old, new)
    } else if new.scrollIdentity != nil, new.clip != nil, new.mask == nil, new.opacity == 1, new.isPlain {
      self = .scrolled(old, new)
    } else {
      return nil
    }
  }
}

extension FrameChange.ComparisonContext {
  fileprivate func inside(_ group: DrawGroup) -> Self {
    var inner = self
    inner.space = space.moved(by: group.transform)
    inner.canMove = canMove && group.opacity == 1 && group.mask == nil && group.isPlain
    guard let rounded = group.clip else { return inner }
    guard let shape = space.shape(rounded) else {
      inner.clip = .empty
      return inner
    }
    inner.clip = clip.intersection(shape.cover)
    inner.partial += shape.partialAreas
    return inner
  }
}

extension Shape {
  /// The rectangles around all pixels that are covered partly, or that are inside the cover but not covered.
  fileprivate var partialAreas: [PixelRect] {
    guard !isPlain else { return [] }
    let context = cover
    let side = ((reach + 255) >> 8) + 1
    let corner = { (x: Int, y: Int) in PixelRect(x: x, y: y, width: side, height: side) }
    var areas: [PixelRect] = []
    if corners.contains(.topLeft) { areas.append(corner(context.x, context.y)) }
    if corners.contains(.topRight) { areas.append(corner(context.right - side, context.y)) }
    if corners.contains(.bottomLeft) { areas.append(corner(context.x, context.bottom - side)) }
    if corners.contains(.bottomRight) { areas.append(corner(context.right - side, context.bottom - side)) }
    let (column, row) = (PixelRect(x: 0, y: context.y, width: 1, height: context.height), context)
    if left & 255 != 0 { areas.append(column.offset(x: context.x, y: 0)) }
    if right & 255 != 0 { areas.append(column.offset(x: context.right - 1, y: 0)) }
    if top & 255 != 0 { areas.append(PixelRect(x: row.x, y: row.y, width: row.width, height: 1)) }
    if bottom & 255 != 0 { areas.append(PixelRect(x: row.x, y: row.bottom - 1, width: row.width, height: 1)) }
    return areas
  }
}

// MARK: - Moving pixels

extension FrameChange {
  /// Returns the move that shows scrolled content, and adds the damage that it leaves; `nil` if repainting is necessary
  /// or hardly more expensive.
  private mutating func move(
    from old: DrawGroup, to new: DrawGroup, at context: ComparisonContext, inside: ComparisonContext
  ) -> Move? {
    let area = inside.clip
    let dx = context.space.fixed(new.transform.tx) - context.space.fixed(old.transform.tx)
    let dy = context.space.fixed(new.transform.ty) - context.space.fixed(old.transform.ty)
    guard context.canMove, (dx | dy) & 255 == 0, !moves.contains(where: { $0.area.overlaps(area) }) else { return nil }
    let move = Move(area: area, dx: dx >> 8, dy: dy >> 8)
    let shifted = area.offset(x: move.dx, y: move.dy)
    guard shifted.overlaps(area) else { return nil }

    // A pixel may be copied if no unmoved command touches its source or its destination.
    let oldObstacles = obstacles(in: area, of: \.old) + inside.partial
    let newObstacles = obstacles(in: area, of: \.new) + inside.partial
    var again = DamageRegion(surface: area)
    again.add(area.subtracting(shifted))
    again.add(oldObstacles.map { $0.intersection(area).offset(x: move.dx, y: move.dy) })
    again.add(newObstacles)
    let repainted = again.areas.reduce(0) { $0 + $1.area }
    guard repainted * 4 < area.area * 3 else { return nil }
    damage.add(again.areas)
    return move
  }

  /// Returns the areas in `area` that the commands around the compared group paint, except for a uniform background
  /// below it.
  private func obstacles(in area: PixelRect, of side: KeyPath<Level, Surroundings>) -> [PixelRect] {
    var below: [PixelRect] = []
    var above: [PixelRect] = []
    for level in path {
      let around = level[keyPath: side]
      Self.visit(around.below, in: level.space, clip: level.clip.intersection(area)) { bounds, isPlainBackground in
        // An opaque fill under the whole area hides everything below it, and looks the same after any move.
        if isPlainBackground, bounds.contains(area) { below = [] } else { below.append(bounds) }
      }
      Self.visit(around.above, in: level.space, clip: level.clip.intersection(area)) { bounds, _ in
        above.append(bounds)
      }
    }
    return below + above
  }

  /// Calls `body` with the bounds of each command, in order, and whether the command fills them with one opaque color.
  private static func visit(
    _ commands: ArraySlice<DrawCommand>, in space: DeviceSpace, clip: PixelRect,
    _ body: (PixelRect, _ isPlainBackground: Bool) -> Void
  ) {
    for command in commands {
      let bounds = space.cover(command.bounds).intersection(clip)
      guard !bounds.isEmpty else { continue }
      switch command {
      case .fill(let rounded, let color):
        if color.packed >> 24 == 255, let shape = space.shape(rounded), shape.isPlain {
          body(shape.cover.intersection(clip), true)
        } else {
          body(bounds, false)
        }
      case .group(let group):
        if let area = group.plainArea(in: space, clip: clip) {
          visit(group.commands[...], in: space.moved(by: group.transform), clip: area, body)
        } else {
          body(bounds, false)
        }
      default:
        body(bounds, false)
      }
    }
  }
}

extension DrawGroup {
  /// Whether the group is painted directly onto what is below it.
  fileprivate var isPlain: Bool { blendMode == .normal && !isIsolated }

  /// Returns the area that the group's children may paint if the group only moves and clips them; otherwise `nil`.
  fileprivate func plainArea(in space: DeviceSpace, clip area: PixelRect) -> PixelRect? {
    guard isOnlyMoved, opacity == 1, mask == nil, isPlain else { return nil }
    guard let clip else { return area }
    guard let shape = space.shape(clip), shape.isPlain else { return nil }
    return area.intersection(shape.cover)
  }
}
