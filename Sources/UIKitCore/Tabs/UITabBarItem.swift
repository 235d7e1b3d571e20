import Foundation
import Geometry

/// What a tab bar shows for one controller.
///
/// - Fidelity: documented.
open class UITabBarItem: UIBarItem {
  /// In place of `image` while the item is selected; nil for the same image.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  /// In a capsule at the icon's trailing side; an empty one is a dot, nil is none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// Of the capsule; nil for red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }
  open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

  /// From where the title would be, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}

extension UIViewController {
  var shownTabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    if let first = (self as? UINavigationController)?.viewControllers.first { return first.shownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  func adopt(tabBarItem: UITabBarItem?) {
    ownTabBarItem = tabBarItem
    guard let tabs = container as? UITabBarController else { return }
    let selected = tabs.selectedIndex
    tabs.tabBar.shownItems = tabs.viewControllers?.map(\.shownTabBarItem)
    guard let items = tabs.tabBar.items, items.indices.contains(selected) else { return }
    tabs.tabBar.chosenItem = items[selected]
  }

  func titleDidChange() {
    navigationItem.title = title
    ownTabBarItem?.title = title
  }
}
