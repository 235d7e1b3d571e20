import Foundation
import UIKitCore

/// The change of a collection view that is being made: the open batch, the transition being set up, and the cells being
/// configured in place.
///
/// It is the only holder of the transition; layouts ask it for the one that concerns them.
@MainActor
final class UpdateCoordinator {
  /// The animated change that is being set up.
  private(set) var transition: LayoutTransition?
  /// A transition that began because the bounds changed inside the app's animation block.
  private var boundsChange: LayoutTransition?
  private var batch: BatchUpdate?
  private var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  private var asksForTargetOffset = false

  // MARK: Batches

  var isInBatch: Bool { batch != nil }

  func openBatch() { batch = BatchUpdate() }

  /// Notes changes in the open batch.
  ///
  /// - Returns: Whether a batch is open.
  func note(_ change: (inout BatchUpdate) -> Void) -> Bool {
    guard var open = batch else { return false }
    change(&open)
    batch = open
    return true
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { batch?.completions.append(completion) }

  func closeBatch() -> BatchUpdate {
    defer { batch = nil }
    return batch ?? BatchUpdate()
  }

  // MARK: Transitions

  func begin(_ new: LayoutTransition) { transition = new }

  func beginBoundsChange(_ new: LayoutTransition) {
    boundsChange = new
    begin(new)
  }

  /// Takes the bounds change that is to be animated now.
  func takeBoundsChange() -> LayoutTransition? {
    defer { boundsChange = nil }
    return boundsChange
  }

  func endTransition() { transition = nil }

  /// The transition that a layout takes part in, as the current layout or the one that is replaced.
  func transition(involving layout: UICollectionViewLayout) -> LayoutTransition? {
    guard let transition, let collectionView = transition.collectionView else { return nil }
    let current = collectionView.currentLayout
    return layout === current || layout === transition.outgoingLayout(current) ? transition : nil
  }

  // MARK: Target offset

  /// The data or the layout was replaced: layout and delegate are asked where to scroll.
  func requireTargetOffset() { asksForTargetOffset = true }

  /// - Returns: Whether the layout and the delegate are to be asked; they no longer are.
  func takeTargetOffsetRequest() -> Bool {
    defer { asksForTargetOffset = false }
    return asksForTargetOffset
  }

  // MARK: Reconfiguring

  /// The cell that dequeuing for a path returns, because it is being configured again in place.
  func reconfiguredCell(at path: IndexPath) -> UICollectionViewCell? { reconfigured[path] }

  func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath, _ configure: () -> Void) {
    reconfigured[path] = cell
    configure()
    reconfigured[path] = nil
  }
}

extension UICollectionView {
  var transition: LayoutTransition? { updates.transition }
}
