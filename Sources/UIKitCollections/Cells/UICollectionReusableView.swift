import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A view that a collection view reuses: it is collected when it is no longer visible, and displayed again for another
/// element.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the view was registered; `nil` if it was not dequeued.
  open var reuseIdentifier: String? { queueIdentifier }
  package final var queueIdentifier: String?
  /// The nib that created the view; `nil` for views that a class created.
  final var sourceNib: UINib?

  /// The queue to which the view returns; `nil` for views that were not dequeued.
  var queue: ReuseQueue?
  /// The element that the view displays; `nil` while it is not displayed.
  var displayedKey: ElementKey?
  /// The number of times the view was taken from its queue again.
  var reuseCount = 0
  /// The attributes that the layout applied last; `nil` for a view that is reused.
  private var applied: UICollectionViewLayoutAttributes?
  /// Whether the layout hides the view. The layout does not show a view that the data source has hidden.
  var isHiddenByLayout = false

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(self, as: UICollectionReusableView.self)
  }

  /// Creates a view of the class on which it is called, with that class's `init(frame:)`.
  ///
  /// Swift can create instances from a metatype only with required initializers, and `init(frame:)` cannot be required:
  /// published cells declare `override init(frame:)` without `required`. A class that overrides both designated
  /// initializers inherits this one.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is reused for another element. Does nothing by default. Overrides reset the properties that
  /// new content does not set.
  open func prepareForReuse() {}

  /// Called with the layout's attributes while the view is dequeued, before the data source configures it, and whenever
  /// they change. The frame, transform and opacity have been set already. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Whether the layout has applied attributes that are equal.
  final func hasAdopted(_ attributes: UICollectionViewLayoutAttributes) -> Bool { applied?.isEqual(attributes) == true }

  /// Applies attributes that differ from those before.
  final func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    if hasAdopted(attributes) { return }
    // Layouts may change attributes that they have returned.
    applied = attributes.copy() as? UICollectionViewLayoutAttributes
    apply(attributes)
  }

  /// Resets the view for another element.
  final func prepareForOtherElement() {
    applied = nil
    prepareForReuse()
  }

  /// Returns the attributes with the view's natural size. Called for views whose size is estimated, and for all views of
  /// a custom layout.
  ///
  /// Only estimated dimensions change. Attributes that a custom layout or the app created have no estimated dimensions:
  /// a view with constraints changes both, and a view without constraints changes neither.
  ///
  /// - Fidelity: approximated; calls `systemLayoutSizeFitting`, then `sizeThatFits`, which returns the present size
  ///   unless it is overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes ?? [.horizontal, .vertical]
    guard !axes.isEmpty, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let fitting = constrainedSize(near: preferred.size, along: axes)
    // Views with manual layout return their size from `sizeThatFits`; views without a natural size keep their current
    // one.
    let byHand = layoutAttributes.estimatedAxes == nil ? preferred.size : sizeThatFits(preferred.size)
    if axes.contains(.horizontal) { preferred.size.width = fitting.width > 0 ? fitting.width : byHand.width }
    if axes.contains(.vertical) { preferred.size.height = fitting.height > 0 ? fitting.height : byHand.height }
    return preferred
  }

  private func constrainedSize(near size: CGSize, along axes: EstimatedAxes) -> CGSize {
    let compressed = UIView.layoutFittingCompressedSize
    return systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? compressed.width : size.width,
        height: axes.contains(.vertical) ? compressed.height : size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }
  /// Called before the collection view changes to another layout. Does nothing by default.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view has changed to another layout. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
