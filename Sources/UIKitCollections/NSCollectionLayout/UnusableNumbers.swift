import Foundation
import Geometry
import UIKitCore

/// The unusable numbers of a layout description, each with its location.
///
/// UIKit accepts NaN everywhere except in dimensions, and then displays an empty or misplaced section. Here the nearest
/// usable number is used instead and logged.
struct UnusableNumbers {
  private(set) var messages: [String] = []

  mutating func check(_ value: CGFloat, _ place: String) {
    let usable = FiniteGeometry.coordinate(value)
    guard value != usable else { return }
    messages.append("\(place) is \(value); \(usable.inDescription) is used instead. Give it a finite number.")
  }

  mutating func check(_ insets: NSDirectionalEdgeInsets, _ place: String) {
    check(insets.top, "\(place).top")
    check(insets.leading, "\(place).leading")
    check(insets.bottom, "\(place).bottom")
    check(insets.trailing, "\(place).trailing")
  }

  mutating func check(_ point: CGPoint, _ place: String) {
    check(point.x, "\(place).x")
    check(point.y, "\(place).y")
  }

  @MainActor
  mutating func check(_ spacing: NSCollectionLayoutSpacing?, _ place: String) {
    if let spacing { check(spacing.spacing, place) }
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
