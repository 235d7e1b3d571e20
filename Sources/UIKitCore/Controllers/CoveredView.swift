import Foundation
import Geometry

/// A container for a controller's view under bars. The part that the bars cover is outside the safe area.
class CoveredView: UIView {
  /// The covered distance from each edge, in points. The larger of this and the inherited safe area applies.
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
