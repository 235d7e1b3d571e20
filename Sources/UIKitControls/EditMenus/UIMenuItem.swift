import Foundation
import UIKitCore

/// A command of an app in the editing menu.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The method that the command calls, on the first object of the responder chain that has it.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }

  /// Creates a command without a title, which calls nothing.
  public override convenience init() { self.init(title: "", action: Selector("")) }
}
