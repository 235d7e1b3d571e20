import Foundation
import Geometry

/// The frames of a menu and of its preview: both visible, and as close as possible to the preview's origin.
///
/// A pure value in the coordinates of the window, in points.
struct MenuPlacement: Equatable {
  /// The frame of the preview, which is moved if there is no space for the menu otherwise.
  let preview: CGRect
  let menu: CGRect
  /// The point from which the menu grows, in fractions of its size.
  let anchor: CGPoint

  /// Whether the lower edge of the menu is the one close to the preview.
  var isAbove: Bool { anchor.y == 1 }

  /// The distance between the preview and the menu, in points.
  static let gap: CGFloat = 10

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - source: The frame of the view that the menu belongs to.
  ///   - size: The natural size of the menu, which is limited to the available size.
  ///   - availableArea: The area for both.
  ///   - isMirrored: Whether the language is read from right to left.
  ///   - staysPut: Whether the view is not lifted, so that the menu may cover it.
  init(source: CGRect, size: CGSize, availableArea: CGRect, isMirrored: Bool, staysPut: Bool = false) {
    let source = source.finite
    let availableArea = availableArea.finite
    let size = CGSize(
      width: Swift.min(size.width, availableArea.width), height: Swift.min(size.height, availableArea.height)
    ).finite
    let below = availableArea.maxY - source.maxY - Self.gap
    let isBelow = below >= size.height || below >= source.minY - availableArea.minY - Self.gap
    let left = Self.start(source, size.width, availableArea, isMirrored: isMirrored)
    var top = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - size.height
    var preview = source
    if staysPut {
      top = Self.clamp(top, length: size.height, in: availableArea.interval(.vertical))
    } else {
      (preview.origin.y, top) = Self.stack(source, size.height, in: availableArea.interval(.vertical), isBelow: isBelow)
      if source.width <= availableArea.width {
        preview.origin.x = Self.clamp(source.minX, length: source.width, in: availableArea.interval(.horizontal))
      }
    }
    self.preview = preview
    menu = CGRect(origin: CGPoint(x: left, y: top), size: size)
    let middle = size.width > 0 ? (source.center.x - left) / size.width : 0.5
    anchor = CGPoint(x: Swift.min(Swift.max(middle, 0), 1), y: isBelow ? 0 : 1)
  }

  /// Stacks the source and the menu as close as possible to the source's origin. They overlap if there is no space for
  /// both.
  ///
  /// - Returns: The tops of the source and of the menu.
  private static func stack(
    _ source: CGRect, _ height: CGFloat, in availableArea: Interval, isBelow: Bool
  ) -> (source: CGFloat, menu: CGFloat) {
    let total = source.height + gap + height
    guard total <= availableArea.length else {
      return isBelow
        ? (availableArea.lower, availableArea.upper - height)
        : (availableArea.upper - source.height, availableArea.lower)
    }
    let wanted = isBelow ? source.minY : source.minY - gap - height
    let top = clamp(wanted, length: total, in: availableArea)
    return isBelow ? (top, top + source.height + gap) : (top + height + gap, top)
  }

  /// Returns the start closest to the given one at which the length fits.
  ///
  /// - Precondition: The length is at most that of the interval.
  private static func clamp(_ start: CGFloat, length: CGFloat, in availableArea: Interval) -> CGFloat {
    Swift.max(availableArea.lower, Swift.min(start, availableArea.upper - length))
  }

  /// Returns the left edge of the menu, which is aligned with the side of its source that is closer to the screen's
  /// edge.
  private static func start(_ source: CGRect, _ width: CGFloat, _ availableArea: CGRect, isMirrored: Bool) -> CGFloat {
    let toLeft = source.minX - availableArea.minX
    let toRight = availableArea.maxX - source.maxX
    let isAtRight = toLeft == toRight ? isMirrored : toRight < toLeft
    return clamp(isAtRight ? source.maxX - width : source.minX, length: width, in: availableArea.interval(.horizontal))
  }
}
