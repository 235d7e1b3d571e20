import Foundation

/// The menus that controls open beside themselves, without a preview or dimming.
@MainActor
package enum ControlMenu {
  /// - Parameters:
  ///   - order: The order of the menu's rows.
  ///   - chosen: A closure that is called with the chosen action, before its handler.
  package static func open(
    _ menu: UIMenu, at view: UIView, order: UIContextMenuConfiguration.ElementOrder = .automatic,
    chosen: @escaping @MainActor (UIAction) -> Void = { _ in }
  ) {
    guard let window = view.window, view.superview != nil, !MenuRows.isEmpty(menu) else { return }
    var request = MenuRequest(menu: menu, source: UITargetedPreview(view: view), isCompact: true)
    request.order = order
    let presentation = MenuPresentation(request, in: window, fingerAt: .zero)
    presentation.onSelect = chosen
    presentation.open(with: MenuAnimator(nil))
  }

  /// Opens a menu in which exactly one element is on, whatever options the menu has.
  ///
  /// - Parameters:
  ///   - order: The order of the menu's rows.
  ///   - changed: A closure that is called after the selection has changed, before the handler of the action.
  package static func openChoice(
    _ menu: UIMenu, at view: UIView, order: UIContextMenuConfiguration.ElementOrder = .automatic,
    changed: @escaping @MainActor () -> Void
  ) {
    let before = menu.selectedElements
    open(menu, at: view, order: order) { action in
      menu.turnOn(action)
      if menu.selectedElements != before { changed() }
    }
  }
}
