package import Foundation
package import Geometry

/// Which of several nested scroll views a moving finger drags.
///
/// Each watches its own axis; the first whose axis has moved by the slop wins, of several in one sample the innermost.
/// Between a row that scrolls sideways and a page that scrolls down this divides the directions at 45 degrees.
package struct AxisArbitration: Hashable, Sendable {
  /// Points a finger travels along an axis before it drags.
  package static let slop = 10.0

  package struct Candidate: Hashable, Sendable {
    package let axis: Axis
    package let canScroll: Bool

    package init(axis: Axis, canScroll: Bool) {
      self.axis = axis
      self.canScroll = canScroll
    }
  }

  private let origin: CGPoint

  package init(origin: CGPoint) { self.origin = origin }

  /// Whether the finger has moved far enough along `axis`.
  package func passesSlop(_ axis: Axis, at point: CGPoint) -> Bool {
    abs(point[axis] - origin[axis]) >= Self.slop
  }

  /// - Parameter candidates: Innermost first.
  /// - Returns: Index of the candidate that wins with the finger at `point`, or nil while nobody has.
  package func winner(among candidates: [Candidate], at point: CGPoint) -> Int? {
    candidates.firstIndex { $0.canScroll && passesSlop($0.axis, at: point) }
  }
}
