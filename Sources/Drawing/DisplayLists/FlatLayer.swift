package import Foundation
package import Geometry

/// A layer by itself: what it draws without its sublayers, and where it is.
package struct FlatLayer: Equatable, Sendable {
  /// The drawing, in the layer's own coordinates.
  package var commands: [DrawCommand]
  package var bounds: CGRect
  /// The transform from the layer's own coordinates to the root's.
  package var transform: CGAffineTransform
  /// The number of ancestors that draw something.
  package var depth: Int

  package init(commands: [DrawCommand], bounds: CGRect, transform: CGAffineTransform, depth: Int) {
    (self.commands, self.bounds, self.transform, self.depth) = (commands, bounds, transform, depth)
  }
}
