import Drawing
import Geometry

/// The areas of backdrops. If one pixel under an area changes, all of the area may.
struct BackdropAreas {
  private var areas: [PixelRect] = []

  init(of commands: [DrawCommand], in space: DeviceSpace, clip: PixelRect) {
    visit(commands, in: space, clip: clip)
  }

  var isEmpty: Bool { areas.isEmpty }

  /// The smallest rectangle around all areas.
  var extent: PixelRect { areas.reduce(.empty) { $0.enclosing($1) } }

  private mutating func visit(_ commands: [DrawCommand], in space: DeviceSpace, clip: PixelRect) {
    for command in commands {
      switch command {
      case .backdrop(let backdrop): add(space.cover(backdrop.bounds).intersection(clip))
      case .group(let group): visit(group, in: space, clip: clip)
      default: break
      }
    }
  }

  private mutating func visit(_ group: DrawGroup, in space: DeviceSpace, clip: PixelRect) {
    let inner = group.clip.map { clip.intersection(space.cover($0.rect)) } ?? clip
    if group.isOnlyMoved {
      visit(group.commands, in: space.moved(by: group.transform), clip: inner)
    } else if DrawCommand.holdBackdrop(group.commands) {
      add(space.cover(group.unclippedBounds).intersection(inner))
    }
  }

  private mutating func add(_ area: PixelRect) { if !area.isEmpty { areas.append(area) } }

  /// Returns `area` extended by all backdrops that overlap it, directly or through others.
  func enclosed(by area: PixelRect) -> PixelRect {
    var wanted = area
    while let next = areas.first(where: { $0.overlaps(wanted) && !wanted.contains($0) }) {
      wanted = wanted.enclosing(next)
    }
    return wanted
  }

  /// Damages a backdrop as a whole if pixels under it are repainted or moved.
  func spread(_ damage: inout DamageRegion, moves: [PixelRect]) {
    var clean = areas
    while let index = clean.firstIndex(where: { area in
      moves.contains { $0.overlaps(area) } || damage.areas.contains { $0.overlaps(area) }
    }) {
      damage.add(clean.remove(at: index))
    }
  }
}
