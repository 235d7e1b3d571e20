package import Foundation
import Geometry

/// The content painted so far, blurred behind a material.
///
/// Only content under the shape shows through; pixels beyond its edges repeat those at the edges. Therefore a bar has
/// no color of its own until content is under it.
package struct Backdrop: Equatable, Sendable {
  /// The shape in which the content below is visible, blurred.
  package var shape: RoundedRect
  /// The standard deviation of the Gaussian, in points; 0 leaves the content sharp.
  package var blurRadius: CGFloat
  /// The saturation factor: 1 leaves colors unchanged, 0 makes them gray, more than 1 makes them vivid.
  package var saturation: CGFloat
  /// The color painted over the blurred content.
  package var tint: Color

  /// Creates a backdrop, by default without a change of saturation and without a tint.
  package init(_ shape: RoundedRect, blurRadius: CGFloat, saturation: CGFloat = 1, tint: Color = .clear) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}

extension Backdrop {
  /// Whether the backdrop changes the content below it. `false` for NaN.
  package var paints: Bool { blurRadius > 0 || saturation != 1 && !saturation.isNaN || tint.paints }

  /// The area that may be touched, in the coordinates of the group; empty for a backdrop that changes nothing.
  package var bounds: CGRect { paints ? shape.rect.extent : .zero }
}

extension DrawCommand {
  /// Returns whether the result of a command depends on earlier painting. Backdrops in masks have no effect.
  package static func holdBackdrop(_ commands: [DrawCommand]) -> Bool {
    commands.contains { command in
      switch command {
      case .backdrop(let backdrop): backdrop.paints
      case .group(let group): holdBackdrop(group.commands)
      default: false
      }
    }
  }
}
