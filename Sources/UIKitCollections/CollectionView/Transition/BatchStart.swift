import Foundation

/// The state of a collection view before a batch of updates.
struct BatchStart {
  /// The displayed elements; `nil` if nothing is animated.
  var past: LayoutPast?
  /// The number of items per section; `nil` if they were out of date already.
  var counts: [Int]?
}
