package import Foundation
package import Geometry

/// A choice between nested scroll views that a moving finger could drag.
///
/// Each view watches its own axis. The first whose axis has moved by the slop wins; of several in one sample, the
/// innermost does. Between a row that scrolls sideways and a page that scrolls down, this divides the directions at 45
/// degrees.
package struct AxisArbitration: Hashable, Sendable {
  /// The distance that a finger moves along an axis before it drags, in points.
  package static let slop = 10.0

  /// A scroll view that could be dragged.
  package struct Candidate: Hashable, Sendable {
    /// The axis of the scroll view.
    package let axis: Axis
    /// Whether a finger can move the scroll view along the axis.
    package let canScroll: Bool

    /// Creates a candidate.
    package init(axis: Axis, canScroll: Bool) {
      self.axis = axis
      self.canScroll = canScroll
    }
  }

  private let origin: CGPoint

  /// Creates an arbitration for a touch that began at a point of the screen.
  package init(origin: CGPoint) { self.origin = origin }

  /// Returns whether the finger has moved far enough along `axis`.
  package func passesSlop(_ axis: Axis, at point: CGPoint) -> Bool {
    abs(point[axis] - origin[axis]) >= Self.slop
  }

  /// - Parameter candidates: The scroll views, innermost first.
  /// - Returns: The index of the candidate that wins with the finger at `point`, or `nil` if none does yet.
  package func winner(among candidates: [Candidate], at point: CGPoint) -> Int? {
    candidates.firstIndex { $0.canScroll && passesSlop($0.axis, at: point) }
  }
}
