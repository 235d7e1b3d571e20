import Drawing
import Foundation
import Geometry

/// The copies in which a layer draws its sublayers.
struct LayerReplication {
  struct Copy {
    var transform: CATransform3D
    /// The time by which the copy's animations are behind, in seconds.
    var delay: TimeInterval
    /// The factors of the colors and of the opacity.
    var tint: Color

    /// Returns the projection of the copy's transform around a point.
    func placed(around center: CGPoint) -> ProjectionTransform {
      LayerTransform(transform).projection
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        .concatenatingBefore(CGAffineTransform(translationX: -center.x, y: -center.y))
    }
  }

  var copies: [Copy]
}

extension ProjectionTransform {
  fileprivate func concatenatingBefore(_ first: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(first).concatenating(self)
  }
}

extension DrawCommand {
  /// Returns the command with its colors multiplied by those of a tint. Pictures and glyphs with colors of their own
  /// keep them.
  func tinted(_ tint: Color) -> DrawCommand {
    guard tint.red != 1 || tint.green != 1 || tint.blue != 1 else { return self }
    func mixed(_ color: Color) -> Color {
      Color(
        red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue, alpha: color.alpha)
    }
    switch self {
    case .fill(let shape, let color): return .fill(shape, mixed(color))
    case .border(let shape, let width, let color): return .border(shape, width: width, mixed(color))
    case .gradient(let shape, var gradient):
      gradient.colors = gradient.colors.map(mixed)
      return .gradient(shape, gradient)
    case .path(var path):
      path.color = mixed(path.color)
      return .path(path)
    case .text(var text):
      text.color = mixed(text.color)
      return .text(text)
    case .image(var image):
      image.tint = image.tint.map(mixed)
      return .image(image)
    case .group(var group):
      group.commands = group.commands.map { $0.tinted(tint) }
      return .group(group)
    case .shadow, .contentShadow, .backdrop: return self
    }
  }
}
