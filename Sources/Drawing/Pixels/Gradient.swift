package import Foundation

/// A gradient of colors over a rectangle; points are in its unit coordinates.
package struct Gradient: Equatable, Sendable {
  /// The direction in which the colors change.
  package enum Kind: Hashable, Sendable {
    /// The colors change along the line from start to end.
    case axial
    /// The colors change outwards from the start, in an ellipse whose half axes are the distances to the end.
    case radial
    /// The colors change clockwise around the start, beginning in the direction of the end.
    case conic
  }

  /// The direction in which the colors change.
  package var kind: Kind
  /// The colors, in the order of their locations.
  package var colors: [Color]
  /// The location of each color, ascending. Locations outside 0 ... 1 are not shown but affect interpolation.
  package var locations: [CGFloat]
  /// The point at which the first color is.
  package var start: CGPoint
  /// The point at which the last color is.
  package var end: CGPoint

  /// Creates a gradient, by default along a line.
  package init(
    _ kind: Kind = .axial, colors: [Color], locations: [CGFloat], start: CGPoint, end: CGPoint
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
