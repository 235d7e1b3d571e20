import Foundation

/// A behavior that can be added to a view in addition to its gesture recognizers.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added, or `nil`.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  func baseAddInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func baseRemoveInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  var baseInteractions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for old in attachedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !attachedInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
}
