import Foundation
import UIKitCore

/// A touch of a page control.
struct PagePress {
  /// The location of the beginning; `nil` without a touch.
  private(set) var origin: CGPoint?
  /// The end of the row that the touch has passed, -1 or 1, if there are more pages beyond it.
  var edge: Int?
  /// The time of the last page change beyond an end; `nil` until the first frame.
  var turned: FrameTime?

  init() {}

  init(at origin: CGPoint) { self.origin = origin }

  /// The distance in points from which a touch scrubs, as for a pan.
  static let slop: CGFloat = 10
  /// The distance in points beyond the midpoint of two dots at which the page changes, so that it does not flicker.
  ///
  /// - Source: a published recording of iOS 27.
  static let reluctance: CGFloat = 1.5
  /// The interval in seconds between page changes while the touch rests beyond an end. Estimated.
  static let interval: TimeInterval = 0.1
}
