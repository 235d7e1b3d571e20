import Foundation
import Geometry
import UIKitCore

/// The unusable numbers of a layout description, each with its location.
///
/// UIKit accepts NaN everywhere except in dimensions, and then displays an empty or misplaced section. Here the nearest
/// usable number is used instead and logged.
struct UnusableNumbers {
  private(set) var messages: [String] = []

  mutating func check(_ value: CGFloat, _ path: String) {
    let usable = FiniteGeometry.coordinate(value)
    guard value != usable else { return }
    messages.append("\(path) is \(value); \(usable.inDescription) is used instead. Give it a finite number.")
  }

  mutating func check(_ insets: NSDirectionalEdgeInsets, _ path: String) {
    check(insets.top, "\(path).top")
    check(insets.leading, "\(path).leading")
    check(insets.bottom, "\(path).bottom")
    check(insets.trailing, "\(path).trailing")
  }

  mutating func check(_ point: CGPoint, _ path: String) {
    check(point.x, "\(path).x")
    check(point.y, "\(path).y")
  }

  @MainActor
  mutating func check(_ spacing: NSCollectionLayoutSpacing?, _ path: String) {
    if let spacing { check(spacing.spacing, path) }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with zero in place of NaN, and with infinities clamped.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: FiniteGeometry.coordinate(top), leading: FiniteGeometry.coordinate(leading),
      bottom: FiniteGeometry.coordinate(bottom), trailing: FiniteGeometry.coordinate(trailing))
  }
}
