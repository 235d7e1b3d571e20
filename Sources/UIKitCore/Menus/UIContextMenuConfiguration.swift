import Foundation

/// Makes a menu from what the system suggests, which here is nothing.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Makes the controller that shows what a menu is about.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a long press opens: a menu, and what is shown of the thing it is about.
///
/// - Fidelity: documented; badges and the order of elements are absent.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// One that nobody else has, unless it was given.
  open private(set) var identifier: any NSCopying = NSUUID()

  var previewProvider: UIContextMenuContentPreviewProvider?
  var actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - previewProvider: Without one the view itself is shown.
  ///   - actionProvider: Without one, or if it answers with nothing, there is no menu.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
