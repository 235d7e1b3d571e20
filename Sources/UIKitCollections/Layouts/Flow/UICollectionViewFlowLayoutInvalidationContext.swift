import UIKitCore

/// The parts of a flow layout that are out of date.
///
/// - Fidelity: observed; both flags are set in a new context (recorded from macOS 27 Catalyst).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes, insets and spacings are requested from the delegate again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are arranged again. The default is `true`. With `false` all positions remain, for subclasses that
  /// update them.
  open var invalidateFlowLayoutAttributes = true
}
