import UIKitCore

/// What of a flow layout is out of date.
///
/// - Fidelity: observed; both flags are set in a new context (recorded from macOS 27 Catalyst).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes, insets and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed again; `false` leaves everything as it is, for subclasses that look after it themselves.
  open var invalidateFlowLayoutAttributes = true
}
