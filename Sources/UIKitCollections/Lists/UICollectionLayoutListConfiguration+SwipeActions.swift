import Foundation
import UIKitCore

extension UICollectionLayoutListConfiguration {
  /// A closure that returns the swipe actions of a row; `nil` for none.
  ///
  /// - Fidelity: documented.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// Returns the app's actions; `nil` for none.
  @MainActor
  func swipeActions(on side: SwipeSide, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let provider =
      side == .leading ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }
}
