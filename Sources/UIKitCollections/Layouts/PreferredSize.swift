import Foundation
import LayoutSolver

/// The size a self-sizing view asked for.
struct PreferredSize {
  var key: ElementKey
  var size: CGSize
}

/// The sides of an element that its view may decide.
struct EstimatedAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)
}
