import Foundation
import Geometry
import Typography

/// A shape that commands cover with one opacity, without drawing outside of it.
struct Silhouette {
  private(set) var shape: RoundedRect
  private(set) var opacity: CGFloat = 1

  /// - Returns: `nil` if the opacity of the commands' drawing has another shape, or is not known to be even.
  init?(of commands: [DrawCommand]) {
    if commands.count == 1, case .fill(let shape, let color) = commands[0] {
      (self.shape, opacity) = (shape, Swift.min(color.alpha, 1))
      return
    }
    guard let solid = DrawCommand.solidShape(of: commands) else { return nil }
    guard commands.allSatisfy({ solid.covers($0) }) || Self.isNearlyAll(solid, of: commands) else { return nil }
    shape = solid
  }

  /// Whether a shape is that of a page whose content hardly exceeds it: the content may change in every frame, and what
  /// exceeds the shape would hardly change the shadow.
  private static func isNearlyAll(_ shape: RoundedRect, of commands: [DrawCommand]) -> Bool {
    let whole = RoundedRect(DrawCommand.bounds(of: commands))
    return whole.area > 100_000 && shape.area >= 0.9 * whole.area
  }
}

extension DrawCommand {
  /// Returns the largest shape that one of the commands covers completely.
  static func solidShape(of commands: [DrawCommand]) -> RoundedRect? {
    commands.compactMap(\.solidShape).max { $0.area < $1.area }
  }

  /// The shape that the command covers completely with opaque pixels, without drawing outside of it.
  private var solidShape: RoundedRect? {
    switch self {
    case .fill(let shape, let color): color.alpha >= 1 ? shape : nil
    case .gradient(let shape, let gradient): gradient.colors.allSatisfy { $0.alpha >= 1 } ? shape : nil
    case .backdrop(let backdrop): backdrop.paints ? backdrop.shape : nil
    case .image(let image): image.isSolid ? RoundedRect(image.destination) : nil
    case .group(let group): group.solidShape
    case .border, .shadow, .contentShadow, .path, .text: nil
    }
  }
}

extension DrawGroup {
  /// The shape that the group covers with its solid content, within its clip.
  fileprivate var solidShape: RoundedRect? {
    guard isOnlyMoved, opacity >= 1, mask == nil, blendMode == .normal, !DrawCommand.holdBlend(commands),
      var solid = DrawCommand.solidShape(of: commands)
    else { return nil }
    solid.rect.origin.x += transform.tx
    solid.rect.origin.y += transform.ty
    guard let clip else { return solid }
    return solid.covers(RoundedRect(clip.rect)) ? clip : clip.covers(solid) ? solid : nil
  }
}

extension ImageCommand {
  /// Whether all pixels of the destination are opaque.
  fileprivate var isSolid: Bool {
    image.isOpaque && tint == nil && source.minX >= 0 && source.minY >= 0 && source.maxX <= 1 && source.maxY <= 1
  }
}

extension RoundedRect {
  fileprivate var area: CGFloat { rect.size.width * rect.size.height }

  /// Whether a command draws nothing outside of the shape.
  fileprivate func covers(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(let shape, _), .border(let shape, _, _), .gradient(let shape, _): covers(shape)
    case .text(let text): covers(RoundedRect(text.glyphBounds))
    case .group(let group) where group.isOnlyMoved: covers(group)
    case .image, .shadow, .contentShadow, .backdrop, .path, .group: covers(RoundedRect(command.bounds))
    }
  }

  private func covers(_ group: DrawGroup) -> Bool {
    if let clip = group.clip, covers(clip) { return true }
    var moved = self
    moved.rect.origin.x -= group.transform.tx
    moved.rect.origin.y -= group.transform.ty
    return group.commands.allSatisfy { moved.covers($0) }
  }

  /// Whether another shape is inside of this one. It may be `false` for shapes that only just are.
  fileprivate func covers(_ other: RoundedRect) -> Bool {
    let (own, inner) = (rect.insetBy(dx: -Self.tolerance, dy: -Self.tolerance), other.rect)
    guard inner.size.width > 0, inner.size.height > 0 else { return true }
    guard own.minX <= inner.minX, own.minY <= inner.minY, own.maxX >= inner.maxX, own.maxY >= inner.maxY else {
      return false
    }
    let (left, top) = (inner.minX - rect.minX, inner.minY - rect.minY)
    let (right, bottom) = (rect.maxX - inner.maxX, rect.maxY - inner.maxY)
    return coversCorner(.topLeft, of: other, x: left, y: top) && coversCorner(.topRight, of: other, x: right, y: top)
      && coversCorner(.bottomLeft, of: other, x: left, y: bottom)
      && coversCorner(.bottomRight, of: other, x: right, y: bottom)
  }

  /// The error of sums of coordinates, in points.
  private static let tolerance: CGFloat = 0.01

  /// The part of a side that a corner of continuous curvature takes up, relative to the radius.
  private static let continuousReach: CGFloat = 1.6

  /// Whether a corner of a shape, at a distance from this shape's sides, is inside of this shape.
  private func coversCorner(_ corner: Corners, of other: RoundedRect, x: CGFloat, y: CGFloat) -> Bool {
    guard corners.contains(corner), radius > 0 else { return true }
    let isAtCorner = abs(x) <= Self.tolerance && abs(y) <= Self.tolerance
    if isAtCorner, other.corners.contains(corner), other.isContinuous == isContinuous, other.radius >= radius {
      return true
    }
    let reach = Swift.min(
      isContinuous ? radius * Self.continuousReach : radius, Swift.min(rect.size.width, rect.size.height) / 2)
    let (across, down) = (reach - x, reach - y)
    return across <= 0 || down <= 0 || across * across + down * down <= reach * reach
  }
}

extension TextCommand {
  /// The bounds of usual letters. Marks that are stacked high may exceed them.
  fileprivate var glyphBounds: CGRect {
    CGRect(x: origin.x, y: origin.y - 0.8 * run.font.size, width: width, height: 1.02 * run.font.size).extent
  }
}
