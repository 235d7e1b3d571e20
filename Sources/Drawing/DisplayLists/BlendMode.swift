import Foundation
import Geometry

/// The rule by which a group is combined with the drawing below it. The raw values are those of Core Graphics.
package enum BlendMode: Int32, Hashable, Sendable {
  /// The group covers what is below it.
  case normal = 0
  // The modes of PDF that mix colors, each component by itself.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  // The modes of PDF that mix hue, saturation and luminosity.
  case hue, saturation, color, luminosity
  // The operators of Porter and Duff.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor
  // Sums of both.
  case plusDarker, plusLighter

  /// Whether drawing nothing changes what is below, so that the edge of a shape must be given apart from its color.
  package var changesWithoutDrawing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension DrawCommand {
  /// Returns whether one of the commands is combined with what is below all of them.
  package static func holdBlend(_ commands: [DrawCommand]) -> Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.blendMode != .normal || !group.isSeparate && holdBlend(group.commands)
    }
  }
}

extension DrawGroup {
  /// Whether the group is painted by itself before it is combined with what is below it.
  fileprivate var isSeparate: Bool { isIsolated || opacity < 1 || !isOnlyMoved }
}
