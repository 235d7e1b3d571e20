import Foundation

extension KeyValueKeys {
  /// Makes the properties of bars known by which apps reach what UIKit does not declare.
  static func registerBars() {
    KeyValueAccess.add("view", of: UIBarButtonItem.self, as: UIView.self, get: { $0.shownView })
    KeyValueAccess.add("view", of: UITabBarItem.self, as: UIView.self, get: { $0.shownView })
    KeyValueAccess.add(
      "tabBar", of: UITabBarController.self, as: UITabBar.self, get: { $0.tabBar },
      set: { controller, bar in if let bar { controller.replaceBar(with: bar) } })
    KeyValueAccess.add(
      "navigationBar", of: UINavigationController.self, as: UINavigationBar.self, get: { $0.navigationBar },
      set: { controller, bar in if let bar { controller.replaceBar(with: bar) } })
    KeyValueAccess.add(
      "hidesShadow", of: UINavigationBar.self, as: Bool.self, get: { $0.hidesShadow },
      set: { $0.hidesShadow = $1 ?? false })
    KeyValueAccess.add("_searchField", \UISearchBar.searchTextField)
    KeyValueAccess.add("cancelButton", of: UISearchBar.self, as: UIView.self, get: { $0.shownCancelButton })
    KeyValueAccess.add(
      "cancelButtonText", of: UISearchBar.self, as: String.self, get: { $0.cancelTitle },
      set: { $0.cancelTitle = $1 })
  }
}
