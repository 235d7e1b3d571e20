import Foundation

/// A finger on a page control.
struct PagePress {
  /// Where it went down; nil without a finger.
  private(set) var origin: CGPoint?
  /// The end of the row that the finger has passed, while pages wait behind it: -1 or 1.
  var edge: Int?
  /// When the page last turned because of that; nil until the first frame.
  var turned: FrameTime?

  init() {}

  init(at origin: CGPoint) { self.origin = origin }

  /// A press that has moved this far, in points, scrubs: the slop of a pan.
  static let slop: CGFloat = 10
  /// The current page keeps the finger this far beyond the middle between two dots, in points, lest pages flutter.
  ///
  /// - Source: a published recording of iOS 27.
  static let reluctance: CGFloat = 1.5
  /// Between pages that turn while the finger rests beyond the end of the row, in seconds; by eye.
  static let interval: TimeInterval = 0.1
}
