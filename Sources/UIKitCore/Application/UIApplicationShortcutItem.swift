import Foundation

/// An action in the menu of the app's icon. There is no icon here, so none is chosen.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  open private(set) var type: String
  /// The title.
  open private(set) var localizedTitle: String
  /// The text below the title; `nil` for none.
  open private(set) var localizedSubtitle: String?
  /// The icon; `nil` for none.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// Values of the app's choice.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// The icon of an action in the menu of the app's icon.
///
/// - Fidelity: documented; icons that the system draws are absent.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the image, or of the symbol.
  final let name: String

  /// Creates an icon of an image in the app's bundle.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// Creates an icon of a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
