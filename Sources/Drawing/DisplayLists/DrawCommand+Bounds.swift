package import Foundation
import Geometry
import Typography

// The bounds of commands. The rasterizer paints nothing outside these rectangles, so comparing two lists is enough to
// know which pixels can differ.

extension DrawCommand {
  /// A rectangle around everything that the command paints, in the coordinates of its group, in points. Always finite;
  /// empty if nothing is painted.
  package var bounds: CGRect {
    switch self {
    case .fill(let shape, let color): color.paints ? shape.rect.extent : .zero
    case .border(let shape, let width, let color): color.paints && width > 0 ? shape.rect.extent : .zero
    case .gradient(let shape, _): shape.rect.extent
    case .shadow(let shadow): shadow.bounds
    case .contentShadow(let shadow): shadow.bounds
    case .backdrop(let backdrop): backdrop.bounds
    case .path(let path): path.bounds
    case .image(let image): image.destination.extent
    case .text(let text): text.bounds
    case .group(let group): group.bounds
    }
  }
}

extension Color {
  /// Whether painting with this color can change a pixel. False for NaN.
  package var paints: Bool { alpha > 0 }
}

extension Shadow {
  /// A Gaussian is practically zero three deviations away.
  package var bounds: CGRect {
    guard color.paints else { return .zero }
    let reach = 3 * FiniteGeometry.length(blurRadius)
    let rect = shape.rect.extent
    return CGRect(
      x: rect.origin.x + FiniteGeometry.coordinate(offset.width) - reach,
      y: rect.origin.y + FiniteGeometry.coordinate(offset.height) - reach,
      width: rect.size.width + 2 * reach, height: rect.size.height + 2 * reach
    ).extent
  }
}

extension TextCommand {
  /// The bounds include overhanging letters, stacked accents and emoji; content beyond them is clipped.
  package var bounds: CGRect {
    guard color.paints, !run.text.isEmpty else { return .zero }
    let size = FiniteGeometry.length(run.font.size)
    return CGRect(
      x: origin.x - size, y: origin.y - 2 * size,
      width: FiniteGeometry.length(width) + 2 * size, height: 3 * size
    ).extent
  }
}

extension DrawGroup {
  /// The bounds in the parent's coordinates.
  package var bounds: CGRect {
    // With such a mode, the mask is changed where the group draws nothing, too.
    if let mask, blendMode != .normal { return DrawCommand.bounds(of: mask) }
    var bounds = unclippedBounds
    if let clip { bounds = bounds.overlap(clip.rect.extent).extent }
    if let mask { bounds = bounds.overlap(DrawCommand.bounds(of: mask)).extent }
    return bounds
  }

  /// The ``bounds`` without clip and mask.
  package var unclippedBounds: CGRect {
    guard opacity > 0, transform.isFinite, projection?.isInvertible ?? true else { return .zero }
    let content = DrawCommand.bounds(of: commands)
    guard !isOnlyMoved, content.size.width > 0, content.size.height > 0 else {
      return content.applying(transform).extent
    }
    // Edges between pixels fade over one pixel.
    let faded = content.insetBy(dx: -1, dy: -1)
    guard let projection else { return faded.applying(transform).extent }
    // If the plane is far away, a point of it is less than a pixel.
    return faded.applying(projection).insetBy(dx: -1, dy: -1).extent.applying(transform).extent
  }
}

extension DrawCommand {
  /// Returns a rectangle around everything that the commands paint.
  package static func bounds(of commands: [DrawCommand]) -> CGRect {
    commands.reduce(.zero) { united, command in united.enclosing(command.bounds) }
  }
}

extension CGRect {
  /// The rectangle with finite edges. Edges are clamped rather than sizes, so that the relevant part of a rectangle
  /// from −10³⁰⁰ to 10³⁰⁰ remains.
  package var extent: CGRect {
    let left = FiniteGeometry.coordinate(origin.x)
    let top = FiniteGeometry.coordinate(origin.y)
    let right = FiniteGeometry.coordinate(origin.x + size.width)
    let bottom = FiniteGeometry.coordinate(origin.y + size.height)
    return CGRect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }

  /// Returns the smallest rectangle around both, ignoring an empty one.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    guard other.size.width > 0, other.size.height > 0 else { return self }
    guard size.width > 0, size.height > 0 else { return other }
    let left = Swift.min(origin.x, other.origin.x)
    let top = Swift.min(origin.y, other.origin.y)
    let right = Swift.max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = Swift.max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
