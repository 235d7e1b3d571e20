package import Foundation

/// The scales of the device's picture that zooming reaches, in pixels per point.
package enum ZoomSteps {
  package static let all: [CGFloat] = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 2.5, 3, 4]

  /// Returns the next larger or smaller scale of ``all``; the scale itself at the end.
  package static func next(to scale: CGFloat, isLarger: Bool) -> CGFloat {
    guard scale.isFinite else { return 1 }
    let found = isLarger ? all.first { $0 > scale + 0.001 } : all.last { $0 < scale - 0.001 }
    return found ?? scale
  }
}
