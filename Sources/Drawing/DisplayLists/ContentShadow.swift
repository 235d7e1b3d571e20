package import Foundation
import Geometry

/// A blurred copy of everything that commands draw, in one color, such as the shadow of text or of a transparent picture.
package struct ContentShadow: Equatable, Sendable {
  /// The commands whose opacity is blurred, before the offset.
  package var commands: [DrawCommand]
  /// The blur radius, equivalent to `CALayer.shadowRadius`, in points.
  package var blurRadius: CGFloat
  /// The distance by which the shadow is moved, in points.
  package var offset: CGSize
  /// The color of the shadow.
  package var color: Color

  /// Creates the shadow of commands.
  package init(of commands: [DrawCommand], blurRadius: CGFloat, offset: CGSize, color: Color) {
    self.commands = commands
    self.blurRadius = blurRadius
    self.offset = offset
    self.color = color
  }

  /// A rectangle around the shadow. A Gaussian is practically zero three deviations away.
  package var bounds: CGRect {
    let content = DrawCommand.bounds(of: commands)
    guard color.paints, content.size.width > 0, content.size.height > 0 else { return .zero }
    let reach = 3 * FiniteGeometry.length(blurRadius)
    return CGRect(
      x: content.origin.x + FiniteGeometry.coordinate(offset.width) - reach,
      y: content.origin.y + FiniteGeometry.coordinate(offset.height) - reach,
      width: content.size.width + 2 * reach, height: content.size.height + 2 * reach
    ).extent
  }
}

extension DrawCommand {
  /// Returns the command that draws the shadow of commands: that of a box or a path if it has the same pixels, which is
  /// cheaper, or else that of the content. `nil` if the commands draw nothing.
  package static func shadow(
    of commands: [DrawCommand], blurRadius: CGFloat, offset: CGSize, color: Color
  ) -> DrawCommand? {
    let drawn = commands.filter { $0.bounds.size.width > 0 && $0.bounds.size.height > 0 }
    guard !drawn.isEmpty else { return nil }
    var shade = color
    if drawn.count == 1, case .path(var path) = drawn[0], path.blurRadius == 0 {
      shade.alpha *= Swift.min(path.color.alpha, 1)
      (path.color, path.blurRadius) = (shade, blurRadius)
      path.origin.x += offset.width
      path.origin.y += offset.height
      return .path(path)
    }
    if let silhouette = Silhouette(of: drawn) {
      shade.alpha *= silhouette.opacity
      return .shadow(Shadow(shape: silhouette.shape, blurRadius: blurRadius, offset: offset, color: shade))
    }
    let content = ContentShadow(
      of: drawn.map(\.withSolidBackdrops), blurRadius: blurRadius, offset: offset, color: color)
    return .contentShadow(content)
  }

  /// The command with opaque shapes in place of backdrops, which show nothing without the drawing below them.
  private var withSolidBackdrops: DrawCommand {
    switch self {
    case .backdrop(let backdrop): return .fill(backdrop.shape, .black)
    case .group(var group) where Self.holdBackdrop(group.commands):
      group.commands = group.commands.map(\.withSolidBackdrops)
      return .group(group)
    default: return self
    }
  }
}
