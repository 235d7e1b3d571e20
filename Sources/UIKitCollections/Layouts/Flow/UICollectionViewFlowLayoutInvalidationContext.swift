import UIKitCore

/// The parts of a flow layout that are out of date.
///
/// - Fidelity: observed; both flags are set in a new context (recorded from macOS 27 Catalyst).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes, insets and spacings again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed again. The default is `true`; `false` keeps all positions, for subclasses that update
  /// them.
  open var invalidateFlowLayoutAttributes = true
}
