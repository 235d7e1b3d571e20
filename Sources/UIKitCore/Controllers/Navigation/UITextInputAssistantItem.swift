import Foundation

/// Groups of buttons beside the suggestions above a keyboard.
///
/// - Fidelity: documented; no keyboard is drawn, so they are kept and not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether people may hide the buttons. The default is `true`.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions. The default is empty.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions. The default is empty.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  static let all = NSMapTable<UIResponder, UITextInputAssistantItem>.weakToStrongObjects()
}
