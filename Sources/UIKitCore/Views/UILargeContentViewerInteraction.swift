import Foundation

/// An interaction that shows the content of views enlarged under a long press, at large text sizes.
///
/// - Fidelity: documented; no viewer is shown here.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the viewer is on: the user has chosen one of the largest text sizes.
  open class var isEnabled: Bool {
    UITraitCollection.screen.preferredContentSizeCategory.isAccessibilityCategory
  }
}
