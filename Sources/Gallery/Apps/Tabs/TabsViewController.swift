import UIKit

/// Four screens of an app behind a tab bar. A second tap on a tab returns to its first page.
final class TabsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(TodayViewController(), title: "Today", symbol: "sun.max"),
      tab(paged(PhotoLibraryViewController()), title: "Library", symbol: "photo.on.rectangle"),
      tab(paged(ChatsViewController()), title: "Chats", symbol: "message", badge: "16"),
      tab(paged(PreferencesViewController()), title: "설정", symbol: "gearshape"),
    ]
    selectedIndex = 2
  }

  private func paged(_ controller: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func tab(
    _ controller: UIViewController, title: String, symbol: String, badge: String? = nil
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: UIImage(systemName: "\(symbol).fill"))
    controller.tabBarItem.badgeValue = badge
    return controller
  }
}
