import Foundation
import Geometry

/// Where a menu lies, and what it is about beside it: both in sight, and as near as can be to where that was.
///
/// Values in, values out; all in the coordinates of the window, in points.
struct MenuPlacement: Equatable {
  /// What the menu is about, which is lifted, and moved where there is no room for the menu otherwise.
  let preview: CGRect
  let menu: CGRect
  /// The menu grows out of this point of it, in shares of its sides.
  let anchor: CGPoint

  /// Between what the menu is about and the menu, in points.
  static let gap: CGFloat = 10

  /// - Parameters:
  ///   - source: What the menu is about.
  ///   - size: Of the menu; it is cut to the room there is.
  ///   - room: Where both must lie.
  ///   - isMirrored: Whether reading begins at the right.
  ///   - staysPut: Whether what the menu is about is not lifted, so that the menu may cover it.
  init(source: CGRect, size: CGSize, room: CGRect, isMirrored: Bool, staysPut: Bool = false) {
    let source = source.finite
    let room = room.finite
    let size = CGSize(width: Swift.min(size.width, room.width), height: Swift.min(size.height, room.height)).finite
    let below = room.maxY - source.maxY - Self.gap
    let isBelow = below >= size.height || below >= source.minY - room.minY - Self.gap
    let left = Self.start(source, size.width, room, isMirrored: isMirrored)
    var top = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - size.height
    var preview = source
    if staysPut {
      top = Self.clamp(top, length: size.height, in: room.interval(.vertical))
    } else {
      (preview.origin.y, top) = Self.stack(source, size.height, in: room.interval(.vertical), isBelow: isBelow)
      if source.width <= room.width {
        preview.origin.x = Self.clamp(source.minX, length: source.width, in: room.interval(.horizontal))
      }
    }
    self.preview = preview
    menu = CGRect(origin: CGPoint(x: left, y: top), size: size)
    let middle = size.width > 0 ? (source.center.x - left) / size.width : 0.5
    anchor = CGPoint(x: Swift.min(Swift.max(middle, 0), 1), y: isBelow ? 0 : 1)
  }

  /// Both below one another, as near as can be to where the source was; the menu lies over it if there is no room.
  ///
  /// - Returns: Where the source begins, and where the menu does.
  private static func stack(
    _ source: CGRect, _ height: CGFloat, in room: Interval, isBelow: Bool
  ) -> (source: CGFloat, menu: CGFloat) {
    let total = source.height + gap + height
    guard total <= room.length else {
      return isBelow
        ? (room.lower, room.upper - height) : (room.upper - source.height, room.lower)
    }
    let wanted = isBelow ? source.minY : source.minY - gap - height
    let top = clamp(wanted, length: total, in: room)
    return isBelow ? (top, top + source.height + gap) : (top + height + gap, top)
  }

  /// - Precondition: There is room for the length.
  private static func clamp(_ start: CGFloat, length: CGFloat, in room: Interval) -> CGFloat {
    Swift.max(room.lower, Swift.min(start, room.upper - length))
  }

  /// Flush with the edge of what it is about that is nearer to an edge of the screen.
  private static func start(_ source: CGRect, _ width: CGFloat, _ room: CGRect, isMirrored: Bool) -> CGFloat {
    let toLeft = source.minX - room.minX
    let toRight = room.maxX - source.maxX
    let isAtRight = toLeft == toRight ? isMirrored : toRight < toLeft
    return clamp(isAtRight ? source.maxX - width : source.minX, length: width, in: room.interval(.horizontal))
  }
}
