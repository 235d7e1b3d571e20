import Foundation
import LayoutSolver

/// The size that a self-sizing view requested.
struct PreferredSize {
  var key: ElementKey
  var size: CGSize
}

/// The axes along which an element's view determines its size.
struct EstimatedAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)
}
