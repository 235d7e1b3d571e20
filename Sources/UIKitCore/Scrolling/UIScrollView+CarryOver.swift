import Foundation
import Geometry
import ScrollPhysics

/// Content whose ends and stops change with a new layout, such as a section whose device has rotated.
extension UIScrollView {
  /// The offset at which the content will come to rest if nothing interrupts it.
  package var scrollDestination: CGPoint { driver.destination }

  /// Changes the content size in the middle of a scroll; insets and stops may have changed just before.
  ///
  /// - Parameters:
  ///   - shift: The distance by which the visible content has moved within the content, in points.
  ///   - destination: The offset at which a motion is to come to rest; `nil` for its present destination moved by
  ///     `shift`.
  package func relayoutContent(size: CGSize, carriedBy shift: CGPoint, endingAt destination: CGPoint?) {
    driver.carryOver(by: shift.finite, endingAt: destination) { contentSize = size }
  }
}

extension ScrollDriver {
  fileprivate var destination: CGPoint {
    CGPoint(x: self[.horizontal].destination, y: self[.vertical].destination)
  }

  fileprivate func carryOver(by shift: CGPoint, endingAt destination: CGPoint?, resize: () -> Void) {
    guard let view else { return }
    isRelayouting = true
    resize()
    isRelayouting = false
    for axis in Self.axes {
      let track = view.track(axis)
      self[axis].carryOver(
        by: shift[axis], endingAt: destination.map { Double($0[axis]) }, track: track,
        snapping: view.snapping(axis, on: track), time: now)
    }
    commit(at: now)
    geometryDidChange()
  }
}
