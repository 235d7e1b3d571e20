import Foundation
import Geometry

/// Holds a controller's view under bars: what they cover of it is not safe.
class CoveredView: UIView {
  /// From the edges, in points; a safe area that reaches further counts.
  final var covered = UIEdgeInsets.zero {
    didSet { if covered != oldValue { safeAreaMayHaveChanged() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    let safe = super.safeAreaInsets
    return UIEdgeInsets(
      top: max(safe.top, covered.top), left: max(safe.left, covered.left),
      bottom: max(safe.bottom, covered.bottom), right: max(safe.right, covered.right))
  }
}
