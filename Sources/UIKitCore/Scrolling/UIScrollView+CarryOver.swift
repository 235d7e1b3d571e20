import Foundation
import Geometry
import ScrollPhysics

/// Content whose ends and stops lie elsewhere when it has been laid out anew, as of a section that was turned.
extension UIScrollView {
  /// Where the content will rest if nobody interferes.
  package var scrollDestination: CGPoint { driver.destination }

  /// Takes another content size in the middle of a scroll; insets and stops may have changed just before.
  ///
  /// - Parameters:
  ///   - shift: How much farther on in the content lies what is seen, in points.
  ///   - destination: Where a motion is to rest in it; nil for as much farther on.
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
