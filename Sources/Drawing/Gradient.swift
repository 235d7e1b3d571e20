package import Foundation

/// Colours that pass into each other over a rectangle; points are in its unit coordinates.
package struct Gradient: Equatable, Sendable {
  package enum Course: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// Outwards from the start, in an ellipse whose half axes are as long as the end is away.
    case radial
    /// Clockwise around the start, beginning in the direction of the end.
    case conic
  }

  package var course: Course
  package var colors: [Color]
  /// As many as colours, ascending. What lies outside of 0 ... 1 is not shown, and the colours go on towards it.
  package var locations: [CGFloat]
  package var start: CGPoint
  package var end: CGPoint

  package init(
    _ course: Course = .axial, colors: [Color], locations: [CGFloat], start: CGPoint, end: CGPoint
  ) {
    self.course = course
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
