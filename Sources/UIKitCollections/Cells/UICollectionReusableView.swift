import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A view that a collection view shows, takes back when it scrolls away, and shows again elsewhere.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { queueIdentifier }
  var queueIdentifier: String?

  /// The queue the view goes back to; `nil` for views that were not dequeued.
  var queue: ReuseQueue?
  /// What the view stands for while it is shown.
  var displayedKey: ElementKey?
  /// What the layout's attributes said last; a view that its data source hides is no business of the layout's.
  var isHiddenByLayout = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view of the class it is sent to, through whatever `init(frame:)` that class has.
  ///
  /// Swift makes instances from a metatype through required initialisers only, and `init(frame:)` cannot be one:
  /// published cells write `override init(frame:)` without `required`. A class that overrides both designated
  /// initialisers inherits this one.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is handed out again. Does nothing; overrides reset what the next content will not set.
  open func prepareForReuse() {}

  /// Called with the layout's attributes before the view is shown and whenever they change. Frame, alpha, transform
  /// and visibility are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view would like; asked of views whose size is estimated.
  ///
  /// - Fidelity: approximated; asks `systemLayoutSizeFitting`, then `sizeThatFits`, whose answer is the present size
  ///   unless it is overridden, and changes estimated sides only.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard !axes.isEmpty, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let fitting = systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? UIView.layoutFittingCompressedSize.width : preferred.size.width,
        height: axes.contains(.vertical) ? UIView.layoutFittingCompressedSize.height : preferred.size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    // Views that are laid out by hand answer there, and those that do not size themselves keep what they have.
    let byHand = sizeThatFits(preferred.size)
    if axes.contains(.horizontal) { preferred.size.width = fitting.width > 0 ? fitting.width : byHand.width }
    if axes.contains(.vertical) { preferred.size.height = fitting.height > 0 ? fitting.height : byHand.height }
    return preferred
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
