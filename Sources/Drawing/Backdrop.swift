package import Foundation
import Geometry

/// What has been painted so far, seen through frosted glass.
///
/// Only what lies under the shape shines through, the pixels at its edges standing for those beyond them: a bar takes on
/// no colour before something lies under it.
package struct Backdrop: Equatable, Sendable {
  package var shape: RoundedRect
  /// The Gaussian's standard deviation, in points; 0 leaves everything sharp.
  package var blurRadius: CGFloat
  /// 1 leaves colours as they are, 0 makes them grey, more than 1 makes them vivid.
  package var saturation: CGFloat
  /// Laid over what is blurred.
  package var tint: Color

  package init(_ shape: RoundedRect, blurRadius: CGFloat, saturation: CGFloat = 1, tint: Color = .clear) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}

extension Backdrop {
  /// Whether the glass changes anything that is seen through it. False for NaN.
  package var paints: Bool { blurRadius > 0 || saturation != 1 && !saturation.isNaN || tint.paints }

  /// What may be touched, in the coordinates of the group; empty for clear glass.
  package var bounds: CGRect { paints ? shape.rect.extent : .zero }
}

extension DrawCommand {
  /// Whether what one of the commands paints depends on what was painted before them. There is no glass in masks.
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
