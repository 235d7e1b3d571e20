import Foundation

/// A closure that returns the menu. Its argument, the elements that the system suggests, is empty here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A closure that returns the controller to show as the preview; `nil` for a snapshot of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The contents of a context menu: its elements and its preview.
///
/// - Fidelity: documented; badges are absent.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration; unique unless one was given.
  open private(set) var identifier: any NSCopying = NSUUID()

  /// The order of the menu's elements. The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  var previewProvider: UIContextMenuContentPreviewProvider?
  var actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - previewProvider: A closure that returns the controller to show as the preview. Without one, it is a snapshot
  ///     of the view.
  ///   - actionProvider: A closure that returns the menu. Without it, or if it returns `nil`, there is only the
  ///     preview, or nothing at all.
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

extension UIContextMenuConfiguration {
  /// The order of a menu's elements on the screen.
  ///
  /// - Fidelity: approximated; `automatic` is the same as `fixed` here.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// The order that suits the menu.
    case automatic = 0
    /// The first element is closest to the finger: at the bottom of a menu that opens above it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }
}
