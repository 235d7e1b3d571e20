import Foundation
import Geometry
import UIKitCore

/// The preferred side of the content on which an edit menu appears.
///
/// - Fidelity: documented.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// Above the content if there is space, or else below it.
  case automatic = 0
  /// Below the content.
  case up = 1
  /// Above the content.
  case down = 2
  /// On the right of the content. It counts as `automatic` here.
  case left = 3
  /// On the left of the content. It counts as `automatic` here.
  case right = 4
}

/// The position of an edit menu.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu, by which the delegate knows it.
  open private(set) var identifier: AnyHashable
  /// The point at which the menu is shown, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The side of the content on which the menu appears. The default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` for a unique one.
  ///   - sourcePoint: The point at which the menu is shown, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint.finite
    super.init()
  }
}

/// The animation with which an edit menu appears or disappears.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods that supply the contents of an edit menu.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show; `nil` for none.
  ///
  /// - Parameter suggestedActions: The commands that the responders of the view perform, such as Copy.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu is shown, in the coordinates of the interaction's view. The default is
  /// the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Reports that the menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Reports that the menu is about to disappear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation, which returns a menu of the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The default implementation, which returns the configuration's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// The default implementation, which does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation, which does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
