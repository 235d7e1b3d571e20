import Foundation

/// What someone who does not look at a thing can do with it.
///
/// - Fidelity: documented; nobody reads a stage aloud, so that only the app calls handlers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Returns whether the action was carried out.
  public typealias ActionHandler = (_ action: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: ActionHandler?

  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
