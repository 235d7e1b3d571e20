import Foundation
import UIKitCore

/// The current change of a collection view: the open batch, the transition being set up, and the cells being
/// reconfigured.
///
/// It is the only owner of the transition; layouts query it for the transition that involves them.
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

  /// Records changes in the open batch.
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

  /// Removes and returns the bounds change to animate.
  func takeBoundsChange() -> LayoutTransition? {
    defer { boundsChange = nil }
    return boundsChange
  }

  func endTransition() { transition = nil }

  /// Returns the transition in which a layout takes part, as the current layout or the replaced one.
  func transition(involving layout: UICollectionViewLayout) -> LayoutTransition? {
    guard let transition, let collectionView = transition.collectionView else { return nil }
    let current = collectionView.currentLayout
    return layout === current || layout === transition.outgoingLayout(current) ? transition : nil
  }

  // MARK: Target offset

  /// Requests a target offset from the layout and the delegate, because the data or the layout was replaced.
  func requireTargetOffset() { asksForTargetOffset = true }

  /// - Returns: Whether the layout and the delegate are to provide a target offset. Later calls return `false`.
  func takeTargetOffsetRequest() -> Bool {
    defer { asksForTargetOffset = false }
    return asksForTargetOffset
  }

  // MARK: Reconfiguring

  /// Returns the cell to use when the data source dequeues one for a path, because that cell is being reconfigured.
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
