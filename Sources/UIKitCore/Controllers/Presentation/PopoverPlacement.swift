import Foundation
import Geometry

/// The place of a popover beside the rectangle at which it points.
///
/// - Fidelity: documented for the directions; approximated for the lengths of the arrow, and for the order in which
///   directions are tried: below, above, right and left of the rectangle.
struct PopoverPlacement: Equatable {
  /// The frame of the content.
  let frame: CGRect
  /// The direction in which the arrow points; empty without an arrow.
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow.
  let tip: CGPoint

  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13

  /// Finds the first direction in which the content fits, or else the one in which the most of it does.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the content; it is made smaller where there is less space.
  ///   - source: The rectangle at which the popover points.
  ///   - area: The rectangle that the popover does not leave.
  ///   - permitted: The directions in which the arrow may point; an empty set shows the content without an arrow, over
  ///     the middle of the source.
  ///   - overlaps: Whether the content may cover the source instead of becoming smaller.
  init(
    size: CGSize, source: CGRect, within area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let whole = CGSize(
      width: min(size.width, max(0, area.width)), height: min(size.height, max(0, area.height)))
    let possible = Side.all.filter { permitted.contains($0.direction) }.map { side in
      (side, side.size(whole, beside: source, within: area))
    }
    let fitting = possible.first { $0.1 == whole }
    guard let (side, room) = fitting ?? possible.max(by: { $0.1.width * $0.1.height < $1.1.width * $1.1.height }) else {
      frame = Self.frame(whole, around: CGPoint(x: source.midX, y: source.midY), within: area)
      (direction, tip) = ([], CGPoint(x: source.midX, y: source.midY))
      return
    }
    let center = side.center(overlaps ? whole : room, beside: source)
    frame = Self.frame(overlaps ? whole : room, around: center, within: area)
    direction = side.direction
    tip = side.tip(of: frame, towards: source)
  }

  private static func frame(_ size: CGSize, around center: CGPoint, within area: CGRect) -> CGRect {
    let x = max(area.minX, min(center.x - size.width / 2, area.maxX - size.width))
    let y = max(area.minY, min(center.y - size.height / 2, area.maxY - size.height))
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The outline of the content and its arrow.
  var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: frame, cornerRadius: Self.cornerRadius)
    guard let side = Side.all.first(where: { $0.direction == direction }) else { return path }
    let half = Self.arrowBase / 2
    var (first, second) = (tip, tip)
    first[side.axis] -= side.sign * Self.arrowHeight
    second[side.axis] = first[side.axis]
    first[side.axis.other] -= half
    second[side.axis.other] += half
    let arrow = UIBezierPath()
    arrow.move(to: first)
    arrow.addLine(to: tip)
    arrow.addLine(to: second)
    arrow.close()
    path.append(arrow)
    return path
  }
}

/// A side of a rectangle beside which a popover can be.
private struct Side {
  /// The direction in which the arrow points.
  let direction: UIPopoverArrowDirection
  let axis: Axis
  /// 1 if the arrow points to larger coordinates, so that the content is before the rectangle.
  let sign: CGFloat

  static let all = [
    Side(direction: .up, axis: .vertical, sign: -1), Side(direction: .down, axis: .vertical, sign: 1),
    Side(direction: .left, axis: .horizontal, sign: -1), Side(direction: .right, axis: .horizontal, sign: 1),
  ]

  /// Returns the size that content has beside a rectangle.
  func size(_ whole: CGSize, beside source: CGRect, within area: CGRect) -> CGSize {
    let edge = edge(of: source)
    let limit = sign > 0 ? area.origin[axis] : area.origin[axis] + area.size[axis]
    let room = (edge - limit) * sign - PopoverPlacement.arrowHeight
    var size = whole
    size[axis] = max(0, min(whole[axis], room))
    return size
  }

  func center(_ size: CGSize, beside source: CGRect) -> CGPoint {
    var center = CGPoint(x: source.midX, y: source.midY)
    center[axis] = edge(of: source) - sign * (PopoverPlacement.arrowHeight + size[axis] / 2)
    return center
  }

  /// Returns the tip of the arrow at a frame, as near to the middle of the source as its corners allow.
  func tip(of frame: CGRect, towards source: CGRect) -> CGPoint {
    let margin = PopoverPlacement.cornerRadius + PopoverPlacement.arrowBase / 2
    let across = axis.other
    let (low, high) = (frame.origin[across] + margin, frame.origin[across] + frame.size[across] - margin)
    var tip = CGPoint(x: source.midX, y: source.midY)
    tip[across] = low > high ? (low + high) / 2 : max(low, min(tip[across], high))
    let edge = sign > 0 ? frame.origin[axis] + frame.size[axis] : frame.origin[axis]
    tip[axis] = edge + sign * PopoverPlacement.arrowHeight
    return tip
  }

  private func edge(of source: CGRect) -> CGFloat {
    sign > 0 ? source.origin[axis] : source.origin[axis] + source.size[axis]
  }
}
