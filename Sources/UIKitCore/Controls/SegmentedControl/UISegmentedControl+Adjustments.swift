import Foundation
import Geometry

extension UISegmentedControl {
  /// A place in the row of segments.
  public enum Segment: Int, Hashable, Sendable {
    /// Any place.
    case any = 0
    /// The leftmost segment of several.
    case left = 1
    /// The segments between the leftmost and the rightmost one.
    case center = 2
    /// The rightmost segment of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// Returns the place of a segment in the row.
  private func place(of index: Int) -> Segment {
    guard segments.count > 1 else { return .alone }
    if index == 0 { return isRightToLeft ? .right : .left }
    if index == segments.count - 1 { return isRightToLeft ? .left : .right }
    return .center
  }

  /// Returns the displacement of a segment's content by its place.
  final func adjustment(of index: Int) -> UIOffset { adjustments[place(of: index)] ?? adjustments[.any] ?? .zero }
}
