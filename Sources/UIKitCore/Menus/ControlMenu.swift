import Foundation

/// Menus that controls open: beside the control, without lifting or dimming anything.
@MainActor
package enum ControlMenu {
  /// - Parameter chosen: Called with the action that was touched, before its handler.
  package static func open(
    _ menu: UIMenu, at view: UIView, chosen: @escaping @MainActor (UIAction) -> Void = { _ in }
  ) {
    guard let window = view.window, view.superview != nil, !MenuRows(menu).isEmpty else { return }
    let request = MenuRequest(menu: menu, source: UITargetedPreview(view: view), isCompact: true)
    let presentation = MenuPresentation(request, in: window, fingerAt: .zero)
    presentation.onSelect = chosen
    presentation.open(with: MenuAnimator(nil))
  }

  /// Opens a menu of which one element is on, whatever the menu says of that itself.
  ///
  /// - Parameter changed: Another element is on now; called before the handler of its action.
  package static func openChoice(_ menu: UIMenu, at view: UIView, changed: @escaping @MainActor () -> Void) {
    let before = menu.selectedElements
    open(menu, at: view) { action in
      menu.turnOn(action)
      if menu.selectedElements != before { changed() }
    }
  }
}
