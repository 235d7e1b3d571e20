import Foundation

/// The menu of a control of which one element is chosen.
@MainActor
package enum PopUpMenu {
  /// - Parameter changed: Another element is on now.
  package static func open(_ menu: UIMenu, at view: UIView, changed: @escaping @MainActor () -> Void) {
    guard let window = view.window else { return }
    let before = menu.selectedElements
    let chosen = menu.options.contains(.singleSelection) ? menu : nil
    let request = MenuRequest(menu: menu, source: view, isCompact: true)
    let presentation = MenuPresentation(request, in: window, fingerAt: .zero)
    presentation.onSelect = { action in
      if chosen == nil { menu.turnOn(action) }
      if menu.selectedElements != before { changed() }
    }
    presentation.open(with: MenuAnimator(nil))
  }
}
