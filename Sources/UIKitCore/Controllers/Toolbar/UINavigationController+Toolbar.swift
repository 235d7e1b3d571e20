import Foundation
import Geometry

/// The toolbar at the bottom, with the items of the top controller.
extension UINavigationController {
  /// Places the toolbar; pages end above it.
  func layOutToolbar() {
    guard let view = loadedView else { return }
    let bottom = view.safeAreaInsets.bottom
    let height = toolbarHeight
    toolbar.bottom = bottom
    let y = view.bounds.height - (isToolbarHidden ? 0 : height + bottom)
    toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height + bottom)
    for page in pages { page.coveredBottom = isToolbarHidden ? 0 : height + bottom }
    // A tab bar below follows the content already; the toolbar above it always has its background.
    bottomEdgeObserver.follow(tabBarIsVisible != nil ? nil : topViewController?.bottomScrollView)
    showToolbarBackdrop()
  }

  func showToolbarBackdrop() {
    toolbar.backdrop = tabBarIsVisible != nil ? 1 : bottomEdgeObserver.backdrop
    toolbar.hidesLine = tabBarIsVisible == nil && bottomEdgeObserver.hidesLine
  }

  private var toolbarHeight: CGFloat { UIToolbar.rowHeight(traitCollection) }

  func showToolbarItems(of controller: UIViewController?) {
    toolbar.setItems(controller?.toolbarItems, animated: false)
  }
}

extension UIViewController {
  func toolbarItemsDidChange() {
    guard let navigation = navigationController, navigation.topViewController === self else { return }
    navigation.showToolbarItems(of: self)
  }
}
