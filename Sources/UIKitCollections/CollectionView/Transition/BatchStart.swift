import Foundation

/// How things were before a batch.
struct BatchStart {
  /// What was on screen; nil if nothing is to be animated.
  var past: LayoutPast?
  /// Items per section; nil if they were to be asked for again anyway.
  var counts: [Int]?
}
